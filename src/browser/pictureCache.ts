/**
 * Pictures that can be painted again, kept on this device by name. The oldest are dropped. No call
 * throws.
 */
import { cachesHere } from './kept.ts';

const NAME = 'affray-painted';
/** The number of pictures that are kept. */
const MOST = 60;

/** The address of a kept picture. No server is ever asked for it. */
const addressOf = (key: string): string => `/painted/${encodeURIComponent(key)}`;

/** A kept picture; undefined where there is none, or the browser denies it. */
export async function keptPicture(key: string): Promise<Blob | undefined> {
  try {
    const found = await (await cachesHere()?.open(NAME))?.match(addressOf(key));
    return await found?.blob();
  } catch {
    return undefined;
  }
}

/**
 * Keeps a picture. Where the browser denies storage, the picture is painted again the next time.
 */
export async function keepPicture(key: string, picture: Blob): Promise<void> {
  try {
    const cache = await cachesHere()?.open(NAME);
    if (!cache) return;
    await cache.put(addressOf(key), new Response(picture));
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
  } catch {
    // Storage is denied or full: nothing is kept.
  }
}

/**
 * Does a job while no other window does a job of this name. The windows of a fight open with the
 * same map, and one of them paints it for both.
 */
export async function makeAlone<T>(key: string, job: () => Promise<T>): Promise<T> {
  // Pages without a certificate have no locks.
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(`${NAME} ${key}`, job) : job();
}
