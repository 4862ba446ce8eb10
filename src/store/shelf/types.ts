/** The shelf as screens see it: the state that they read, and the actions that change it. */
import type { Item } from '../../formats/shelf/item.ts';
import type { ShelfEntry } from '../../storage/shelf/records.ts';

export type { ShelfEntry };

export interface ShelfStore {
  status: 'loading' | 'ready';
  /** All items except those in the bin, by name. */
  entries: readonly ShelfEntry[];
  /** The items in the bin, newest first. */
  bin: readonly ShelfEntry[];
  /** The ids of items that cannot be read. Screens list them, and only the user deletes them. */
  broken: readonly string[];
  /** Whole items that were read, in their present state. */
  items: Readonly<Record<string, Item>>;
  /** The names of the steps that undo would take back and redo would bring. */
  back?: string | undefined;
  forth?: string | undefined;

  /**
   * Reads whole items. The user is told of items that cannot be read, and the result leaves them
   * out.
   */
  read(ids: readonly string[]): Promise<Item[]>;
  /** Keeps new items; false after a refusal. An id that already exists is refused. */
  add(items: readonly Item[], label: string): Promise<boolean>;
  /** Changes items; no item is changed when one of the changes is refused. */
  change(ids: readonly string[], label: string, how: (item: Item) => Item): Promise<boolean>;
  /** Makes a copy beside each item; gives the ids of the copies. */
  duplicate(ids: readonly string[]): Promise<string[]>;
  remove(ids: readonly string[]): Promise<boolean>;
  restore(ids: readonly string[]): Promise<boolean>;
  /** Deletes items for good. Undo cannot bring them back. */
  erase(ids: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  refresh(): Promise<void>;
}
