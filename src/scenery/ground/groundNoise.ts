/**
 * The noise of a whole map, computed once and read by all its materials. Computing it again for
 * each point of each material would take most of the time of painting.
 */
import { hillNoise, type Noise, roughNoise } from '../pen/noise.ts';

/** Numbers at all coarse pixels of a map, row by row, most of them from 0 to 1. */
export interface GroundNoise {
  readonly columns: number;
  /** How far the two colours of a material are mixed. */
  readonly mix: Float32Array;
  /** Where a material has patches of another colour. */
  readonly patch: Float32Array;
  /** How far the edges of a material wander. */
  readonly edge: Float32Array;
}

interface Field {
  readonly columns: number;
  readonly rows: number;
  /** The units of a coarse pixel. */
  readonly unit: number;
}

/** The number of rows between two steps. */
const ROWS = 48;

/**
 * Adds noise to a field. The noise is computed at every few pixels, and interpolated between them.
 */
function* addNoise(
  to: Float32Array,
  { columns, rows, unit }: Field,
  noise: Noise,
  every: number,
  share = 1,
): Generator<void> {
  const many = Math.ceil(columns / every) + 1;
  const asked = (row: number): Float32Array => {
    const line = new Float32Array(many);
    for (let n = 0; n < many; n += 1) line[n] = noise(n * every * unit, row * unit) * share;
    return line;
  };
  let [above, below] = [asked(0), asked(every)];
  for (let row = 0; row < rows; row += 1) {
    const down = (row % every) / every;
    if (row > 0 && row % every === 0) [above, below] = [below, asked(row + every)];
    for (let n = 0, at = row * columns; n < many - 1; n += 1) {
      const left = above[n]! + (below[n]! - above[n]!) * down;
      const right = above[n + 1]! + (below[n + 1]! - above[n + 1]!) * down;
      const step = (right - left) / every;
      const end = Math.min(every, columns - n * every);
      for (let k = 0; k < end; k += 1, at += 1) to[at]! += left + step * k;
    }
    if (row % ROWS === 0) yield;
  }
}

/**
 * The noise that bends edges, for callers that need it at single points. Its coordinates are units
 * / 64.
 */
export const edgeNoise = (seed: number): Noise => roughNoise(seed + 3);

/** The noise of crumbs along edges, a few units long. */
export const crumbNoise = (seed: number): Noise => hillNoise(seed + 4);

/** Computes the noise of a map with the coarse pixels of this field. */
export function* groundNoiseOf(seed: number, field: Field): Generator<void, GroundNoise> {
  const many = field.columns * field.rows;
  const [mix, patch, edge] = [new Float32Array(many), new Float32Array(many), new Float32Array(many)];
  const [broad, fine, patches, edges] = [hillNoise(seed), roughNoise(seed + 1), roughNoise(seed + 2), edgeNoise(seed)];
  yield* addNoise(mix, field, (x, y) => broad(x / 190, y / 190), 8, 0.55);
  yield* addNoise(mix, field, (x, y) => fine(x / 38, y / 38), 3, 0.45);
  yield* addNoise(patch, field, (x, y) => patches(x / 230 + 9, y / 230), 6);
  yield* addNoise(edge, field, (x, y) => edges(x / 64, y / 64), 3);
  return { columns: field.columns, mix, patch, edge };
}
