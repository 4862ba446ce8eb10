/** The messages of a worker that reads a file. */
import type { Result } from '../../engine/words.ts';

/**
 * A worker's message: the progress from 0 to 1, or at last the content of the file or the reason
 * why it has none.
 */
export type FileTold<T> = { told: 'share'; share: number } | { told: 'read'; read: Result<T> };

/** The least progress between two messages: a hundred messages are enough for any file. */
const TOLD_EACH = 0.01;

/** Receives every step of reading, and sends only a few of them as messages of the worker. */
export function sharesTold(tell: (message: { told: 'share'; share: number }) => void): (share: number) => void {
  let last = 0;
  return (share) => {
    if (share < last + TOLD_EACH) return;
    last = share;
    tell({ told: 'share', share });
  };
}
