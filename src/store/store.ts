/** The stores of this window: one table, what it shows, and the hooks by which screens read them. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { unchanged } from './fight/unchanged.ts';
import { createShown, type Shown, type ShownStore } from './shown.ts';
import { browserSurroundings } from './surroundings.ts';
import { createTable } from './tableStore.ts';
import type { TableStore } from './types.ts';

/** The one table of this window. Screens read it through `useTable`; outside of React its `store` can be asked and listened to. */
export const table = createTable(browserSurroundings());

/** What the table shows, to be asked and listened to outside of React. */
export const shown = createShown(table.store);

/** Reads a part of the store and draws anew when that part changes. Choose small parts. */
export const useTable = <T>(choose: (table: TableStore) => T): T => useStore(table.store, choose);

/** The verbs of the table, for what is done outside of drawing. They are the same for as long as the window is open. */
export const verbs = (): TableStore => table.store.getState();

function whatIsShown({ shown: now }: ShownStore): Shown {
  if (!now) throw new Error('A part of the fight screen was shown outside of it.');
  return now;
}

/** Reads a part of the shown fight, and draws anew only when that part changes. Only while a fight is open. */
export const useShown = <T>(choose: (shown: Shown) => T): T => useStore(shown, (store) => choose(whatIsShown(store)));

/** The same for a part that is made anew at each reading: it stays the same object as long as it says the same. */
export function useKept<T>(choose: (shown: Shown) => T): T {
  const [kept] = useState(() => {
    let last: T | undefined;
    return (now: T): T => {
      last = unchanged(last, now);
      return last;
    };
  });
  return useShown((now) => kept(choose(now)));
}

/** The shown fight as it is at this moment: for what is done, not for what is drawn. */
export const shownNow = (): Shown => whatIsShown(shown.getState());

/** The earlier moment that is looked back at, if any. */
export const useLookBack = () => useStore(shown, ({ lookBack }) => lookBack);
export const isLookingBack = (): boolean => shown.getState().lookBack !== undefined;
export const { look } = shown.getState();

// Importing the store in a browser is wanting it: reading the library starts at once.
if (typeof document !== 'undefined') void table.start();
