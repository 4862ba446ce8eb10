/** TH-15: drops of 2 and more: where one may jump down, what that costs, and how one lands. */

import { choose, type Flow } from '../../../../engine/flow.ts';
import { gm, type Id } from '../../../../engine/words.ts';
import { stepCost } from '../../../../space/squares/squarePaths.ts';
import { DIRECTIONS, elevationAt, type Square, stepFrom, walled } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { defenceModifier, has } from '../../sheet/sheet.ts';
import { signed } from '../../sheet/terms.ts';
import { NOTHING, rollTests, seatFor } from '../table/dice.ts';
import { speedOf } from '../table/owned.ts';
import type { Part, Table } from '../table/procedures.ts';
import { canStand, gridFor, nameOf, tell, whereIs } from '../table/table.ts';
import { walkerFor } from './walker.ts';

/** How far one goes down in a step. */
export const dropTo = (fight: ThrumFight, from: Square, to: Square): number =>
  elevationAt(gridFor(fight), from) - elevationAt(gridFor(fight), to);

/** TH-15: a jump costs what the step would, less what is asked for the height. */
export function jumpPrice(fight: ThrumFight, who: Id, from: Square, to: Square): number | undefined {
  const step = stepCost(gridFor(fight), { ...walkerFor(fight, who, 999), from }, from, to);
  return step && Math.max(1, step.cost - (dropTo(fight, from, to) - 1));
}

/**
 * TH-15: Endurance or Reflex against 2d6 and the drop. Failure is Slowed, and Dazed too for whoever has spent its new Speed already:
 * `spent` of a walk that an ability gives, else of the turn’s own movement.
 */
export function* dropRoll(t: Table, who: Id, drop: number, spent?: number): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  if (sheet.kind === 'minion') return;
  const [endurance, reflex] = [defenceModifier(sheet, 'resilience'), defenceModifier(sheet, 'evasion')];
  const answer = yield* choose(
    {
      seat: seatFor(fight, who),
      title: `${nameOf(fight, who)} drops ${drop}: land with what?`,
      rule: 'TH-15',
      about: [who],
    },
    [
      { id: 'end', label: `Endurance ${signed(endurance)}` },
      { id: 'ref', label: `Reflex ${signed(reflex)}` },
    ],
  );
  const lean: Part[] =
    answer === 'ref' && has(sheet, 'hastened') ? [{ label: 'Hastened', value: 1, rule: 'TH-42' }] : [];
  const own: Part[] = [
    { label: answer === 'end' ? 'Endurance' : 'Reflex', value: answer === 'end' ? endurance : reflex, rule: 'TH-15' },
  ];
  const fall: Part[] = [{ label: 'the drop', value: drop, rule: 'TH-15' }];
  const { roll: landing = NOTHING, drop: height = NOTHING } = yield* rollTests(
    fight,
    { seat: seatFor(fight, who), title: `${nameOf(fight, who)} drops ${drop}`, rule: 'TH-15', about: [who] },
    [
      {
        id: 'roll',
        seat: seatFor(fight, who),
        label: `${nameOf(fight, who)} lands`,
        dice: 'landing',
        numbers: own,
        lean,
      },
      { id: 'drop', seat: gm, label: `A drop of ${drop}`, dice: 'drop', numbers: fall, lean: [] },
    ],
  );
  const [a, d] = [landing.total, height.total];
  const dice = [...landing.dice, ...height.dice];
  const well = a > d || (a === d && fight.house.dropTies === 'lands');
  tell(
    fight,
    'TH-15',
    `${nameOf(fight, who)} drops ${drop}: ${a} against ${d}, ${well ? 'lands well' : 'lands badly'}.`,
    { who: [who], dice, tone: well ? 'plain' : 'bad' },
  );
  if (well) return;
  yield* t.apply(who, 'slowed', 1, { by: 'the drop' });
  const { turn } = fight.state;
  const used = spent ?? (turn?.who === who ? turn.spent : 0);
  if (used > 0 && used >= speedOf(fight, who)) yield* t.apply(who, 'dazed', 1, { by: 'the drop' });
}

/** Squares beside somebody that lie 2 or more lower: where one may jump down without paying for the height. */
export function jumps(fight: ThrumFight, who: Id): { square: Square; drop: number; cost: number }[] {
  const grid = gridFor(fight);
  const at = whereIs(fight, who);
  if (!at) return [];
  return DIRECTIONS.flatMap((way) => {
    const square = stepFrom(at, way);
    const drop = elevationAt(grid, at) - elevationAt(grid, square);
    if (drop < 2 || !canStand(fight, who, square) || walled(grid, at, square)) return [];
    const cost = jumpPrice(fight, who, at, square);
    return cost === undefined ? [] : [{ square, drop, cost }];
  });
}
