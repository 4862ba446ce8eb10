// Which tables' last views the relay keeps. A table that somebody uses stays; one that is quiet
// makes room for another, and is forgotten after some hours.

/**
 * Starts without views. `forget` takes a table's view away. Times are milliseconds, and `now` gives
 * the present one.
 */
export function createKeptViews(limits, forget, now = () => performance.now()) {
  /** Each table, the one that was quiet for the longest first. */
  const kept = new Map();

  function drop(table) {
    kept.delete(table);
    forget(table);
  }
  /** Counts a message of a table, so that its view stays. */
  function heard(table, address = kept.get(table)?.address) {
    if (!kept.delete(table) && address === undefined) return;
    kept.set(table, { address, at: now() });
  }
  /** Makes room by the quietest of these tables. False where each of them is in use. */
  function makeRoom(tables) {
    const [oldest] = tables;
    if (!oldest || now() - oldest[1].at < limits.quiet) return false;
    drop(oldest[0]);
    return true;
  }
  /** Whether a view of a table may be kept that somebody at this address sends. */
  function keep(table, address) {
    if (!kept.has(table)) {
      const same = [...kept].filter(([, one]) => one.address === address);
      if (same.length >= limits.tablesOfOneAddress && !makeRoom(same)) return false;
      if (kept.size >= limits.tables && !makeRoom(kept)) return false;
    }
    heard(table, address);
    return true;
  }
  function forgetOld() {
    for (const [table, { at }] of kept) {
      if (now() - at < limits.kept) return;
      drop(table);
    }
  }
  const still = setInterval(forgetOld, limits.quiet);
  still.unref();
  return { keep, heard, drop, forgetOld, end: () => clearInterval(still) };
}
