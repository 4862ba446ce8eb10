/** One-page dungeons as data: the parts that are read, and the notes of the page. */
import * as z from 'zod/mini';
import { LONGEST_NOTE, MOST_NOTES } from '../../space/notes.ts';
import type { Point } from '../../space/scene.ts';
import { type ImportedNote, importedNumber } from '../imported.ts';

/** The name of the kind of file, for refusals. */
export const DUNGEON = 'one-page dungeon';
const MOST_RECTS = 600;
/** The most of each other part; a large page has twenty notes and two hundred cells of water. */
const MOST_OTHERS = 5000;

const cell = z.object({ x: importedNumber, y: importedNumber });
/** The parts of the file that are read; other parts are ignored. */
export const onePageDungeonSchema = z.object({
  title: z.optional(z.string()),
  story: z.optional(z.string()),
  rects: z
    .array(
      z.object({
        x: z.int().check(z.minimum(-5000), z.maximum(5000)),
        y: z.int().check(z.minimum(-5000), z.maximum(5000)),
        w: z.int().check(z.minimum(1), z.maximum(200)),
        h: z.int().check(z.minimum(1), z.maximum(200)),
        rotunda: z.optional(z.boolean()),
        ending: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MOST_RECTS)),
  doors: z._default(
    z.array(z.object({ x: z.int(), y: z.int(), dir: cell, type: z.int() })).check(z.maxLength(MOST_RECTS)),
    [],
  ),
  notes: z._default(z.array(z.object({ ref: z.optional(z.string()), text: z.optional(z.string()), pos: cell })), []),
  columns: z._default(z.array(cell), []),
  water: z._default(z.array(cell), []),
});
export type Dungeon = z.infer<typeof onePageDungeonSchema>;

/** A sentence where a page has more of something than a map can have, before any of it is read. */
export function tooManyRooms(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const parts = data as Readonly<Record<string, unknown>>;
  for (const [part, most, words] of [
    ['rects', MOST_RECTS, 'rooms and door cells'],
    ['doors', MOST_RECTS, 'doors'],
    ['notes', MOST_OTHERS, 'notes'],
    ['columns', MOST_OTHERS, 'columns'],
    ['water', MOST_OTHERS, 'cells of water'],
  ] as const) {
    const all = parts[part];
    if (Array.isArray(all) && all.length > most)
      return `This ${DUNGEON} has ${all.length.toLocaleString('en')} ${words}; at most ${most.toLocaleString('en')} fit. Make a smaller one.`;
  }
  return undefined;
}

/** The notes of the page at their points, and its story for the whole map. */
export function notesOf({ story = '', notes }: Dungeon, at: (x: number, y: number) => Point): ImportedNote[] {
  const pinned = notes.map(
    ({ ref, text, pos }): ImportedNote => ({
      name: ref?.trim().slice(0, 60) || 'Note',
      text: (text ?? '').slice(0, LONGEST_NOTE),
      at: at(pos.x, pos.y),
    }),
  );
  const told = story.trim() === '' ? [] : [{ name: 'The story', text: story.trim().slice(0, LONGEST_NOTE) }];
  return [...told, ...pinned].slice(0, MOST_NOTES);
}
