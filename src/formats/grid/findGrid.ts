/**
 * Finds the grid of squares that a picture shows: how wide the squares are, where the first corner
 * lies, and how sure that is. Works on grey values, without a screen.
 */
import { axisProfiles, type GreyPicture, type Profile } from './gridProfiles.ts';

/** A grid that was found. Lengths are in pixels of the picture. */
export interface FoundGrid {
  /** The width of a square. */
  readonly pixels: number;
  /** A corner between squares, nearest to the picture's top left corner. */
  readonly x: number;
  readonly y: number;
  /** How many of the lines that such a grid has were seen, from 0 to 1. */
  readonly seen: number;
  /** Whether the grid may be taken without a look. */
  readonly sure: boolean;
}

/**
 * The narrowest squares, in pixels: finer patterns are weave, or the blocks of a packed picture.
 */
const NARROWEST = 12;
/** The finest pattern that competes, so that one of each second line of it is not taken. */
const FINEST = 5;
/** The fewest lines along each side of which a grid is told, and of which one can be sure. */
const FEWEST = 5;
const FEWEST_FOR_SURE = 8;
/** How far the lines must stand out together, in deviations of their mean. */
const LEAST_STRENGTH = 6;
const SURE_STRENGTH = 9;
/** The share of lines that must be seen. */
const LEAST_SEEN = 0.6;
const SURE_SEEN = 0.8;

/** The share of the greatest strength with which a comb counts as standing out alike. */
const ALIKE = 0.8;

/** A comb of lines along one side: its step, its first line, its strength. */
interface Comb {
  readonly first: number;
  readonly strength: number;
}

/**
 * The best comb with this step on a profile. The strength is the mean over its lines, times the
 * root of their number: chance alone gives hardly more than five.
 */
function combOf({ values }: Profile, step: number, bins: Float64Array): Comb {
  const size = Math.max(1, Math.round(step));
  const scale = size / step;
  bins.fill(0, 0, size);
  for (let at = 0, phase = 0; at < values.length; at += 1) {
    bins[Math.min(size - 1, Math.floor(phase * scale))]! += values[at]!;
    phase += 1;
    if (phase >= step) phase -= step;
  }
  let best = 0;
  for (let n = 1; n < size; n += 1) if (bins[n]! > bins[best]!) best = n;
  const lines = values.length / step;
  return { first: (best + 0.5) / scale - 0.5, strength: bins[best]! / Math.sqrt(lines) };
}

/** A step that both sides share, with how strongly the weaker side shows it. */
interface Candidate {
  readonly step: number;
  readonly across: Comb;
  readonly down: Comb;
  readonly strength: number;
}

/** The step that stands out most on both sides, tried so closely that no line drifts off. */
function bestStep(across: Profile, down: Profile): Candidate | undefined {
  const [longest, shortest] = [across, down].map(({ values }) => values.length).sort((one, two) => two - one) as [
    number,
    number,
  ];
  const bins = new Float64Array(Math.ceil(shortest / FEWEST) + 2);
  let best: Candidate | undefined;
  for (let step = FINEST; step <= shortest / FEWEST; step += (0.6 * step) / longest) {
    const one = combOf(across, step, bins);
    if (best && one.strength <= best.strength) continue;
    const two = combOf(down, step, bins);
    const strength = Math.min(one.strength, two.strength);
    if (!best || strength > best.strength) best = { step, across: one, down: two, strength };
  }
  return best;
}

/** How far the lines of a candidate stand out in grey values, on the weaker side. */
const contrastOf = ({ step, across, down }: Candidate, [columns, rows]: readonly [Profile, Profile]): number =>
  Math.min(meanAt(columns, step, across.first), meanAt(rows, step, down.first));

function meanAt({ grey }: Profile, step: number, first: number): number {
  let [sum, lines] = [0, 0];
  for (let at = first; at < grey.length - 1; at += step) {
    const here = Math.round(at);
    sum += Math.max(grey[here - 1] ?? 0, grey[here] ?? 0, grey[here + 1] ?? 0);
    lines += 1;
  }
  return sum / Math.max(1, lines);
}

/** The lines of a comb that a profile really shows, each by its number and its place. */
function linesSeen({ values }: Profile, step: number, first: number): { seen: [number, number][]; all: number } {
  const seen: [number, number][] = [];
  const reach = Math.max(1, Math.min(3, step * 0.06));
  const from = Math.ceil((reach - first) / step);
  const to = Math.floor((values.length - 1 - reach - first) / step);
  for (let n = from; n <= to; n += 1) {
    const middle = first + n * step;
    let [weight, sum, most] = [0, 0, 0];
    for (let at = Math.round(middle - reach); at <= Math.round(middle + reach); at += 1) {
      const value = Math.max(0, values[at] ?? 0);
      most = Math.max(most, value);
      weight += value;
      sum += value * at;
    }
    if (most >= 1.6 && weight > 0) seen.push([n, sum / weight]);
  }
  return { seen, all: Math.max(1, to - from + 1) };
}

/** The straight line through points: its start and its step. */
function fitted(points: readonly (readonly [number, number])[]): { step: number; first: number } | undefined {
  const count = points.length;
  const [mx, my] = [0, 1].map((side) => points.reduce((sum, point) => sum + (point[side] ?? 0), 0) / count) as [
    number,
    number,
  ];
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  if (spread <= 0) return undefined;
  const step = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread;
  return { step, first: my - step * mx };
}

/** The step and the first line of one side, laid through the lines that are really there. */
function refined(profile: Profile, step: number, first: number) {
  let fit = { step, first };
  for (let round = 0; round < 3; round += 1) {
    const { seen } = linesSeen(profile, fit.step, fit.first);
    const next = seen.length >= 3 ? fitted(seen) : undefined;
    if (!next || Math.abs(next.step - step) > 0.5) break;
    fit = next;
  }
  const { seen, all } = linesSeen(profile, fit.step, fit.first);
  return { ...fit, seen: seen.length / all, lines: all };
}

/**
 * The grid that a picture shows, or undefined where it shows none. Drawn lines, light or dark, and
 * the edges of tiles count alike; they must lie on both sides at the same step.
 */
export function findGrid(picture: GreyPicture): FoundGrid | undefined {
  const { width, height } = picture;
  if (Math.min(width, height) < NARROWEST * FEWEST) return undefined;
  const found = [...axisProfiles(picture)].flatMap((profiles) => {
    const one = bestStep(...profiles);
    return one ? [{ ...one, profiles, grey: contrastOf(one, profiles) }] : [];
  });
  const most = Math.max(...found.map(({ strength }) => strength));
  // Beside a dark line the ground looks light: of combs that stand out alike, the line itself
  // counts.
  const best = found
    .filter(({ strength }) => strength >= most * ALIKE)
    .reduce<(typeof found)[number] | undefined>((one, two) => (one && one.grey >= two.grey ? one : two), undefined);
  if (!best || best.strength < LEAST_STRENGTH || best.step < NARROWEST) return undefined;
  const across = refined(best.profiles[0], best.step, best.across.first);
  const down = refined(best.profiles[1], best.step, best.down.first);
  const seen = Math.min(across.seen, down.seen);
  if (seen < LEAST_SEEN) return undefined;
  // The longer side tells the step more closely.
  const pixels = across.lines >= down.lines ? across.step : down.step;
  const start = (first: number): number => Math.round((((first % pixels) + pixels) % pixels) * 100) / 100;
  return {
    pixels: Math.round(pixels * 1000) / 1000,
    x: start(across.first + 0.5),
    y: start(down.first + 0.5),
    seen,
    sure:
      best.strength >= SURE_STRENGTH &&
      seen >= SURE_SEEN &&
      Math.min(across.lines, down.lines) >= FEWEST_FOR_SURE &&
      Math.abs(across.step - down.step) < 0.25,
  };
}
