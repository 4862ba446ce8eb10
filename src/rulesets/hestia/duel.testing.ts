/** A duel for this game's tests: Ann with an axe against one foe, and her blows. */
import type { HestiaSheet } from './sheet/sheet.ts';
import { type Weapon, weaponOf } from './sheet/weapons.ts';
import { asSheet, fightOn, playOn, tableOf } from './table.testing.ts';

export const axeOf = (rest: Partial<Weapon> = {}) => weaponOf('axe', 'Axe', { sides: 8, ...rest });
/**
 * A fight in which Ann, with an axe and Violence 2, acts first against a foe of Defense 12, Grit 5
 * and Flesh 4.
 */
export const duelOf = (
  arm: Partial<Weapon> = {},
  foe: Partial<HestiaSheet> = {},
  ann: Partial<HestiaSheet> = {},
  house: Record<string, unknown> = {},
) =>
  fightOn(
    tableOf(
      [
        { id: 'ann', sheet: asSheet({ violence: 2, weapons: [axeOf(arm)], ...ann }) },
        {
          id: 'foe',
          sheet: asSheet({
            armour: 'light',
            grit: { now: 5, max: 5 },
            flesh: { now: 4, max: 4 },
            weapons: [axeOf()],
            ...foe,
          }),
        },
      ],
      { house },
    ),
    { ann: [20, ...(ann.states?.includes('liquor') ? [1] : [])] },
  );
export const strikeAt = (at: ReturnType<typeof duelOf>, d20: number[], damage?: number[]) =>
  playOn(
    at,
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: d20 } },
    ...(damage ? [{ answer: { dice: damage } }] : []),
  );
