/** The store of this window: one table, and the hook by which screens read it. */
import { useStore } from 'zustand';
import { browserSurroundings } from './surroundings.ts';
import { createTable } from './tableStore.ts';
import type { TableStore } from './types.ts';

/** The one table of this window. Screens read it through `useTable`; outside of React its `store` can be asked and listened to. */
export const table = createTable(browserSurroundings());

/** Reads a part of the store and draws anew when that part changes. Choose small parts. */
export const useTable = <T>(choose: (table: TableStore) => T): T => useStore(table.store, choose);

// Importing the store in a browser is wanting it: reading the library starts at once.
if (typeof document !== 'undefined') void table.start();
