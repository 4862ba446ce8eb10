/** The way to the store: opened once, opened anew when it is lost, and given up on, for now, when it does not answer. */
import { type Closed, type Database, Silent } from './database.ts';

export interface Access {
  /**
   * Does something with the open database. Rejects with what the browser says when it denies it, and with `Silent` when neither yes
   * nor no comes in time; what was begun may still be done then, later.
   */
  use<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** The connection may be gone: the next use makes a new one. */
  forget(): void;
  /** Every use is refused so from now on. */
  refuse(why: Error): void;
}

export interface AccessTools {
  open(closed: Closed): Promise<Database>;
  closed: Closed;
  /** How long an answer is waited for, in milliseconds. */
  patience: number;
  /** A store that was given up on answers after all. */
  answered(): void;
}

/** A store that was silent once is waited for no longer than this, so that no button stays dead for long again. */
const SHORT = 1000;

/** The answer, or a rejection with `Silent` after so many milliseconds. */
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
      // Asked again the next time: a denied storage may be allowed meanwhile.
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
          // One listener for the first that was not answered: it is the first to be answered.
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
