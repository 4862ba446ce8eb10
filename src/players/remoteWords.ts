/** Where a screen on another machine stands, and how it says so while it waits. */
import type { Line } from './link/line.ts';
import type { RelayStanding } from './link/remote/post.ts';

/** `none`: the page's server has no relay. Any other text is what is wrong with the link. */
export type RemoteStanding = RelayStanding | 'none' | { fault: string };

/** A table that this window has joined over a relay. */
export interface RemoteTable {
  open(name: string): Line;
  standing(): RemoteStanding;
  subscribe(changed: () => void): () => void;
  stop(): void;
}

/** What the waiting screen says. */
export function remoteWords(standing: RemoteStanding): string {
  if (typeof standing === 'object') return standing.fault;
  return {
    connecting: 'Looking for the relay. This screen joins by itself.',
    lost: 'The relay does not answer. This screen joins as soon as it does.',
    up: 'The GM’s window is not there. Let the GM open Affray with screens on other machines switched on.',
    joined: 'This screen has joined the table. It follows as soon as the GM opens a fight.',
    none: 'The server of this page has no relay. Start it by “npm run relay”, then load this page again.',
  }[standing];
}
