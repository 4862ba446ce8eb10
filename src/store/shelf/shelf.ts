/** The shelf of this window. It is fetched with the first part that imports it; reading its list begins then. */
import { useStore } from 'zustand';
import { table } from '../store.ts';
import { createShelf } from './shelfStore.ts';
import type { ShelfStore } from './types.ts';

export const shelf = createShelf(table.inside);

/** Reads a part of the shelf and draws anew when that part changes. */
export const useShelf = <T>(choose: (shelf: ShelfStore) => T): T => useStore(shelf, choose);

/** A fresh id for something new on the shelf. */
export const newShelfId = (): string => table.inside.outside.newId();
