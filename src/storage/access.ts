/**
 * Access to the store: opened once, opened anew when the connection is lost, and given up for now
 * when the store does not answer.
 */
import { type Closed, type Database, Silent } from './database.ts';

export interface Access {
  /**
   * Does something with the open database. Rejects with the browser's error when the browser denies
   * it, and with `Silent` when no answer comes in time; the work may then still be done later.
   */
  use<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Says that the connection may be gone: the next use makes a new one. */
  forget(): void;
  /** Refuses every use from now on with this error. */
  refuse(why: Error): void;
}

export interface AccessTools {
  open(closed: Closed): Promise<Database>;
  closed: Closed;
  /** How long an answer is awaited, in milliseconds. */
  patience: number;
  /** Called when a store that was given up answers after all. */
  answered(): void;
}

/**
 * The wait for a store that was silent once, in milliseconds. It is short, so that no button stays
 * dead for long again.
 */
const SHORT = 1000;

/** The answer, or a rejection with `Silent` after `patience` milliseconds. */
export function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silent('no answer')), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function createAccess({ open, closed, patience, answered }: AccessTools): Access {
  let database: Promise<Database> | undefined;
  let silent = false;
  const waits = (): number => (silent ? Math.min(SHORT, patience) : patience);

  function openOnce(): Promise<Database> {
    if (database) return database;
    const opening = Promise.resolve().then(() => open(closed));
    database = opening;
    opening.catch(() => {
      // The next use asks again, because a denied storage may be allowed by then.
      if (database === opening) database = undefined;
    });
    return opening;
  }

  return {
    async use(job) {
      const mine = openOnce();
      const work = mine.then(job);
      try {
        const result = await inTime(work, waits());
        silent = false;
        return result;
      } catch (error) {
        if (error instanceof Silent && !silent) {
          silent = true;
          // One listener is enough, on the first unanswered request: that request is answered
          // first.
          void work
            .then(() => {
              silent = false;
              answered();
            })
            .catch(() => {
              silent = false;
            });
        }
        throw error;
      }
    },
    forget() {
      database = undefined;
    },
    refuse(why) {
      database = Promise.reject(why);
      database.catch(() => {});
    },
  };
}
