/**
 * Areas on the map as answers: where a move or an own ability asks for an area, or for all who are
 * meant, an area that lies there already can be taken.
 */
import { type Area, inAreaOrder } from '../../space/areas/area.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import type { Fight } from '../fight.ts';
import type { Answer, Option, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { peopleInArea, placesOfArea } from './inArea.ts';

export interface AreaAnswer {
  area: Area;
  answer: Extract<Answer, { kind: 'choose' | 'pick' }>;
}

const keysOf = (places: readonly Place[] = []): ReadonlySet<string> => new Set(places.map(placeKey));
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((key) => all.has(key));

/** The end of a line from which it was laid, as a place of squares. */
function startOf({ shape }: Area, { scene }: Pick<Fight, 'scene'>): string | undefined {
  if (shape.kind !== 'line' || scene.kind !== 'squares') return undefined;
  const { x, y } = shape.from;
  return placeKey({ kind: 'square', column: Math.floor(x / scene.pixels), row: Math.floor(y / scene.pixels) });
}

/**
 * The option that an area stands for: the one that covers exactly its places; the one end of a line
 * that is still to be laid; the one zone that it takes in.
 */
function optionFor(fight: Fight, area: Area, places: readonly Place[], options: readonly Option[]): Option | undefined {
  const keys = keysOf(places);
  const same = options.find(
    ({ covers }) => covers && keysOf(covers).size === keys.size && isWithin(keys, keysOf(covers)),
  );
  if (same) return same;
  const start = startOf(area, fight);
  const end = options.find(({ place, covers }) => place && placeKey(place) === start && isWithin(keys, keysOf(covers)));
  if (end) return end;
  const zones = places.filter(({ kind }) => kind === 'zone');
  const [only] = zones;
  return zones.length === 1 && only
    ? options.find(({ place, covers }) => !covers && place?.kind === 'zone' && placeKey(place) === placeKey(only))
    : undefined;
}

/**
 * The areas on the map that answer the open question, with their answers. An area that no free
 * option stands for is left out, and so is one in which more stand than may be picked.
 */
export function areaAnswers(ruleset: Ruleset, fight: Fight, question: Question | undefined): AreaAnswer[] {
  if (!fight.areas || (question?.kind !== 'choose' && question?.kind !== 'pick')) return [];
  const free = question.options.filter(({ blocked }) => !blocked);
  return inAreaOrder(fight.areas).flatMap((area): AreaAnswer[] => {
    if (question.kind === 'choose') {
      const option = optionFor(fight, area, placesOfArea(ruleset, fight, area.shape), free);
      return option ? [{ area, answer: { kind: 'choose', option: option.id } }] : [];
    }
    if (question.budget) return [];
    const inside = new Set(peopleInArea(ruleset, fight, area.shape));
    const options = free.flatMap(({ id, combatant }) => (combatant !== undefined && inside.has(combatant) ? [id] : []));
    const fits = options.length >= Math.max(1, question.min) && options.length <= question.max;
    return fits ? [{ area, answer: { kind: 'pick', options } }] : [];
  });
}
