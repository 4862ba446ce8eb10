/** One window writes an encounter: a lock for each, handed over on request, taken by force when the other does not answer. */

/** What the browser offers; each part may be missing. */
export interface LockTools {
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: ((name: string) => Channel) | undefined;
  /** Milliseconds that the other window is given to answer. */
  patience: number;
}
/** The part of BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

export const browserLocks = (): LockTools => ({
  locks: globalThis.navigator?.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  patience: 1500,
});

/** The right to write one encounter, until it is let go or taken. */
export interface Holding {
  release(): void;
}

const lockName = (id: string): string => `affray-encounter-${id}`;

/**
 * Takes the lock of an encounter. `ask` gives undefined when another window has it; so does `wait`, but only after a while: for a
 * page that was reloaded and whose own lock may still be going. `take` asks that window to finish what it is
 * writing and let go, and takes the lock by force when it does not. `lost` is called when another window takes it from this one:
 * it may finish its writing first, and the lock is let go when it resolves.
 */
export async function hold(
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
    // Denied outright: then as in browsers that have none.
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

/** The channel of an encounter; none where the browser has none, or denies it. */
function channelOf(tools: LockTools, id: string): Channel | undefined {
  try {
    return tools.channel?.(lockName(id));
  } catch {
    return undefined;
  }
}

/** One request of the browser's lock; undefined when it is not given. */
function request(
  locks: Pick<LockManager, 'request'>,
  id: string,
  options: LockOptions,
  lost: () => Promise<void>,
): Promise<Holding | undefined> {
  return new Promise((resolve) => {
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
      .catch(() => {
        // Stolen while held, or no longer waited for.
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

/** Where the browser has no locks: the windows ask each other. The database still refuses a window that has been replaced. */
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
