/**
 * Notes of the game master, for the encounter or pinned to a point of its map. They are Markdown
 * and are saved and undone with the fight. No rule reads them.
 */
import * as z from 'zod/mini';
import { type Drawing, numberOf, spotSchema } from './drawing.ts';
import { nameText } from './nameText.ts';
import { idSchema, type Scene } from './scene.ts';

/** The most notes of an encounter, and the most letters of one. */
export const MOST_NOTES = 200;
export const LONGEST_NOTE = 4000;

export const noteSchema = z.object({
  id: idSchema,
  name: nameText(1, 60),
  /** The note's Markdown; it never leaves the game master's window. */
  text: z.string().check(z.maxLength(LONGEST_NOTE)),
  /**
   * The point where the note is pinned, in map pixels; left out for a note of the whole encounter.
   */
  at: z.exactOptional(spotSchema),
  /** Who reads the note's name on the map: the game master alone, or the players too. */
  seen: z.enum(['gm', 'players']),
});
export type Note = z.infer<typeof noteSchema>;

/** Notes are a record by id, so that undoing one stores little. */
export const notesSchema = z
  .record(idSchema, noteSchema)
  .check(z.refine((notes) => Object.keys(notes).length <= MOST_NOTES, `has more than ${MOST_NOTES} notes`));
export type Notes = z.infer<typeof notesSchema>;

/** The notes, the oldest first. */
export const inNoteOrder = (notes: Notes): Note[] =>
  Object.values(notes).sort((a, b) => numberOf(a.id) - numberOf(b.id));

/**
 * A free note id. It does not use `nextId`: a note in the middle of a move must not change the ids
 * that the move makes.
 */
export const freshNoteId = (notes: Notes): string => `note-${1 + Math.max(0, ...Object.keys(notes).map(numberOf))}`;

/** The pen width for a pin's name on a map, in map pixels. */
const penOn = (scene: Scene): number =>
  Math.max(0.5, (scene.kind === 'squares' ? scene.pixels : Math.max(scene.width, scene.height) / 22) * 0.06);

/** The name of a pinned note as a drawing on the map, without the note's text. */
export function pinOf(scene: Scene, { id, name, at, seen }: Note): Drawing | undefined {
  if (!at) return undefined;
  const colour = seen === 'players' ? 'chalk' : 'turquoise';
  return { id, figure: { kind: 'words', at, text: `◆ ${name}` }, colour, width: penOn(scene), seen };
}

/** The pins of a fight as drawings, with the oldest, and so the lowest, first. */
export const pinsOf = ({ scene, notes }: { scene: Scene; notes: Notes }): Drawing[] =>
  inNoteOrder(notes).flatMap((note) => pinOf(scene, note) ?? []);
