/**
 * The names of tokens: which form of each name is written and where, so that none lies on another
 * name or on a face.
 */
import type { BoardBadge, BoardToken } from '../../types.ts';
import type { Spot } from '../spot.ts';
import { splitNumber } from '../tokenKey.ts';
import type { Box } from '../viewMath.ts';
import { shortNames } from './shortNames.ts';
import { nameLetters, sizesOf, type WordScale } from './sizes.ts';
import { makeTaken, type Taken } from './taken.ts';

/**
 * A name as it is shown, in window pixels. `x` and `y` are the middle of its top edge, counted from
 * the token's middle.
 */
export interface Plate {
  /** The name in one line or two. */
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of its letters. */
  size: number;
}

/** How wide words are at a height of letters, in window pixels. */
export type Measure = (text: string, size: number) => number;

/**
 * The order in which names get their room. Names that must be read come first, then tokens that can
 * be picked as an answer, then those who stand, who have fallen and who have left.
 */
export function plateRank(token: BoardToken): number {
  if (token.turn === 'acting') return 0;
  if (token.selected || token.mark === 'asked') return 1;
  if (token.mark === 'pick') return 2;
  // Copies carry their number in the token, so a name that only one bears comes before theirs.
  const isCopy = splitNumber(token.name).number === undefined ? 0 : 0.5;
  return (token.standing === 'up' ? 3 : token.standing === 'down' ? 4 : 5) + isCopy;
}

/** Whether two lists of tokens lead to the same names. Their spots are compared elsewhere. */
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
        plateRank(one) === plateRank(old))
    );
  });

/**
 * When a token's radius is below this, in window pixels, its name is written only if it must be
 * read now.
 */
const SMALLEST = 10;

/** The name to write for a token. A token that stands for others like it adds their number. */
export const calledAs = (token: BoardToken, spot: Spot): string =>
  spot.count === undefined ? token.name : `${splitNumber(token.name).name} ×${spot.count}`;

const plateOf = (lines: readonly string[], size: number, measure: Measure): Omit<Plate, 'x' | 'y'> => ({
  lines,
  width: Math.max(...lines.map((line) => measure(line, size))) + size * 0.7,
  height: size * (0.3 + 1.12 * lines.length),
  size,
});

/** A name in two lines of about the same length; undefined for a single word. */
export function brokenInTwo(text: string): readonly string[] | undefined {
  const words = text.split(' ');
  if (words.length < 2) return undefined;
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** How many badges a token shows at most. It shows fewer where signs must be large. */
const MOST_BADGES = 4;
const MOST_LARGE = 2;

/** What a badge adds to its picture: its count, from two on. */
export const badgeCount = ({ count }: BoardBadge): string => (count !== undefined && count > 1 ? String(count) : '');

/**
 * The badges that a token of this radius shows (in window pixels), the side of each badge's square,
 * and the height of a count's letters.
 */
export function badgesShown(
  badges: readonly BoardBadge[],
  radius: number,
  least: number | undefined,
): { side: number; letters: number; shown: readonly BoardBadge[] } {
  const usual = Math.max(13, Math.min(30, radius * 0.46));
  const side = Math.max(usual, (least ?? 0) * 1.2);
  return { side, letters: side * 0.7, shown: badges.slice(0, side > usual * 1.3 ? MOST_LARGE : MOST_BADGES) };
}

/** How wide a badge is: its square, and its count beside the picture. */
export const badgeWidth = (badge: BoardBadge, side: number, letters: number, measure: Measure): number => {
  const count = badgeCount(badge);
  return count === '' ? side : side + measure(count, letters) + side * 0.12;
};

/** The box of a token's badges, counted from the token's middle, in window pixels. */
function badgeBox(
  { badges }: BoardToken,
  radius: number,
  least: number | undefined,
  measure: Measure,
): Box | undefined {
  if (badges.length === 0) return undefined;
  const { side, letters, shown } = badgesShown(badges, radius, least);
  const width = Math.max(...shown.map((badge) => badgeWidth(badge, side, letters, measure)));
  return { x: radius * 0.62, y: -radius * 0.98, width, height: shown.length * (side + 1) };
}

interface Wanted {
  token: BoardToken;
  called: string;
  x: number;
  y: number;
  radius: number;
  rank: number;
}

/** The boxes for a name around a token, the best first: below, shifted to a side, above, beside. */
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

/** Boxes further away, for names that must be read whole. A line leads to the token. */
const faraway = ({ radius }: Wanted, plate: Omit<Plate, 'x' | 'y'>): Plate[] =>
  [1.9, 2.8, 3.8].flatMap((far) =>
    [0.25, 0.75, 0.12, 0.88, 0.38, 0.62, 0, 0.5].map((turn) => ({
      ...plate,
      x: Math.cos(turn * 2 * Math.PI) * (far * radius + plate.width / 2),
      y: Math.sin(turn * 2 * Math.PI) * far * radius - plate.height / 2,
    })),
  );

/** How far a box is from the rim of a figure, in window pixels; less than 0 where it lies upon it. */
function gapTo({ x, y, radius }: Pick<Wanted, 'x' | 'y' | 'radius'>, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) - radius;
}

/** Nearer than this share of its radius, a name is read as the figure's own. */
const READ_AS_OWN = 0.6;

/** Whether a name in this box is read as this figure's: no other figure is nearer to it. */
function belongsTo(one: Wanted, box: Box, figures: readonly Wanted[]): boolean {
  const own = gapTo(one, box);
  return figures.every((other) => other === one || gapTo(other, box) >= Math.min(own, other.radius * READ_AS_OWN));
}

/** Whether a plate stands so far from its figure that a line must lead to it. */
export const isFar = ({ x, y, width, height }: Plate, radius: number): boolean => {
  const dx = Math.max(0, Math.abs(x) - width / 2);
  const dy = Math.max(0, y, -(y + height));
  return Math.hypot(dx, dy) > radius * 1.6;
};

/**
 * All ways to write a name, the best first: whole, smaller, in two lines, short, and last over the
 * lower part of the token itself.
 */
function* waysTo(one: Wanted, forms: readonly string[], reading: WordScale, measure: Measure): Generator<Plate> {
  const sizes = sizesOf(nameLetters(one.radius, reading));
  const usual = sizes[0]!;
  const floor = sizes.at(-1)!;
  const whole = forms[0]!;
  for (const size of sizes) yield* about(one, plateOf([whole], size, measure));
  const inTwo = brokenInTwo(whole);
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
 * Plans the names of all tokens for one scale of the map, and takes room for them and for the
 * tokens. A name is whole where it can be. A name that has room in none of its forms is left out.
 * A name is nearest to its own figure, so that it is read as no other's.
 * The names of the acting, selected and asked tokens are always whole: they may lie over words of
 * the map, which the caller hides then, but not over the `panel`, in window pixels.
 */
export function planPlates(
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
  reading: WordScale,
  measure: Measure,
  taken: Taken,
  panel?: Box,
): Map<string, Plate> {
  const plates = new Map<string, Plate>();
  const { scale } = reading;
  const wanted: Wanted[] = [];
  const figures: Wanted[] = [];
  for (const token of tokens) {
    const spot = spots.get(token.id);
    if (!spot || spot.behind !== undefined) continue;
    const one = {
      token,
      called: calledAs(token, spot),
      x: spot.x * scale,
      y: spot.y * scale,
      radius: spot.radius * scale,
      rank: plateRank(token),
    };
    figures.push(one);
    // Only the middle of a face is taken. Names may lie above the rims of faces, which tell nothing
    // about who somebody is.
    const half = one.radius * 0.82;
    taken.add({ x: one.x - half, y: one.y - half, width: 2 * half, height: 2 * half }, token.id);
    const badges = badgeBox(token, one.radius, reading.least, measure);
    if (badges) taken.add({ ...badges, x: one.x + badges.x, y: one.y + badges.y }, token.id);
    if (one.radius >= SMALLEST || one.rank <= 1) wanted.push(one);
  }
  const forms = shortNames(wanted.map(({ called }) => called));
  wanted.sort((a, b) => a.rank - b.rank);
  // The room that names take that must be read.
  const musts = makeTaken(taken.within);
  if (panel) musts.add(panel, 'panel');
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
      const box = boxAt(plate);
      // A name that must be read may lie over other names, but not over one that must be read too.
      const isFirst = one.rank <= 1 && !first && musts.free(box);
      const isFree = taken.free(box, one.token.id);
      if (!(isFirst || isFree) || !belongsTo(one, box, figures)) continue;
      if (isFirst) first = plate;
      if (!isFree) continue;
      chosen = plate;
      break;
    }
    if (one.rank <= 1)
      chosen ??= first ?? about(one, plateOf([one.called], nameLetters(one.radius, reading).floor, measure))[0];
    if (!chosen) continue;
    if (one.rank <= 1) musts.add(boxAt(chosen), one.token.id);
    plates.set(one.token.id, chosen);
    // The box is taken for everybody: not even later words of the same token may lie on it.
    taken.add(boxAt(chosen), `plate of ${one.token.id}`);
  }
  return plates;
}

/** How many states stand in one line below a name that is pointed at. */
const STATES_IN_LINE = 3;

/**
 * The whole name below the token that the pointer rests on, with the words of its states, over
 * whatever lies there.
 */
export function platePointedAt(token: BoardToken, spot: Spot, reading: WordScale, measure: Measure): Plate {
  const radius = spot.radius * reading.scale;
  const { usual } = nameLetters(radius, reading);
  const states = token.badges.map((badge) => `${badge.label} ${badgeCount(badge)}`.trim());
  const lines = [calledAs(token, spot)];
  for (let at = 0; at < states.length; at += STATES_IN_LINE)
    lines.push(states.slice(at, at + STATES_IN_LINE).join(' · '));
  return { ...plateOf(lines, usual, measure), x: 0, y: radius * 1.16 };
}
