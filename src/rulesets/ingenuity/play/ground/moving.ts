/** Moving (IN-09, IN-15, IN-19, IN-21): a Move, a Sprint, a step, each asked on the map with its metres. */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../../engine/words.ts';
import { type Place, placeKey } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { has, isUp, lift, put } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';
import { turnOf } from '../turns/turns.ts';
import { hasCover } from './cover.ts';
import { walkOption, walks } from './ground.ts';

/** IN-21: diagonal steps that a walk counts on from: those of the turn so far, by the house rule. */
const goneBy = (fight: IngenuityFight, who: Id): number =>
  fight.house.diagonals === 'turn' ? (turnOf(fight, who)?.diagonals ?? 0) : 0;

/** Whether there is anywhere to go with so many metres; a step is all that one who is prone can do. */
export const mayWalk = (fight: IngenuityFight, who: Id, budget: number): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    one.place.kind === 'square' || no('IN-09', 'Is not on the map.'),
    () =>
      budget <= 1 ||
      !fight.house.proneSteps ||
      !has(one, 'prone') ||
      no('IN-19', 'Is prone: it can only step or stand up.'),
    () => walks(fight, who, budget, goneBy(fight, who)).length > 0 || no('IN-21', 'There is nowhere to go.'),
  );
};

/** What may break into a walk: asked on each square where the walker could stop, `from` the last such place. */
export type OnStep = (fight: IngenuityFight, who: Id, from: Place, at: 'way' | 'end') => Flow<void>;

/** Asks where to, and goes there step by step; whoever falls on the way lies there. Leaves whatever cover was sought. */
export function* walk(
  fight: IngenuityFight,
  who: Id,
  budget: number,
  how: { verb: string; rule: string },
  onStep: OnStep,
): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = walks(fight, who, budget, goneBy(fight, who));
  if (ways.length === 0) return;
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)} ${how.verb}: where to?`, rule: how.rule, about: [who] },
    ways.map(walkOption),
  );
  const way = ways.find(({ place }) => placeKey(place) === chosen);
  if (!way) return;
  lift(one, 'cover');
  tell(fight, how.rule, `${nameOf(fight, who)} ${how.verb} ${way.metres} m.`, { who: [who] });
  const stops = new Set(ways.map(({ place }) => placeKey(place)));
  let from = one.place;
  for (const [n, place] of way.path.entries()) {
    countDiagonal(fight, who, one.place, place);
    one.place = place;
    const end = n === way.path.length - 1;
    if (!end && !stops.has(placeKey(place))) continue;
    yield* onStep(fight, who, from, end ? 'end' : 'way');
    if (end) return;
    if (!isUp(one) || placeKey(one.place) !== placeKey(place))
      return tell(fight, how.rule, `${nameOf(fight, who)} gets no further.`, { who: [who], tone: 'bad' });
    from = place;
  }
}

function countDiagonal(fight: IngenuityFight, who: Id, from: Place, to: Place): void {
  const turn = turnOf(fight, who);
  if (!turn || from.kind !== 'square' || to.kind !== 'square') return;
  if (from.column !== to.column && from.row !== to.row) turn.diagonals = (turn.diagonals ?? 0) + 1;
}

/** IN-09: gets up from being prone. */
export function standUp(fight: IngenuityFight, who: Id): void {
  lift(combatantOf(fight, who), 'prone');
  tell(fight, 'IN-09', `${nameOf(fight, who)} stands up.`, { who: [who] });
}

/** IN-14: whether cover can be sought where somebody stands. */
export const mayCover = (fight: IngenuityFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    !has(one, 'cover') || no('IN-14', 'Is in cover already.'),
    () =>
      fight.house.coverFrom === 'anywhere' ||
      hasCover(fight, one) ||
      no('IN-14', 'The map shows nothing beside it to hide behind.'),
  );
};

/** IN-14: behind cover until the next turn. */
export function takeCover(fight: IngenuityFight, who: Id): void {
  put(combatantOf(fight, who), 'cover');
  tell(fight, 'IN-14', `${nameOf(fight, who)} seeks cover.`, { who: [who] });
}
