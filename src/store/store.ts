/**
 * The stores of this window: the table, what it shows, and the hooks by which screens read them.
 */
import { useState } from 'react';
import { useStore } from 'zustand';
import { shareStructure } from '../engine/forms/structuralSharing.ts';
import { browserEnvironment } from './environment.ts';
import { createShownStore, type ShownFight, type ShownStore } from './shownFight.ts';
import { createTable } from './tableStore.ts';
import type { TableActions, TableState } from './types.ts';

/**
 * The one table of this window. Screens read it through `useTable`. Code outside of React may read
 * its `store` and subscribe to it.
 */
export const tableOfWindow = createTable(browserEnvironment());

/** What the table shows, for code outside of React to read and subscribe to. */
export const shownStore = createShownStore(tableOfWindow.store);

/**
 * The state that screens read by `useTable`: all but the open fight, which `useShownFight` reads.
 */
type ScreenState = Omit<TableState, 'open'>;

/** Reads a part of the state, and draws anew when that part changes. Choose small parts. */
export const useTable = <T>(choose: (table: ScreenState) => T): T => useStore(tableOfWindow.store, choose);

/** Tells whether a fight is open: only then may `useShownFight` be used. */
export const useIsFightOpen = (): boolean => useStore(tableOfWindow.store, ({ open }) => open !== undefined);

/** The state at this moment, for event handlers. Components read by `useTable`. */
export const tableNow = (): ScreenState => tableOfWindow.store.getState();

/** All actions of the table, for use in and outside of components. */
export const tableActions: TableActions = tableOfWindow.store.getState();

function whatIsShown({ shown: now }: ShownStore): ShownFight {
  if (!now) throw new Error('A part of the fight screen was shown outside of it.');
  return now;
}

/**
 * Reads a part of the shown fight, and draws anew only when that part changes. Call it only while a
 * fight is open. For a part that each reading builds anew, use `by value`: the result stays the
 * same object while its content is equal.
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

/** The shown fight at this moment, for event handlers. Components read by `useShownFight`. */
export const shownFightNow = (): ShownFight => whatIsShown(shownStore.getState());

/** The earlier moment that is looked back at, if any. */
export const useLookBack = () => useStore(shownStore, ({ lookBack }) => lookBack);
export const isLookingBack = (): boolean => shownStore.getState().lookBack !== undefined;
export const { look: lookBackAt } = shownStore.getState();

// The library is read at once in a browser, so that the list is there as soon as possible.
if (typeof document !== 'undefined') void tableOfWindow.start();
