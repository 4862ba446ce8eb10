/** Where one can go: who goes along, what stops a step, what duty and fear forbid (MU-06). */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, no, type Reason, type Verdict } from '../../../../engine/words.ts';
import { type Feature, type Place, placeKey } from '../../../../space/scene.ts';
import { type Reach, reachable, type Step } from '../../../../space/zones/zonePaths.ts';
import { distance, nearby, zonesOf } from '../../../../space/zones/zones.ts';
import { nameOf, plain, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, hasTrait, is, isHelpless } from '../../sheet/standing.ts';
import { heldBy } from '../harm/holds.ts';
import { fearsOf } from '../nerve/fear.ts';
import { whyNoRetreat } from '../nerve/retreat.ts';
import { ridersOf } from '../riding.ts';
import { roomOf } from '../table/figures.ts';
import { featuresAt, mapOf, occupants, placeOf, whereText, whyNoRoom } from '../table/ground.ts';
import { all, isThere, zonesText } from '../table/table.ts';
import { aboard, isBoat, isPuller, isVehicle, postOf, whyStill } from '../table/vehicles.ts';
import { movementLeft } from '../turns/budget.ts';
import { mountOf, riderOf, runnerOf } from '../turns/together.ts';

export const has = (features: readonly Feature[], kind: Feature['kind']): Feature | undefined =>
  features.find((feature) => feature.kind === kind);

/** Who moves together with this one: its mount or riders, its vehicle with all on it, and whom they hold. The first leads. */
export function company(fight: MurdhamFight, who: Id): Id[] {
  const runner = runnerOf(fight, who);
  const crew = [runner, ...(isVehicle(sheetOf(fight, runner)) ? aboard(fight, runner) : ridersOf(fight, runner))];
  return [...new Set([...crew, ...crew.flatMap((id) => heldBy(fight, id))])];
}

/** What stops a step: full places, walls to climb without gear, gaps without a leap, and fear. */
function stepRules(fight: MurdhamFight, who: Id): { refuse(step: Step): string | undefined } {
  const scene = mapOf(fight);
  const runner = runnerOf(fight, who);
  const sheet = sheetOf(fight, runner);
  const inAir = is(sheet, 'aloft');
  const along = company(fight, who);
  const crowd = occupants(fight, along);
  const pullers = along.filter((id) => isPuller(fight, id));
  const room = [runner, ...pullers].reduce((sum, id) => sum + roomOf(sheetOf(fight, id), fight.house), 0);
  const fears = [who, runner, ...pullers].flatMap((id) => fearsOf(fight, id));
  const leaps = fight.state.turn?.full === 'leap';
  return {
    refuse({ from, to }) {
      const features = featuresAt(fight, to);
      const offRoad = isVehicle(sheet) ? whyNoWay(fight, runner, to) : undefined;
      if (offRoad !== undefined) return offRoad;
      if (!inAir) {
        const full = whyNoRoom(fight, crowd, to, room);
        if (full !== undefined) return full;
        const gap = has(features, 'obstacle') ?? has(features, 'barrier');
        if (gap && to.kind === 'border' && !leaps) return `${gap.label || 'An obstacle'} must be leapt.`;
        const wall = has(features, 'climb');
        if (wall?.detail === 'smooth' && !gear(fight, runner, 'climbing-gear', 'ladder', 'rope-ladder'))
          return `${wall.label || 'The wall'} is too smooth to climb.`;
      }
      for (const source of fears) {
        const there = placeOf(fight, source);
        if (
          distance(scene, to, there) < distance(scene, from, there) ||
          (nearby(scene, to, there) && !nearby(scene, from, there))
        )
          return `${nameOf(fight, who)} dares go no nearer to ${nameOf(fight, source)}.`;
      }
      return undefined;
    },
  };
}
/** Where wheels and keels do not go: through doors, over walls and gaps; a cart keeps out of the water, a boat in it. */
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
export const gear = (fight: MurdhamFight, who: Id, ...items: string[]): boolean =>
  sheetOf(fight, who).gear.some(({ item }) => items.includes(item));

/** Every place that this one can reach with so many half zones, with its way there. */
export const reachOf = (fight: MurdhamFight, who: Id, halves: number) =>
  reachable(mapOf(fight), placeOf(fight, runnerOf(fight, who)), halves, stepRules(fight, who));

/** Whether there is any movement to be had; the reason if not. */
export function canMove(fight: MurdhamFight, who: Id): Verdict {
  const runner = runnerOf(fight, who);
  if (hasTrait(sheetOf(fight, runner), 'immobile')) return no('MU-06', 'It cannot move.');
  if (isVehicle(sheetOf(fight, runner))) {
    if (postOf(fight, who) === 'passenger')
      return no('MU-06', `On ${nameOf(fight, runner)}: it goes where that goes. Get off first.`);
    const still = whyStill(fight, runner);
    if (still !== undefined) return no('MU-06', still);
  }
  if (runner !== who && mountOf(fight, who) === runner && riderOf(fight, runner) !== who)
    return no('MU-06', `${nameOf(fight, runner)} goes where its first rider wills.`);
  if (runner !== who && fight.state.used[runner] === 'reaction')
    return no('MU-06', `${nameOf(fight, runner)} has reacted, which took its turn.`);
  if (fight.state.turn?.stopped)
    return no('MU-06', 'Stopped, or what carries it has reacted: no more movement this turn.');
  if (movementLeft(fight, who) <= 0) return no('MU-06', 'The movement of this turn is used up.');
  const sheet = sheetOf(fight, who);
  if (sheet.conditions.some(({ id }) => id === 'grabbed')) return no('MU-36', 'Held: it cannot move away.');
  return true;
}

/** The places to go to as options, with the cost of each; those that duty or fear forbids are left out. */
export function destinations(live: MurdhamFight, who: Id): { options: Option[]; ways: Reach[] } {
  const fight = plain(live);
  const { open, shut } = reachOf(fight, who, movementLeft(fight, who));
  const duty = dutyOf(fight, who);
  const options = open.map(({ place, cost }): Option => {
    const against = duty(place);
    return {
      id: placeKey(place),
      label: whereText(fight, place),
      detail: zonesText(cost),
      place,
      ...(against === undefined ? {} : { blocked: against }),
    };
  });
  const closed = shut.map(
    ({ to, reason }): Option => ({
      id: placeKey(to),
      label: whereText(fight, to),
      place: to,
      blocked: no('MU-06', reason),
    }),
  );
  return { options: [...options, ...closed], ways: [...open] };
}

/** What forbids going to a place: the frenzied never fall back, the terrified only run, the broken retreat. */
function dutyOf(fight: MurdhamFight, who: Id): (to: Place) => Reason | undefined {
  const scene = mapOf(fight);
  const sheet = sheetOf(fight, who);
  const here = placeOf(fight, who);
  const foes = all(fight).filter(
    (one) => areEnemies(fight, one.id, who) && isThere(fight, one.id) && !isHelpless(one.sheet),
  );
  const near = (place: Place) => Math.min(99, ...foes.map((foe) => distance(scene, place, foe.place)));
  const terror = conditionOf(sheet, 'terrified')?.by;
  const retreat = is(sheet, 'must-yield') ? whyNoRetreat(fight, who) : () => undefined;
  return (to) => {
    if (is(sheet, 'frenzied') && near(to) > near(here)) return no('MU-06', 'Frenzied: it never falls back.');
    if (
      terror !== undefined &&
      distance(scene, to, placeOf(fight, terror)) <= distance(scene, here, placeOf(fight, terror))
    )
      return no('MU-06', `Terrified: only away from ${nameOf(fight, terror)}.`);
    return retreat(to);
  };
}
