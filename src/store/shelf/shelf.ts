/** The shelf of this window. It is fetched with the first part that imports it; reading its list begins then. */
import { useStore } from 'zustand';
import { fileName } from '../encounters/fileName.ts';
import { table } from '../store.ts';
import { createShelf } from './shelfStore.ts';
import type { ShelfStore } from './types.ts';

export const shelf = createShelf(table.inside);

/** Reads a part of the shelf and draws anew when that part changes. */
export const useShelf = <T>(choose: (shelf: ShelfStore) => T): T => useStore(shelf, choose);

/** A fresh id for something new on the shelf. */
export const newShelfId = (): string => table.inside.outside.newId();

/** Gives the user a file. What goes wrong is told. */
export async function saveShelfBlob(blob: Blob, name: string, ending: string): Promise<void> {
  try {
    await table.inside.outside.saveBlob(blob, fileName(name, ending));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    table.store.setState({ trouble: { text: 'The file could not be saved: try another folder or name.', detail } });
  }
}
