/** Universal VTT files as data: the parts that are read, and how much of each a map may have. */
import * as z from 'zod/mini';
import { importedNumber } from '../imported.ts';

/** The name of the kind of file, for refusals. */
export const VTT = 'Universal VTT map';

const point = z.object({ x: importedNumber, y: importedNumber });
const side = z.number().check(z.positive(), z.maximum(2000));

/** The parts of the file that are read; lengths are in squares, y grows downwards. */
export const universalVttSchema = z.object({
  format: z.optional(z.union([z.number(), z.string()])),
  resolution: z.object({
    map_origin: z._default(point, { x: 0, y: 0 }),
    map_size: z.object({ x: side, y: side }),
    pixels_per_grid: side,
  }),
  line_of_sight: z._default(z.array(z.array(point)), []),
  objects_line_of_sight: z._default(z.array(z.array(point)), []),
  portals: z._default(
    z.array(
      z.object({
        bounds: z.tuple([point, point]),
        closed: z._default(z.boolean(), true),
        freestanding: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
  lights: z._default(z.array(z.object({ position: point, range: z._default(importedNumber, 4) })), []),
  environment: z.optional(z.object({ ambient_light: z.optional(z.string()) })),
  image: z._default(z.string(), ''),
  /** The scene as Affray wrote it beside the common parts, so that it comes back the same. */
  affray: z.optional(z.object({ scene: z.optional(z.unknown()) })),
});
export type UniversalVtt = z.infer<typeof universalVttSchema>;

/**
 * The most of each part that a map may have. A large map of a town has some ten thousand corners of
 * wall and two hundred lights.
 */
const MOST = [
  ['line_of_sight', 100_000, 'corners of wall'],
  ['objects_line_of_sight', 100_000, 'corners of objects'],
  ['portals', 2000, 'doors and windows'],
  ['lights', 1000, 'lights'],
] as const;

const sizeOf = (part: unknown): number =>
  Array.isArray(part)
    ? part.reduce((sum: number, one: unknown) => sum + (Array.isArray(one) ? Math.max(1, one.length) : 1), 0)
    : 0;

/** A sentence where a file has more of something than a map can have, before any of it is read. */
export function tooManyIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts = data as Readonly<Record<string, unknown>>;
  for (const [part, most, words] of MOST) {
    const size = sizeOf(parts[part]);
    if (size > most)
      return `This ${VTT} has ${size.toLocaleString('en')} ${words}; at most ${most.toLocaleString('en')} fit. Export it again with fewer.`;
  }
  return undefined;
}
