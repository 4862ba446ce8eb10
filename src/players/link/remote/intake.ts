/**
 * What an end of a link takes in: how large a message may be, and how much may wait to be opened.
 * What is more is dropped before it needs memory.
 */
import type { Clock } from './post.ts';
import type { Bytes } from './secret.ts';

export interface MessageLimits {
  /** The most bytes of one packet on the relay. */
  packet: number;
  /** The most bytes of a message, once its pieces are joined. */
  whole: number;
  /** The most bytes of its text. */
  text: number;
  /** The most pictures behind the text. */
  pictures: number;
  /** The most bytes that wait to be opened. */
  waiting: number;
}

const KB = 1024;
const MB = 1024 * KB;

/** What screens and phones say is short: one small piece without a picture. */
export const TO_TABLE: MessageLimits = { packet: 16 * KB, whole: 16 * KB, text: 16 * KB, pictures: 0, waiting: MB };
/** A phone hears views of its seat, and no picture. */
export const TO_PHONE: MessageLimits = {
  packet: 64 * KB,
  whole: 4 * MB,
  text: 4 * MB,
  pictures: 0,
  waiting: 8 * MB,
};
/** A screen hears whole views, and pictures of maps. */
export const TO_SCREEN: MessageLimits = {
  packet: 256 * KB,
  whole: 48 * MB,
  text: 16 * MB,
  pictures: 10,
  waiting: 64 * MB,
};

/**
 * Opens packets one after the other. A packet that is too large, or comes while too much waits, is
 * dropped: `dropped` is called for it.
 */
export function createIntake<Topic>(
  { packet, waiting }: MessageLimits,
  open: (topic: Topic, bytes: Bytes) => Promise<void>,
  dropped: () => void,
): (topic: Topic, bytes: Bytes) => void {
  let before: Promise<void> = Promise.resolve();
  let waits = 0;
  return (topic, bytes) => {
    if (bytes.length > packet || waits + bytes.length > waiting) {
      dropped();
      return;
    }
    waits += bytes.length;
    before = before
      .then(() => open(topic, bytes))
      .catch((fault: unknown) => console.error(fault))
      .finally(() => {
        waits -= bytes.length;
      });
  };
}

/**
 * Says for each message whether it is heard: so many at once, and so many in each second after
 * that.
 */
export function createMeter(clock: Pick<Clock, 'now'>, atOnce: number, eachSecond: number): () => boolean {
  let left = atOnce;
  let at = clock.now();
  return () => {
    const now = clock.now();
    left = Math.min(atOnce, left + ((now - at) / 1000) * eachSecond);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/**
 * Gives on what is asked for, the same thing at most `most` times within `within` milliseconds. The
 * latest of what is more is given on after that time.
 */
export function createCalmer<Wish>(
  clock: Pick<Clock, 'after'>,
  give: (wish: Wish) => void,
): (key: string, wish: Wish, most: number, within: number) => void {
  const asked = new Map<string, { many: number; latest?: Wish }>();
  return function ask(key, wish, most, within) {
    const now = asked.get(key);
    if (now && now.many >= most) {
      now.latest = wish;
      return;
    }
    if (now) now.many += 1;
    else {
      asked.set(key, { many: 1 });
      clock.after(within, () => {
        const latest = asked.get(key)?.latest;
        asked.delete(key);
        if (latest !== undefined) ask(key, latest, most, within);
      });
    }
    give(wish);
  };
}
