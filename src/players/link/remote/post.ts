/** The relay as a link uses it: three topics of a table, bytes in, bytes out. */
import type { Bytes } from './secret.ts';

/**
 * `up`: from the screens to the GM's window. `down`: from the GM's window to the screens. `last`:
 * the last view, which the relay keeps for whoever joins.
 */
export type Topic = 'up' | 'down' | 'last';

export interface Post {
  /**
   * Sends now, or drops the message where there is no relay now: both sides say everything anew
   * when they meet again.
   */
  send(topic: Topic, bytes: Bytes): void;
  /** Drops a connection that seems dead, and connects anew. */
  renew(): void;
  close(): void;
}

export interface PostEars {
  heard(topic: Topic, bytes: Bytes): void;
  /** The relay was reached, for the first time or again. */
  up(): void;
  down(): void;
}

/** Connects, and connects again whenever the connection is lost, until it is closed. */
export type OpenPost = (how: {
  table: string;
  hears: readonly Topic[];
  /** What the relay sends when this window is gone without a word. */
  farewell: { topic: Topic; bytes: Bytes };
  ears: PostEars;
}) => Post;

/**
 * The clock of a link, which counts and knows no date: nobody is deaf because a machine's clock was
 * set. It may stand still while a machine sleeps. A test gives its own.
 */
export interface Clock {
  now(): number;
  /** Calls back again and again. Returns the function that ends this. */
  every(milliseconds: number, then: () => void): () => void;
  /** Calls back once. */
  after(milliseconds: number, then: () => void): void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  every(milliseconds, then) {
    const timer = setInterval(then, milliseconds);
    return () => clearInterval(timer);
  },
  after: (milliseconds, then) => void setTimeout(then, milliseconds),
};

/** Where a link to the relay stands. */
export type RelayStanding = 'connecting' | 'up' | 'joined' | 'lost';

/** Messages that a link has dropped since its window was opened. */
export interface Dropped {
  /** Messages that did not open: altered on the way, cut off, or sealed with another key. */
  altered: number;
  /** Messages that opened, and were heard before or came too late. */
  replayed: number;
  /** Messages of a session that has ended, or that has not been let in. */
  strange: number;
  /** Messages that were too large, or too many. */
  flooded: number;
}

/** None dropped yet. */
export const noneDropped: Dropped = { altered: 0, replayed: 0, strange: 0, flooded: 0 };

/** How many messages were dropped in all. */
export const droppedCount = (dropped: Dropped): number => Object.values(dropped).reduce((sum, one) => sum + one, 0);

/** What a window says of so many dropped messages; empty where there are none. */
export const droppedWords = (many: number): string =>
  many > 0 ? `${many} messages were dropped: altered, repeated, strange or too many.` : '';
