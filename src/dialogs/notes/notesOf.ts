/**
 * Collects the notes of a fight (of the encounter, of its map's pins, of its combatants) and finds
 * notes by words.
 */
import { everyone, type Fight, fullName } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { inNoteOrder, type Note } from '../../space/notes.ts';
import { plainWords } from '../../store/shelf/search.ts';

/**
 * A note of any of these kinds. `id` is the note's, or that of the combatant whom the note is
 * about.
 */
export interface AnyNote {
  key: string;
  kind: 'encounter' | 'pin' | 'combatant';
  id: Id;
  name: string;
  text: string;
  /** The text as one line, without the marks of Markdown. */
  line: string;
  seen: Note['seen'];
}

/** Markdown as one line for a list: the words alone. */
const lineOf = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/gim, '')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/\*+|__+|~~|`+|\|/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** Lists all notes, the encounter's first. With `words`, only notes that contain every word. */
export function notesOf(fight: Fight, words = ''): AnyNote[] {
  const notes = inNoteOrder(fight.notes).map(
    ({ id, name, text, at, seen }): AnyNote => ({
      key: id,
      kind: at ? 'pin' : 'encounter',
      id,
      name,
      text,
      line: lineOf(text),
      seen,
    }),
  );
  const people = everyone(fight).flatMap((one): AnyNote[] =>
    one.note.trim() === ''
      ? []
      : [
          {
            key: `of-${one.id}`,
            kind: 'combatant',
            id: one.id,
            name: fullName(one),
            text: one.note,
            line: lineOf(one.note),
            seen: 'gm',
          },
        ],
  );
  const wanted = plainWords(words).split(/\s+/).filter(Boolean);
  return [
    ...notes.filter(({ kind }) => kind === 'encounter'),
    ...notes.filter(({ kind }) => kind === 'pin'),
    ...people,
  ].filter(({ name, text }) => wanted.every((word) => plainWords(`${name} ${text}`).includes(word)));
}
