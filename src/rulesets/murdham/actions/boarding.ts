/**
 * Getting on and off vehicles, taking the reins and harnessing as main actions; changing places on
 * a vehicle as a bonus action (MU-06).
 */

import { areEnemies, combatantOf } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { type Place, samePlace } from '../../../space/scene.ts';
import { nearbyPlaces, zonesOf } from '../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import { placeIn, placeOptions } from '../../common/places.ts';
import type { MurdhamFight } from '../fight.ts';
import { intoWater, swimHere } from '../play/perils/driving.ts';
import { ridersOf, tumbleFrom } from '../play/riding.ts';
import { roomOf } from '../play/table/figures.ts';
import { isNear, mapOf, occupants, placeOf, whereText, whyNoRoom } from '../play/table/ground.ts';
import { rollSave } from '../play/table/saves.ts';
import { allFighters, audienceFor, isThere, seatOfFighter, tell } from '../play/table/table.ts';
import { aboardVehicle, isBoat, isVehicle, seatsOf, seatsTaken, vehicleOf } from '../play/table/vehicles.ts';
import { spendBonus, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { postSpecs } from '../sheet/conditions.ts';
import { firstOf, isHelpless, loseCondition } from '../sheet/standing.ts';
import type { Post } from '../sheet/terms.ts';
import { actionGroups, bonusNow, type MurdhamAction, mainNow } from './allowed.ts';

/** Lists the kinds of places on a vehicle. A cart has no crew, and a boat has no harness. */
const places = (fight: MurdhamFight, vehicle: Id): Post[] =>
  isBoat(sheetOf(fight, vehicle)) ? ['driver', 'crew', 'passenger'] : ['driver', 'passenger'];
const near = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) =>
        seatsOf(fight, one.id) > 0 &&
        isThere(fight, one.id) &&
        isNear(fight, who, one.id) &&
        !areEnemies(fight, who, one.id),
    )
    .map(({ id }) => id);

/**
 * Reads a variant of the form `cart:driver`. Ids may hold colons themselves, so the post is the
 * part after the last colon.
 */
const read = (variant: string): { vehicle: Id; post: Post | undefined } => {
  const at = variant.lastIndexOf(':');
  const last = variant.slice(at + 1);
  return { vehicle: variant.slice(0, at), post: (['driver', 'crew', 'passenger'] as const).find((id) => id === last) };
};

/** Tells whether the vehicle has a place of that sort left. */
function roomOn(fight: MurdhamFight, who: Id, variant: string | undefined): Verdict {
  const { vehicle, post } = read(variant ?? '');
  if (post === undefined || !fight.combatants[vehicle]) return notAllowed('MU-06', 'Choose a place on a vehicle.');
  const name = nameOf(fight, vehicle);
  const already = sheetOf(fight, who).aboard?.craft === vehicle;
  if (!already && seatsTaken(fight, vehicle) + roomOf(sheetOf(fight, who), fight.house) > seatsOf(fight, vehicle))
    return notAllowed('MU-06', `All seats of ${name} are taken.`);
  if (post === 'driver' && aboardVehicle(fight, vehicle, 'driver').length > 0)
    return notAllowed('MU-06', `${name} has a driver: one is enough.`);
  return sheetOf(fight, who).mind === 'human' || post === 'passenger'
    ? true
    : notAllowed('MU-06', 'It takes a human mind to drive or row.');
}

const isMoving = (fight: MurdhamFight, vehicle: Id): boolean => (fight.state.moved[vehicle] ?? 0) > 0;

/**
 * Makes a fighter who gets on or off save AGI: on a boat always, on a cart only while it moves.
 * Gives true when the fighter passes or needs no save.
 */
function* steps(fight: MurdhamFight, who: Id, vehicle: Id, way: 'on' | 'off'): Flow<boolean> {
  if (!isBoat(sheetOf(fight, vehicle)) && !isMoving(fight, vehicle)) return true;
  return yield* rollSave(fight, who, 'agi', {
    rule: 'MU-06',
    what: `to get ${way} ${nameOf(fight, vehicle)}`,
    told: sentence`to get ${way} ${personRef(vehicle)}`,
    about: [who, vehicle],
  });
}

/** Getting on and off costs a main action, or by house rule a bonus action. */
type Cost = 'main' | 'bonus';
const nowFor = { main: mainNow, bonus: bonusNow };
const spendFor = { main: spendMain, bonus: spendBonus };

const board = (cost: Cost): MurdhamAction => ({
  id: cost === 'main' ? 'board' : 'board-quick',
  scope: 'combatant',
  label: 'Get on',
  help: 'Onto a cart or boat. An AGI save on a boat, and on a cart that has moved this round.',
  rule: 'MU-06',
  group: actionGroups[cost],
  cost: `${cost} action`,
  variants: (fight, who) =>
    fight.house.boardingCosts !== cost ||
    sheetOf(fight, who).aboard !== undefined ||
    sheetOf(fight, who).mount !== undefined ||
    isVehicle(sheetOf(fight, who))
      ? []
      : near(fight, who).flatMap((vehicle) =>
          places(fight, vehicle).map((post) => ({
            id: `${vehicle}:${post}`,
            label: `Get on ${nameOf(fight, vehicle)}: ${postSpecs[post].label.toLowerCase()}`,
          })),
        ),
  allowed: (fight, who, variant) => allOf(nowFor[cost](fight, who), () => roomOn(fight, who, variant)),
  *perform(fight, who, variant = '') {
    const { vehicle, post } = read(variant);
    if (post === undefined) return;
    yield* beginTurn(fight, who);
    spendFor[cost](fight, who);
    if (!(yield* steps(fight, who, vehicle, 'on'))) {
      tell(fight, 'MU-06', sentence`${personRef(who)} does not get on ${personRef(vehicle)}.`, { tone: 'bad' });
      if (!isBoat(sheetOf(fight, vehicle))) yield* tumbleFrom(fight, who, 'MU-06', 'falls beside the wheels');
      else {
        combatantOf(fight, who).place = { ...placeOf(fight, vehicle) };
        intoWater(fight, who);
        yield* swimHere(fight, who);
      }
      return;
    }
    sheetOf(fight, who).aboard = { craft: vehicle, as: post };
    loseCondition(sheetOf(fight, who), 'in-water');
    combatantOf(fight, who).place = { ...placeOf(fight, vehicle) };
    tell(fight, 'MU-06', sentence`${personRef(who)} gets on ${personRef(vehicle)}.`, {
      happened: { is: 'moved', whom: [who] },
    });
  },
});

/** Lists the dry places nearby with room, where a fighter can step ashore from a boat. */
function shores(fight: MurdhamFight, who: Id, vehicle: Id): Place[] {
  const scene = mapOf(fight);
  const here = placeOf(fight, vehicle);
  const dry = (zone: string) => scene.zones[zone]?.features.every(({ kind }) => kind !== 'water') === true;
  const crowd = occupants(fight, [who]);
  return nearbyPlaces(scene, here).filter(
    (place) =>
      !samePlace(place, here) &&
      zonesOf(scene, place).some(dry) &&
      whyNoRoom(fight, crowd, place, roomOf(sheetOf(fight, who), fight.house)) === undefined,
  );
}

const alight = (cost: Cost): MurdhamAction => ({
  id: cost === 'main' ? 'alight' : 'alight-quick',
  scope: 'combatant',
  label: 'Get off',
  help: 'Off a cart or boat. An AGI save from a boat, and from a cart that has moved this round.',
  rule: 'MU-06',
  group: actionGroups[cost],
  cost: `${cost} action`,
  variants: (fight, who) => {
    if (fight.house.boardingCosts !== cost) return [];
    const vehicle = sheetOf(fight, who).aboard?.as === 'puller' ? undefined : sheetOf(fight, who).aboard?.craft;
    return vehicle === undefined || !fight.combatants[vehicle]
      ? []
      : [{ id: 'alight', label: `Get off ${nameOf(fight, vehicle)}` }];
  },
  allowed: (fight, who) => nowFor[cost](fight, who),
  *perform(fight, who) {
    const vehicle = vehicleOf(fight, who);
    if (vehicle === undefined) return;
    const boat = isBoat(sheetOf(fight, vehicle));
    const to = boat ? yield* whereAshore(fight, who, vehicle) : undefined;
    yield* beginTurn(fight, who);
    spendFor[cost](fight, who);
    const well = yield* steps(fight, who, vehicle, 'off');
    delete sheetOf(fight, who).aboard;
    tell(fight, 'MU-06', sentence`${personRef(who)} gets off ${personRef(vehicle)}.`, {
      happened: { is: 'moved', whom: [who] },
    });
    if (boat && (!well || !to)) {
      intoWater(fight, who);
      yield* swimHere(fight, who);
    } else if (to) combatantOf(fight, who).place = { ...to };
    else if (!well) yield* tumbleFrom(fight, who, 'MU-06', 'falls off');
  },
});

function* whereAshore(fight: MurdhamFight, who: Id, vehicle: Id): Flow<Place | undefined> {
  const dry = shores(fight, who, vehicle);
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: off ${nameOf(fight, vehicle)}, where to?`,
      rule: 'MU-06',
      about: [who],
      audience: audienceFor(fight, who),
    },
    [...placeOptions(dry, (place) => capitalized(whereText(fight, place))), { id: 'water', label: 'Into the water' }],
  );
  return placeIn(dry, answer);
}

const changePlace: MurdhamAction = {
  id: 'change-place',
  scope: 'combatant',
  label: 'Change places',
  help: 'Takes the reins, an oar, or a seat at the back.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) => {
    const own = sheetOf(fight, who).aboard;
    return own === undefined || own.as === 'puller' || !fight.combatants[own.craft]
      ? []
      : places(fight, own.craft)
          .filter((post) => post !== own.as)
          .map((post) => ({ id: `${own.craft}:${post}`, label: `Become ${postSpecs[post].label.toLowerCase()}` }));
  },
  allowed: (fight, who, variant) => allOf(bonusNow(fight, who), () => roomOn(fight, who, variant)),
  *perform(fight, who, variant = '') {
    const { vehicle, post } = read(variant);
    if (post === undefined) return;
    yield* beginTurn(fight, who);
    spendBonus(fight, who);
    sheetOf(fight, who).aboard = { craft: vehicle, as: post };
    tell(
      fight,
      'MU-09',
      sentence`${personRef(who)} is now ${postSpecs[post].label.toLowerCase()} of ${personRef(vehicle)}.`,
    );
  },
};

/** Lists the beasts nearby that could go into or out of the harness of a cart nearby. */
function teams(fight: MurdhamFight, who: Id): { id: string; label: string; beast: Id; cart: Id }[] {
  const beasts = allFighters(fight).filter(
    ({ id, side, sheet }) =>
      side === combatantOf(fight, who).side &&
      sheet.mind === 'animal' &&
      isThere(fight, id) &&
      !isHelpless(sheet) &&
      isNear(fight, who, id) &&
      ridersOf(fight, id).length === 0,
  );
  return near(fight, who)
    .filter((cart) => !isBoat(sheetOf(fight, cart)))
    .flatMap((cart) =>
      beasts
        .filter(({ sheet }) => sheet.aboard === undefined || sheet.aboard.craft === cart)
        .map(({ id, sheet }) => ({
          id: `${cart}:${id}`,
          label: `${sheet.aboard ? 'Unharness' : 'Harness'} ${nameOf(fight, id)}: ${nameOf(fight, cart)}`,
          beast: id,
          cart,
        })),
    );
}

const harness: MurdhamAction = {
  id: 'harness',
  scope: 'combatant',
  label: 'Harness',
  help: 'Puts a beast before a cart, or takes it out of the harness.',
  rule: 'MU-06',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    sheetOf(fight, who).mind === 'human' ? teams(fight, who).map(({ id, label }) => ({ id, label })) : [],
  allowed: (fight, who, variant) =>
    allOf(mainNow(fight, who), () => {
      const team = teams(fight, who).find(({ id }) => id === variant);
      if (!team) return notAllowed('MU-06', 'Beast and cart must be nearby.');
      return firstOf(sheetOf(fight, team.beast), 'grabbed', 'netted', 'entangled') === undefined
        ? true
        : notAllowed('MU-06', `${nameOf(fight, team.beast)} is held fast.`);
    }),
  *perform(fight, who, variant) {
    const team = teams(fight, who).find(({ id }) => id === variant);
    if (!team) return;
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    const sheet = sheetOf(fight, team.beast);
    if (sheet.aboard) delete sheet.aboard;
    else {
      sheet.aboard = { craft: team.cart, as: 'puller' };
      combatantOf(fight, team.beast).place = { ...placeOf(fight, team.cart) };
    }
    tell(
      fight,
      'MU-06',
      sentence`${personRef(who)} ${sheet.aboard ? 'harnesses' : 'unharnesses'} ${personRef(team.beast)}.`,
      { who: [who, team.beast, team.cart] },
    );
  },
};

export const boardingActions: readonly MurdhamAction[] = [board('main'), alight('main'), harness];
export const placeActions: readonly MurdhamAction[] = [board('bonus'), alight('bonus'), changePlace];
