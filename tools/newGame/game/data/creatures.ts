/** Ready-made combatants. */
import type { Creature } from '../../../../src/engine/ruleset.ts';
import { creaturesOf } from '../../../../src/rulesets/common/creatures.ts';
import { type SkirmishSheet, sheetRecord } from '../sheet.ts';

const creature = creaturesOf(
  sheetRecord,
  ({ might, guard, health }) => `Might ${might}, Guard ${guard}, can take ${health}`,
);

export const creatures: readonly Creature<SkirmishSheet>[] = [
  creature({ id: 'hero', name: 'Hero', kind: 'Heroes', icon: 'person' }, { might: 3, guard: 6, health: 6 }),
  creature({ id: 'raider', name: 'Raider', kind: 'Raiders', icon: 'bandit' }),
  creature({ id: 'brute', name: 'Brute', kind: 'Raiders', icon: 'ogre' }, { might: 5, guard: 4, health: 8 }),
];
