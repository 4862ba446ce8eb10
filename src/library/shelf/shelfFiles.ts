/** Files of the shelf: what is selected, or all, out as JSON, a zip with pictures or a table; a file in, read as far as it goes. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { fromCsv, gameOfCsv, type Offered, toCsv } from '../../formats/shelf/csv.ts';
import { type Item, isFigure } from '../../formats/shelf/item.ts';
import {
  bareWords,
  fromJson,
  jsonSchemaOf,
  packShelf,
  pictureOfItem,
  picturesOfItems,
  toJson,
  unpackShelf,
} from '../../formats/shelf/shelfFile.ts';
import { newShelfId, saveShelfBlob } from '../../store/shelf/shelf.ts';
import { verbs } from '../../store/store.ts';

/** What a file came to, with its pictures. */
export interface Read extends Offered {
  pictures: ReadonlyMap<string, Blob>;
  damaged: number;
  /** Whose picture is neither in it nor on this device, as a sentence. */
  bare?: string | undefined;
}

/** Those whose picture is neither among these nor kept here. */
async function withoutPicture(items: readonly Item[], pictures: ReadonlyMap<string, Blob>): Promise<Item[]> {
  const missing = new Set<string>();
  for (const hash of picturesOfItems(items))
    if (!pictures.has(hash) && !(await verbs().picture(hash))) missing.add(hash);
  return items.filter((item) => missing.has(pictureOfItem(item) ?? ''));
}

/** How things are written. `table`: characters and creatures of one game. */
export type Way = 'zip' | 'json' | 'table';

const json = (text: string): Blob => new Blob([text], { type: 'application/json' });
const table = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/** Gives the user a file of these. A table is of one game; parties and maps have no place in it. */
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
    const blob = await verbs().picture(hash);
    if (blob) pictures.set(hash, blob);
  }
  return saveShelfBlob(new Blob([await packShelf(items, pictures)], { type: 'application/zip' }), name, '.zip');
}

/** The empty table of a game, to be filled in. */
export const saveTemplate = (game: Ruleset): Promise<void> =>
  saveShelfBlob(table(toCsv(game, [])), `${game.name} template`, '.csv');

/** The form of a file of a game, for editors and other programs. */
export const saveSchema = (game: Ruleset): Promise<void> =>
  saveShelfBlob(json(`${JSON.stringify(jsonSchemaOf(game), null, 2)}\n`), `${game.name} schema`, '.json');

/** Reads a file; `usual` is the game of a table that names none. Nothing is taken yet. */
export async function readFile(
  file: File,
  games: readonly Ruleset[],
  usual: Ruleset | undefined,
): Promise<Result<Read>> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refused('by hand', 'This file could not be read: choose it again.');
  }
  const unpacked = await unpackShelf(bytes, file.name);
  if (!unpacked.ok) return unpacked;
  const { text, pictures, damaged } = unpacked.value;
  if (/^\s*[{[]/.test(text)) {
    const read = fromJson(text, games, newShelfId);
    if (!read.ok) return read;
    const bare = bareWords(await withoutPicture(read.value.items, pictures));
    return done({ ...read.value, pictures, damaged, bare });
  }
  const named = gameOfCsv(text);
  const game = named === undefined ? usual : games.find(({ id }) => id === named);
  if (!game)
    return refused('by hand', `This table is for “${named ?? 'no game'}”, a game that this Affray does not have.`);
  const read = fromCsv(text, game, newShelfId);
  return read.ok ? done({ ...read.value, pictures, damaged }) : read;
}
