/** The players' window as the GM's screens see it: whether it is there, what it shows, how it is set. */
import { useStore } from 'zustand';
import { shown, table } from '../store.ts';
import { browserSurroundings } from '../surroundings.ts';
import { replayedBy } from './replayed.ts';
import { createScreenLink, type ScreenStore } from './screenLink.ts';

const { device, locks } = browserSurroundings();

const link = createScreenLink({
  table: table.store,
  channel: locks.channel,
  device,
  replayed: replayedBy(shown),
  views: () => import('./views.ts'),
  mask: async (picture, scene, cover) => (await import('./maskPicture.ts')).maskPicture(picture, scene, cover),
});

/** What is known of the players' window, to be asked outside of React. */
export const screen = link.screen;

/** Reads a part of what is known of the players' window. */
export const useScreen = <T>(choose: (screen: ScreenStore) => T): T => useStore(link.screen, choose);
