/**
 * Carts, coaches and boats: who is on them and at what post, who takes one turn together, how fast
 * they go.
 */

import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { firstOf, isGone, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { type Post, SIEGE_PIECES } from '../../sheet/terms.ts';
import { specOf } from '../../sheet/things/gear.ts';
import { roomOf, speedOf } from './figures.ts';
import { allFighters } from './table.ts';

export const isVehicle = ({ craft }: MurdhamSheet): boolean => craft !== undefined;
/** Tells whether a sheet is a siege piece on the map, which any fighter beside it can fire. */
export const isPiece = ({ craft }: MurdhamSheet): boolean => SIEGE_PIECES.some((piece) => piece === craft);
export const isBoat = ({ craft }: MurdhamSheet): boolean => craft === 'rowing-boat' || craft === 'sailing-boat';

/**
 * Gives the vehicle that this fighter is, is on, or pulls. Undefined on foot, and when the vehicle
 * is out of use.
 */
export function vehicleOf(fight: MurdhamFight, who: Id): Id | undefined {
  const sheet = sheetOf(fight, who);
  const id = isVehicle(sheet) ? who : sheet.aboard?.craft;
  return id !== undefined && fight.combatants[id] && !isGone(sheetOf(fight, id)) ? id : undefined;
}
/** Gives a fighter's post on its vehicle. */
export const postOf = (fight: MurdhamFight, who: Id): Post | undefined =>
  vehicleOf(fight, who) === undefined ? undefined : sheetOf(fight, who).aboard?.as;
/** Tells whether a fighter is in the harness of a cart. */
export const isPuller = (fight: MurdhamFight, who: Id): boolean => postOf(fight, who) === 'puller';

/** Lists everybody on a vehicle or in its harness, or only those at the given posts. */
export const aboardVehicle = (fight: MurdhamFight, vehicle: Id, ...posts: readonly Post[]): Id[] =>
  allFighters(fight)
    .filter(
      ({ sheet }) =>
        sheet.aboard?.craft === vehicle && !isGone(sheet) && (posts.length === 0 || posts.includes(sheet.aboard.as)),
    )
    .map(({ id }) => id);
/** Lists everybody in a vehicle's seats. */
export const seatedOn = (fight: MurdhamFight, vehicle: Id): Id[] =>
  aboardVehicle(fight, vehicle, 'driver', 'crew', 'passenger');
export const seatsOf = (fight: MurdhamFight, vehicle: Id): number => {
  const { craft } = sheetOf(fight, vehicle);
  return craft === undefined ? 0 : (specOf(craft).seats ?? 0);
};

/** Gives how many seats of a vehicle are taken, in medium fighters. */
export const seatsTaken = (fight: MurdhamFight, vehicle: Id): number =>
  Math.ceil(seatedOn(fight, vehicle).reduce((sum, id) => sum + roomOf(sheetOf(fight, id), fight.house), 0));

/** Lists who can drive a vehicle: its driver, on a boat also its crew. */
const drivers = (fight: MurdhamFight, vehicle: Id): Id[] => [
  ...aboardVehicle(fight, vehicle, 'driver'),
  ...(isBoat(sheetOf(fight, vehicle)) ? aboardVehicle(fight, vehicle, 'crew') : []),
];
/**
 * Lists who share one turn: a cart's driver and pullers, a boat's driver and crew. Passengers have
 * their own turns.
 */
export const crewOf = (fight: MurdhamFight, vehicle: Id): Id[] =>
  aboardVehicle(fight, vehicle, 'driver', isBoat(sheetOf(fight, vehicle)) ? 'crew' : 'puller');

/**
 * Gives whose turn the vehicle's turn is: the fighter who acts for it now, else the first one at
 * its reins or oars with a turn left.
 */
export function driverOf(fight: MurdhamFight, vehicle: Id): Id | undefined {
  const able = drivers(fight, vehicle).filter((id) => !isHelpless(sheetOf(fight, id)));
  const { turn, used } = fight.state;
  return able.find((id) => turn?.who === id) ?? able.find((id) => used[id] === undefined) ?? able[0];
}

/** Tells whether a sailing boat goes by the wind: there is a wind, and its driver knows boats. */
export const isSailing = (fight: MurdhamFight, vehicle: Id): boolean => {
  const driver = driverOf(fight, vehicle);
  return (
    sheetOf(fight, vehicle).craft === 'sailing-boat' &&
    fight.house.wind > 0 &&
    driver !== undefined &&
    knowsSkill(sheetOf(fight, driver), 'boatmanship')
  );
};

interface Pace {
  free: number;
  full: number;
  sprint: number;
}
const still: Pace = { free: 0, full: 0, sprint: 0 };
/**
 * Turns the rate of a round into the three paces of a turn, in half zones: half the rate free, the
 * rate in a full movement, twice the rate in a sprint. By house rule the rate is the free movement,
 * and the others are twice and four times as far.
 */
function paceOfRate(zones: number, per: MurdhamFight['house']['boatPace']): Pace {
  const halves = per === 'round' ? zones : 2 * zones;
  return { free: Math.floor(halves), full: Math.floor(2 * halves), sprint: Math.floor(4 * halves) };
}

/** Says why a vehicle cannot move at all; undefined when it can. */
export function whyStill(fight: MurdhamFight, vehicle: Id): string | undefined {
  const name = nameOf(fight, vehicle);
  const sheet = sheetOf(fight, vehicle);
  if (driverOf(fight, vehicle) === undefined) return `Nobody drives ${name}.`;
  if (isBoat(sheet))
    return isSailing(fight, vehicle) || rowers(fight, vehicle) > 0 ? undefined : `Nobody is able to row ${name}.`;
  const pullers = aboardVehicle(fight, vehicle, 'puller');
  if (pullers.length === 0) return `Nothing pulls ${name}.`;
  const down = pullers.find(
    (id) => isHelpless(sheetOf(fight, id)) || isStuck(sheetOf(fight, id)) || isSpent(fight, id),
  );
  return down === undefined ? undefined : `${nameOf(fight, down)} cannot pull ${name} on.`;
}
/**
 * Tells whether a fighter has reacted or lost its turn, so that it pulls and rows no more this
 * round.
 */
const isSpent = (fight: MurdhamFight, id: Id): boolean =>
  fight.state.used[id] === 'reaction' || fight.state.used[id] === 'lost';
const isStuck = (sheet: MurdhamSheet): boolean => firstOf(sheet, 'grabbed', 'netted', 'entangled') !== undefined;

/**
 * Counts the rowers at the oars, four at most. A fighter who knows boats counts as two. A fighter
 * who is out or has reacted does not row this round.
 */
function rowers(fight: MurdhamFight, vehicle: Id): number {
  const able = drivers(fight, vehicle).filter(
    (id) => !isHelpless(sheetOf(fight, id)) && !isSpent(fight, id) && !isStuck(sheetOf(fight, id)),
  );
  return Math.min(
    4,
    able.reduce((sum, id) => sum + (knowsSkill(sheetOf(fight, id), 'boatmanship') ? 2 : 1), 0),
  );
}

/**
 * Gives how far a vehicle goes, in half zones: a cart as fast as its slowest puller, a rowing boat
 * a zone for each rower, a sailing boat by the wind or half a zone for each rower.
 */
export function vehiclePace(fight: MurdhamFight, vehicle: Id): Pace {
  if (whyStill(fight, vehicle) !== undefined) return still;
  const sheet = sheetOf(fight, vehicle);
  if (isBoat(sheet)) {
    const oars = sheet.craft === 'rowing-boat' ? rowers(fight, vehicle) : rowers(fight, vehicle) / 2;
    return paceOfRate(isSailing(fight, vehicle) ? Math.max(fight.house.wind, oars) : oars, fight.house.boatPace);
  }
  const paces = aboardVehicle(fight, vehicle, 'puller').map((id) => speedOf(sheetOf(fight, id), fight.house));
  const least = (of: keyof Pace) => Math.min(...paces.map((pace) => pace[of]));
  return { free: least('free'), full: least('full'), sprint: least('sprint') };
}
