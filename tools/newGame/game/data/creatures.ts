/** Ready-made combatants. */
import type { Creature } from '../../../../src/engine/ruleset.ts';
import { type SkirmishSheet, sheet } from '../sheet.ts';

const creature = (
  id: string,
  name: string,
  kind: string,
  icon: string,
  differs: Partial<SkirmishSheet>,
): Creature<SkirmishSheet> => {
  const made = { ...sheet.start(), ...differs };
  return {
    id,
    name,
    kind,
    icon,
    summary: `Might ${made.might}, Guard ${made.guard}, can take ${made.health}`,
    sheet: made,
  };
};

export const creatures: readonly Creature<SkirmishSheet>[] = [
  creature('hero', 'Hero', 'Heroes', 'person', { might: 3, guard: 6, health: 6 }),
  creature('raider', 'Raider', 'Raiders', 'bandit', {}),
  creature('brute', 'Brute', 'Raiders', 'ogre', { might: 5, guard: 4, health: 8 }),
];
