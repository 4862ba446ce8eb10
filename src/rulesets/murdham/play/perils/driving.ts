/**
 * Vehicles in danger: the driver's save, and what a failed one does. A cart crashes; a boat tips
 * everyone into the water (MU-06).
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition, isGone, knowsSkill } from '../../sheet/standing.ts';
import { tumbleFrom } from '../riding.ts';
import { featuresAt, placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { isThere, tell } from '../table/table.ts';
import { aboardVehicle, driverOf, isBoat, isSailing, seatedOn } from '../table/vehicles.ts';
import { swimSave } from './hazards.ts';

/**
 * Puts a vehicle in danger, by a sprint, bad ground, rough water or the GM's word. A cart's driver
 * saves STR (with Drive carts there is no need), a rower STR, a sailor WIT. Without a driver there
 * is no save. Gives false when it went wrong; the vehicle then goes no farther this turn.
 */
export function* driveDanger(fight: MurdhamFight, vehicle: Id, what: string): Flow<boolean> {
  const driver = driverOf(fight, vehicle);
  const boat = isBoat(sheetOf(fight, vehicle));
  if (driver !== undefined && !boat && knowsSkill(sheetOf(fight, driver), 'drive-carts')) return true;
  const why = {
    rule: 'MU-06',
    what: `to keep hold of ${nameOf(fight, vehicle)} ${what}`,
    told: sentence`to keep hold of ${personRef(vehicle)} ${what}`,
    about: [driver ?? vehicle, vehicle],
  };
  if (driver !== undefined && (yield* rollSave(fight, driver, isSailing(fight, vehicle) ? 'wit' : 'str', why)))
    return true;
  if (fight.state.turn) fight.state.turn.stopped = true;
  if (boat) yield* capsize(fight, vehicle);
  else yield* crash(fight, vehicle);
  return false;
}

/** Crashes a cart: d4 direct damage to the cart, its pullers and everyone on it. */
function* crash(fight: MurdhamFight, vehicle: Id): Flow<void> {
  tell(fight, 'MU-06', sentence`${personRef(vehicle)} crashes.`, { tone: 'bad' });
  const all = [...aboardVehicle(fight, vehicle, 'puller'), ...seatedOn(fight, vehicle)];
  yield* tumbleFrom(fight, vehicle, 'MU-06', 'is battered in the crash');
  for (const id of all) if (!isGone(sheetOf(fight, id))) yield* tumbleFrom(fight, id, 'MU-06', 'is hurt in the crash');
}

/** Capsizes a boat: d4 direct damage to the hull, and everybody on it is in the water. */
function* capsize(fight: MurdhamFight, vehicle: Id): Flow<void> {
  tell(fight, 'MU-06', sentence`${personRef(vehicle)} capsizes: everyone is in the water.`, {
    tone: 'bad',
  });
  const all = seatedOn(fight, vehicle);
  for (const id of all) intoWater(fight, id);
  yield* tumbleFrom(fight, vehicle, 'MU-06', 'strikes something');
  for (const id of all) yield* swimHere(fight, id);
}

/** Puts a fighter off the boat into the water of its zone. */
export function intoWater(fight: MurdhamFight, who: Id): void {
  delete sheetOf(fight, who).aboard;
  gainCondition(sheetOf(fight, who), { id: 'in-water', until: 'cause' });
}
/** Makes a fighter who comes into rough water save to swim. */
export function* swimHere(fight: MurdhamFight, who: Id): Flow<void> {
  const rough = featuresAt(fight, placeOf(fight, who)).some(
    ({ kind, amount }) => kind === 'water' && (amount ?? 0) > 0,
  );
  if (rough && isThere(fight, who)) yield* swimSave(fight, who);
}

/** Puts every boat with people on it in danger at the round's start when its water is rough. */
export function* boatsAtRoundStart(fight: MurdhamFight): Flow<void> {
  for (const id of fight.order) {
    if (!fight.combatants[id] || !isBoat(sheetOf(fight, id)) || !isThere(fight, id)) continue;
    const rough = featuresAt(fight, placeOf(fight, id)).some(
      ({ kind, amount }) => kind === 'water' && (amount ?? 0) > 0,
    );
    if (rough && seatedOn(fight, id).length > 0) yield* driveDanger(fight, id, 'in rough water');
  }
}
