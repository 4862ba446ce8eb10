/**
 * Movement over zones and borders, step by step, with opportunity attacks, dragging, riding, and
 * what each place asks of those who enter it.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { isLockedBorder } from '../../../../space/locks.ts';
import { type Place, placeKey, samePlace, type ZoneScene } from '../../../../space/scene.ts';
import type { Reach } from '../../../../space/zones/zonePaths.ts';
import { distance, inZone, nearbyPlaces } from '../../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive, isGone, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { opportunities } from '../attacks/opportunity.ts';
import { plainView, revealFighter, sneakAway } from '../hiding.ts';
import { cornerCheck, fearCheck } from '../nerve/fear.ts';
import { mapOf, placeOf, whereInSentence } from '../table/ground.ts';
import { audienceFor, hasDone, markDone, seatOfFighter, tell } from '../table/table.ts';
import { isVehicle, vehicleOf, whyStill } from '../table/vehicles.ts';
import { beginTurn } from '../turns/opening.ts';
import { arriveAt, keepsFooting, throughIncense } from './footing.ts';
import { trampleAt } from './trample.ts';
import { companyOf, destinations, reachOf } from './ways.ts';

/** MU-06: runs the movement of a turn: asks for the destination and goes there step by step. */
export function* moveInTurn(fight: MurdhamFight, who: Id): Flow<void> {
  const { options, ways } = destinations(fight, who);
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: where to?`,
      rule: 'MU-06',
      about: [who],
      audience: audienceFor(fight, who),
    },
    options,
  );
  const way = ways.find(({ place }) => placeKey(place) === answer);
  if (!way) return;
  yield* beginTurn(fight, who);
  yield* walkWay(fight, who, way);
}

/** Takes a fighter along a way step by step, as far as it can go. */
export function* walkWay(fight: MurdhamFight, who: Id, way: Reach): Flow<void> {
  const from = placeOf(fight, who);
  const mover = vehicleOf(fight, who) ?? who;
  const sly = fight.state.turn?.full === 'sprint' && knowsSkill(sheetOf(fight, who), 'stealth');
  if (isConditionActive(sheetOf(fight, who), 'concealed') && fight.state.turn?.full !== 'sneak' && !sly) {
    // The free movement is not sneaking, so it reveals a hidden fighter. By house rule a save once
    // a turn keeps it hidden.
    if (fight.house.sneakInFree === 'revealed' || fight.state.turn?.full)
      revealFighter(fight, who, 'moving without sneaking');
    else if (!hasDone(fight, who, 'sneak')) {
      markDone(fight, who, 'sneak');
      yield* sneakAway(fight, who);
    }
  }
  for (const to of way.path) {
    const went = yield* step(fight, who, to);
    if (!went) break;
  }
  const here = placeOf(fight, who);
  const [last] = way.path.slice(-1);
  const arrived = last === undefined || samePlace(last, here);
  if (!samePlace(from, here))
    tell(
      fight,
      'MU-06',
      sentence`${personRef(mover)} ${arrived ? 'moves to' : 'gets only as far as'} ${whereInSentence(fight, here)}.`,
      { happened: { is: 'moved', whom: [mover] }, who: [who] },
    );
  yield* plainView(fight, who);
  yield* fearCheck(fight);
  cornered(fight);
}

/** Finds the terrified fighters who cannot get farther from what they fear. */
export const cornered = (fight: MurdhamFight): void =>
  cornerCheck(fight, (who, source) => {
    const scene = mapOf(fight);
    const there = placeOf(fight, source);
    const now = distance(scene, placeOf(fight, who), there);
    return (
      reachOf(fight, who, 4).open.some(({ place }) => distance(scene, place, there) > now) ||
      doorsAt(scene, placeOf(fight, who)).some((zone) => distance(scene, inZone(zone), there) > now)
    );
  });
/** Lists the zones behind closed doors nearby, which a fighter who flees may open (MU-09). */
const doorsAt = (scene: ZoneScene, here: Place): string[] =>
  nearbyPlaces(scene, here).flatMap((place) => {
    const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
    return border?.door === 'closed' && !isLockedBorder(border) ? border.between : [];
  });

/** Goes half a zone. Gives false when the way ends here. */
function* step(fight: MurdhamFight, who: Id, to: Place): Flow<boolean> {
  const along = companyOf(fight, who);
  const [runner = who] = along;
  if (!(yield* opportunities(fight, along, to))) return false;
  const sheet = sheetOf(fight, runner);
  if (isGone(sheet) || (isVehicle(sheet) && whyStill(fight, runner) !== undefined)) return false;
  const inAir = isConditionActive(sheet, 'aloft');
  const from = placeOf(fight, runner);
  const { turn } = fight.state;
  if (turn) turn.moved += 1;
  for (const id of along) fight.state.moved[id] = (fight.state.moved[id] ?? 0) + 1;
  if (!(yield* throughIncense(fight, runner, to))) return false;
  if (!inAir && !(yield* keepsFooting(fight, runner, from, to))) return false;
  for (const id of along) combatantOf(fight, id).place = { ...to };
  yield* arriveAt(fight, runner, to, inAir);
  yield* trampleAt(fight, runner, to);
  return !isHelpless(sheetOf(fight, runner)) && !isHelpless(sheetOf(fight, who)) && !fight.state.turn?.stopped;
}
