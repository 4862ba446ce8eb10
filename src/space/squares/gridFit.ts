/**
 * Fits a grid of squares to the picture below: the grid stays in place, and the picture is shifted
 * and scaled.
 */
import type { Ground, Point, Scene, SquareScene } from '../scene.ts';

/** Where a picture lies on the map, in map pixels. */
export type Frame = NonNullable<Extract<Ground, { kind: 'picture' }>['at']>;

const PIXELS = { min: 8, max: 512 };
const SIDE = { min: 1, max: 200 };
const within = (n: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, n));
/** Rounds to a hundredth of a pixel. */
const tidy = (n: number): number => Math.round(n * 100) / 100 || 0;

/** The picture's place under a scene; by default the whole map. */
export function frameOf(scene: Scene): Frame {
  if (scene.ground.kind === 'picture' && scene.ground.at) return scene.ground.at;
  return scene.kind === 'zones'
    ? { x: 0, y: 0, width: scene.width, height: scene.height }
    : { x: 0, y: 0, width: scene.columns * scene.pixels, height: scene.rows * scene.pixels };
}

/**
 * The scene with its grid laid anew: a corner between squares comes to lie at a given point of the
 * present map, and squares get a given width in pixels. The squares cover the picture; a row or
 * column with less than half on the picture is left out. For squares narrower than 8 pixels or
 * wider than 512 the map is scaled instead.
 */
export function gridLaid(scene: SquareScene, corner: Point, size: number): SquareScene {
  const pixels = within(size, PIXELS);
  const scale = pixels / size;
  const frame = frameOf(scene);
  const along = (start: number, length: number, at: number) => {
    const first = at + Math.round((start - at) / size) * size;
    const count = within(Math.round((start + length - first) / size), SIDE);
    return { count, start: tidy((start - first) * scale), length: tidy(length * scale) };
  };
  const across = along(frame.x, frame.width, corner.x);
  const down = along(frame.y, frame.height, corner.y);
  const at: Frame = { x: across.start, y: down.start, width: across.length, height: down.length };
  const ground: Ground = scene.ground.kind === 'picture' ? { ...scene.ground, at } : scene.ground;
  return { ...scene, columns: across.count, rows: down.count, pixels: tidy(pixels), ground };
}

/**
 * The grid for a block of squares dragged over the picture from corner to corner. Undefined for a
 * block without extent.
 */
export function fittedTo(
  scene: SquareScene,
  block: { from: Point; to: Point; columns: number; rows: number },
): SquareScene | undefined {
  const wide = Math.abs(block.to.x - block.from.x) / block.columns;
  const high = Math.abs(block.to.y - block.from.y) / block.rows;
  const size = (wide + high) / 2;
  if (size < 2) return undefined;
  // Hands waver, so both ends of the block share its error.
  const corner = {
    x: (block.from.x + block.to.x) / 2 - Math.sign(block.to.x - block.from.x) * (block.columns / 2) * size,
    y: (block.from.y + block.to.y) / 2 - Math.sign(block.to.y - block.from.y) * (block.rows / 2) * size,
  };
  return gridLaid(scene, corner, size);
}

/**
 * The distance of the grid's first corner from the picture's corner, in pixels: the offset in other
 * programs.
 */
export function offsetOf(scene: SquareScene): Point {
  const { x, y } = frameOf(scene);
  return {
    x: tidy(((-x % scene.pixels) + scene.pixels) % scene.pixels),
    y: tidy(((-y % scene.pixels) + scene.pixels) % scene.pixels),
  };
}

/** The scene with its grid at an offset from the picture's corner, in pixels. */
export function withOffset(scene: SquareScene, offset: Point): SquareScene {
  const frame = frameOf(scene);
  return gridLaid(scene, { x: frame.x + offset.x, y: frame.y + offset.y }, scene.pixels);
}

/** The scene with its grid moved over the picture. */
export const nudgedGrid = (scene: SquareScene, by: Point): SquareScene => gridLaid(scene, by, scene.pixels);

/** The scene with a number of pixels to a square; the grid's offset is kept. */
export function withPixels(scene: SquareScene, pixels: number): SquareScene {
  const frame = frameOf(scene);
  const offset = offsetOf(scene);
  return gridLaid(scene, { x: frame.x + offset.x, y: frame.y + offset.y }, pixels);
}

/**
 * The scene with a number of squares across its picture, from the picture's edge; the number down
 * follows.
 */
export function withColumns(scene: SquareScene, columns: number): SquareScene {
  const frame = frameOf(scene);
  return gridLaid(scene, frame, frame.width / within(columns, SIDE));
}
