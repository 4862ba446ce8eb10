/**
 * Moving (IN-09, IN-15, IN-19, IN-21): a Move, a Sprint, a step, each asked on the map with its
 * metres.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import { type Place, placeKey } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { hasState, isUp, liftState, putState } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';
import { turnOf } from '../turns/turns.ts';
import { hasCover } from './cover.ts';
import { walkOption, walksFrom } from './ground.ts';

/** IN-21: by the house rule a walk counts its diagonal steps on from those of the turn so far. */
const goneBy = (fight: IngenuityFight, who: Id): number =>
  fight.house.diagonals === 'turn' ? (turnOf(fight, who)?.diagonals ?? 0) : 0;

/**
 * Tells whether a combatant can walk anywhere with so many metres. A prone combatant can only step.
 */
export const mayWalk = (fight: IngenuityFight, who: Id, budget: number): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    one.place.kind === 'square' || notAllowed('IN-09', 'Is not on the map.'),
    () =>
      budget <= 1 ||
      !fight.house.proneSteps ||
      !hasState(one, 'prone') ||
      notAllowed('IN-19', 'Is prone: can only step or stand up.'),
    () =>
      // Nearly always the first step leads somewhere, so the whole reach is seldom looked at.
      [Math.min(1, budget), budget].some((most) => walksFrom(fight, who, most, goneBy(fight, who)).length > 0) ||
      notAllowed('IN-21', 'There is nowhere to go.'),
  );
};

/**
 * Called on each square of a walk where the walker could stop, because others may interrupt the
 * walk there; `from` is the last such square. `tellWalk` tells how far the walker has come, before
 * an interruption.
 */
export type OnStep = (
  fight: IngenuityFight,
  who: Id,
  step: { from: Place; at: 'way' | 'end'; tellWalk: () => void },
) => Flow<void>;

/**
 * Asks where a combatant goes, and moves it there step by step. A combatant who falls on the way
 * stays there. The walker leaves the cover that it had sought. The log tells only metres that were
 * walked.
 */
export function* walkFrom(
  fight: IngenuityFight,
  who: Id,
  budget: number,
  how: { verb: string; rule: string },
  onStep: OnStep,
): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = walksFrom(fight, who, budget, goneBy(fight, who));
  if (ways.length === 0) return;
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)} ${how.verb}: where to?`, rule: how.rule, about: [who] },
    ways.map(walkOption),
  );
  const way = ways.find(({ place }) => placeKey(place) === chosen);
  if (!way) return;
  liftState(one, 'cover');
  const stops = new Map(ways.map(({ place, metres }) => [placeKey(place), metres]));
  let told = 0;
  const tellWalk = (metres: number): void => {
    if (metres <= told) return;
    const further = told > 0 ? ' further' : '';
    tell(fight, how.rule, sentence`${personRef(who)} ${how.verb} ${metres - told} m${further}.`, {
      happened: { is: 'moved', whom: [who] },
    });
    told = metres;
  };
  let from = one.place;
  for (const [n, place] of way.path.entries()) {
    countDiagonal(fight, who, one.place, place);
    one.place = place;
    const end = n === way.path.length - 1;
    if (!end && !stops.has(placeKey(place))) continue;
    const metres = end ? way.metres : (stops.get(placeKey(place)) ?? told);
    // A walk that has come to its end can no longer be shortened.
    if (end) tellWalk(metres);
    yield* onStep(fight, who, { from, at: end ? 'end' : 'way', tellWalk: () => tellWalk(metres) });
    if (end) return;
    if (!isUp(one) || placeKey(one.place) !== placeKey(place))
      return tell(fight, how.rule, sentence`${personRef(who)} gets no further.`, { tone: 'bad' });
    from = place;
  }
}

function countDiagonal(fight: IngenuityFight, who: Id, from: Place, to: Place): void {
  const turn = turnOf(fight, who);
  if (!turn || from.kind !== 'square' || to.kind !== 'square') return;
  if (from.column !== to.column && from.row !== to.row) turn.diagonals = (turn.diagonals ?? 0) + 1;
}

/** IN-09: a prone combatant stands up. */
export function standUp(fight: IngenuityFight, who: Id): void {
  liftState(combatantOf(fight, who), 'prone');
  tell(fight, 'IN-09', sentence`${personRef(who)} stands up.`);
}

/** IN-14: tells whether a combatant can seek cover where it stands. */
export const mayCover = (fight: IngenuityFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    !hasState(one, 'cover') || notAllowed('IN-14', 'Is in cover already.'),
    () =>
      fight.house.coverFrom === 'anywhere' ||
      hasCover(fight, one) ||
      notAllowed('IN-14', 'The map shows nothing to hide behind beside this place.'),
  );
};

/** IN-14: puts a combatant behind cover until its next turn. */
export function takeCover(fight: IngenuityFight, who: Id): void {
  putState(combatantOf(fight, who), 'cover');
  tell(fight, 'IN-14', sentence`${personRef(who)} seeks cover.`);
}
