/**
 * A map of another program as walls, doors, lights and things on a grid: what each reader of such a
 * program makes, and what zones and squares are drawn from.
 */
import { countWords, nameList } from '../../engine/words.ts';
import type { Point, Scene } from '../../space/scene.ts';
import type { PaintedParts } from '../../space/scenery/scenery.ts';
import type { Segment } from '../../space/shapes/polygon.ts';

/** A door or window in a wall. */
export interface WalledDoor {
  readonly line: Segment;
  readonly state: 'open' | 'closed' | 'locked' | 'secret';
}

/** An area with a name of its own. */
export interface WalledArea {
  readonly name: string;
  readonly outline: readonly Point[];
}

/** A note or a figure of the map at its point, for the GM alone. */
export interface WalledNote {
  readonly name: string;
  readonly text: string;
  readonly at: Point;
}

/** The size of a picture, in its pixels. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** The map. All points and lengths are in squares from its top left corner; y grows downwards. */
export interface WalledMap {
  /** The kind of file, without its article: “Universal VTT map”. */
  readonly kind: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How far into a square of the grid the map’s corner lies, from 0 to less than 1. */
  readonly inset: Point;
  /** Pixels of a square in the file’s picture. */
  readonly square: number;
  readonly walls: readonly (readonly Point[])[];
  readonly doors: readonly WalledDoor[];
  /** Outlines of things that hide people. */
  readonly objects: readonly (readonly Point[])[];
  readonly lights: readonly { readonly at: Point; readonly range: number }[];
  /** Areas that the file itself names; without any, the rooms that walls close are the zones. */
  readonly areas: readonly WalledArea[];
  readonly notes: readonly WalledNote[];
  readonly night: boolean;
  /** How a map that begins at a corner of its grid is painted, in squares; left out: stone floor. */
  readonly paint?: PaintedParts;
  /** How hexes lie, where the file has a grid of hexes. */
  readonly hexes?: 'pointed' | 'flat';
  /** The picture, where it is in the file, and its size, where it is known. */
  readonly picture?: { readonly bytes?: Uint8Array<ArrayBuffer>; readonly shape?: PictureShape };
  /** The scene as Affray wrote it, or that it wrote one that does not hold together. */
  readonly written?: Scene | 'broken';
  /** What was left out or guessed, each as one sentence. */
  readonly remarks: readonly string[];
}

/** The parts that a map has to begin with, for readers to fill. */
export const emptyWalls = {
  inset: { x: 0, y: 0 },
  walls: [],
  doors: [],
  objects: [],
  lights: [],
  areas: [],
  notes: [],
  night: false,
  remarks: [],
} as const satisfies Partial<WalledMap>;

/** One sentence on what could not be read, by its words; none where nothing is left out. */
export function leftOutWords(left: readonly (readonly [count: number, one: string, many?: string])[]): string[] {
  const parts = left.filter(([count]) => count > 0).map(([count, one, many]) => countWords(count, one, many));
  return parts.length > 0 ? [`Left out, because it could not be read: ${nameList(parts)}.`] : [];
}
