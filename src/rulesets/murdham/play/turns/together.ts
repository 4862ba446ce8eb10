/**
 * Who acts and goes together: a rider and its mount, a driver and whom the cart carries (MU-06).
 */

import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isGone } from '../../sheet/standing.ts';
import { speedOf } from '../table/figures.ts';
import { allFighters } from '../table/table.ts';
import { driverOf, postOf, vehicleOf, vehiclePace } from '../table/vehicles.ts';

/** Whom this one rides, if it is still there. */
export const mountOf = (fight: MurdhamFight, who: Id): Id | undefined => {
  const mount = sheetOf(fight, who).mount;
  return mount !== undefined && fight.combatants[mount] && !isGone(sheetOf(fight, mount)) ? mount : undefined;
};
/** Who rides this one as its main rider. */
export const riderOf = (fight: MurdhamFight, mount: Id): Id | undefined =>
  allFighters(fight).find(({ sheet }) => sheet.mount === mount && !isGone(sheet))?.id;
/** Who moves when this one does: its vehicle, its mount, or itself. */
export const runnerOf = (fight: MurdhamFight, who: Id): Id => vehicleOf(fight, who) ?? mountOf(fight, who) ?? who;
/** Half zones a turn for this one, in whatever way it goes. Passengers go nowhere by themselves. */
export function paceOf(fight: MurdhamFight, who: Id): { free: number; full: number; sprint: number } {
  const vehicle = vehicleOf(fight, who);
  if (vehicle === undefined) return speedOf(sheetOf(fight, mountOf(fight, who) ?? who), fight.house);
  return postOf(fight, who) === 'passenger' ? { free: 0, full: 0, sprint: 0 } : vehiclePace(fight, vehicle);
}

/**
 * Rider and mount act in one turn: the turn is the rider's. Each has its own mark: a rider whose
 * turn is used up is carried along in the mount's own (ruling 11). So do a cart's driver and
 * pullers, and a boat's driver and crew: the turn is the driver's.
 */
export function activation(fight: MurdhamFight, who: Id): Id {
  const vehicle = vehicleOf(fight, who);
  if (vehicle !== undefined && postOf(fight, who) !== 'passenger') return driverOf(fight, vehicle) ?? who;
  const rider = riderOf(fight, who);
  const carried = rider !== undefined && fight.state.turn?.who !== rider && fight.state.used[rider] !== undefined;
  return rider === undefined || carried ? who : rider;
}
