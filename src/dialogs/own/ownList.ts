/** A table's own things as commands: saved, taken away, brought in; each one step of undo with a sentence in the log. */

import type { Command } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Library, LibraryEntry } from '../../engine/forms/library.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { capital } from '../../engine/words.ts';

/** What the table has made, in the order of making. */
export function ownOf(library: Library, fight: Pick<Fight, 'house'>): LibraryEntry[] {
  const list = getPath(fight.house, library.path);
  return (Array.isArray(list) ? list : []).map((data) => library.entry(data));
}

const setTo = (library: Library, label: string, list: readonly unknown[]): Command => ({
  type: 'edit',
  label: label.slice(0, 200),
  edits: [{ edit: 'house', path: library.path, value: list }],
});
const named = (entries: readonly LibraryEntry[]): string => entries.map(({ name }) => name).join(', ');

/** Saves finished things. `was`: the id of the one that is changed, whose place it keeps. Others of the same id are replaced. */
export function saveOwn(
  library: Library,
  fight: Pick<Fight, 'house'>,
  things: readonly unknown[],
  was?: string,
): Command {
  const old = ownOf(library, fight);
  const fresh = things.map((data) => library.entry(data));
  const placeOf = (id: string) => old.findIndex((entry) => entry.id === id);
  const list: (LibraryEntry | undefined)[] = [...old];
  for (const entry of fresh) {
    const at = Math.max(placeOf(entry.id), was !== undefined && fresh.length === 1 ? placeOf(was) : -1);
    if (at < 0) list.push(entry);
    else list[at] = entry;
  }
  const changed = fresh.length === 1 && (was !== undefined || placeOf(fresh[0]?.id ?? '') >= 0);
  const label = `${capital(fresh.length === 1 ? library.one : library.many)} of our own ${changed ? 'changed' : 'added'}: ${named(fresh)}.`;
  return setTo(
    library,
    label,
    list.flatMap((entry) => (entry ? [entry.data] : [])),
  );
}

/** Takes one away. Sheets keep its name, and have it again when it comes back. */
export function removeOwn(library: Library, fight: Pick<Fight, 'house'>, id: string): Command {
  const old = ownOf(library, fight);
  const gone = old.filter((entry) => entry.id === id);
  return setTo(
    library,
    `${capital(library.one)} of our own taken away: ${named(gone)}.`,
    old.filter((entry) => entry.id !== id).map(({ data }) => data),
  );
}
