/** TH-15: drops of 2 and more: where a combatant may jump down, the cost, and the landing. */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { stepCost } from '../../../../space/squares/squarePaths.ts';
import { DIRECTIONS, elevationAt, isWallBetween, type Square, stepFrom } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { defenceModifier, hasCondition } from '../../sheet/sheet.ts';
import { signedNumber } from '../../sheet/terms.ts';
import { NOTHING, rollTests, seatFor } from '../table/dice.ts';
import { speedOf } from '../table/owned.ts';
import type { RollPart, Table } from '../table/procedures.ts';
import { canStand, gridFor, nameOf, tell, whereIs } from '../table/table.ts';
import { walkerFor } from './walker.ts';

const steps = (drop: number): string => `${drop} ${drop === 1 ? 'step' : 'steps'}`;

/**
 * The roll for a jump down and the price of failing, in words that players read before they choose
 * the jump.
 */
export const jumpWords = (drop: number): string =>
  `a drop of ${steps(drop)}: Endurance or Reflex against 2d6 + ${drop}; failed: Slowed +1, and Dazed if no movement is left`;

/** The number of levels that a step goes down. */
export const dropTo = (fight: ThrumFight, from: Square, to: Square): number =>
  elevationAt(gridFor(fight), from) - elevationAt(gridFor(fight), to);

/** TH-15: the price of a jump: the price of the step without the part for the height. */
export function jumpPrice(fight: ThrumFight, who: Id, from: Square, to: Square): number | undefined {
  const step = stepCost(gridFor(fight), { ...walkerFor(fight, who, 999), from }, from, to);
  return step && Math.max(1, step.cost - (dropTo(fight, from, to) - 1));
}

/**
 * TH-15: rolls Endurance or Reflex against 2d6 and the drop. A combatant who fails is Slowed, and
 * also Dazed if it has spent its new Speed already. `spent` is the movement of a walk that an
 * ability gives; left out, the turn’s own movement counts.
 */
export function* dropRoll(t: Table, who: Id, drop: number, spent?: number): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  if (sheet.kind === 'minion') return;
  const [endurance, reflex] = [defenceModifier(sheet, 'resilience'), defenceModifier(sheet, 'evasion')];
  const answer = yield* askChoice(
    {
      seat: seatFor(fight, who),
      title: `${nameOf(fight, who)} drops ${steps(drop)}: land by Endurance or Reflex?`,
      rule: 'TH-15',
      detail: 'Failed: Slowed +1, and Dazed if no movement is left.',
      about: [who],
    },
    [
      { id: 'end', label: `Endurance ${signedNumber(endurance)}` },
      { id: 'ref', label: `Reflex ${signedNumber(reflex)}` },
    ],
  );
  const lean: RollPart[] =
    answer === 'ref' && hasCondition(sheet, 'hastened') ? [{ label: 'Hastened', value: 1, rule: 'TH-42' }] : [];
  const own: RollPart[] = [
    { label: answer === 'end' ? 'Endurance' : 'Reflex', value: answer === 'end' ? endurance : reflex, rule: 'TH-15' },
  ];
  const fall: RollPart[] = [{ label: 'the drop', value: drop, rule: 'TH-15' }];
  const { roll: landing = NOTHING, drop: height = NOTHING } = yield* rollTests(
    fight,
    { seat: seatFor(fight, who), title: `${nameOf(fight, who)} drops ${steps(drop)}`, rule: 'TH-15', about: [who] },
    [
      {
        id: 'roll',
        seat: seatFor(fight, who),
        label: `${nameOf(fight, who)} lands`,
        dice: 'landing',
        numbers: own,
        lean,
      },
      { id: 'drop', seat: gmSeat, label: `A drop of ${steps(drop)}`, dice: 'drop', numbers: fall, lean: [] },
    ],
  );
  const [a, d] = [landing.total, height.total];
  const dice = [...landing.dice, ...height.dice];
  const well = a > d || (a === d && fight.house.dropTies === 'lands');
  tell(
    fight,
    'TH-15',
    sentence`${personRef(who)} drops ${steps(drop)}: ${own[0]?.label ?? ''} of ${a} ${a > d ? 'beats' : a === d ? 'equals' : 'does not beat'} the drop’s ${d}, and the landing is ${well ? 'good' : 'bad'}.`,
    { dice, tone: well ? 'plain' : 'bad' },
  );
  if (well) return;
  yield* t.apply(who, 'slowed', 1, { by: 'the drop' });
  const { turn } = fight.state;
  const used = spent ?? (turn?.who === who ? turn.spent : 0);
  if (used > 0 && used >= speedOf(fight, who)) yield* t.apply(who, 'dazed', 1, { by: 'the drop' });
}

/**
 * The squares beside a combatant that lie 2 or more lower. The combatant may jump down there
 * without paying for the height.
 */
export function jumpSquares(fight: ThrumFight, who: Id): { square: Square; drop: number; cost: number }[] {
  const grid = gridFor(fight);
  const at = whereIs(fight, who);
  if (!at) return [];
  return DIRECTIONS.flatMap((way) => {
    const square = stepFrom(at, way);
    const drop = elevationAt(grid, at) - elevationAt(grid, square);
    if (drop < 2 || !canStand(fight, who, square) || isWallBetween(grid, at, square)) return [];
    const cost = jumpPrice(fight, who, at, square);
    return cost === undefined ? [] : [{ square, drop, cost }];
  });
}
