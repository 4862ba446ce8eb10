/** A duel for this game's tests: Ann with an axe against one foe, and her blow. */
import type { HestiaSheet } from './sheet/sheet.ts';
import { type Weapon, weapon } from './sheet/weapons.ts';
import { fightOn, on, sheet, table } from './table.testing.ts';

export const axe = (rest: Partial<Weapon> = {}) => weapon('axe', 'Axe', { sides: 8, ...rest });
/** Ann with an axe and Violence 2 acts first against a foe of Defense 12, Grit 5 and Flesh 4. */
export const duel = (
  arm: Partial<Weapon> = {},
  foe: Partial<HestiaSheet> = {},
  ann: Partial<HestiaSheet> = {},
  house: Record<string, unknown> = {},
) =>
  fightOn(
    table(
      [
        { id: 'ann', sheet: sheet({ violence: 2, weapons: [axe(arm)], ...ann }) },
        {
          id: 'foe',
          sheet: sheet({
            armour: 'light',
            grit: { now: 5, max: 5 },
            flesh: { now: 4, max: 4 },
            weapons: [axe()],
            ...foe,
          }),
        },
      ],
      { house },
    ),
    { ann: [20, ...(ann.states?.includes('liquor') ? [1] : [])] },
  );
export const strike = (at: ReturnType<typeof duel>, d20: number[], damage?: number[]) =>
  on(
    at,
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: d20 } },
    ...(damage ? [{ answer: { dice: damage } }] : []),
  );
