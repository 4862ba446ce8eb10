/**
 * What a picture shows along each side where a line of a grid may run: the mean over whole columns
 * and whole rows, so that walls, trees and noise even out and lines remain.
 */
/** A picture in grey: one value from 0 to 255 for each pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array | Uint8ClampedArray;
}

/** How strongly each column or row looks like a line, in deviations; 0 is usual. */
export interface Profile {
  readonly values: Float64Array;
  /** The same in grey values, without a limit: a line's own shadow is fainter than the line. */
  readonly grey: Float64Array;
}

/** A single pixel counts no more than so many grey values: one bright thing makes no line. */
const MOST_STEP = 14;
/** The same where lines are compared with their own shadows, which are half as strong. */
const MOST_CONTRAST = 90;
/** The least deviation, in grey values, where a picture is the same everywhere. */
const LEAST_DEVIATION = 0.2;
/** An edge is told on both of its sides, so it counts for half. */
const EDGE = 0.5;
/** A column counts no more than so many deviations: one wall makes no grid. */
const MOST_DEVIATIONS = 5;

/** What is looked for: a thin line, a thick one, or the edge between two tiles. */
const FEATURES = [
  { feature: 'line', reach: 2 },
  { feature: 'line', reach: 5 },
  { feature: 'edge', reach: 1 },
] as const;

const limited = (n: number, most: number): number => (n > most ? most : n < -most ? -most : n);

/** The means of a feature: evened out, and with its whole contrast. */
interface Means {
  readonly even: Float64Array;
  readonly contrast: Float64Array;
}

/** The mean of a feature over each column, or over each row, in grey values. */
function meansOf(
  { width, height, grey }: GreyPicture,
  along: 'columns' | 'rows',
  { feature, reach }: (typeof FEATURES)[number],
): Means {
  const columns = along === 'columns';
  const [length, depth] = columns ? [width, height] : [height, width];
  const [next, over] = columns ? [1, width] : [width, 1];
  const [even, contrast] = [new Float64Array(length), new Float64Array(length)];
  // Every second pixel of a long column tells as much as all.
  const stride = depth > 1200 ? 2 : 1;
  for (let deep = 0; deep < depth; deep += stride)
    for (let at = reach; at < length - reach; at += 1) {
      const here = at * next + deep * over;
      const [before, after] = [grey[here - reach * next]!, grey[here + reach * next]!];
      const step = feature === 'edge' ? Math.abs(after - before) : grey[here]! - (before + after) / 2;
      even[at]! += limited(step, MOST_STEP);
      contrast[at]! += limited(step, MOST_CONTRAST);
    }
  const rows = Math.ceil(depth / stride);
  const weight = feature === 'edge' ? EDGE : 1;
  const mean = (sums: Float64Array): Float64Array => sums.map((sum) => (sum / rows) * weight);
  return { even: mean(even), contrast: mean(contrast) };
}

const middleOf = (sorted: Float64Array): number => sorted[sorted.length >> 1] ?? 0;

/**
 * Whether a place looks like a line only because a stronger one of the other kind is beside it: the
 * ground beside a dark line is lighter than the mean of the line and the ground.
 */
function isShadow(grey: Float64Array, at: number, reach: number): boolean {
  const here = grey[at] ?? 0;
  if (here <= 0) return false;
  for (let off = -reach - 1; off <= reach + 1; off += 1) if ((grey[at + off] ?? 0) < -1.4 * here) return true;
  return false;
}

/**
 * The means as deviations from what is usual nearby; `sign` says whether lines are light or dark.
 */
function profileOf({ even, contrast }: Means, sign: 1 | -1, margin: number): Profile {
  const length = even.length;
  const flat = new Float64Array(length);
  // What is usual changes over a picture: a field here, a forest there.
  const reach = Math.max(12, Math.min(60, Math.round(length / 24)));
  for (let at = margin; at < length - margin; at += 1) {
    const near = even.slice(Math.max(margin, at - reach), Math.min(length - margin, at + reach + 1)).sort();
    flat[at] = sign * (even[at]! - middleOf(near));
  }
  const spread = middleOf(Float64Array.from(flat.subarray(margin, length - margin), Math.abs).sort()) * 1.4826;
  const unit = Math.max(spread, LEAST_DEVIATION);
  const grey = contrast.map((one) => one * sign);
  for (let at = 0; at < length; at += 1) if (isShadow(grey, at, margin)) flat[at] = 0;
  const values = new Float64Array(length);
  for (let at = 1; at < length - 1; at += 1)
    values[at] = limited((flat[at - 1]! + 2 * flat[at]! + flat[at + 1]!) / 4 / unit, MOST_DEVIATIONS);
  return { values, grey };
}

/** The profiles of both sides for each thing that is looked for, light and dark. */
export function* axisProfiles(picture: GreyPicture): Generator<readonly [Profile, Profile]> {
  for (const one of FEATURES) {
    const [columns, rows] = [meansOf(picture, 'columns', one), meansOf(picture, 'rows', one)];
    for (const sign of one.feature === 'edge' ? ([1] as const) : ([1, -1] as const))
      yield [profileOf(columns, sign, one.reach), profileOf(rows, sign, one.reach)];
  }
}
