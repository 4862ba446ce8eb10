/** How the work of reading grows with what is read, in time of the processor and not of the clock. */

/** Other threads of the process work too, so a little time says nothing. */
const SLACK = 0.03;
const TRIES = 7;

/** The seconds of the processor that this takes: the least of some tries. */
function workOf(does: () => unknown): number {
  const tries = Array.from({ length: TRIES }, () => {
    const from = process.cpuUsage();
    does();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1e6;
  });
  return Math.min(...tries);
}

/**
 * How many times the work of `many` the work of twice as many is: 2 where each takes as long, and
 * 4 where each is compared with each.
 */
export function growthOf<T>(textOf: (many: number) => T, many: number, read: (text: T) => unknown): number {
  const [once, twice] = [textOf(many), textOf(2 * many)];
  read(once);
  return workOf(() => read(twice)) / (workOf(() => read(once)) + SLACK);
}
