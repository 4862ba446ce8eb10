/**
 * Places in questions: options, the zones next to a combatant, and who blocks the way on squares.
 */
import { type Combatant, combatantOf, everyone, type Fight } from '../../engine/fight.ts';
import { type Asking, askChoice, type Flow } from '../../engine/flow.ts';
import { placeRef, type Sentence, sentence } from '../../engine/log/sentence.ts';
import type { Option } from '../../engine/question.ts';
import { countWords, type Id } from '../../engine/words.ts';
import { zonesAlong } from '../../space/ruler.ts';
import { type Place, placeKey, type Scene, samePlace } from '../../space/scene.ts';
import { BARRED, OPEN, PASS, type Passage } from '../../space/squares/squarePaths.ts';
import { footprint, type Grid, indexOf, squareOf } from '../../space/squares/squares.ts';
import { inZone, neighbours, placeName } from '../../space/zones/zones.ts';

/** An option for each of several places, with the game's word for the place. */
export const placeOptions = (places: readonly Place[], label: (place: Place) => string): Option[] =>
  places.map((place) => ({ id: placeKey(place), label: label(place), place }));

/** A place in words: its name on zones; its column and row, from 1, on squares. */
export function placeWords(scene: Scene, place: Place): string {
  if (scene.kind === 'zones') return placeName(scene, place);
  return place.kind === 'square' ? `column ${place.column + 1}, row ${place.row + 1}` : 'beside the map';
}

/**
 * A place for a sentence of the log. Zones and borders are references, which fog hides; squares and
 * the place beside the map are words.
 */
export function placeInSentence(scene: Scene, place: Place): Sentence {
  if (scene.kind !== 'zones' || place.kind === 'square' || place.kind === 'off') return [placeWords(scene, place)];
  if (place.kind === 'zone') return [placeRef(place.zone)];
  const border = scene.borders[place.border];
  if (!border) return [place.border];
  const [one, other] = border.between.map((id) => placeRef(id, 'short'));
  if (!one || !other) return [place.border];
  return border.door === 'none'
    ? sentence`the border of ${one} and ${other}`
    : sentence`the door between ${one} and ${other}`;
}

/**
 * Asks for one of several places, with the game's words. Gives undefined when the answer names none
 * of them.
 */
export function* choosePlace(
  asking: Asking,
  places: readonly Place[],
  label: (place: Place) => string,
): Flow<Place | undefined> {
  return placeIn(places, yield* askChoice(asking, placeOptions(places, label)));
}

/** Gives the place that an answer names. */
export const placeIn = (places: readonly Place[], answer: string): Place | undefined =>
  places.find((place) => placeKey(place) === answer);

/**
 * The zones next to a combatant's zone, each once. None for a combatant beside the map or on
 * squares.
 */
export function zonesNextTo({ scene, combatants }: Pick<Fight, 'scene' | 'combatants'>, who: Id): Place[] {
  const { place } = combatantOf({ combatants }, who);
  if (scene.kind !== 'zones' || place.kind !== 'zone') return [];
  return [...new Set(neighbours(scene, place.zone).map(({ zone }) => zone.id))].map(inZone);
}

/** Everybody else in a combatant's place, fallen combatants too. */
export const othersAt = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter((one) => one.id !== who && samePlace(one.place, combatantOf(fight, who).place));

/** The length of a way across zones: `2 places`. Empty on squares. */
export const wayInPlaces = ({ scene }: Pick<Fight, 'scene'>, way: readonly Place[]): string =>
  scene.kind === 'zones' ? countWords(zonesAlong(scene, way), 'place') : '';

/**
 * Where a combatant can walk on squares among others. Nobody can enter the squares of a combatant
 * that `bars`; the squares of all others can be passed but not stopped on.
 */
export function passageAmong(grid: Grid, others: readonly { place: Place; squares: number; bars: boolean }[]): Passage {
  const passage: Passage = new Uint8Array(grid.columns * grid.rows);
  for (const { place, squares, bars } of others) {
    const at = squareOf(place);
    if (!at) continue;
    for (const square of footprint(at, squares)) {
      const index = indexOf(grid, square);
      if (index >= 0) passage[index] = Math.max(passage[index] ?? OPEN, bars ? BARRED : PASS);
    }
  }
  return passage;
}
