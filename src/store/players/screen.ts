/**
 * The players' window as the GM's screens see it: whether the window is open, what it shows, and
 * its settings.
 */
import { useStore } from 'zustand';
import { browserPeer } from '../../players/link/direct/browserPeer.ts';
import { LOBBY, screenChannel } from '../../players/link/protocol.ts';
import { mqttAt } from '../../players/link/remote/mqttPost.ts';
import { browserClock } from '../../players/link/remote/post.ts';
import { findRelay } from '../../players/link/remote/relayPlace.ts';
import type { Sent } from '../../players/link/remote/said.ts';
import { browserEnvironment } from '../environment.ts';
import { shownStore, tableOfWindow } from '../store.ts';
import { channelOver } from './carriers.ts';
import { createDirect, type DirectStore } from './direct/direct.ts';
import { maskPicture } from './maskPicture.ts';
import { createPhones } from './phones/phones.ts';
import type { PhonesStore } from './phones/phonesStore.ts';
import { createRemote, type RemoteStore } from './remote/remote.ts';
import { replayedBy } from './replayed.ts';
import { createScreenLink } from './screenLink.ts';
import type { ScreenStore } from './screenStore.ts';

const { device, locks } = browserEnvironment();

/** What a screen is shown first that joins while this window is gone. */
function last(): Sent[] {
  const { view, settings } = link.screen.getState();
  const id = tableOfWindow.store.getState().open?.encounter.id;
  if (!view || id === undefined) return [];
  return [
    { on: LOBBY, message: { type: 'open', encounter: id, untouched: 0 } },
    { on: screenChannel(id), message: { type: 'settings', settings } },
    { on: screenChannel(id), message: { type: 'view', n: 0, view, pictures: [] } },
  ];
}

const { phones, start, end } = createPhones({
  table: tableOfWindow.store,
  device,
  clock: browserClock,
});

const { remote, channel } = createRemote({
  device,
  locks: locks.locks,
  clock: browserClock,
  find: () => findRelay(location.href),
  openPost: mqttAt,
  last,
  relayed: (openPost) => (openPost ? start(openPost) : end()),
});

const straight = createDirect({ clock: browserClock, peer: browserPeer() });

const link = createScreenLink({
  table: tableOfWindow.store,
  channel: channelOver(locks.channel, channel, straight.channel),
  device,
  replayed: replayedBy(shownStore),
  mask: maskPicture,
});

/** The state of the players' window, for code outside of React. */
export const screenStore = link.screen;

/** Reads a part of the state of the players' window. */
export const useScreen = <T>(choose: (screen: ScreenStore) => T): T => useStore(link.screen, choose);

export type { RemoteStore };

/** Reads a part of the link to screens on other machines. */
export const useRemote = <T>(choose: (remote: RemoteStore) => T): T => useStore(remote, choose);

/** Reads a part of the links to screens that joined without a server. */
export const useDirect = <T>(choose: (direct: DirectStore) => T): T => useStore(straight.direct, choose);

/** Makes the oldest move that a player proposes. Nobody is let in by a key. */
export const doProposed = (): void => phones.getState().doNext();

/** Reads a part of the phones of the players. */
export const usePhones = <T>(choose: (phones: PhonesStore) => T): T => useStore(phones, choose);
