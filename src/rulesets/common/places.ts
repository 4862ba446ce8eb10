/** Places as games ask for them: options of a question, the zones next to somebody, and who is in the way on squares. */
import { type Combatant, combatantOf, everyone, type Fight } from '../../engine/fight.ts';
import { type Asking, choose, type Flow } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import { count, type Id } from '../../engine/words.ts';
import { zonesAlong } from '../../space/ruler.ts';
import { type Place, placeKey, type Scene, samePlace } from '../../space/scene.ts';
import { BARRED, OPEN, PASS, type Passage } from '../../space/squares/squarePaths.ts';
import { footprint, type Grid, indexOf, squareOf } from '../../space/squares/squares.ts';
import { inZone, neighbours, placeName } from '../../space/zones/zones.ts';

/** An option for each of several places, by what the game calls it. */
export const placeOptions = (places: readonly Place[], label: (place: Place) => string): Option[] =>
  places.map((place) => ({ id: placeKey(place), label: label(place), place }));

/** A place in words: its name on zones, its column and row, from 1, on squares. */
export function placeWords(scene: Scene, place: Place): string {
  if (scene.kind === 'zones') return placeName(scene, place);
  return place.kind === 'square' ? `column ${place.column + 1}, row ${place.row + 1}` : 'beside the map';
}

/** Asks for one of several places, by what the game calls them; undefined: none of these was meant. */
export function* choosePlace(
  asking: Asking,
  places: readonly Place[],
  label: (place: Place) => string,
): Flow<Place | undefined> {
  return placeIn(places, yield* choose(asking, placeOptions(places, label)));
}

/** The place that an answer names. */
export const placeIn = (places: readonly Place[], answer: string): Place | undefined =>
  places.find((place) => placeKey(place) === answer);

/** The zones next to somebody's own, each once; none beside the map, or on squares. */
export function zonesNextTo({ scene, combatants }: Pick<Fight, 'scene' | 'combatants'>, who: Id): Place[] {
  const { place } = combatantOf({ combatants }, who);
  if (scene.kind !== 'zones' || place.kind !== 'zone') return [];
  return [...new Set(neighbours(scene, place.zone).map(({ zone }) => zone.id))].map(inZone);
}

/** Everybody else in somebody's place, the fallen too. */
export const othersAt = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter((one) => one.id !== who && samePlace(one.place, combatantOf(fight, who).place));

/** What a way across zones comes to: `2 places`. Nothing on squares. */
export const wayInPlaces = ({ scene }: Pick<Fight, 'scene'>, way: readonly Place[]): string =>
  scene.kind === 'zones' ? count(zonesAlong(scene, way), 'place') : '';

/** Where one can walk on squares among these: on the squares of who `bars` one cannot set foot, those of all others are passed. */
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
