/**
 * Files of the shelf. The selection, or everything, is saved as JSON, as a zip with pictures or as
 * a table. A worker reads files.
 */

import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result } from '../../engine/words.ts';
import { readShelfAway } from '../../formats/away/shelfJob.ts';
import type { ShelfRead } from '../../formats/door/readShelf.ts';
import { toCsv } from '../../formats/shelf/csv.ts';
import { type Item, isFigure } from '../../formats/shelf/item.ts';
import {
  bareWords,
  jsonSchemaOf,
  packShelf,
  pictureOfItem,
  picturesOfItems,
  toJson,
} from '../../formats/shelf/shelfFile.ts';
import { newShelfId, saveShelfBlob } from '../../store/shelf/shelf.ts';
import { tableActions } from '../../store/store.ts';

/** The contents of a file. */
export interface Read extends ShelfRead {
  /** The things whose picture is neither in the file nor on this device, as a sentence. */
  bare?: string | undefined;
}

/** The things whose picture is neither among these nor on this device. */
async function withoutPicture(items: readonly Item[], pictures: ReadonlyMap<string, Blob>): Promise<Item[]> {
  const missing = new Set<string>();
  for (const hash of picturesOfItems(items))
    if (!pictures.has(hash) && !(await tableActions.picture(hash))) missing.add(hash);
  return items.filter((item) => missing.has(pictureOfItem(item) ?? ''));
}

/** The format of a file. `table` is for characters and creatures of one game. */
export type Way = 'zip' | 'json' | 'table';

const json = (text: string): Blob => new Blob([text], { type: 'application/json' });
const table = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/**
 * Offers the user a file of these things. A table is of one game; parties and maps cannot be in it.
 */
export async function saveItems(
  items: readonly Item[],
  name: string,
  way: Way,
  game: Ruleset | undefined,
): Promise<void> {
  if (way === 'json') return saveShelfBlob(json(toJson(items)), name, '.json');
  if (way === 'table') {
    if (!game) return;
    const figures = items.filter(isFigure).filter((figure) => figure.game === game.id);
    return saveShelfBlob(table(toCsv(game, figures)), name, '.csv');
  }
  const pictures = new Map<string, Blob>();
  for (const hash of picturesOfItems(items)) {
    const blob = await tableActions.picture(hash);
    if (blob) pictures.set(hash, blob);
  }
  return saveShelfBlob(new Blob([await packShelf(items, pictures)], { type: 'application/zip' }), name, '.zip');
}

/** An empty table of a game, to fill in. */
export const saveTemplate = (game: Ruleset): Promise<void> =>
  saveShelfBlob(table(toCsv(game, [])), `${game.name} template`, '.csv');

/** The schema of a game's files, for editors and other programs. */
export const saveSchema = (game: Ruleset): Promise<void> =>
  saveShelfBlob(json(`${JSON.stringify(jsonSchemaOf(game), null, 2)}\n`), `${game.name} schema`, '.json');

/**
 * Reads a file in a worker. Gives undefined when the reading was stopped. `usual` is the game of a
 * table that names none; `told` gets the progress from 0 to 1. The shelf takes nothing yet.
 */
export async function readFile(
  file: File,
  usual: string | undefined,
  told: (share: number) => void,
  stop: AbortSignal,
): Promise<Result<Read> | undefined> {
  const read = await readShelfAway({ file, usual, id: newShelfId() }, told, stop);
  if (!read?.ok) return read;
  const bare = bareWords(await withoutPicture(read.value.items, read.value.pictures));
  return okResult({ ...read.value, bare });
}
