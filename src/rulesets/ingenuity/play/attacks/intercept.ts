/** Intercept (IN-34): who could step in for an ally, where it would stand, and the stepping in itself. */

import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, no, seatOf } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { squareOf } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import { placeIn, placeOptions } from '../../../common/places.ts';
import type { IngenuityFight } from '../../fight.ts';
import { has, lift } from '../../sheet/sheet.ts';
import { metresApart, roomBeside, stepsInto, wayWords } from '../ground/ground.ts';
import { mayReact, react } from '../harm/reactions.ts';
import { tell, up } from '../table/tell.ts';
import type { Blow } from './blow.ts';
import { speedOf } from './figures.ts';

/** Metres that somebody can come to step in: a Move or a step by the house rule, and no more than a step while prone. */
function budgetOf(fight: IngenuityFight, who: Id): number {
  const one = combatantOf(fight, who);
  const crawls = has(one, 'prone') && fight.house.proneSteps;
  return fight.house.intercept === 'step' || crawls ? 1 : speedOf(fight, one);
}

/** Where somebody would stand in an ally's stead, with the places that the ally can be pushed to from there. */
function standsFor(fight: IngenuityFight, who: Id, ally: Id): { at: Place; rooms: Place[] }[] {
  return stepsInto(fight, who, ally, budgetOf(fight, who)).map((at) => {
    const spot = squareOf(at);
    return { at, rooms: spot ? roomBeside(fight, ally, spot, who) : [] };
  });
}

/** Allies of the target who could step in, greyed where they cannot. Whoever was pushed out of this blow stays out. */
export function allyOptions(fight: IngenuityFight, blow: Blow): Option[] {
  return up(fight)
    .filter(({ id }) => id !== blow.target && id !== blow.who && areFriends(fight, id, blow.target))
    .map(({ id }) => {
      const may = blow.pushed.includes(id)
        ? no('IN-34', 'Was pushed out of the way of this blow.')
        : mayReact(fight, id, 'stamina');
      // The way is looked for only where it can matter: odds ask this for every fall of the dice.
      const near = may === true && metresApart(fight, id, blow.target) <= budgetOf(fight, id);
      const stands = near ? standsFor(fight, id, blow.target) : [];
      const verdict =
        may !== true
          ? may
          : stands.length === 0
            ? no('IN-34', 'Cannot get there.')
            : stands.some(({ rooms }) => rooms.length > 0) || no('IN-34', 'There is no room to push the target to.');
      return {
        id: `intercept:${id}`,
        label: `${nameOf(fight, id)} intercepts`,
        detail: 'Becomes the target and defends for free',
        combatant: id,
        ...(verdict === true ? {} : { blocked: verdict }),
      };
    });
}

/** Asks which of several places is meant; a single one is taken. */
function* whereTo(
  asking: Parameters<typeof choose>[0],
  from: Place,
  places: readonly Place[],
): Flow<Place | undefined> {
  const spot = squareOf(from);
  if (places.length < 2 || !spot) return places[0];
  const chosen = yield* choose(
    asking,
    placeOptions(places, (place) => wayWords(spot, place)),
  );
  return placeIn(places, chosen);
}

/** IN-34: steps in, pushes the ally aside, and is the target from now on, with one defensive action for free. */
export function* intercept(fight: IngenuityFight, blow: Blow, who: Id): Flow<void> {
  const [one, ally] = [combatantOf(fight, who), combatantOf(fight, blow.target)];
  const stands = standsFor(fight, who, ally.id).filter(({ rooms }) => rooms.length > 0);
  react(fight, who, 'stamina');
  const asking = { seat: seatOf(who), rule: 'IN-34', about: [who, ally.id] };
  const at = yield* whereTo(
    { ...asking, title: `Where does ${nameOf(fight, who)} step in for ${nameOf(fight, ally.id)}?` },
    ally.place,
    stands.map((stand) => stand.at),
  );
  const stand = stands.find((found) => found.at === at);
  const to =
    stand &&
    (yield* whereTo(
      { ...asking, title: `Where does ${nameOf(fight, who)} push ${nameOf(fight, ally.id)}?` },
      stand.at,
      stand.rooms,
    ));
  if (!stand || !to) return;
  one.place = stand.at;
  ally.place = to;
  // IN-14: cover is behind something, and neither is there any more.
  lift(one, 'cover');
  lift(ally, 'cover');
  blow.pushed.push(ally.id);
  blow.target = who;
  blow.terms = 'free';
  blow.open = 'all';
  tell(fight, 'IN-34', `${nameOf(fight, who)} intercepts for ${nameOf(fight, ally.id)}.`, {
    who: [who, ally.id],
    tone: 'good',
  });
}
