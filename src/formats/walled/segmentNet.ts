/**
 * A net of cells over many lines, for finding the lines near each line without checking all of
 * them.
 */
import type { Segment } from '../../space/shapes/polygon.ts';

/** The most cells along a side: more would cost more time than they save. */
const MOST_CELLS = 256;

/**
 * For the line of a number, calls back once for each other line whose box comes within `tolerance`
 * of its own, in a cell that both cross. Lines are entered along their way, so that a long slanted
 * line does not fill its whole box.
 */
export function segmentNet(
  lines: readonly Segment[],
  tolerance: number,
): (n: number, found: (other: Segment) => void) => void {
  const ends = lines.flat();
  const least = (of: 'x' | 'y') => ends.reduce((low, point) => Math.min(low, point[of]), Number.POSITIVE_INFINITY);
  const most = (of: 'x' | 'y') => ends.reduce((high, point) => Math.max(high, point[of]), Number.NEGATIVE_INFINITY);
  const [left, top] = [least('x') - tolerance, least('y') - tolerance];
  const cells = Math.max(1, Math.min(MOST_CELLS, Math.ceil(Math.sqrt(lines.length) * 2)));
  const wide = Math.max(1e-6, (most('x') + tolerance - left) / cells);
  const high = Math.max(1e-6, (most('y') + tolerance - top) / cells);
  const column = (x: number) => Math.max(0, Math.min(cells - 1, Math.floor((x - left) / wide)));
  const row = (y: number) => Math.max(0, Math.min(cells - 1, Math.floor((y - top) / high)));

  /**
   * The cells that a line crosses, with its tolerance: column by column, the rows it crosses there.
   */
  const through = ([a, b]: Segment, visit: (cell: number) => void): void => {
    const [from, to] = a.x <= b.x ? [a, b] : [b, a];
    const yAt = (x: number) =>
      to.x - from.x < 1e-9
        ? from.y
        : from.y + ((to.y - from.y) * (Math.min(to.x, Math.max(from.x, x)) - from.x)) / (to.x - from.x);
    const upright = to.x - from.x < 1e-9;
    for (let at = column(from.x - tolerance); at <= column(to.x + tolerance); at++) {
      const [one, two] = upright
        ? [from.y, to.y]
        : [yAt(left + at * wide - tolerance), yAt(left + (at + 1) * wide + tolerance)];
      const last = row(Math.max(one, two) + tolerance);
      for (let down = row(Math.min(one, two) - tolerance); down <= last; down++) visit(at * cells + down);
    }
  };

  const net = new Map<number, number[]>();
  for (const [n, line] of lines.entries())
    through(line, (cell) => {
      const there = net.get(cell);
      if (there) there.push(n);
      else net.set(cell, [n]);
    });

  const boxes = lines.map(([a, b]) => ({
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  }));
  /** The line for which each other line was last checked. */
  const looked = new Int32Array(lines.length).fill(-1);
  return (n, found) => {
    const [line, box] = [lines[n], boxes[n]];
    if (!line || !box) return;
    looked[n] = n;
    through(line, (cell) => {
      for (const other of net.get(cell) ?? []) {
        if (looked[other] === n) continue;
        looked[other] = n;
        const [two, there] = [lines[other], boxes[other]];
        if (!two || !there) continue;
        if (box.right + tolerance < there.left || there.right + tolerance < box.left) continue;
        if (box.bottom + tolerance < there.top || there.bottom + tolerance < box.top) continue;
        found(two);
      }
    });
  };
}
