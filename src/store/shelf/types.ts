/** The shelf as screens see it: what they read, and the verbs that change it. */
import type { Item } from '../../formats/shelf/item.ts';
import type { ShelfEntry } from '../../storage/shelf/records.ts';

export type { ShelfEntry };

export interface ShelfStore {
  status: 'loading' | 'ready';
  /** All but the bin's, by name. */
  entries: readonly ShelfEntry[];
  /** What lies in the bin, newest first. */
  bin: readonly ShelfEntry[];
  /** Ids of what cannot be read: shown, never deleted by itself. */
  broken: readonly string[];
  /** Whole things that were read, as they stand. */
  items: Readonly<Record<string, Item>>;
  /** What undo would take back and redo bring, in words. */
  back?: string | undefined;
  forth?: string | undefined;

  /** Reads things whole; what cannot be read is told and left out. */
  read(ids: readonly string[]): Promise<Item[]>;
  /** Keeps new things; false when it was refused. An id that is there already is refused. */
  add(items: readonly Item[], label: string): Promise<boolean>;
  /** Changes things; nothing is changed when one of them is refused. */
  change(ids: readonly string[], label: string, how: (item: Item) => Item): Promise<boolean>;
  /** A copy beside each; gives their ids. */
  duplicate(ids: readonly string[]): Promise<string[]>;
  remove(ids: readonly string[]): Promise<boolean>;
  restore(ids: readonly string[]): Promise<boolean>;
  /** Deletes for good. There is no way back. */
  erase(ids: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  refresh(): Promise<void>;
}
