/**
 * Restores items of the shelf from a file of everything. The items keep their ids, so that fights
 * and parties still refer to them. Items that are already here stay.
 */
import { dequal } from 'dequal/lite';
import { type Item, readItem } from '../../formats/shelf/item.ts';
import { readyItem } from '../../formats/shelf/ready.ts';
import { readShelf, type ShelfWrite, writeShelf } from '../../storage/shelf/shelf.ts';
import type { StoreContext } from '../context.ts';

/** What became of each item, listed by name. */
export interface Restored {
  taken: string[];
  /** Items that were already here and are the same. */
  here: string[];
  /** Items that differ from those here: the file's items were added beside them. */
  beside: string[];
  unread: string[];
}

const nameIn = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'name' in raw ? String(raw.name).slice(0, 60) : 'something';

/** Adds the items, all or none. Rejects when the store cannot be written. */
export async function restoreShelf(context: StoreContext, raws: readonly unknown[]): Promise<Restored> {
  const told: Restored = { taken: [], here: [], beside: [], unread: [] };
  const items: { item: Item; summary: string }[] = [];
  for (const raw of raws) {
    const bare = readItem(raw);
    const read = bare.ok ? await readyItem(bare.value, context.environment.loadGame) : bare;
    if (read.ok) items.push(read.value);
    else told.unread.push(nameIn(raw));
  }
  const { found } = await context.disk((db) =>
    readShelf(
      db,
      items.map(({ item }) => item.id),
    ),
  );
  const writes = new Map<string, ShelfWrite>();
  for (const { item, summary } of items) {
    const before = found.get(item.id);
    const same = before !== undefined && dequal(before.item, item);
    const { name } = item;
    if (same && before.removed === null) told.here.push(name);
    else if (before === undefined || same) {
      writes.set(item.id, { id: item.id, from: before?.rev ?? 0, to: { item, summary, removed: null } });
      told.taken.push(name);
    } else {
      const id = context.environment.newId();
      writes.set(id, { id, from: 0, to: { item: { ...item, id }, summary, removed: null } });
      told.beside.push(name);
    }
  }
  if (writes.size > 0) await context.disk((db) => writeShelf(db, [...writes.values()], context.environment.now()));
  const channel = context.environment.locks.channel?.('affray-shelf');
  channel?.postMessage('changed');
  channel?.close();
  return told;
}
