/**
 * Fog: the places that the players do not know yet, as data of the fight; and the people who stand
 * unseen in those places.
 */

import { fogKeysOf, hasFogKey } from '../../space/fogged.ts';
import type { Place, Scene } from '../../space/scene.ts';
import type { Combatant, Fight } from '../fight.ts';
import type { Id } from '../words.ts';

/**
 * Lays fog on places of a draft, or lifts fog from them. Gives a sentence when a place is not on
 * the map; the caller then drops the draft.
 */
export function layFog(fight: Fight, places: 'all' | readonly string[], way: 'hide' | 'reveal'): string | undefined {
  if (places === 'all') {
    fight.fog = way === 'hide' ? Object.fromEntries(fogKeysOf(fight.scene).map((key) => [key, true])) : {};
    return undefined;
  }
  const stray = places.find((key) => !hasFogKey(fight.scene, key));
  if (stray !== undefined) return `This map has no place “${stray}” for fog to lie on.`;
  for (const key of places)
    if (way === 'hide') fight.fog[key] = true;
    else delete fight.fog[key];
  return undefined;
}

/** Removes fog from places that a change of the map has taken away. */
export function clearStrayFog(fight: Fight): void {
  for (const key of Object.keys(fight.fog)) if (!hasFogKey(fight.scene, key)) delete fight.fog[key];
}

/** The squares under a token, from its place; `squares` is the token's side. */
function* squaresUnder(place: Extract<Place, { kind: 'square' }>, squares: number): Generator<string> {
  for (let row = 0; row < squares; row += 1)
    for (let column = 0; column < squares; column += 1) yield `${place.column + column},${place.row + row}`;
}

/**
 * Whether the players always know where a combatant is: the party's own people, and everyone with a
 * player.
 */
const isTheirs = (fight: Fight, one: Combatant): boolean =>
  !one.hidden && (one.player !== undefined || fight.sides[one.side]?.stance === 'party');

/**
 * The side of a combatant's token in squares. The engine knows no game, so a game gives this
 * through `Ruleset.size`.
 */
export type SquaresOf = (one: Combatant) => number;
const single: SquaresOf = () => 1;

/**
 * The places that the players do not know now: places under fog, except those where the players'
 * own people stand. A combatant on a border looks into the zones on both sides.
 */
export function unknownPlaces(fight: Fight, squaresOf: SquaresOf = single): ReadonlySet<string> {
  const unknown = new Set(Object.keys(fight.fog));
  if (unknown.size === 0) return unknown;
  const { scene } = fight;
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
  if (!one || !fogUnder(fight, one.place) || isTheirs(fight, one)) return false;
  return isUnknown(fight.scene, unknownPlaces(fight), one.place);
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
