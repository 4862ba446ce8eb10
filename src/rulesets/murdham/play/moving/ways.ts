/** Where a fighter can go: who goes along, what stops a step, what duty and fear forbid (MU-06). */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Option } from '../../../../engine/question.ts';
import { capitalized, type Id, notAllowed, type Reason, type Verdict } from '../../../../engine/words.ts';
import { type Feature, type Place, placeKey } from '../../../../space/scene.ts';
import { type Reach, reachable, type ZoneStep } from '../../../../space/zones/zonePaths.ts';
import { distance, isNearby, zonesOf } from '../../../../space/zones/zones.ts';
import { nameOf, plainFight, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, hasTrait, isConditionActive, isHelpless } from '../../sheet/standing.ts';
import { draggedOf, heldBy } from '../harm/holds.ts';
import { fearsOf } from '../nerve/fear.ts';
import { whyNoRetreat } from '../nerve/retreat.ts';
import { ridersOf } from '../riding.ts';
import { roomOf } from '../table/figures.ts';
import { featuresAt, mapOf, occupants, placeOf, whereText, whyNoRoom } from '../table/ground.ts';
import { allFighters, hasDone, isThere, zonesText } from '../table/table.ts';
import { aboardVehicle, isBoat, isPuller, isVehicle, postOf, whyStill } from '../table/vehicles.ts';
import { BROKE_LOOSE, movementLeft } from '../turns/budget.ts';
import { mountOf, riderOf, runnerOf } from '../turns/together.ts';

export const featureOfKind = (features: readonly Feature[], kind: Feature['kind']): Feature | undefined =>
  features.find((feature) => feature.kind === kind);

/**
 * Lists who moves together with a fighter: its mount or riders, its vehicle with all on it, and
 * captives. The first of them leads.
 */
export function companyOf(fight: MurdhamFight, who: Id): Id[] {
  const runner = runnerOf(fight, who);
  const crew = [
    runner,
    ...(isVehicle(sheetOf(fight, runner)) ? aboardVehicle(fight, runner) : ridersOf(fight, runner)),
  ];
  return [...new Set([...crew, ...crew.flatMap((id) => heldBy(fight, id))])];
}

/**
 * Lists the captives whom a company drags along on foot. A captive in a seat or saddle moves with
 * that instead.
 */
export const captivesOf = (fight: MurdhamFight, who: Id): Id[] =>
  draggedOf(fight, companyOf(fight, who)).filter((id) => {
    const { aboard: seat, mount } = sheetOf(fight, id);
    return seat === undefined && mount === undefined;
  });

/**
 * Gives the rules for each step of a way: full places, walls without climbing gear, gaps without a
 * leap and fear stop it.
 */
function stepRules(fight: MurdhamFight, who: Id): { refuse(step: ZoneStep): string | undefined } {
  const scene = mapOf(fight);
  const runner = runnerOf(fight, who);
  const sheet = sheetOf(fight, runner);
  const inAir = isConditionActive(sheet, 'aloft');
  const along = companyOf(fight, who);
  const crowd = occupants(fight, along);
  const pullers = along.filter((id) => isPuller(fight, id));
  const takes = (ids: readonly Id[]) => ids.reduce((sum, id) => sum + roomOf(sheetOf(fight, id), fight.house), 0);
  const room = takes([runner, ...pullers]);
  const dragged = takes(captivesOf(fight, who).filter((id) => !isConditionActive(sheetOf(fight, id), 'aloft')));
  const fears = [who, runner, ...pullers].flatMap((id) => fearsOf(fight, id));
  const leaps = fight.state.turn?.full === 'leap';
  return {
    refuse({ from, to }) {
      const features = featuresAt(fight, to);
      const offRoad = isVehicle(sheet) ? whyNoWay(fight, runner, to) : undefined;
      if (offRoad !== undefined) return offRoad;
      // MU-06: dragged captives need room as well, even below a flier.
      const full = inAir && dragged === 0 ? undefined : whyNoRoom(fight, crowd, to, inAir ? 0 : room, dragged);
      if (full !== undefined) return full;
      if (!inAir) {
        const gap = featureOfKind(features, 'obstacle') ?? featureOfKind(features, 'barrier');
        if (gap && to.kind === 'border' && !leaps) return `${gap.label || 'An obstacle'} must be leapt.`;
        const wall = featureOfKind(features, 'climb');
        if (wall?.detail === 'smooth' && !hasGear(fight, runner, 'climbing-gear', 'ladder', 'rope-ladder'))
          return `${wall.label || 'The wall'} is too smooth to climb.`;
      }
      for (const source of fears) {
        const there = placeOf(fight, source);
        if (
          distance(scene, to, there) < distance(scene, from, there) ||
          (isNearby(scene, to, there) && !isNearby(scene, from, there))
        )
          return `${nameOf(fight, who)} dares go no nearer to ${nameOf(fight, source)}.`;
      }
      return undefined;
    },
  };
}
/**
 * Says why a vehicle cannot take a step: it does not go through doors or over walls and gaps. A
 * cart stays out of the water and a boat in it.
 */
function whyNoWay(fight: MurdhamFight, vehicle: Id, to: Place): string | undefined {
  const scene = mapOf(fight);
  const name = nameOf(fight, vehicle);
  const border = to.kind === 'border' ? scene.borders[to.border] : undefined;
  if (border && border.door !== 'none') return `${name} does not fit through a door.`;
  const hard = featuresAt(fight, to).find(({ kind }) => kind === 'climb' || kind === 'obstacle' || kind === 'barrier');
  if (hard) return `${name} does not get past: ${hard.label || hard.kind}.`;
  const wet = (zone: string) => scene.zones[zone]?.features.some(({ kind }) => kind === 'water') === true;
  if (isBoat(sheetOf(fight, vehicle))) return zonesOf(scene, to).every(wet) ? undefined : `${name} needs water.`;
  return zonesOf(scene, to).every(wet) ? `${name} does not go into the water.` : undefined;
}
export const hasGear = (fight: MurdhamFight, who: Id, ...items: string[]): boolean =>
  sheetOf(fight, who).gear.some(({ item }) => items.includes(item));

/** Gives every place that a fighter can reach with this many half zones, with the way there. */
export const reachOf = (fight: MurdhamFight, who: Id, halves: number) =>
  reachable(mapOf(fight), placeOf(fight, runnerOf(fight, who)), halves, stepRules(fight, who));

/** Says why the movement of this turn is over before it is used up. */
export function whyStopped(fight: MurdhamFight, who: Id): Verdict {
  const { turn, used } = fight.state;
  const runner = runnerOf(fight, who);
  if (hasDone(fight, turn?.who ?? who, BROKE_LOOSE))
    return notAllowed('MU-36', 'The turn went on breaking loose: no movement is left.');
  if (runner !== who && used[runner] === 'turn' && turn?.mountMain)
    return notAllowed('MU-06', `${nameOf(fight, runner)} has no more movement this turn.`);
  return notAllowed('MU-06', 'The way was stopped: no more movement this turn.');
}

/** Tells whether a fighter can move at all now, or why not. */
export function canMove(fight: MurdhamFight, who: Id): Verdict {
  const runner = runnerOf(fight, who);
  if (hasTrait(sheetOf(fight, runner), 'immobile')) return notAllowed('MU-06', 'Cannot move.');
  if (isVehicle(sheetOf(fight, runner))) {
    if (postOf(fight, who) === 'passenger')
      return notAllowed('MU-06', `Goes where ${nameOf(fight, runner)} goes. Get off first.`);
    const still = whyStill(fight, runner);
    if (still !== undefined) return notAllowed('MU-06', still);
  }
  if (runner !== who && mountOf(fight, who) === runner && riderOf(fight, runner) !== who)
    return notAllowed('MU-06', `${nameOf(fight, runner)} goes where the first rider wills.`);
  if (runner !== who && fight.state.used[runner] === 'reaction')
    return notAllowed('MU-06', `${nameOf(fight, runner)} has reacted, which took the turn.`);
  if (fight.state.turn?.stopped) return whyStopped(fight, who);
  if (movementLeft(fight, who) <= 0) return notAllowed('MU-06', 'The movement of this turn is used up.');
  const held = [who, runner].find((id) => isConditionActive(sheetOf(fight, id), 'grabbed'));
  return held === undefined ? true : notAllowed('MU-36', `${nameOf(fight, held)} is held and cannot move away.`);
}

/**
 * Tells whether a fighter who can move has anywhere to go, or what bars the first way. A player
 * wants to know that: a shut door, a full place, fear.
 */
export function hasDestination(live: MurdhamFight, who: Id): Verdict {
  const fight = plainFight(live);
  const duty = dutyOf(fight, who);
  // Nearly always the first step leads somewhere, so the whole reach is seldom looked at.
  const step = Math.min(1, movementLeft(fight, who));
  if (reachOf(fight, who, step).open.some(({ place }) => duty(place) === undefined)) return true;
  const { options } = destinations(fight, who);
  return options.some(({ blocked }) => !blocked) || (options[0]?.blocked ?? NOWHERE);
}
const NOWHERE = notAllowed('MU-06', 'There is nowhere to go.');

/**
 * Lists the places to go to as options with their cost in zones, and the ways there. Places that
 * duty or fear forbids carry the reason.
 */
export function destinations(live: MurdhamFight, who: Id): { options: Option[]; ways: Reach[] } {
  const fight = plainFight(live);
  const { open, shut } = reachOf(fight, who, movementLeft(fight, who));
  const duty = dutyOf(fight, who);
  const options = open.map(({ place, cost }): Option => {
    const against = duty(place);
    return {
      id: placeKey(place),
      label: capitalized(whereText(fight, place)),
      detail: zonesText(cost),
      place,
      ...(against === undefined ? {} : { blocked: against }),
    };
  });
  const closed = shut.map(
    ({ to, reason }): Option => ({
      id: placeKey(to),
      label: capitalized(whereText(fight, to)),
      place: to,
      blocked: notAllowed('MU-06', reason),
    }),
  );
  return { options: [...options, ...closed], ways: [...open] };
}

/**
 * Gives what forbids a fighter a place, or nothing: the frenzied never fall back, the terrified
 * only flee, the broken retreat.
 */
function dutyOf(fight: MurdhamFight, who: Id): (to: Place) => Reason | undefined {
  const scene = mapOf(fight);
  const sheet = sheetOf(fight, who);
  const here = placeOf(fight, who);
  const foes = allFighters(fight).filter(
    (one) => areEnemies(fight, one.id, who) && isThere(fight, one.id) && !isHelpless(one.sheet),
  );
  const near = (place: Place) => Math.min(99, ...foes.map((foe) => distance(scene, place, foe.place)));
  const terror = conditionOf(sheet, 'terrified')?.by;
  const retreat = isConditionActive(sheet, 'must-yield') ? whyNoRetreat(fight, who) : () => undefined;
  return (to) => {
    if (isConditionActive(sheet, 'frenzied') && near(to) > near(here))
      return notAllowed('MU-06', 'Frenzied: no falling back.');
    if (
      terror !== undefined &&
      distance(scene, to, placeOf(fight, terror)) <= distance(scene, here, placeOf(fight, terror))
    )
      return notAllowed('MU-06', `Terrified: only away from ${nameOf(fight, terror)}.`);
    return retreat(to);
  };
}
