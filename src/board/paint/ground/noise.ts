/** Seamless noise for textures: the same numbers every time, wrapping at the edges of the unit square. */

/** A number from 0 to 1 that belongs to a point of a lattice. */
function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 974634541) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** So many numbers to a side, made when first wanted: a tile asks for each of them thousands of times. */
const lattices = new Map<number, Float64Array>();

function lattice(cells: number, seed: number): Float64Array {
  const key = cells * 1000 + seed;
  const known = lattices.get(key);
  if (known) return known;
  const made = Float64Array.from({ length: cells * cells }, (_, at) => hash(at % cells, Math.floor(at / cells), seed));
  lattices.set(key, made);
  return made;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (at: number, cells: number): number => ((at % cells) + cells) % cells;

/** Soft hills of height 0 to 1, so many to a side. */
export function smoothNoise(u: number, v: number, cells: number, seed: number): number {
  const x = Math.floor(u * cells);
  const y = Math.floor(v * cells);
  const fx = ease(u * cells - x);
  const fy = ease(v * cells - y);
  const heights = lattice(cells, seed);
  const left = wrap(x, cells);
  const right = wrap(x + 1, cells);
  const upper = wrap(y, cells) * cells;
  const lower = wrap(y + 1, cells) * cells;
  const top = heights[upper + left]! + (heights[upper + right]! - heights[upper + left]!) * fx;
  const bottom = heights[lower + left]! + (heights[lower + right]! - heights[lower + left]!) * fx;
  return top + (bottom - top) * fy;
}

/** Cobbles: how far a point is from the seam between two cells (0 on it), and the cell's own tone from 0 to 1. */
export function cellNoise(u: number, v: number, cells: number, seed: number): { edge: number; tone: number } {
  const x = Math.floor(u * cells);
  const y = Math.floor(v * cells);
  const across = lattice(cells, seed);
  const down = lattice(cells, seed + 1);
  let first = 81;
  let second = 81;
  let nearest = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cell = wrap(y + dy, cells) * cells + wrap(x + dx, cells);
      const px = u * cells - (x + dx + 0.15 + 0.7 * across[cell]!);
      const py = v * cells - (y + dy + 0.15 + 0.7 * down[cell]!);
      const square = px * px + py * py;
      if (square < first) {
        second = first;
        first = square;
        nearest = cell;
      } else if (square < second) second = square;
    }
  return { edge: (Math.sqrt(second) - Math.sqrt(first)) / 2, tone: lattice(cells, seed + 2)[nearest]! };
}
