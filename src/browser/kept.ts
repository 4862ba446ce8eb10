/**
 * Access to everything that the browser may deny this page: small values, the database, the space
 * for storage. No call throws.
 */

/** Where small values are stored as text: the browser's own store, or a stand-in. */
export type Remembered = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The browser's store of this kind. Even the store's name may throw where storage is denied: then
 * reads find nothing and writes keep nothing.
 */
function storeOf(kind: 'localStorage' | 'sessionStorage'): Remembered {
  const attempt = (job: (store: Remembered | undefined) => string | null | undefined): string | null => {
    try {
      return job(globalThis[kind]) ?? null;
    } catch {
      // Storage is denied or full. A value that was set lasts until the page is closed.
      return null;
    }
  };
  return {
    getItem: (key) => attempt((store) => store?.getItem(key)),
    setItem: (key, text) =>
      void attempt((store) => {
        store?.setItem(key, text);
        return undefined;
      }),
  };
}

/** Values that stay on this device. */
export const deviceStore: Remembered = storeOf('localStorage');
/** Values of this tab, which survive a reload. */
export const tabStore: Remembered = storeOf('sessionStorage');

/**
 * Reads a remembered value as JSON; undefined when there is none, it is no JSON, or the browser
 * denies it.
 */
export function recallValue(remembered: Remembered | undefined, key: string): unknown {
  try {
    const text = remembered?.getItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a value as JSON. Never throws: where the browser denies storage the value is forgotten
 * on reload.
 */
export function rememberValue(remembered: Remembered | undefined, key: string, value: unknown): void {
  try {
    remembered?.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is denied or full. The setting lasts until the page is closed.
  }
}

/**
 * The reason why the browser has no database for this page; undefined where it may have one. It is
 * known before anything is opened.
 */
export function databaseDenied(): Error | undefined {
  try {
    return globalThis.indexedDB ? undefined : new DOMException('There is no database here.', 'SecurityError');
  } catch (error) {
    return error instanceof Error ? error : new DOMException(String(error), 'SecurityError');
  }
}

/**
 * The bytes in use, the bytes that may be used, and whether the browser keeps them. Each part is
 * there only when the browser tells it.
 */
export async function storageRoom(): Promise<{
  used?: number | undefined;
  room?: number | undefined;
  stays: 'stays' | 'may be dropped' | 'not said';
}> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return { used: usage, room: quota, stays: (await navigator.storage.persisted()) ? 'stays' : 'may be dropped' };
  } catch {
    return { stays: 'not said' };
  }
}

/**
 * Asks the browser not to clear stored data. False is a usual answer, also from a browser that
 * stores nothing.
 */
export async function askToKeep(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** The browser's store of answers by address; undefined where it has none or denies it. */
export function cachesHere(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
