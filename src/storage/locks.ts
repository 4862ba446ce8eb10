/**
 * Only one window writes an encounter: each encounter has a lock, which is handed over on request,
 * or taken by force when the other window does not answer.
 */

/** The parts of the browser that locks use; each may be missing. */
export interface LockTools {
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: ((name: string) => Channel) | undefined;
  /** How many milliseconds the other window has to answer. */
  patience: number;
}
/** The part of BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

export const browserLocks = (): LockTools => ({
  locks: globalThis.navigator?.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  patience: 1500,
});

/** The right to write one encounter, until it is released or taken. */
export interface Holding {
  release(): void;
}

const lockName = (id: string): string => `affray-encounter-${id}`;

/**
 * Takes the lock of an encounter. `ask` gives undefined when another window has the lock. `wait`
 * does so only after a while, for a reloaded page whose own earlier lock may still be ending.
 * `take` asks the other window to finish its writing and release the lock, and takes it by force
 * when that window does not. `lost` is called when another window takes the lock from this one: it
 * may finish its writing first, and the lock is released when it resolves.
 */
export async function holdLock(
  id: string,
  how: 'ask' | 'wait' | 'take',
  lost: () => Promise<void>,
  tools: LockTools,
): Promise<Holding | undefined> {
  const { locks } = tools;
  if (!locks) return holdByWord(id, how, lost, tools);
  let first: Holding | undefined;
  try {
    first = await request(locks, id, { ifAvailable: true }, lost);
  } catch {
    // The browser denies locks outright: the code goes on as in browsers without locks.
    return holdByWord(id, how, lost, tools);
  }
  if (first) return answering(id, first, lost, tools);
  if (how === 'ask') return undefined;
  const bell = how === 'take' ? channelOf(tools, id) : undefined;
  bell?.postMessage({ type: 'hand over' });
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(), tools.patience);
  const handed = await request(locks, id, { signal: waiting.signal }, lost);
  clearTimeout(patience);
  bell?.close();
  const holding = handed ?? (how === 'take' ? await request(locks, id, { steal: true }, lost) : undefined);
  return holding && answering(id, holding, lost, tools);
}

/** The channel of an encounter; undefined where the browser has none or denies it. */
function channelOf(tools: LockTools, id: string): Channel | undefined {
  try {
    return tools.channel?.(lockName(id));
  } catch {
    return undefined;
  }
}

/**
 * One request for the browser's lock; undefined when the lock is not given. Rejects where the
 * browser denies all locks.
 */
function request(
  locks: Pick<LockManager, 'request'>,
  id: string,
  options: LockOptions,
  lost: () => Promise<void>,
): Promise<Holding | undefined> {
  return new Promise((resolve, reject) => {
    let held = false;
    let released = false;
    locks
      .request(lockName(id), options, (lock) => {
        if (!lock) return resolve(undefined);
        held = true;
        return new Promise<void>((letGo) =>
          resolve({
            release() {
              released = true;
              letGo();
            },
          }),
        );
      })
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'SecurityError') return reject(error);
        // The lock was stolen while held, or the wait was given up.
        if (held && !released) void lost();
        resolve(undefined);
      });
  });
}

/** Listens for another window's wish to take over. */
function answering(id: string, holding: Holding, lost: () => Promise<void>, tools: LockTools): Holding {
  const ear = channelOf(tools, id);
  let over = false;
  const end = (): void => {
    over = true;
    ear?.close();
    holding.release();
  };
  if (ear)
    ear.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (over || !isWord(data)) return;
      if (data.type === 'who') ear.postMessage({ type: 'mine' });
      if (data.type !== 'hand over') return;
      over = true;
      void lost().finally(end);
    };
  return { release: end };
}

const isWord = (data: unknown): data is { type: string } =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';

/**
 * For browsers without locks: the windows ask each other. The database still refuses a window that
 * has been replaced.
 */
async function holdByWord(
  id: string,
  how: 'ask' | 'wait' | 'take',
  lost: () => Promise<void>,
  tools: LockTools,
): Promise<Holding | undefined> {
  const free: Holding = { release() {} };
  const mouth = channelOf(tools, id);
  if (!mouth) return free;
  const taken = await new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), Math.min(200, tools.patience));
    mouth.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isWord(data) || data.type !== 'mine') return;
      clearTimeout(patience);
      resolve(true);
    };
    mouth.postMessage({ type: how === 'take' ? 'hand over' : 'who' });
  });
  mouth.close();
  return taken && how !== 'take' ? undefined : answering(id, free, lost, tools);
}
