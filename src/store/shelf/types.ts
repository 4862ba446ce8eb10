/** The shelf as screens see it: what they read, and the verbs that change it. */
import type { Item } from '../../formats/shelf/item.ts';
import type { ShelfEntry } from '../../storage/shelf/records.ts';

export type { ShelfEntry };

export interface ShelfStore {
  status: 'loading' | 'ready';
  /** All items except those in the bin, by name. */
  entries: readonly ShelfEntry[];
  /** The items in the bin, newest first. */
  bin: readonly ShelfEntry[];
  /** The ids of items that cannot be read: they are shown, and never deleted without the user. */
  broken: readonly string[];
  /** Whole items that were read, as they stand now. */
  items: Readonly<Record<string, Item>>;
  /** The steps that undo would take back and redo would bring, in words. */
  back?: string | undefined;
  forth?: string | undefined;

  /** Reads whole items; items that cannot be read are told to the user and left out. */
  read(ids: readonly string[]): Promise<Item[]>;
  /** Keeps new things; false when it was refused. An id that is there already is refused. */
  add(items: readonly Item[], label: string): Promise<boolean>;
  /** Changes items; no item is changed when one of the changes is refused. */
  change(ids: readonly string[], label: string, how: (item: Item) => Item): Promise<boolean>;
  /** Makes a copy beside each item; gives the ids of the copies. */
  duplicate(ids: readonly string[]): Promise<string[]>;
  remove(ids: readonly string[]): Promise<boolean>;
  restore(ids: readonly string[]): Promise<boolean>;
  /** Deletes items for good. The step cannot be undone. */
  erase(ids: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  refresh(): Promise<void>;
}
