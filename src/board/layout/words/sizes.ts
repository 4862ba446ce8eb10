/**
 * How large words are written on the map, in window pixels: as large as the map allows, and never
 * too small to read.
 */

/** What the size of words depends on. */
export interface WordScale {
  /** Window pixels for each map pixel. */
  scale: number;
  /**
   * No letters are smaller than this, in window pixels. Set when people read the map from across a
   * room.
   */
  least?: number | undefined;
  /** How much larger the print of this window is than usual; 1 in most windows. */
  print?: number;
}

/** The sizes for one kind of words: from `usual` down to `floor`. */
export interface Letters {
  usual: number;
  floor: number;
}

/** On large screens and close up, words grow with the map, but only half as fast. */
const growth = (scale: number): number => (scale <= 1 ? 1 : Math.sqrt(scale));

const lettersOf = (usual: number, floor: number, { least, print = 1 }: Omit<WordScale, 'scale'>): Letters =>
  least === undefined
    ? { usual: Math.max(usual, floor) * print, floor: floor * print }
    : { usual: Math.max(usual, least * 1.25), floor: least };

/** The sizes of names of places. */
export const placeLetters = ({ scale, ...print }: WordScale): Letters =>
  lettersOf(Math.max(17 * scale, Math.min(15 * growth(scale), 30 * scale)), 11 * growth(scale), print);

/** The sizes of the words of features. */
export const featureLetters = ({ scale, ...print }: WordScale): Letters =>
  lettersOf(Math.max(12 * scale, Math.min(11.5 * growth(scale), 19 * scale)), 10.5 * growth(scale), print);

/** The sizes of the name of a token with this radius in window pixels. */
export const nameLetters = (radius: number, print: Omit<WordScale, 'scale'>): Letters =>
  lettersOf(Math.max(10.5, Math.min(Math.max(15, radius * 0.3), Math.max(11.5, radius * 0.42))), 10, print);

/** Sizes from the usual one down to the floor. */
export const sizesOf = ({ usual, floor }: Letters): readonly number[] =>
  usual <= floor * 1.02 ? [floor] : usual <= floor * 1.2 ? [usual, floor] : [usual, (usual + floor) / 2, floor];
