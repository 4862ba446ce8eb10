/** What a kind of thing on a map is: its name, size and height, and its meaning for a fight. */

/**
 * The meanings that a thing can have for a fight. Each word brings the same facts on zones and on
 * squares; each game then applies its own rules to these facts.
 */
export const MEANINGS = [
  'bars', // nobody passes the thing or stands on it, and no shot goes through it
  'covers', // the thing gives cover at full height
  'low', // the thing gives low cover; people behind it can shoot over it
  'conceals', // the thing hides people from sight but does not protect them
  'hinders', // hard footing
  'climb', // people pass or mount the thing by climbing; its height says how far
  'falls', // a drop; its height says how deep
  'water', // deep water
  'rushing', // deep water that pulls
  'burns', // fire: of a small one, only who is pushed into it in a zone
  'light', // the thing sheds light
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** How a kind lies on the ground: a disc, a box, or a band along a line. */
export type Outline = 'round' | 'box' | 'line';

/** A kind of thing with its usual measures. A square is about a metre and a half. */
export interface SceneryKind {
  readonly outline: Outline;
  /** Length and depth in squares; a line has its thickness twice. */
  readonly size: readonly [number, number];
  /** Metres above the ground, which set the length of the shadow; below 0 the thing is dug in. */
  readonly height: number;
  readonly means: readonly Meaning[];
  /** The reach of the thing's light, in squares. */
  readonly glow?: number;
  /** True for a thing in a wall through which people see, although it bars the way. */
  readonly clear?: true;
}

const kindOf = (outline: Outline, size: readonly [number, number], height: number, means: readonly Meaning[]) => ({
  outline,
  size,
  height,
  means,
});

/** A kind whose things are discs; `across` is the diameter in squares. */
export const roundKind = (across: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('round', [across, across], height, means);

/** A kind whose things are boxes; length and depth in squares. */
export const boxKind = (length: number, depth: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('box', [length, depth], height, means);

/** A kind whose things are bands along a line; `across` is the band's width in squares. */
export const lineKind = (across: number, height: number, ...means: Meaning[]): SceneryKind =>
  kindOf('line', [across, across], height, means);

/** The same kind as a thing in a wall through which people see. */
export const clearKind = (kind: SceneryKind): SceneryKind => ({ ...kind, clear: true });

/** The same kind as a light; `glow` is its reach in squares. */
export const lightKind = (glow: number, kind: SceneryKind): SceneryKind => ({
  ...kind,
  glow,
  means: [...kind.means, 'light'],
});
