/** The shelf of this window. Reading its list begins with the window. */
import { useStore } from 'zustand';
import { fileName } from '../encounters/fileName.ts';
import { tableOfWindow } from '../store.ts';
import { createShelf } from './shelfStore.ts';
import type { ShelfStore } from './types.ts';

export const shelfStore = createShelf(tableOfWindow.context);

/** Reads a part of the shelf and draws anew when that part changes. */
export const useShelf = <T>(choose: (shelf: ShelfStore) => T): T => useStore(shelfStore, choose);

/** A fresh id for something new on the shelf. */
export const newShelfId = (): string => tableOfWindow.context.environment.newId();

/** Saves a file for the user. Failures are shown. */
export async function saveShelfBlob(blob: Blob, name: string, ending: string): Promise<void> {
  try {
    await tableOfWindow.context.environment.saveBlob(blob, fileName(name, ending));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    tableOfWindow.store.setState({
      trouble: { text: 'The file could not be saved: try another folder or name.', detail },
    });
  }
}
