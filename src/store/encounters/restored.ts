/** Things of the shelf from a file of everything: under their own ids, so that fights and parties still mean them; what is here stays. */
import { type Item, readItem } from '../../formats/shelf/item.ts';
import { readyItem } from '../../formats/shelf/ready.ts';
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

const nameIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name).slice(0, 60) : 'something';

/** Brings them in, all at once or none. Rejects where the store cannot be written. */
export async function restoreShelf(inside: Inside, raws: readonly unknown[]): Promise<Restored> {
  const told: Restored = { taken: [], here: [], beside: [], unread: [] };
  const items: { item: Item; summary: string }[] = [];
  for (const raw of raws) {
    const bare = readItem(raw);
    const read = bare.ok ? await readyItem(bare.value, inside.outside.loadGame) : bare;
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
