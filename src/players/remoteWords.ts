/** Where a screen on another machine stands, and how it says so while it waits. */
import type { Line } from './link/line.ts';
import type { RelayStanding } from './link/remote/post.ts';

/**
 * `none`: the page's server has no relay. Without a server, `cut`: nothing goes through now, and
 * `over`: it never will again. Any other text is what is wrong with the link.
 */
export type RemoteStanding = RelayStanding | 'none' | 'cut' | 'over' | { fault: string };

/** How far a screen has come that joins without a server, by codes. */
export interface DirectJoin {
  /** The screen's answer, once it has read the code of the GM's window. */
  answer?: string;
  /** What is wrong with the code that was read last. */
  fault?: string;
}

/** A table that this window joins over a relay, or straight. */
export interface RemoteTable {
  open(name: string): Line;
  standing(): RemoteStanding;
  subscribe(changed: () => void): () => void;
  stop(): void;
  /** Where this window joins without a server. */
  direct?: {
    state(): DirectJoin;
    /** Takes the code of the GM's window, as it was scanned or typed. */
    offer(text: string): void;
  };
}

/**
 * Joins by what stands behind the # of this window's address. `joined` is called when the window
 * should ask for everything anew.
 */
export type JoinTable = (page: Pick<Location, 'hash' | 'href'>, joined: () => void) => RemoteTable;

/** What a screen that shows the table says of its link; undefined while all is well. */
export function linkWords(standing: RemoteStanding | undefined): string | undefined {
  if (standing === 'lost') return 'The relay is lost. This screen comes back by itself.';
  return standing === 'cut' || standing === 'over' ? remoteWords(standing) : undefined;
}

/** What the waiting screen says. */
export function remoteWords(standing: RemoteStanding): string {
  if (typeof standing === 'object') return standing.fault;
  return {
    connecting: 'Looking for the relay. This screen joins by itself.',
    lost: 'The relay does not answer. This screen joins as soon as it does.',
    up: 'The GM’s window is not there. Let the GM open Affray with screens on other machines switched on.',
    joined: 'This screen has joined the table. It follows as soon as the GM opens a fight.',
    cut: 'The connection is interrupted. It comes back by itself where it can.',
    over: 'The connection has ended. Load this page again, and join by a new code.',
    none: 'The server of this page has no relay. Start it by “npm run relay”, then load this page again.',
  }[standing];
}
