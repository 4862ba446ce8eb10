/**
 * How Murdham reads the map: what is nearby, distances, who sees whom, cover and concealment on the
 * way.
 */

import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import type { Sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Looks } from '../../../../space/fogged.ts';
import { type Feature, type Place, samePlace, type ZoneScene } from '../../../../space/scene.ts';
import { TORCH } from '../../../../space/sight/light.ts';
import { type Sight, sightBetween, sightLeaning } from '../../../../space/sight/sight.ts';
import {
  capacityOf,
  distance,
  isNearby,
  whyNoCapacity as noRoomIn,
  type Occupant,
  placeName,
  touchesZone,
  zonesOf,
} from '../../../../space/zones/zones.ts';
import { DARK_THERE, isPlaceInDark, seesInDark } from '../../../common/darkness.ts';
import { sheetOf } from '../../../common/people.ts';
import { placeInSentence } from '../../../common/places.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { conditionOf, isConditionActive, isGone } from '../../sheet/standing.ts';
import { roomOf } from './figures.ts';
import { allFighters } from './table.ts';

/**
 * How far things light that are held, in squares: a candle its own zone, the others also the zones
 * beside it.
 */
const LIGHTS: Readonly<Partial<Record<string, number>>> = {
  candle: 2,
  torch: TORCH,
  'oil-lamp': TORCH,
  lantern: TORCH,
};

const nowhere: ZoneScene = {
  kind: 'zones',
  name: '',
  width: 100,
  height: 100,
  ground: { kind: 'plain', look: 'stone' },
  zones: {},
  borders: {},
};
/** Gives the map. Murdham is played on zones; on squares nobody has anywhere to go. */
export const mapOf = (fight: MurdhamFight): ZoneScene => (fight.scene.kind === 'zones' ? fight.scene : nowhere);

export const placeOf = (fight: MurdhamFight, who: Id): Place => combatantOf(fight, who).place;
export const isNear = (fight: MurdhamFight, a: Id, b: Id): boolean =>
  isNearby(mapOf(fight), placeOf(fight, a), placeOf(fight, b));
export const zonesApart = (fight: MurdhamFight, a: Id, b: Id): number =>
  distance(mapOf(fight), placeOf(fight, a), placeOf(fight, b));
/** Words a place for choices. */
export const whereText = (fight: MurdhamFight, place: Place): string => placeName(mapOf(fight), place);
/** Names a place in a sentence of the log. */
export const whereInSentence = (fight: MurdhamFight, place: Place): Sentence => placeInSentence(mapOf(fight), place);

/** Tells whether a fighter sits on a vehicle, so that it takes no room of its own. */
const seated = ({ sheet: { aboard } }: Fighter): boolean => aboard !== undefined && aboard.as !== 'puller';

/**
 * Lists everyone who takes up room, without those in `except`. Fliers in the air, the dead and
 * fighters seated on a vehicle take none.
 */
export const occupants = (fight: MurdhamFight, except: readonly Id[] = []): Occupant[] =>
  allFighters(fight)
    .filter(
      (one) =>
        !except.includes(one.id) &&
        one.place.kind !== 'off' &&
        !isGone(one.sheet) &&
        !isConditionActive(one.sheet, 'aloft') &&
        !seated(one),
    )
    .map((one) => ({ place: one.place, room: roomOf(one.sheet, fight.house) }));

/**
 * MU-06: says why a place has no room for so much, captives included. By house rule whatever is too
 * big for a place never gets in, even when it is empty. A captive follows through an empty door
 * with room for one.
 */
export function whyNoRoom(
  fight: MurdhamFight,
  crowd: readonly Occupant[],
  place: Place,
  room: number,
  dragged = 0,
): string | undefined {
  const scene = mapOf(fight);
  if (fight.house.tooBig === 'never' && room > capacityOf(scene, place))
    return `It is too big for ${placeName(scene, place)}.`;
  return noRoomIn(scene, crowd, place, room + dragged);
}

/** MU-30: lists everyone whom a blast on this zone reaches: in the zone and on its borders. */
export const inBlast = (fight: MurdhamFight, zone: string): Id[] =>
  allFighters(fight)
    .filter((one) => !isGone(one.sheet) && touchesZone(mapOf(fight), one.place, zone))
    .map(({ id }) => id);
export const zonesHere = (fight: MurdhamFight, who: Id): readonly string[] =>
  zonesOf(mapOf(fight), placeOf(fight, who));

/**
 * Says why `from` does not see `at`; undefined when it does. A fighter sees everybody nearby except
 * the invisible, unless it is blind. Where darkness counts, nobody further off is seen in the dark
 * (MU-15, MU-16).
 */
export function whyUnseen(fight: MurdhamFight, from: Id, at: Id): string | undefined {
  if (isConditionActive(sheetOf(fight, from), 'blind')) return 'Blind.';
  if (isConditionActive(sheetOf(fight, at), 'invisible')) return 'Cannot be seen.';
  const seen = sightBetween(mapOf(fight), placeOf(fight, from), placeOf(fight, at));
  if (!seen.seen) return seen.reason;
  if (isNear(fight, from, at) || seesInDark(fight, from)) return undefined;
  return isPlaceInDark(fight, placeOf(fight, at)) ? DARK_THERE : undefined;
}

/** The light that a fighter carries in its hands, in squares, and whether it is blind. */
export function looksOf(fight: MurdhamFight, who: Id): Looks {
  const { gear } = sheetOf(fight, who);
  const reach = Math.max(0, ...gear.map(({ item, held }) => (held === null ? 0 : (LIGHTS[item] ?? 0))));
  return {
    ...(reach > 0 ? { light: reach } : {}),
    ...(isConditionActive(sheetOf(fight, who), 'blind') ? { eyes: 'blind' } : {}),
  };
}

/**
 * MU-27: who leans out over a barrier: the attacker, also during the counter to its attack, or the
 * target.
 */
export type Leaning = 'attacker' | 'target';
const lineOf = (fight: MurdhamFight, from: Id, at: Place, leaning: Leaning): Sight => {
  const scene = mapOf(fight);
  const here = placeOf(fight, from);
  return leaning === 'attacker' ? sightLeaning(scene, here, at) : sightLeaning(scene, at, here);
};
/**
 * MU-27: says why an attack has no way from one fighter to another: the target is not seen, or a
 * barrier is between. Barriers stop nothing beside the fighter who leans out over them.
 */
export function whyBarred(fight: MurdhamFight, from: Id, at: Id, leaning: Leaning): string | undefined {
  const unseen = whyUnseen(fight, from, at);
  if (
    unseen === undefined ||
    unseen === DARK_THERE ||
    isConditionActive(sheetOf(fight, from), 'blind') ||
    isConditionActive(sheetOf(fight, at), 'invisible')
  )
    return unseen;
  return lineOf(fight, from, placeOf(fight, at), leaning).seen ? undefined : unseen;
}
/**
 * MU-27: gives the barrier over which a fighter leans out to attack another. It is cover for the
 * fighter against the counter.
 */
function leantOver(fight: MurdhamFight, from: Id, at: Id): string | undefined {
  const [here, there] = [placeOf(fight, from), placeOf(fight, at)];
  if (sightBetween(mapOf(fight), here, there).seen || !lineOf(fight, from, there, 'target').seen) return undefined;
  const beside = zonesOf(mapOf(fight), there);
  return (
    Object.values(mapOf(fight).borders)
      .filter(({ between }) => between.some((zone) => beside.includes(zone)))
      .flatMap(({ features }) => features)
      .find(({ kind }) => kind === 'barrier')?.label || 'a barrier'
  );
}

/** Lists the features of a place and of the borders that sight passes on the way to it. */
function onTheWay(fight: MurdhamFight, from: Id, at: Id): Feature[] {
  const scene = mapOf(fight);
  const there = placeOf(fight, at);
  const own = featuresAt(fight, there);
  const ways = [sightLeaning(scene, placeOf(fight, from), there), sightLeaning(scene, there, placeOf(fight, from))];
  const seen = ways.find((way) => way.seen);
  const passed = seen?.seen
    ? seen.through.flatMap((place) => (place.kind === 'border' ? (scene.borders[place.border]?.features ?? []) : []))
    : [];
  return [...own, ...passed];
}
export function featuresAt(fight: MurdhamFight, place: Place): Feature[] {
  const scene = mapOf(fight);
  if (place.kind === 'zone') return scene.zones[place.zone]?.features ?? [];
  return place.kind === 'border' ? (scene.borders[place.border]?.features ?? []) : [];
}

/**
 * Lists the fire and foul air that reach a place: its own, and on a border by house rule those of
 * both zones.
 */
export const perilsAt = (fight: MurdhamFight, place: Place): Feature[] =>
  place.kind === 'border' && fight.house.borderPerils === 'both'
    ? [place, ...zonesOf(mapOf(fight), place).map((zone): Place => ({ kind: 'zone', zone }))].flatMap((at) =>
        featuresAt(fight, at),
      )
    : featuresAt(fight, place);

/**
 * MU-26: gives what covers a fighter against an attack from there, or undefined. The GM's ruling
 * goes first; otherwise the map's cover counts against attackers who are not nearby.
 */
export function coverAgainst(fight: MurdhamFight, from: Id, at: Id): string | undefined {
  const ruled = conditionOf(sheetOf(fight, at), 'in-cover');
  if (ruled) return ruled.note === 'none' ? undefined : ruled.note === 'barrier' ? 'a barrier' : 'cover';
  if (isNear(fight, from, at)) return undefined;
  return onTheWay(fight, from, at).find(({ kind }) => kind === 'cover')?.label ?? leantOver(fight, from, at);
}
/**
 * MU-25: tells whether a feature is darkness or smoke. Miasma is not: by its power, fighters see
 * through it what is nearby.
 */
const isDark = ({ kind, detail }: Feature): boolean =>
  kind === 'opaque' && detail !== 'miasma' && detail !== 'illusion';
/**
 * MU-25: gives what conceals a fighter from there: fog, leaves, or from nearby the darkness of the
 * place. By house rule darkness does not conceal nearby fighters.
 */
export function concealmentFrom(fight: MurdhamFight, from: Id, at: Id): string | undefined {
  const ruled = conditionOf(sheetOf(fight, at), 'obscured');
  if (ruled) return ruled.note === 'none' ? undefined : 'concealment';
  if (isNear(fight, from, at)) {
    const dark = fight.house.darkNearby === 'conceals' ? featuresAt(fight, placeOf(fight, at)).find(isDark) : undefined;
    return dark && (dark.label || 'darkness');
  }
  return onTheWay(fight, from, at).find(({ kind }) => kind === 'concealment')?.label;
}
/**
 * MU-27: tells whether the GM's ruling put a fighter behind a barrier. Then nothing from another
 * place reaches it: no shot, no blast, no blow from the border. Barriers of the map stop sight and
 * so the attack.
 */
export const isShielded = (fight: MurdhamFight, from: Id, at: Id): boolean =>
  conditionOf(sheetOf(fight, at), 'in-cover')?.note === 'barrier' &&
  !samePlace(placeOf(fight, from), placeOf(fight, at));

/**
 * MU-42: tells whether the target is unaware of the attacker: the attacker is concealed from all
 * but its friends, or the GM says so.
 */
export function isUnawareOf(fight: MurdhamFight, target: Id, attacker: Id): boolean {
  const [one, other] = [combatantOf(fight, target), combatantOf(fight, attacker)];
  if (one.sheet.conditions.some(({ id, by }) => id === 'unaware' && (by === undefined || by === attacker))) return true;
  return isConditionActive(other.sheet, 'concealed') && !areFriends(fight, target, attacker);
}
/** MU-42: lists everybody who is unaware of this attacker now. */
export const unawareOf = (fight: MurdhamFight, attacker: Id): Id[] =>
  allFighters(fight)
    .filter(({ id }) => id !== attacker && isUnawareOf(fight, id, attacker))
    .map(({ id }) => id);
