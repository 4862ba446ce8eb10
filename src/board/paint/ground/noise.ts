/**
 * Seamless noise for textures. The numbers are the same every time, and the pattern repeats at the
 * edges of the unit square.
 */

/** A number from 0 to 1 for a point of a lattice. */
function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 974634541) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * The numbers of a whole lattice, `cells` to a side. They are stored because a tile reads each of
 * them thousands of times.
 */
const lattice = (cells: number, seed: number): Float64Array =>
  Float64Array.from({ length: cells * cells }, (_, at) => hash(at % cells, Math.floor(at / cells), seed));

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (at: number, cells: number): number => at - Math.floor(at / cells) * cells;

/** Makes soft hills, `cells` to a side. The result gives their height, from 0 to 1, at a point. */
export function smoothNoise(cells: number, seed: number): (u: number, v: number) => number {
  const heights = lattice(cells, seed);
  return (u, v) => {
    const x = Math.floor(u * cells);
    const y = Math.floor(v * cells);
    const fx = ease(u * cells - x);
    const fy = ease(v * cells - y);
    const left = wrap(x, cells);
    const right = wrap(x + 1, cells);
    const upper = wrap(y, cells) * cells;
    const lower = wrap(y + 1, cells) * cells;
    const top = heights[upper + left]! + (heights[upper + right]! - heights[upper + left]!) * fx;
    const bottom = heights[lower + left]! + (heights[lower + right]! - heights[lower + left]!) * fx;
    return top + (bottom - top) * fy;
  };
}

/**
 * Makes cobbles, `cells` to a side. The result gives for a point how far it is from the seam
 * between two cobbles (0 on the seam), and the tone of its cobble from 0 to 1.
 */
export function cellNoise(cells: number, seed: number): (u: number, v: number) => { edge: number; tone: number } {
  const across = lattice(cells, seed);
  const down = lattice(cells, seed + 1);
  const tones = lattice(cells, seed + 2);
  return (u, v) => {
    const x = Math.floor(u * cells);
    const y = Math.floor(v * cells);
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
    return { edge: (Math.sqrt(second) - Math.sqrt(first)) / 2, tone: tones[nearest]! };
  };
}
