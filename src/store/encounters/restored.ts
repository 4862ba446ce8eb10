/** Things of the shelf from a file of everything: under their own ids, so that fights and parties still mean them; what is here stays. */
import { figuresInALine } from '../../engine/oneAlone.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { type Item, readItem } from '../../formats/shelf/item.ts';
import { readShelf, type ShelfWrite, writeShelf } from '../../storage/shelf/shelf.ts';
import type { Inside } from '../perform.ts';

/** What became of them, by their names. */
export interface Restored {
  taken: string[];
  /** They were here, and are the same. */
  here: string[];
  /** They are here otherwise: those of the file lie beside them. */
  beside: string[];
  unread: string[];
}

/** One thing as its game reads it, with its figures in a line. */
async function readyItem(inside: Inside, raw: unknown): Promise<Result<{ item: Item; summary: string }>> {
  const bare = readItem(raw);
  if (!bare.ok) return bare;
  const game = await inside.outside.loadGame(bare.value.game);
  if (!game) return refused('by hand', `“${bare.value.game}” is a game that this Affray does not have.`);
  const read = readItem(raw, game);
  if (!read.ok) return read;
  const item = read.value;
  return done({ item, summary: item.kind === 'party' ? '' : figuresInALine(game, item) });
}

const nameIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name).slice(0, 60) : 'something';

/** Brings them in, all at once or none. Rejects where the store cannot be written. */
export async function restoreShelf(inside: Inside, raws: readonly unknown[]): Promise<Restored> {
  const told: Restored = { taken: [], here: [], beside: [], unread: [] };
  const items: { item: Item; summary: string }[] = [];
  for (const raw of raws) {
    const read = await readyItem(inside, raw);
    if (read.ok) items.push(read.value);
    else told.unread.push(nameIn(raw));
  }
  const { found } = await inside.disk((db) =>
    readShelf(
      db,
      items.map(({ item }) => item.id),
    ),
  );
  const writes = new Map<string, ShelfWrite>();
  for (const { item, summary } of items) {
    const before = found.get(item.id);
    const same = before !== undefined && JSON.stringify(before.item) === JSON.stringify(item);
    const { name } = item;
    if (same && before.removed === null) told.here.push(name);
    else if (before === undefined || same) {
      writes.set(item.id, { id: item.id, from: before?.rev ?? 0, to: { item, summary, removed: null } });
      told.taken.push(name);
    } else {
      const id = inside.outside.newId();
      writes.set(id, { id, from: 0, to: { item: { ...item, id }, summary, removed: null } });
      told.beside.push(name);
    }
  }
  if (writes.size > 0) await inside.disk((db) => writeShelf(db, [...writes.values()], inside.outside.now()));
  const channel = inside.outside.locks.channel?.('affray-shelf');
  channel?.postMessage('changed');
  channel?.close();
  return told;
}
