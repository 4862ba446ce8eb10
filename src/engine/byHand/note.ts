/** Writing a note of a fight and taking it away: what the hand edit does. */
import { MOST_NOTES, type Note } from '../../space/notes.ts';
import type { Fight } from '../fight.ts';
import type { Id } from '../words.ts';

/**
 * Puts a note into a draft or replaces the note of the same id; null removes it. Gives a sentence
 * when the note does not fit.
 */
export function setNote(fight: Fight, id: Id, note: Note | null): string | undefined {
  const there = Object.hasOwn(fight.notes, id);
  if (note === null) {
    if (!there) return `There is no note “${id}”.`;
    delete fight.notes[id];
    return undefined;
  }
  if (note.id !== id) return `The note “${id}” calls itself “${note.id}”.`;
  if (!there && Object.keys(fight.notes).length >= MOST_NOTES)
    return `There are ${MOST_NOTES} notes, which is the most: delete some first.`;
  fight.notes[id] = note;
  return undefined;
}
