/** Fits the name of a zone and its features between the zone's edges, for the printed plan. */
import type { Point } from '../../space/scene.ts';

/** One line of words in the plan, with its middle, its baseline and the height of its letters. */
export interface CaptionLine {
  words: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

/** The width of a letter in parts of its height, on average; bold letters are wider. */
const LETTER = { bold: 0.58, plain: 0.52 };
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.36, 0.3, 0.25, 0.2, 0.16];
/** From this scale on only the name is written, because the features would be too small to read. */
const NAME_ALONE = 0.6;
/**
 * The distance between lines in heights of letters, and the space that is kept free at the edges.
 */
const LEADING = 1.15;
const RIM = 0.35;

/** The horizontal stretch inside the polygon at height y that contains x, or lies nearest to it. */
function inside(polygon: readonly Point[], y: number, x: number): [number, number] | undefined {
  const cuts = polygon
    .flatMap((a, at) => {
      const b = polygon[(at + 1) % polygon.length] ?? a;
      return a.y <= y === b.y <= y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
    })
    .sort((a, b) => a - b);
  const runs = cuts.flatMap((left, at): [number, number][] =>
    at % 2 === 0 && cuts[at + 1] !== undefined ? [[left, cuts[at + 1] ?? left]] : [],
  );
  const far = ([left, right]: [number, number]) => Math.max(left - x, x - right, 0);
  return runs.sort((a, b) => far(a) - far(b))[0];
}

/** Breaks words into at most this many lines, as even as possible. */
function broken(words: string, lines: number): string[] {
  const parts = words.split(' ');
  if (lines < 2 || parts.length < 2) return [words];
  const cuts = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')]);
  const longest = (cut: readonly string[]) => Math.max(...cut.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

/**
 * The lines of a zone's caption. They stand above the middle of its polygon where `taken` says that
 * somebody stands there, and otherwise wherever they fit. Words become smaller before they cross an
 * edge. The features are left out where only the name has room. `unit` is the height of the plan's
 * letters.
 */
export function captionOf(
  polygon: readonly Point[],
  middle: Point,
  { name, inIt, unit, taken }: { name: string; inIt: string; unit: number; taken: boolean },
): CaptionLine[] {
  const heights = [0, -1, 1, -2, 2, -3, 3, -4, 4]
    .filter((step) => !taken || step <= 0)
    .map((step) => step * 0.8 * unit);
  /** The lines from this baseline on; undefined where one of them would cross an edge. */
  const laid = (lines: readonly Omit<CaptionLine, 'x' | 'y'>[], bottom: number): CaptionLine[] | undefined => {
    let y = bottom - lines.slice(1).reduce((sum, { size }) => sum + size * LEADING, 0);
    const out: CaptionLine[] = [];
    for (const [at, line] of lines.entries()) {
      if (at > 0) y += line.size * LEADING;
      const runs = [y - line.size * 0.8, y + line.size * 0.25].map((level) => inside(polygon, level, middle.x));
      const [over, under] = runs;
      if (!over || !under) return undefined;
      const [left, right] = [Math.max(over[0], under[0]), Math.min(over[1], under[1])];
      const width = line.words.length * line.size * LETTER[line.bold ? 'bold' : 'plain'];
      if (right - left < width + 2 * RIM * unit) return undefined;
      const half = width / 2 + RIM * unit;
      out.push({ ...line, x: Math.min(Math.max(middle.x, left + half), right - half), y });
    }
    return out;
  };
  for (const scale of SCALES)
    for (const rows of [1, 2])
      for (const shift of heights) {
        const bold = broken(name, rows).map((words) => ({ words, size: unit * 1.1 * scale, bold: true }));
        const below = broken(inIt, rows).map((words) => ({ words, size: unit * 0.8 * scale, bold: false }));
        const withAll = inIt !== '' && scale > NAME_ALONE;
        const found = laid(withAll ? [...bold, ...below] : bold, middle.y - unit * 0.4 + shift);
        if (found) return found;
      }
  return [{ words: name, x: middle.x, y: middle.y - unit * 0.4, size: unit * 0.4, bold: true }];
}
