/**
 * Intercept (IN-34): finds who could step in for an ally and where the combatant would stand, and
 * makes the step.
 */

import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, notAllowed, seatOf } from '../../../../engine/words.ts';
import { type Place, samePlace } from '../../../../space/scene.ts';
import { squareOf } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import { placeIn, placeOptions } from '../../../common/places.ts';
import type { IngenuityFight } from '../../fight.ts';
import { hasState, liftState } from '../../sheet/sheet.ts';
import { metresApart, roomBeside, stepsInto, wayWords } from '../ground/ground.ts';
import { mayReact, spendReaction } from '../harm/reactions.ts';
import { metreWords, standingFighters, tell } from '../table/tell.ts';
import type { Blow } from './blow.ts';
import { speedOf } from './figures.ts';

/**
 * The metres that a combatant can go to step in: by the house rule a Move or a step; one step while
 * prone.
 */
function budgetOf(fight: IngenuityFight, who: Id): number {
  const one = combatantOf(fight, who);
  const crawls = hasState(one, 'prone') && fight.house.proneSteps;
  return fight.house.intercept === 'step' || crawls ? 1 : speedOf(fight, one);
}

/**
 * The places where a combatant could stand in an ally's stead, each with the places to which the
 * ally can be pushed.
 */
function standsFor(fight: IngenuityFight, who: Id, ally: Id): { at: Place; rooms: Place[] }[] {
  return stepsInto(fight, who, ally, budgetOf(fight, who)).map((at) => {
    const spot = squareOf(at);
    return { at, rooms: spot ? roomBeside(fight, ally, spot, who) : [] };
  });
}

/**
 * An option for each ally who could step in; an ally who cannot is greyed. A combatant who was
 * pushed out of this blow's way stays out.
 */
export function allyOptions(fight: IngenuityFight, blow: Blow): Option[] {
  return standingFighters(fight)
    .filter(({ id }) => id !== blow.target && id !== blow.who && areFriends(fight, id, blow.target))
    .map(({ id }) => {
      const may = blow.pushed.includes(id)
        ? notAllowed('IN-34', 'Was pushed out of the way of this blow.')
        : mayReact(fight, id, 'stamina');
      // The way is searched only where it can matter, because the odds run this code for every fall
      // of the dice.
      const near = may === true && metresApart(fight, id, blow.target) <= budgetOf(fight, id);
      const stands = near ? standsFor(fight, id, blow.target) : [];
      const verdict =
        may !== true
          ? may
          : stands.length === 0
            ? notAllowed('IN-34', near ? 'No way leads there.' : tooFar(fight, id, blow.target))
            : stands.some(({ rooms }) => rooms.length > 0) ||
              notAllowed('IN-34', 'There is no room to push the target to.');
      return {
        id: `intercept:${id}`,
        label: `${nameOf(fight, id)} intercepts`,
        detail: `1 stamina and the reaction: becomes the target; a defence then is no further reaction${fight.house.interceptPays ? ', at its usual stamina' : ' and free'}`,
        combatant: id,
        by: id,
        ...(verdict === true ? {} : { blocked: verdict }),
      };
    });
}

const tooFar = (fight: IngenuityFight, who: Id, ally: Id): string =>
  `Too far away: ${metreWords(metresApart(fight, who, ally))}, and only ${metreWords(budgetOf(fight, who))} can be gone.`;

/** Asks for one of several places; a single place is taken without a question. */
function* whereTo(
  asking: Parameters<typeof askChoice>[0],
  from: Place,
  places: readonly Place[],
): Flow<Place | undefined> {
  const spot = squareOf(from);
  if (places.length < 2 || !spot) return places[0];
  const chosen = yield* askChoice(
    asking,
    placeOptions(places, (place) => wayWords(spot, place)),
  );
  return placeIn(places, chosen);
}

/**
 * IN-34: moves a combatant in for an ally, who is pushed aside. The combatant becomes the target
 * and has one free defensive action.
 */
export function* intercept(fight: IngenuityFight, blow: Blow, who: Id): Flow<void> {
  const [one, ally] = [combatantOf(fight, who), combatantOf(fight, blow.target)];
  spendReaction(fight, who, 'stamina');
  const stands = () => standsFor(fight, who, ally.id).filter(({ rooms }) => rooms.length > 0);
  const asking = { seat: seatOf(who), rule: 'IN-34', about: [who, ally.id] };
  const at = yield* whereTo(
    { ...asking, title: `Where does ${nameOf(fight, who)} step in for ${nameOf(fight, ally.id)}?` },
    ally.place,
    stands().map((stand) => stand.at),
  );
  const stand = stands().find((found) => at && samePlace(found.at, at));
  const to =
    stand &&
    (yield* whereTo(
      { ...asking, title: `Where does ${nameOf(fight, who)} push ${nameOf(fight, ally.id)}?` },
      stand.at,
      stand.rooms,
    ));
  if (!stand || !to)
    return tell(fight, 'IN-34', sentence`${personRef(who)} finds no way to step in for ${personRef(ally.id)}.`);
  blow.shifts.push({ who, from: one.place, how: 'moved' }, { who: ally.id, from: ally.place, how: 'shoved' });
  one.place = stand.at;
  ally.place = to;
  // IN-14: both have left the place of their cover.
  liftState(one, 'cover');
  liftState(ally, 'cover');
  blow.pushed.push(ally.id);
  blow.target = who;
  blow.steppedIn = { from: { ...combatantOf(fight, blow.who).place }, at: { ...one.place } };
  blow.terms = 'free';
  blow.open = 'all';
  tell(fight, 'IN-34', sentence`${personRef(who)} intercepts for ${personRef(ally.id)}.`, {
    happened: { is: 'moved', whom: [who, ally.id] },
    tone: 'good',
  });
}
