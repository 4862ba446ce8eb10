/** Notes of the game master: of the encounter, or pinned to a point of its map; Markdown, kept and undone with the fight, read by no rule. */
import * as z from 'zod/mini';
import { type Drawing, numberOf, spotSchema } from './drawing.ts';
import { idSchema, type Scene } from './scene.ts';

/** The most notes of an encounter, and the most letters of one. */
export const MOST_NOTES = 200;
export const LONGEST_NOTE = 4000;

export const noteSchema = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Markdown. It never leaves the game master's window. */
  text: z.string().check(z.maxLength(LONGEST_NOTE)),
  /** Where it is pinned, in map pixels; without it is of the whole encounter. */
  at: z.exactOptional(spotSchema),
  /** Who reads its name on the map: the game master alone, or the players too. */
  seen: z.enum(['gm', 'players']),
});
export type Note = z.infer<typeof noteSchema>;

/** By id, so that undoing one stays small. */
export const notesSchema = z
  .record(idSchema, noteSchema)
  .check(z.refine((notes) => Object.keys(notes).length <= MOST_NOTES, `has more than ${MOST_NOTES} notes`));
export type Notes = z.infer<typeof notesSchema>;

/** The notes, the oldest first. */
export const inNoteOrder = (notes: Notes): Note[] =>
  Object.values(notes).sort((a, b) => numberOf(a.id) - numberOf(b.id));

/** An id that no note has. By itself and not by `nextId`: a note in the middle of a move must not change what the move makes. */
export const freshNoteId = (notes: Notes): string => `note-${1 + Math.max(0, ...Object.keys(notes).map(numberOf))}`;

/** How wide the pen of a pin's name is on a map. */
const penOn = (scene: Scene): number =>
  Math.max(0.5, (scene.kind === 'squares' ? scene.pixels : Math.max(scene.width, scene.height) / 22) * 0.06);

/** The name of a pinned note as it stands on the map; nothing of what it says. */
export function pinOf(scene: Scene, { id, name, at, seen }: Note): Drawing | undefined {
  if (!at) return undefined;
  const colour = seen === 'players' ? 'chalk' : 'turquoise';
  return { id, figure: { kind: 'words', at, text: `◆ ${name}` }, colour, width: penOn(scene), seen };
}

/** All pins of a fight, the oldest and so the lowest first. */
export const pinsOf = ({ scene, notes }: { scene: Scene; notes: Notes }): Drawing[] =>
  inNoteOrder(notes).flatMap((note) => pinOf(scene, note) ?? []);
