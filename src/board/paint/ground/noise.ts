/** Seamless noise for textures: the same numbers every time, wrapping at the edges of the unit square. */

/** A number from 0 to 1 that belongs to a point of a lattice. */
function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 974634541) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (at: number, cells: number): number => ((at % cells) + cells) % cells;

/** Soft hills of height 0 to 1, so many to a side. */
export function smoothNoise(u: number, v: number, cells: number, seed: number): number {
  const x = Math.floor(u * cells);
  const y = Math.floor(v * cells);
  const fx = ease(u * cells - x);
  const fy = ease(v * cells - y);
  const corner = (dx: number, dy: number) => hash(wrap(x + dx, cells), wrap(y + dy, cells), seed);
  const top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx;
  const bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx;
  return top + (bottom - top) * fy;
}

/** Cobbles: how far a point is from the seam between two cells (0 on it), and the cell's own tone from 0 to 1. */
export function cellNoise(u: number, v: number, cells: number, seed: number): { edge: number; tone: number } {
  const x = Math.floor(u * cells);
  const y = Math.floor(v * cells);
  let first = 9;
  let second = 9;
  let tone = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cx = wrap(x + dx, cells);
      const cy = wrap(y + dy, cells);
      const px = x + dx + 0.15 + 0.7 * hash(cx, cy, seed);
      const py = y + dy + 0.15 + 0.7 * hash(cx, cy, seed + 1);
      const distance = Math.hypot(u * cells - px, v * cells - py);
      if (distance < first) {
        second = first;
        first = distance;
        tone = hash(cx, cy, seed + 2);
      } else if (distance < second) second = distance;
    }
  return { edge: (second - first) / 2, tone };
}
