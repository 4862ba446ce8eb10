/**
 * Outlines around the squares of each letter. Neighbours share their edges exactly, also where an
 * edge is made crooked.
 */

/** A corner of squares: column and row, counted from the map's top left. */
export type Corner = readonly [number, number];

type LetterAt = (column: number, row: number) => string;

interface Bending {
  /** How far edges may stray from the squares, in squares; with 0 they run along the squares. */
  readonly crooked: number;
  /** How far outlines stay away from the map's rim, in squares. */
  readonly rim: number;
}

/** Squares between the bends of a crooked edge. */
const BEND = 0.7;
/** How far a crooked edge may leave the squares' own edges. */
const CUTS = 0.8;

const keyOf = ([x, y]: Corner): string => `${x},${y}`;

/** A number from -1 to 1 that is always the same for the same words. */
function chanceOf(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1;
}

/** The closed line of corners around all squares of a letter, clockwise. */
function ringAbout(letter: string, letterAt: LetterAt, { columns, rows }: { columns: number; rows: number }): Corner[] {
  const next = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => next.set(keyOf(from), [...(next.get(keyOf(from)) ?? []), to]);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (letterAt(column, row) !== letter) continue;
      if (letterAt(column, row - 1) !== letter) add([column, row], [column + 1, row]);
      if (letterAt(column + 1, row) !== letter) add([column + 1, row], [column + 1, row + 1]);
      if (letterAt(column, row + 1) !== letter) add([column + 1, row + 1], [column, row + 1]);
      if (letterAt(column - 1, row) !== letter) add([column, row + 1], [column, row]);
    }
  const [first] = next.values();
  const ring: Corner[] = [];
  for (let at = first?.[0]; at; at = next.get(keyOf(at))?.shift()) ring.push(at);
  if ([...next.values()].flat().length > 0)
    throw new Error(`The squares of “${letter}” do not hang together, or have a hole.`);
  // The last corner is the one that the line began with.
  const [start, end] = [ring[0], ring.at(-1)];
  return start && end && keyOf(start) === keyOf(end) ? ring.slice(1) : ring;
}

/** Leaves out corners without which the line moves by at most `play`. */
function thinned(line: readonly Corner[], play: number): Corner[] {
  const [a, b] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let [far, at] = [0, 0];
  for (let n = 1; n < line.length - 1; n += 1) {
    const [x, y] = line[n]!;
    const off =
      length < 1e-9
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / length;
    if (off > far) [far, at] = [off, n];
  }
  if (far <= play) return [a, b];
  return [...thinned(line.slice(0, at + 1), play).slice(0, -1), ...thinned(line.slice(at), play)];
}

/** A line with small bends to either side; its ends stay. */
function crookedLine(line: readonly Corner[], crooked: number): Corner[] {
  return line.flatMap((from, n): Corner[] => {
    const to = line[n + 1];
    if (!to) return [from];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const parts = Math.max(1, Math.round(length / BEND));
    const between = Array.from({ length: parts - 1 }, (_, at): Corner => {
      const words = `${keyOf(from)} ${keyOf(to)} ${at}`;
      const share = (at + 1 + 0.2 * chanceOf(`${words} along`)) / parts;
      const off = crooked * chanceOf(`${words} off`);
      return [
        from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * off,
        from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * off,
      ];
    });
    return [from, ...between];
  });
}

/**
 * The outline of each letter except `.`, in squares. Throws if the squares of a letter are not
 * connected.
 */
export function outlinesOfLetters(
  letterAt: LetterAt,
  size: { readonly columns: number; readonly rows: number },
  { crooked, rim }: Bending,
): Map<string, Corner[]> {
  const { columns, rows } = size;
  const letters = new Set<string>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) letters.add(letterAt(column, row));
  letters.delete('.');
  const onRim = ([x, y]: Corner) => x === 0 || y === 0 || x === columns || y === rows;
  const meets = (corner: Corner): boolean => {
    const [x, y] = corner;
    const about = new Set([letterAt(x - 1, y - 1), letterAt(x, y - 1), letterAt(x - 1, y), letterAt(x, y)]);
    return about.size > 2 || ((x === 0 || x === columns) && (y === 0 || y === rows));
  };
  const bent = (line: readonly Corner[]): Corner[] => {
    const [a, b] = [line[0]!, line.at(-1)!];
    const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
    const one = turned ? line.toReversed() : [...line];
    const thin = thinned(one, crooked === 0 ? 0.001 : CUTS);
    const done = crooked === 0 || one.every(onRim) ? thin : crookedLine(thin, crooked);
    return turned ? done.reverse() : done;
  };
  const within = ([x, y]: Corner): Corner => [
    Math.max(rim, Math.min(columns - rim, x)),
    Math.max(rim, Math.min(rows - rim, y)),
  ];
  return new Map(
    [...letters].map((letter): [string, Corner[]] => {
      const ring = ringAbout(letter, letterAt, size);
      const stops = ring.flatMap((corner, n) => (meets(corner) ? [n] : []));
      // A zone that meets fewer than two others has no corner to start from, so its line is cut in
      // the middle.
      const cuts = stops.length > 1 ? stops : [0, Math.floor(ring.length / 2)];
      const outline = cuts.flatMap((from, n) => {
        const to = cuts[(n + 1) % cuts.length]!;
        const line = to > from ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
        return bent(line).slice(0, -1);
      });
      return [letter, outline.map(within)];
    }),
  );
}
