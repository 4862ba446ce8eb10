/**
 * The stores of this window: one table, what it shows, and the hooks by which screens read them.
 */
import { useState } from 'react';
import { useStore } from 'zustand';
import { shareStructure } from '../engine/forms/structuralSharing.ts';
import { browserEnvironment } from './environment.ts';
import { createShownStore, type ShownFight, type ShownStore } from './shownFight.ts';
import { createTable } from './tableStore.ts';
import type { TableActions, TableState } from './types.ts';

/**
 * The one table of this window. Screens read it through `useTable`; outside of React its `store`
 * can be asked and listened to.
 */
export const tableOfWindow = createTable(browserEnvironment());

/** What the table shows, to be asked and listened to outside of React. */
export const shownStore = createShownStore(tableOfWindow.store);

/**
 * The state that screens read by `useTable`: all but the open fight, which `useShownFight` reads.
 */
type ScreenState = Omit<TableState, 'open'>;

/** Reads a part of the state and draws anew when that part changes. Choose small parts. */
export const useTable = <T>(choose: (table: ScreenState) => T): T => useStore(tableOfWindow.store, choose);

/** Tells whether a fight is open: only then may `useShownFight` be used. */
export const useIsFightOpen = (): boolean => useStore(tableOfWindow.store, ({ open }) => open !== undefined);

/** The state at this moment: for what is done, not for what is drawn. */
export const tableNow = (): ScreenState => tableOfWindow.store.getState();

/** All that can be done with the table, in and outside of components. */
export const tableActions: TableActions = tableOfWindow.store.getState();

function whatIsShown({ shown: now }: ShownStore): ShownFight {
  if (!now) throw new Error('A part of the fight screen was shown outside of it.');
  return now;
}

/**
 * Reads a part of the shown fight, and draws anew only when that part changes. Only while a fight
 * is open. A part that is made anew at each reading is compared `by value`: it stays the same
 * object as long as it says the same.
 */
export function useShownFight<T>(choose: (shown: ShownFight) => T, compare?: 'by value'): T {
  const [kept] = useState(() => {
    let last: T | undefined;
    return (now: T): T => {
      last = shareStructure(last, now);
      return last;
    };
  });
  return useStore(shownStore, (store) => {
    const now = choose(whatIsShown(store));
    return compare === 'by value' ? kept(now) : now;
  });
}

/** The shown fight as it is at this moment: for what is done, not for what is drawn. */
export const shownFightNow = (): ShownFight => whatIsShown(shownStore.getState());

/** The earlier moment that is looked back at, if any. */
export const useLookBack = () => useStore(shownStore, ({ lookBack }) => lookBack);
export const isLookingBack = (): boolean => shownStore.getState().lookBack !== undefined;
export const { look: lookBackAt } = shownStore.getState();

// Importing the store in a browser is wanting it: reading the library starts at once.
if (typeof document !== 'undefined') void tableOfWindow.start();
