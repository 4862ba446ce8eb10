/**
 * Short forms for the tests of rare cases: a pair side by side, a pair in the field, offers and
 * questions.
 */
import { offersOf } from '../../engine/legality.ts';
import { hestia } from './index.ts';
import type { HestiaSheet } from './sheet/sheet.ts';
import { weaponOf } from './sheet/weapons.ts';
import { asSheet, fightOf, fightOn, questionOf, tableOf } from './table.testing.ts';

export type At = ReturnType<typeof tableOf>;
export const plainAxe = weaponOf('axe', 'Axe', { sides: 8 });
export const whyGrey = (at: At, who: string, action: string, variant?: string) =>
  offersOf(hestia, fightOf(at), who).find(
    (offer) => offer.action === action && (variant === undefined || offer.variant === variant),
  )?.blocked?.rule;
export const optionsIn = (at: At) => {
  const question = questionOf(at);
  return question?.kind === 'choose' ? question.options : [];
};
export const rollsIn = (at: At) => {
  const question = questionOf(at);
  return question?.kind === 'dice' ? question.rolls : [];
};
/** The d6 that are rolled with each asked d20, by roll. */
export const sixesIn = (at: At) => rollsIn(at).map(({ groups }) => groups[1]?.label ?? 'none');
/** A fight of Ann and a foe, side by side; Ann is the quicker one. */
export const pairOf = (
  ann: Partial<HestiaSheet> = {},
  foe: Partial<HestiaSheet> = {},
  house: Record<string, unknown> = {},
  savvy: number[] = [20],
) =>
  fightOn(
    tableOf(
      [
        { id: 'ann', sheet: asSheet({ weapons: [plainAxe], violence: 2, grit: { now: 9, max: 9 }, ...ann }) },
        { id: 'foe', sheet: asSheet({ weapons: [plainAxe], violence: 5, grit: { now: 9, max: 9 }, ...foe }) },
      ],
      { house },
    ),
    { ann: savvy },
  );
export const inField = (ann: [number, number], foe: [number, number], house: Record<string, unknown> = {}) =>
  fightOn(
    tableOf(
      [
        {
          id: 'ann',
          place: { kind: 'square', column: ann[0], row: ann[1] },
          sheet: asSheet({ weapons: [plainAxe], flesh: { now: 6, max: 6 } }),
        },
        {
          id: 'foe',
          place: { kind: 'square', column: foe[0], row: foe[1] },
          sheet: asSheet({ weapons: [plainAxe], violence: 9 }),
        },
      ],
      { scene: 'field', house },
    ),
    { ann: [20] },
  );
