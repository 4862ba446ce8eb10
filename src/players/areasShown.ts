/** Areas of the public view as the players' board draws them. */
import type { BoardArea } from '../board/boardArea.ts';
import type { PublicArea } from '../engine/public/publicAreas.ts';
import type { Place } from '../space/scene.ts';

/** The place that a key names (`placeKey`); undefined for a key that names none. */
function placeOfKey(key: string): Place | undefined {
  const [, kind, name = ''] = /^(\w+):(.+)$/.exec(key) ?? [];
  if (kind === 'zone') return { kind, zone: name };
  if (kind === 'border') return { kind, border: name };
  const [column, row] = name.split(',').map(Number);
  return kind === 'square' && column !== undefined && row !== undefined ? { kind, column, row } : undefined;
}

export const areasShown = (areas: readonly PublicArea[] = []): BoardArea[] =>
  areas.map(({ id, name, until, colour, shape, places }) => ({
    id,
    text: until === undefined ? name : `${name} · until round ${until}`,
    colour,
    shape,
    places: places.flatMap((key) => placeOfKey(key) ?? []),
    seen: 'players',
  }));
