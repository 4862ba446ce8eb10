/** The moment at which the page has nothing else to do. */

/** Calls once the page is quiet, after `most` milliseconds at the latest where that is given. Gives what calls it off. */
export function whenQuiet(call: () => void, most?: number): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, most ?? 3000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, most === undefined ? {} : { timeout: most });
  return () => cancelIdleCallback(handle);
}
