/**
 * TH-11, TH-15: own movement that an ability gives its user, on foot or down a drop: in one leg or,
 * with Dash, in several.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, seatOf } from '../../../../engine/words.ts';
import { pathTo } from '../../../../space/squares/squarePaths.ts';
import { type Square, squareKey, squarePlace } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Effect } from '../../sheet/ability.ts';
import { jumpSquares, jumpWords } from '../ground/drops.ts';
import { mayWalk, pathOptions, reachFor } from '../ground/walker.ts';
import { amountOf, type Use } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { squareName } from '../table/squareName.ts';
import { apartFrom, squaresApart, tell, whereIs } from '../table/table.ts';
import { squareFrom, stayOption } from './shifting.ts';

type Walk = Pick<Extract<Effect, { do: 'walk' }>, 'n' | 'end' | 'legs'>;

/**
 * The user walks as far as the effect says. The reach is worked out anew for each leg, because
 * enemies may answer and a drop may slow the user.
 */
export function* walkUser(t: Table, use: Use, walk: Walk, target: string): Flow<void> {
  const { fight } = t;
  let spent = 0;
  let moved = false;
  for (;;) {
    const left = amountOf(fight, use, walk.n) - spent;
    const leg = yield* legOf(t, use, walk, target, { left, spent });
    if (leg === undefined) break;
    moved = true;
    spent += leg;
    if (!walk.legs) break;
  }
  if (!moved) return;
  const at = whereIs(fight, use.user);
  if (at) use.origin = at;
  tell(fight, 'TH-11', sentence`${personRef(use.user)} moves (${itemRef(use.ability.name)}).`, {
    happened: { is: 'moved', whom: [use.user] },
  });
}

/**
 * One leg of the walk: on foot, or down a drop of 2 or more beside the user. Gives the movement
 * that it took; undefined when the walk is over.
 */
function* legOf(
  t: Table,
  use: Use,
  { end, legs }: Walk,
  target: string,
  { left, spent }: { left: number; spent: number },
): Flow<number | undefined> {
  const { fight } = t;
  const { user } = use;
  if (left <= 0 || !fight.combatants[user] || sheetOf(fight, user).incapacitated || mayWalk(fight, user) !== true)
    return undefined;
  const reach = reachFor(fight, user, left);
  const wanted = (square: Square) =>
    end === 'any' || apartFrom(fight, square, target, sheetOf(fight, user).squares) === 1;
  const drops = jumpSquares(fight, user).filter(({ square, cost }) => cost <= left && wanted(square));
  const options: Option[] = [
    ...pathOptions(reach, wanted),
    ...drops.map(({ square, drop, cost }) => ({
      id: `jump ${squareKey(square)}`,
      label: `Jump down: ${squareName(square)}`,
      detail: `${cost} movement, ${jumpWords(drop)}`,
      place: squarePlace(square),
    })),
  ];
  if (options.length === 0) return undefined;
  const mayStay = end !== 'beside target' || squaresApart(fight, user, target) <= 1;
  const idle = spent === 0 && use.ability.type === 'action' && !use.ability.attack;
  const stay = spent > 0 ? 'Stop here' : idle ? 'Stay: the action is spent all the same' : 'Stay';
  const far = legs ? ` ${countWords(left, 'square')} left.` : '';
  const answer = yield* askChoice(
    { seat: seatOf(user), title: `${use.ability.name}: walk where?${far}`, rule: 'TH-11', about: [user] },
    [...options, ...(mayStay ? [stayOption(stay)] : [])],
  );
  if (answer === 'stay') return undefined;
  const drop = drops.find(({ square }) => answer === `jump ${squareKey(square)}`);
  const path = drop ? [drop.square] : pathTo(reach, squareFrom(answer));
  if (!path) return undefined;
  const gait = { pays: 'free', budget: left, before: spent } as const;
  const walked = yield* t.walk(user, path, drop ? { ...gait, leaps: true } : gait);
  return walked.spent;
}
