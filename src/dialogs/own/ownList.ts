/**
 * A table's own things as commands: save, remove, import. Each is one step of undo with a sentence
 * in the log.
 */

import type { Command } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Catalogue, CatalogueEntry } from '../../engine/forms/catalogue.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { capitalized } from '../../engine/words.ts';

/** The things that the table has made, oldest first. */
export function ownOf(catalogue: Catalogue, fight: Pick<Fight, 'house'>): CatalogueEntry[] {
  const list = getPath(fight.house, catalogue.path);
  return (Array.isArray(list) ? list : []).map((data) => catalogue.entry(data));
}

const setTo = (catalogue: Catalogue, label: string, list: readonly unknown[]): Command => ({
  type: 'edit',
  label: label.slice(0, 200),
  edits: [{ edit: 'house', path: catalogue.path, value: list }],
});
const named = (entries: readonly CatalogueEntry[]): string => entries.map(({ name }) => name).join(', ');

/**
 * Saves finished things. `was` is the id of the changed thing, whose position is kept. Things with
 * the same id are replaced.
 */
export function saveOwn(
  catalogue: Catalogue,
  fight: Pick<Fight, 'house'>,
  things: readonly unknown[],
  was?: string,
): Command {
  const old = ownOf(catalogue, fight);
  const fresh = things.map((data) => catalogue.entry(data));
  const placeOf = (id: string) => old.findIndex((entry) => entry.id === id);
  const list: (CatalogueEntry | undefined)[] = [...old];
  for (const entry of fresh) {
    const at = Math.max(placeOf(entry.id), was !== undefined && fresh.length === 1 ? placeOf(was) : -1);
    if (at < 0) list.push(entry);
    else list[at] = entry;
  }
  const changed = fresh.length === 1 && (was !== undefined || placeOf(fresh[0]?.id ?? '') >= 0);
  const label = `${capitalized(fresh.length === 1 ? catalogue.one : catalogue.many)} of our own ${changed ? 'changed' : 'added'}: ${named(fresh)}.`;
  return setTo(
    catalogue,
    label,
    list.flatMap((entry) => (entry ? [entry.data] : [])),
  );
}

/** Removes a thing. Sheets keep its name, and work again when the thing comes back. */
export function removeOwn(catalogue: Catalogue, fight: Pick<Fight, 'house'>, id: string): Command {
  const old = ownOf(catalogue, fight);
  const gone = old.filter((entry) => entry.id === id);
  return setTo(
    catalogue,
    `${capitalized(catalogue.one)} of our own taken away: ${named(gone)}.`,
    old.filter((entry) => entry.id !== id).map(({ data }) => data),
  );
}
