/**
 * Who acts and moves together: a rider and its mount, a driver and the people on the cart (MU-06).
 */

import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isGone } from '../../sheet/standing.ts';
import { speedOf } from '../table/figures.ts';
import { driverOf, postOf, vehicleOf, vehiclePace } from '../table/vehicles.ts';

/** Gives the mount that a fighter rides, if it is still there. */
export const mountOf = (fight: MurdhamFight, who: Id): Id | undefined => {
  const mount = sheetOf(fight, who).mount;
  return mount !== undefined && fight.combatants[mount] && !isGone(sheetOf(fight, mount)) ? mount : undefined;
};
/** Gives the main rider of a mount. */
export function riderOf({ order, combatants }: MurdhamFight, mount: Id): Id | undefined {
  // Every check of an action asks this, so no list is made for it.
  for (const id of order) {
    const sheet = combatants[id]?.sheet;
    if (sheet?.mount === mount && !isGone(sheet)) return id;
  }
  return undefined;
}
/** Gives what moves when this fighter moves: its vehicle, its mount, or itself. */
export const runnerOf = (fight: MurdhamFight, who: Id): Id => vehicleOf(fight, who) ?? mountOf(fight, who) ?? who;
/**
 * Gives the half zones a turn for a fighter by vehicle, on a mount or on foot. Passengers cannot
 * move by themselves.
 */
export function paceOf(fight: MurdhamFight, who: Id): { free: number; full: number; sprint: number } {
  const vehicle = vehicleOf(fight, who);
  if (vehicle === undefined) return speedOf(sheetOf(fight, mountOf(fight, who) ?? who), fight.house);
  return postOf(fight, who) === 'passenger' ? { free: 0, full: 0, sprint: 0 } : vehiclePace(fight, vehicle);
}

/**
 * Gives whose turn a fighter acts in. Rider and mount share the rider's turn, but each uses up its
 * own: a rider whose turn is used is carried along in the mount's turn (ruling 11). In the same way
 * a cart's driver and pullers, and a boat's driver and crew, share the driver's turn.
 */
export function activation(fight: MurdhamFight, who: Id): Id {
  const vehicle = vehicleOf(fight, who);
  if (vehicle !== undefined && postOf(fight, who) !== 'passenger') return driverOf(fight, vehicle) ?? who;
  const rider = riderOf(fight, who);
  const carried = rider !== undefined && fight.state.turn?.who !== rider && fight.state.used[rider] !== undefined;
  return rider === undefined || carried ? who : rider;
}
