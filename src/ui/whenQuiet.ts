/** Finds the moment at which the page has nothing else to do. */

/**
 * Calls back once the page is quiet, or after at most `most` milliseconds where that is given.
 * Returns the function that cancels the call.
 */
export function whenQuiet(call: () => void, most?: number): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, most ?? 3000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, most === undefined ? {} : { timeout: most });
  return () => cancelIdleCallback(handle);
}
