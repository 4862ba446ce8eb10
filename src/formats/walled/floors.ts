/** The floors of a map file: several maps of which one is read, and the others are named. */
import * as z from 'zod/mini';
import type { Result } from '../../engine/words.ts';
import type { ImportedMap, MapWish } from '../imported.ts';

const named = z.object({
  name: z.optional(z.unknown()),
  label: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
});

/** The floors of a file, and the one that is read. */
export interface Floors {
  readonly chosen: unknown;
  /** The name of the map: that of the file, with the floor’s where there are several. */
  readonly name: string;
  readonly names: readonly string[];
  readonly at: number;
}

/** The most floors that are offered. */
const MOST = 60;

/** The floors in a list of maps, the first chosen where none was wished. */
export function floorsIn(list: readonly unknown[], name: string, { floor = 0 }: MapWish): Floors {
  const floors = list.slice(0, MOST);
  const names = floors.map((one, n) => {
    const { name, label, title } = named.safeParse(one).data ?? {};
    const own = [name, label, title].find((word) => typeof word === 'string' && word.trim() !== '');
    return typeof own === 'string' ? own.trim().slice(0, 40) : `Floor ${n + 1}`;
  });
  const at = floor in floors ? floor : 0;
  const title = name.trim() || 'Map';
  return {
    chosen: floors[at],
    name: (floors.length > 1 ? `${title.slice(0, 38)}: ${names[at]}` : title).slice(0, 80),
    names,
    at,
  };
}

/** The map, with the floors of its file where there are several. */
export const withFloors = (map: Result<ImportedMap>, { names, at }: Floors): Result<ImportedMap> =>
  map.ok && names.length > 1 ? { ok: true, value: { ...map.value, floors: { names, at } } } : map;
