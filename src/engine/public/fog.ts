/**
 * Fog: the places that the players do not know yet, as data of the fight; and the people who stand
 * unseen in those places.
 */

import { fogKeysOf, hasFogKey, keysAt, squaresUnder } from '../../space/fogged.ts';
import type { Place, Scene } from '../../space/scene.ts';
import type { Edit } from '../command.ts';
import type { Combatant, Fight } from '../fight.ts';
import type { Id } from '../words.ts';
import { allUnder, clearStraySight, isTheirs, oneSquare, placesSeen, type SquaresOf } from './partySight.ts';

/** What the GM rules of a place: that players do not know it, know it, or as sight decides. */
export type FogWay = Extract<Edit, { edit: 'fog' }>['way'];

/**
 * Lays fog on places of a draft, or lifts fog from them. Where sight lifts the fog, single places
 * stay as they are ruled, and the whole map is only made unknown or known: sight goes on. Gives a
 * sentence when a place is not on the map; the caller then drops the draft.
 */
export function layFog(fight: Fight, places: 'all' | readonly string[], way: FogWay): string | undefined {
  const ruled = fight.sight?.fog === 'by sight' ? fight.sight.ruled : undefined;
  if (places === 'all') {
    if (ruled) for (const key of Object.keys(ruled)) delete ruled[key];
    if (way !== 'as seen') fight.fog = way === 'hide' ? allUnder(fight.scene) : {};
    return undefined;
  }
  const stray = places.find((key) => !hasFogKey(fight.scene, key));
  if (stray !== undefined) return `This map has no place “${stray}” for fog to lie on.`;
  for (const key of places) {
    if (way === 'hide') fight.fog[key] = true;
    else if (way === 'reveal') delete fight.fog[key];
    if (ruled && way === 'as seen') delete ruled[key];
    else if (ruled) ruled[key] = way === 'hide' ? 'hidden' : 'shown';
  }
  return undefined;
}

/** Removes fog from places that a change of the map has taken away. */
export function clearStrayFog(fight: Fight): void {
  for (const key of Object.keys(fight.fog)) if (!hasFogKey(fight.scene, key)) delete fight.fog[key];
  clearStraySight(fight);
}

/**
 * The places that the players do not know now: places under fog, except those where the players'
 * own people stand and which they see. A combatant on a border looks into the zones on both sides.
 */
export function unknownPlaces(fight: Fight, squaresOf: SquaresOf = oneSquare): ReadonlySet<string> {
  const unknown = new Set(Object.keys(fight.fog));
  if (unknown.size === 0) return unknown;
  const { scene } = fight;
  for (const key of placesSeen(fight, squaresOf, 'party') ?? []) unknown.delete(key);
  for (const id of fight.order) {
    const one = fight.combatants[id];
    if (!one || !isTheirs(fight, one)) continue;
    const { place } = one;
    if (place.kind === 'zone') unknown.delete(place.zone);
    else if (place.kind === 'square') for (const key of squaresUnder(place, squaresOf(one))) unknown.delete(key);
    else if (place.kind === 'border' && scene.kind === 'zones')
      for (const zone of scene.borders[place.border]?.between ?? []) unknown.delete(zone);
  }
  return unknown;
}

/**
 * Whether a place is one of the unknown ones. A border is known from either side; a large token is
 * seen if any of its squares is known.
 */
export function isUnknown(scene: Scene, unknown: ReadonlySet<string>, place: Place, squares = 1): boolean {
  switch (place.kind) {
    case 'off':
      return false;
    case 'zone':
      return unknown.has(place.zone);
    case 'border': {
      const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
      return border?.between.every((zone) => unknown.has(zone)) ?? false;
    }
    case 'square':
      return [...squaresUnder(place, squares)].every((key) => unknown.has(key) || !hasFogKey(scene, key));
  }
}

/** The known places that nobody sees now: players remember them, and see nobody there. */
export function rememberedPlaces(
  fight: Fight,
  squaresOf: SquaresOf,
  unknown: ReadonlySet<string>,
): ReadonlySet<string> {
  const seen = placesSeen(fight, squaresOf);
  if (!seen) return new Set();
  return new Set(fogKeysOf(fight.scene).filter((key) => !unknown.has(key) && !seen.has(key)));
}

/**
 * Whether players cannot see a combatant where it stands: in fog, or where nobody of theirs looks.
 * `unknown` are the unknown places. A large token is seen if any of its squares is.
 */
export function isOutOfSight(
  fight: Fight,
  one: Combatant,
  unknown: ReadonlySet<string>,
  squaresOf: SquaresOf = oneSquare,
): boolean {
  if (one.place.kind === 'off') return false;
  const seen = isTheirs(fight, one) ? undefined : placesSeen(fight, squaresOf);
  if (isUnknown(fight.scene, unknown, one.place, squaresOf(one))) return true;
  return seen !== undefined && !keysAt(fight.scene, one.place, squaresOf(one)).some((key) => seen.has(key));
}

/**
 * Whether fog lies right under a place, without a look at who stands near: a quick check before the
 * full one.
 */
function fogUnder({ fog, scene }: Fight, place: Place): boolean {
  switch (place.kind) {
    case 'off':
      return false;
    case 'zone':
      return fog[place.zone] === true;
    case 'square':
      return fog[`${place.column},${place.row}`] === true;
    case 'border': {
      const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
      return border?.between.every((zone) => fog[zone] === true) ?? false;
    }
  }
}

/**
 * Whether fog hides a combatant from the players. The log asks this for each sentence, before it
 * knows the token's size; so a sentence about a large token is held back as soon as its first
 * square lies in fog.
 */
export function isInFog(fight: Fight, who: Id): boolean {
  const one = fight.combatants[who];
  if (!one || isTheirs(fight, one)) return false;
  if (fight.sight?.fog !== 'by sight' && !fogUnder(fight, one.place)) return false;
  return isOutOfSight(fight, one, unknownPlaces(fight));
}

/** Whether words name a zone that the players do not know. */
export function namesUnknown(scene: Scene, unknown: ReadonlySet<string>, text: string): boolean {
  if (scene.kind !== 'zones') return false;
  return [...unknown].some((id) => {
    const name = scene.zones[id]?.name ?? '';
    return name !== '' && hasWords(text, name);
  });
}

/**
 * Whether a text contains these words as whole words: “Hall” is in “to the Hall.”, and not in
 * “Shall we”.
 */
export function hasWords(text: string, words: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!letter.test(text[at - 1] ?? ' ') && !letter.test(text[at + words.length] ?? ' ')) return true;
  return false;
}

/**
 * Whether fog keeps a sentence with the GM: the sentence is about somebody in fog, or names a place
 * under fog.
 */
export function fogKeeps(fight: Fight, text: string, who: readonly Id[]): boolean {
  if (who.some((id) => isInFog(fight, id))) return true;
  if (fight.scene.kind !== 'zones' || Object.keys(fight.fog).length === 0) return false;
  return namesUnknown(fight.scene, unknownPlaces(fight), text);
}
