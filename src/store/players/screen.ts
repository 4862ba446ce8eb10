/**
 * The players' window as the GM's screens see it: whether the window is open, what it shows, and
 * its settings.
 */
import { useStore } from 'zustand';
import { browserEnvironment } from '../environment.ts';
import { shownStore, tableOfWindow } from '../store.ts';
import { maskPicture } from './maskPicture.ts';
import { replayedBy } from './replayed.ts';
import { createScreenLink } from './screenLink.ts';
import type { ScreenStore } from './screenStore.ts';

const { device, locks } = browserEnvironment();

const link = createScreenLink({
  table: tableOfWindow.store,
  channel: locks.channel,
  device,
  replayed: replayedBy(shownStore),
  mask: maskPicture,
});

/** The state of the players' window, for code outside of React. */
export const screenStore = link.screen;

/** Reads a part of the state of the players' window. */
export const useScreen = <T>(choose: (screen: ScreenStore) => T): T => useStore(link.screen, choose);
