/**
 * Effects that move somebody: pushes, shoves, walks, teleports, steering. Each asks for its end
 * square on the map.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, type Id, seatOf } from '../../../../engine/words.ts';
import { pathTo } from '../../../../space/squares/squarePaths.ts';
import {
  DIRECTIONS,
  elevationAt,
  type Square,
  sameSquare,
  squareAt,
  squareGap,
  squareKey,
  squarePlace,
  squaresWithin,
  stepFrom,
} from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { type Push, pushLines } from '../../../common/squares/pushes.ts';
import type { ThrumFight } from '../../fight.ts';
import { rangeOf } from '../aim/targets.ts';
import { jumpSquares } from '../ground/drops.ts';
import { enterable } from '../ground/movement.ts';
import { mayWalk, pathOptions, reachFor } from '../ground/walker.ts';
import { amountOf, type Use } from '../table/owned.ts';
import type { Attack, Table } from '../table/procedures.ts';
import { squareName } from '../table/squareName.ts';
import { apartFrom, canStand, gridFor, nameOf, refOf, squaresApart, tell, whereIs } from '../table/table.ts';

export const stayOption = (label: string): Option => ({ id: 'stay', label, tone: 'pass' });
const squareFrom = (text: string): Square => {
  const [column = 0, row = 0] = text.split(',').map(Number);
  return { column, row };
};

export { squareFrom };

/**
 * The squares where a push may end. A push is a straight line on which every step is further from
 * the source, as far as nothing is in the way.
 */
export function pushesOf(fight: ThrumFight, source: Square, target: Id, n: number): Push[] {
  const start = whereIs(fight, target);
  return start ? pushLines(source, start, n, (from, to) => enterable(fight, target, from, to)) : [];
}

/**
 * Pushes up to n squares: the user picks direction and distance. Gives whether the target was
 * pushed at all.
 */
export function* pushOut(t: Table, use: Use, n: number, target: Id, attack: Attack | undefined): Flow<boolean> {
  const { fight } = t;
  const striker = attack?.striker;
  const source =
    (striker !== undefined && striker !== target ? whereIs(fight, striker) : undefined) ??
    (attack && attack.use === use ? use.origin : whereIs(fight, use.user));
  if (n <= 0 || !source) return false;
  const start = whereIs(fight, target);
  const lines = pushesOf(fight, source, target, n);
  if (!start || lines.length === 0) return false;
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `${use.ability.name}: push ${nameOf(fight, target)} up to ${countWords(n, 'square')}?`,
      rule: 'TH-43',
      about: [target],
    },
    [
      ...lines.map(({ end, steps }) => ({
        id: squareKey(end),
        label: squareName(end),
        detail: `${steps.length}`,
        place: squarePlace(end),
        way: [start, ...steps].map(squarePlace),
      })),
      stayOption('Do not push'),
    ],
  );
  const line = lines.find(({ end }) => squareKey(end) === answer);
  for (const step of line?.steps ?? []) if (!(yield* t.force(target, step, use.user))) break;
  if (line)
    tell(fight, 'TH-43', sentence`${refOf(fight, target)} is pushed (${itemRef(use.ability.name)}).`, {
      happened: { is: 'moved', whom: [target] },
    });
  return line !== undefined;
}

/** The squares to which forced steps can lead, each with its way. */
export function shoveWays(fight: ThrumFight, target: Id, n: number): Map<string, Square[]> {
  const start = whereIs(fight, target);
  const ways = new Map<string, Square[]>();
  if (!start) return ways;
  let edge: Square[] = [start];
  ways.set(squareKey(start), []);
  for (let k = 0; k < n; k += 1) {
    const next: Square[] = [];
    for (const from of edge)
      for (const way of DIRECTIONS) {
        const to = stepFrom(from, way);
        if (ways.has(squareKey(to)) || !enterable(fight, target, from, to)) continue;
        ways.set(squareKey(to), [...(ways.get(squareKey(from)) ?? []), to]);
        next.push(to);
      }
    edge = next;
  }
  ways.delete(squareKey(start));
  return ways;
}

/** Moves the target up to n squares in any direction that the user picks. */
export function* shoveAway(t: Table, use: Use, n: number, end: 'any' | 'within' | 'start', target: Id): Flow<void> {
  const { fight } = t;
  const start = whereIs(fight, target);
  const me = whereIs(fight, use.user);
  if (!start || !me) return;
  const range = rangeOf(fight, use);
  const ways = [...shoveWays(fight, target, end === 'start' ? 1 : n).entries()].filter(([key]) => {
    const square = squareFrom(key);
    return (
      end !== 'within' ||
      squareGap(me, sheetOf(fight, use.user).squares, square, sheetOf(fight, target).squares) <= range
    );
  });
  if (ways.length === 0) return;
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `${use.ability.name}: move ${nameOf(fight, target)} where?`,
      rule: 'TH-43',
      about: [target],
    },
    [
      ...ways.map(([key, steps]) => ({
        id: key,
        label: squareName(squareFrom(key)),
        detail: `${steps.length}`,
        place: squarePlace(squareFrom(key)),
        way: [start, ...steps].map(squarePlace),
      })),
      stayOption('Leave them there'),
    ],
  );
  const steps = ways.find(([key]) => key === answer)?.[1];
  const grid = gridFor(fight);
  let fell = false;
  for (const step of steps ?? []) {
    const from = whereIs(fight, target);
    if (!(yield* t.force(target, step, use.user))) break;
    fell ||= from !== undefined && elevationAt(grid, from) - elevationAt(grid, step) >= 2;
  }
  // A drop has told its fall already, with its roll, and that must stay the last sentence that
  // players read.
  if (steps && !fell)
    tell(fight, 'TH-43', sentence`${refOf(fight, target)} is moved.`, { happened: { is: 'moved', whom: [target] } });
}

/** TH-12: the user teleports up to n squares. */
export function* teleportUser(t: Table, use: Use, n: number, must = false): Flow<void> {
  const { fight } = t;
  const at = whereIs(fight, use.user);
  if (!at || n <= 0) return;
  const squares = squaresWithin(gridFor(fight), at, n).filter(
    (square) => !sameSquare(square, at) && canStand(fight, use.user, square),
  );
  if (squares.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: `${use.ability.name}: teleport where?`, rule: 'TH-12', about: [use.user] },
    [
      ...squares.map((square) => ({
        id: squareKey(square),
        label: squareName(square),
        place: squarePlace(square),
      })),
      ...(must ? [] : [stayOption('Stay')]),
    ],
  );
  if (answer === 'stay') return;
  yield* t.teleport(use.user, squareFrom(answer));
  const now = whereIs(fight, use.user);
  if (now) use.origin = now;
}

/** The target walks up to n squares where the user says, to a square within the ability's range. */
export function* steerTarget(t: Table, use: Use, n: number, target: Id): Flow<void> {
  const { fight } = t;
  if (n <= 0 || mayWalk(fight, target) !== true || sheetOf(fight, target).incapacitated) return;
  const reach = reachFor(fight, target, n);
  const range = rangeOf(fight, use);
  const options = pathOptions(
    reach,
    (square) => squareGap(use.origin, 1, square, sheetOf(fight, target).squares) <= range,
  );
  if (options.length === 0) return;
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `${use.ability.name}: where does ${nameOf(fight, target)} walk?`,
      rule: 'TH-43',
      about: [target],
    },
    [...options, stayOption('Leave them where they are')],
  );
  const path = answer === 'stay' ? undefined : pathTo(reach, squareFrom(answer));
  if (!path) return;
  yield* t.walk(target, path, { pays: 'free', budget: n });
  tell(fight, 'TH-43', sentence`${refOf(fight, target)} walks as bidden by ${personRef(use.user)}.`, {
    happened: { is: 'moved', whom: [target] },
  });
}

/**
 * Bull Rush: a free square beside the target within half Speed or down one drop, or already beside
 * it.
 */
export function canRush(fight: ThrumFight, use: Use, target: Id): boolean {
  if (squaresApart(fight, use.user, target) <= 1) return true;
  if (mayWalk(fight, use.user) !== true) return false;
  const steps = amountOf(fight, use, { base: 'half-speed', b: 'h(fin)' });
  const reach = reachFor(fight, use.user, steps);
  const { squares } = sheetOf(fight, use.user);
  const beside = (square: Square) => apartFrom(fight, square, target, squares) === 1;
  return (
    reach.stops.some((index) => beside(squareAt(reach.grid, index))) ||
    jumpSquares(fight, use.user).some(({ square, cost }) => cost <= steps && beside(square))
  );
}
