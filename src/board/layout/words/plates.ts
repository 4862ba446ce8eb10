/** The names of figures: which form of each and where, so that none lies on another name or on a face. */
import type { BoardToken } from '../../types.ts';
import type { Spot } from '../spot.ts';
import { splitNumber } from '../tokenKey.ts';
import type { Box } from '../viewMath.ts';
import { shortNames } from './shortNames.ts';
import { nameLetters, type Reading, sizesOf } from './sizes.ts';
import { makeTaken, type Taken } from './taken.ts';

/** A name as it is shown. Window pixels; `x` and `y` are the middle of its top edge, seen from the token's middle. */
export interface Plate {
  /** One line, or two. */
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of its letters. */
  size: number;
}

/** How wide words are at a height of letters, in window pixels. */
export type Measure = (text: string, size: number) => number;

/** Who must be read now comes first, then who can be answered with, then those who stand, lie and are gone. */
export function rank(token: BoardToken): number {
  if (token.turn === 'acting') return 0;
  if (token.selected || token.mark === 'asked') return 1;
  if (token.mark === 'pick') return 2;
  return token.standing === 'up' ? 3 : token.standing === 'down' ? 4 : 5;
}

/** Whether two lists of tokens have the same names to be planned. Their spots are compared elsewhere. */
export const namesAlike = (before: readonly BoardToken[], now: readonly BoardToken[]): boolean =>
  before.length === now.length &&
  before.every((old, at) => {
    const one = now[at];
    return (
      one === old ||
      (one !== undefined &&
        one.id === old.id &&
        one.name === old.name &&
        one.hidden === old.hidden &&
        one.standing === old.standing &&
        (one.turn === 'done') === (old.turn === 'done') &&
        rank(one) === rank(old))
    );
  });

/** Below this radius in window pixels only who must be read now has a name. */
const SMALLEST = 10;

/** What a figure is called here: who stands for others like it is told with their number. */
export const calledAs = (token: BoardToken, spot: Spot): string =>
  spot.count === undefined ? token.name : `${splitNumber(token.name).name} ×${spot.count}`;

const plateOf = (lines: readonly string[], size: number, measure: Measure): Omit<Plate, 'x' | 'y'> => ({
  lines,
  width: Math.max(...lines.map((line) => measure(line, size))) + size * 0.7,
  height: size * (0.3 + 1.12 * lines.length),
  size,
});

/** The words in two lines of about the same length; none where it is one word. */
export function broken(text: string): readonly string[] | undefined {
  const words = text.split(' ');
  if (words.length < 2) return undefined;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Below this radius in window pixels a state is told by its first letter. */
const SMALL_FIGURE = 24;
/** At most so many states are told on a figure; fewer where letters must be large. */
const MOST_BADGES = 4;
const MOST_LARGE = 2;
/** How wide a state's plate may be, in radii: a longer word is told by its first letter, never cut. */
const WIDEST_BADGE = 2.1;

/** The states that are told on a figure of this radius in window pixels, and the height of their letters. */
export function badgesShown(
  badges: readonly string[],
  radius: number,
  least: number | undefined,
  measure: Measure,
): { size: number; words: readonly string[] } {
  const usual = Math.max(8.5, Math.min(Math.max(13, radius * 0.24), radius * 0.3));
  const size = Math.max(usual, least ?? 0);
  const fits = (badge: string) => radius >= SMALL_FIGURE && measure(badge, size) + size * 0.7 <= radius * WIDEST_BADGE;
  const shown = badges.slice(0, size > usual ? MOST_LARGE : MOST_BADGES);
  return { size, words: shown.map((badge) => (fits(badge) ? badge : badge.slice(0, 1).toUpperCase())) };
}

/** Where the states of a figure stand, seen from its middle. Window pixels. */
function badgeBox(
  { badges }: BoardToken,
  radius: number,
  least: number | undefined,
  measure: Measure,
): Box | undefined {
  if (badges.length === 0) return undefined;
  const { size, words } = badgesShown(badges, radius, least, measure);
  const width = Math.max(size * 1.34, Math.max(...words.map((word) => measure(word, size))) + size * 0.7);
  return { x: radius * 0.62, y: -radius * 0.98, width, height: words.length * (size * 1.34 + 1) };
}

interface Wanted {
  token: BoardToken;
  called: string;
  x: number;
  y: number;
  radius: number;
  rank: number;
}

/** Places for a plate about a figure, the best first: below, pushed to a side, above, beside. */
function about({ radius }: Wanted, plate: Omit<Plate, 'x' | 'y'>): Plate[] {
  const below = radius * 1.16;
  const above = -radius * 1.2 - plate.height;
  const reach = Math.max(0, plate.width / 2 - radius * 0.45);
  const aside = radius * 1.16 + plate.width / 2;
  const level = -plate.height / 2;
  return [
    ...[0, 0.25, -0.25, 0.5, -0.5, 1, -1].map((share) => ({ ...plate, x: share * reach, y: below })),
    ...[0, 0.5, -0.5].map((share) => ({ ...plate, x: share * reach, y: above })),
    { ...plate, x: aside, y: level },
    { ...plate, x: -aside, y: level },
  ];
}

/** Further away, for those whose whole name must be read: a line leads to the figure. */
const faraway = ({ radius }: Wanted, plate: Omit<Plate, 'x' | 'y'>): Plate[] =>
  [1.9, 2.8, 3.8].flatMap((far) =>
    [0.25, 0.75, 0.12, 0.88, 0.38, 0.62, 0, 0.5].map((turn) => ({
      ...plate,
      x: Math.cos(turn * 2 * Math.PI) * (far * radius + plate.width / 2),
      y: Math.sin(turn * 2 * Math.PI) * far * radius - plate.height / 2,
    })),
  );

/** Whether a plate stands so far from its figure that a line must lead to it. */
export const isFar = ({ x, y, width, height }: Plate, radius: number): boolean => {
  const dx = Math.max(0, Math.abs(x) - width / 2);
  const dy = Math.max(0, y, -(y + height));
  return Math.hypot(dx, dy) > radius * 1.6;
};

/** All ways to write a name, the best first: whole; smaller; in two lines; short; on the figure's own foot. */
function* waysTo(
  one: Wanted,
  forms: readonly string[],
  reading: Pick<Reading, 'least'>,
  measure: Measure,
): Generator<Plate> {
  const sizes = sizesOf(nameLetters(one.radius, reading));
  const usual = sizes[0]!;
  const floor = sizes.at(-1)!;
  const whole = forms[0]!;
  for (const size of sizes) yield* about(one, plateOf([whole], size, measure));
  const inTwo = broken(whole);
  if (inTwo) for (const size of new Set([usual, floor])) yield* about(one, plateOf(inTwo, size, measure));
  if (one.rank <= 1) {
    yield* faraway(one, plateOf(inTwo ?? [whole], floor, measure));
    return;
  }
  for (const form of forms.slice(1))
    for (const size of new Set([usual, floor])) yield* about(one, plateOf([form], size, measure));
  const foot = plateOf([forms.at(-1)!], floor, measure);
  if (foot.width <= one.radius * 2.4)
    yield { ...foot, x: 0, y: Math.max(0, Math.min(one.radius * 0.5, one.radius * 1.1 - foot.height)) };
}

/**
 * Plans the names of all tokens for one scale of the map, and claims their room and that of the figures. A name is whole where it can be;
 * one that finds no room for any of its forms is left out. Who acts, is selected or asked about has it whole.
 */
export function planPlates(
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
  reading: Reading,
  measure: Measure,
  taken: Taken,
): Map<string, Plate> {
  const plates = new Map<string, Plate>();
  const { scale } = reading;
  const wanted: Wanted[] = [];
  for (const token of tokens) {
    const spot = spots.get(token.id);
    if (!spot || spot.behind !== undefined) continue;
    const one = {
      token,
      called: calledAs(token, spot),
      x: spot.x * scale,
      y: spot.y * scale,
      radius: spot.radius * scale,
      rank: rank(token),
    };
    // Only the middle of a face: names lie above the rims, and a rim tells nothing that its neighbours do not.
    const half = one.radius * 0.82;
    taken.add({ x: one.x - half, y: one.y - half, width: 2 * half, height: 2 * half }, token.id);
    const badges = badgeBox(token, one.radius, reading.least, measure);
    if (badges) taken.add({ ...badges, x: one.x + badges.x, y: one.y + badges.y }, token.id);
    if (one.radius >= SMALLEST || one.rank <= 1) wanted.push(one);
  }
  const forms = shortNames(wanted.map(({ called }) => called));
  wanted.sort((a, b) => a.rank - b.rank);
  // Of those who must be read.
  const musts = makeTaken(taken.within);
  for (const one of wanted) {
    const boxAt = (plate: Plate): Box => ({
      x: one.x + plate.x - plate.width / 2,
      y: one.y + plate.y,
      width: plate.width,
      height: plate.height,
    });
    let first: Plate | undefined;
    let chosen: Plate | undefined;
    for (const plate of waysTo(one, forms.get(one.called) ?? [one.called], reading, measure)) {
      // Who must be read is read, even over others, but for those who must be read as well.
      if (one.rank <= 1 && !first && musts.free(boxAt(plate))) first = plate;
      if (!taken.free(boxAt(plate), one.token.id)) continue;
      chosen = plate;
      break;
    }
    if (one.rank <= 1)
      chosen ??= first ?? about(one, plateOf([one.called], nameLetters(one.radius, reading).floor, measure))[0];
    if (!chosen) continue;
    if (one.rank <= 1) musts.add(boxAt(chosen), one.token.id);
    plates.set(one.token.id, chosen);
    // Taken for everybody: not even its own token's later boxes may lie on it.
    taken.add(boxAt(chosen), `plate of ${one.token.id}`);
  }
  return plates;
}

/** The whole name under a figure, over whatever lies there: for the one that the pointer rests on. */
export function platePointedAt(token: BoardToken, spot: Spot, reading: Reading, measure: Measure): Plate {
  const radius = spot.radius * reading.scale;
  const { usual } = nameLetters(radius, reading);
  return { ...plateOf([calledAs(token, spot)], usual, measure), x: 0, y: radius * 1.16 };
}
