/**
 * The map as a list: its places in order, who stands there, what lies there, and whether the place
 * can be chosen now.
 */
import { everyone, type Fight } from '../../engine/fight.ts';
import type { Option, Question } from '../../engine/question.ts';
import { optionAt } from '../../engine/table/drags.ts';
import { placeWords } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { hexOf } from '../../space/hexes/hexScene.ts';
import { type Place, placeKey, type Scene } from '../../space/scene.ts';
import { squareOf } from '../../space/squares/squares.ts';
import { zoneName } from '../../space/zones/zoneName.ts';
import { allPlaces } from '../../space/zones/zones.ts';

export interface PlaceRow {
  key: string;
  place: Place;
  name: string;
  /** What lies on this place and how the place is reached, in words. */
  about: string[];
  who: Id[];
  /** The option of the open question that means this place. */
  option?: Option;
}

/**
 * Lists every place of a map of zones. For a map of squares or hexes, lists only those that are
 * taken or can be chosen. The place beside the map comes last.
 */
export function placeRows(fight: Fight, question: Question | undefined): PlaceRow[] {
  const { scene } = fight;
  const at = new Map<string, Id[]>();
  for (const { id, place } of everyone(fight)) at.set(placeKey(place), [...(at.get(placeKey(place)) ?? []), id]);
  const row = (place: Place, about: string[] = []): PlaceRow => {
    const option = optionAt(question, { place });
    const key = placeKey(place);
    const name = place.kind === 'off' ? 'Beside the map' : placeWords(scene, place);
    return { key, place, name, about, who: at.get(key) ?? [], ...(option ? { option } : {}) };
  };
  const rows: PlaceRow[] = [];
  if (scene.kind === 'zones' && !scene.hexes) {
    for (const zone of Object.values(scene.zones)) {
      const ways = Object.values(scene.borders)
        .filter(({ between }) => between.includes(zone.id))
        .map(({ between, door }) => {
          const other = between.find((id) => id !== zone.id) ?? zone.id;
          const name = zoneName(scene, other);
          return door === 'closed' ? `${name} (closed door)` : name;
        });
      rows.push(
        row({ kind: 'zone', zone: zone.id }, [
          ...zone.features.map(({ label }) => label),
          ...(ways.length > 0 ? [`leads to ${ways.join(', ')}`] : []),
        ]),
      );
    }
    for (const border of Object.values(scene.borders)) {
      const made = row(
        { kind: 'border', border: border.id },
        border.features.map(({ label }) => label),
      );
      if (made.who.length > 0 || made.option) rows.push(made);
    }
  } else {
    const squares = new Map<string, Place>();
    const isCell = ({ kind }: Place) => kind === 'square' || kind === 'zone';
    for (const { place } of everyone(fight)) if (isCell(place)) squares.set(placeKey(place), place);
    if (question?.kind === 'choose' || question?.kind === 'pick')
      for (const { place } of question.options) if (place && isCell(place)) squares.set(placeKey(place), place);
    const at = (place: Place) => squareOf(place) ?? hexOf(place) ?? { column: 0, row: 0 };
    const sorted = [...squares.values()].sort((a, b) => at(a).row - at(b).row || at(a).column - at(b).column);
    rows.push(...sorted.map((place) => row(place)));
  }
  const off = row({ kind: 'off' });
  if (off.who.length > 0) rows.push(off);
  return rows;
}

/**
 * Lists every place of a map of zones, and the place beside the map. A map of squares has too many
 * places, so only the place beside it is listed.
 */
export function allPlacesOf(scene: Scene): Place[] {
  const off: Place = { kind: 'off' };
  return scene.kind === 'zones' ? [...allPlaces(scene), off] : [off];
}
