/** The names under tokens: which are shown, how much of each and where, so that none lies on another name or on a face. */

import type { BoardToken } from '../types.ts';
import type { Spot } from './layout.ts';
import { splitNumber } from './tokenKey.ts';
import type { Box } from './viewMath.ts';

/** A name as it is shown. Window pixels; `x` and `y` are the middle of its top edge, seen from the token's middle. */
export interface Plate {
  text: string;
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
function rank(token: BoardToken, hovered: string | undefined): number {
  if (token.turn === 'acting' || token.id === hovered) return 0;
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
        one.turn === old.turn &&
        one.place.kind === old.place.kind &&
        rank(one, undefined) === rank(old, undefined))
    );
  });

/** Below this radius in window pixels only who must be read now has a name. */
const SMALLEST = 10;
/** A longer name is cut, however much room there is. Window pixels. */
const WIDEST = 210;
/** Free space kept about each name, in window pixels. */
const AIR = 2;

/** Boxes that are taken, sorted into rows so that a look-up touches few of them. */
function makeTaken() {
  const rows = new Map<number, { box: Box; owner: string }[]>();
  const high = 48;
  const across = ({ y, height }: Box): number[] => {
    const found: number[] = [];
    for (let row = Math.floor(y / high); row <= Math.floor((y + height) / high); row++) found.push(row);
    return found;
  };
  return {
    add(box: Box, owner: string): void {
      for (const row of across(box)) {
        const known = rows.get(row);
        if (known) known.push({ box, owner });
        else rows.set(row, [{ box, owner }]);
      }
    },
    /** Whether a box lies on none, those of its own token left out. */
    free: (box: Box, owner: string): boolean =>
      across(box).every((row) =>
        (rows.get(row) ?? []).every(
          (other) =>
            other.owner === owner ||
            other.box.x >= box.x + box.width + AIR ||
            box.x >= other.box.x + other.box.width + AIR ||
            other.box.y >= box.y + box.height ||
            box.y >= other.box.y + other.box.height,
        ),
      ),
  };
}

/** Height of the letters under a token of this radius, in window pixels. */
const letters = (radius: number): number =>
  Math.max(10.5, Math.min(Math.max(15, radius * 0.3), Math.max(11.5, radius * 0.42)));

/**
 * Plans the names of all tokens for one scale of the map. A name is shown whole under its token or pushed to the side; else a
 * little smaller, as its first word, or above the token. One that finds no room is left out. Who acts, is selected, pointed at or asked about has it whole.
 */
export function planPlates(
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
  scale: number,
  hovered: string | undefined,
  measure: Measure,
): Map<string, Plate> {
  const plates = new Map<string, Plate>();
  const taken = makeTaken();
  const wanted: { token: BoardToken; x: number; y: number; radius: number; rank: number }[] = [];
  for (const token of tokens) {
    const spot = spots.get(token.id);
    if (!spot) continue;
    const one = {
      token,
      x: spot.x * scale,
      y: spot.y * scale,
      radius: spot.radius * scale,
      rank: rank(token, hovered),
    };
    // Only the middle of a face: names lie above the rims, and a rim tells nothing that its neighbours do not.
    const half = one.radius * 0.82;
    taken.add({ x: one.x - half, y: one.y - half, width: 2 * half, height: 2 * half }, token.id);
    if (one.radius >= SMALLEST || one.rank <= 1) wanted.push(one);
  }
  wanted.sort((a, b) => a.rank - b.rank);
  for (const { token, x, y, radius, rank } of wanted) {
    const size = letters(radius);
    const { name } = splitNumber(token.name);
    const plateOf = (text: string, high = size): Omit<Plate, 'x' | 'y'> => ({
      text,
      width: measure(text, high) + high * 0.7,
      height: high * 1.42,
      size: high,
    });
    const whole = plateOf(cut(name, WIDEST, size, measure));
    const first = name.split(' ')[0]!;
    const short = first.length >= 3 && first !== name ? [plateOf(first)] : [];
    const below = radius * 1.16;
    const above = -radius * 1.36 - whole.height;
    const spotsOf = (plate: Omit<Plate, 'x' | 'y'>, top: number): Plate[] => {
      const reach = Math.max(0, plate.width / 2 - radius * 0.45);
      return [0, 0.25, -0.25, 0.5, -0.5, 1, -1].map((share) => ({ ...plate, x: share * reach, y: top }));
    };
    const lesser = () => [
      ...spotsOf(plateOf(whole.text, size * 0.86), below),
      ...short.flatMap((plate) => spotsOf(plate, below)),
      // On squares the line above is free as often as the one below; in zones it belongs to their names.
      ...(token.place.kind === 'square' ? spotsOf(whole, above) : []),
      ...spotsOf(plateOf(cut(name, radius * 2.9, size, measure)), below)
        .slice(0, 1)
        .filter(({ text }) => text.length > Math.min(6, name.length * 0.6)),
    ];
    const candidates = [...spotsOf(whole, below), ...(rank <= 1 ? [] : lesser())];
    const boxAt = (plate: Plate): Box => ({
      x: x + plate.x - plate.width / 2,
      y: y + plate.y,
      width: plate.width,
      height: plate.height,
    });
    const chosen =
      candidates.find((plate) => taken.free(boxAt(plate), token.id)) ??
      (rank <= 1 ? { ...whole, x: 0, y: below } : undefined);
    if (!chosen) continue;
    plates.set(token.id, chosen);
    // Taken for everybody: not even its own token's later boxes may lie on it.
    taken.add(boxAt(chosen), `plate of ${token.id}`);
  }
  return plates;
}

/** As much of a name as fits, with an ellipsis where it was cut. */
function cut(name: string, width: number, size: number, measure: Measure): string {
  if (measure(name, size) + size * 0.7 <= width) return name;
  let length = name.length - 1;
  while (length > 1 && measure(`${name.slice(0, length).trimEnd()}…`, size) + size * 0.7 > width) length--;
  return `${name.slice(0, length).trimEnd()}…`;
}
