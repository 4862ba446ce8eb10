/** What a kind of thing on a map is: its name, size and height, and what it means to a fight. */

/**
 * What a thing means to a fight. One word is read alike on zones and on squares; each game then
 * does with the facts what its rules say.
 */
export const MEANINGS = [
  'bars', // nobody passes it or stands on it, and nothing is shot through it
  'covers', // gives cover at full height
  'low', // gives low cover, which one shoots over
  'conceals', // hides from sight without protection
  'hinders', // hard footing
  'climb', // is got over or up by climbing; its height says how far
  'falls', // a drop; its height says how deep
  'water', // deep water
  'rushing', // deep water that pulls
  'burns', // harms by fire whoever enters
  'light', // sheds light
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** How a kind lies on the ground: a disc, a box, or a band along a line. */
export type Outline = 'round' | 'box' | 'line';

/** A kind of thing, by its usual measures. A square is about a metre and a half. */
export interface SceneryKind {
  readonly outline: Outline;
  /** Length and depth in squares; of a line, its thickness twice. */
  readonly size: readonly [number, number];
  /** Metres above the ground, for its shadow; below 0 it is dug in. */
  readonly height: number;
  readonly means: readonly Meaning[];
  /** How far its light reaches, in squares. */
  readonly glow?: number;
}

const kindOf = (outline: Outline, size: readonly [number, number], height: number, means: readonly Meaning[]) => ({
  outline,
  size,
  height,
  means,
});

/** A disc of so many squares across. */
export const roundKind = (across: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('round', [across, across], height, means);

/** A box of so many squares along and across. */
export const boxKind = (length: number, depth: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('box', [length, depth], height, means);

/** A band along a line, of so many squares across. */
export const lineKind = (across: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('line', [across, across], height, means);

/** The same kind as a light that reaches so many squares. */
export const lightKind = (glow: number, kind: SceneryKind): SceneryKind => ({
  ...kind,
  glow,
  means: [...kind.means, 'light'],
});
