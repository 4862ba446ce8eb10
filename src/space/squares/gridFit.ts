/** Fitting a grid of squares to the picture under it: the grid stays where it is, the picture is shifted and scaled below it. */
import type { Ground, Point, Scene, SquareScene } from '../scene.ts';

/** Where a picture lies on the map, in map pixels. */
export type Frame = NonNullable<Extract<Ground, { kind: 'picture' }>['at']>;

const PIXELS = { min: 8, max: 512 };
const SIDE = { min: 1, max: 200 };
const within = (n: number, { min, max }: { min: number; max: number }): number => Math.min(max, Math.max(min, n));
/** To a hundredth of a pixel. */
const tidy = (n: number): number => Math.round(n * 100) / 100 || 0;

/** Where the picture under a scene lies; over the whole map where nothing else is said. */
export function frameOf(scene: Scene): Frame {
  if (scene.ground.kind === 'picture' && scene.ground.at) return scene.ground.at;
  return scene.kind === 'zones'
    ? { x: 0, y: 0, width: scene.width, height: scene.height }
    : { x: 0, y: 0, width: scene.columns * scene.pixels, height: scene.rows * scene.pixels };
}

/**
 * The scene with its grid laid anew: a corner between squares comes to lie at a point of the map as it is now, squares are so many
 * pixels wide. There are as many squares as cover the picture; one of which less than half would be on it is left away. Squares
 * narrower than 8 pixels or wider than 512 scale the map instead.
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

/** A block of so many squares, dragged over the picture from one corner to the other. Undefined for one that spans nothing. */
export function fittedTo(
  scene: SquareScene,
  block: { from: Point; to: Point; columns: number; rows: number },
): SquareScene | undefined {
  const wide = Math.abs(block.to.x - block.from.x) / block.columns;
  const high = Math.abs(block.to.y - block.from.y) / block.rows;
  const size = (wide + high) / 2;
  if (size < 2) return undefined;
  // Hands waver: what the block is off in one way is shared by both of its ends.
  const corner = {
    x: (block.from.x + block.to.x) / 2 - Math.sign(block.to.x - block.from.x) * (block.columns / 2) * size,
    y: (block.from.y + block.to.y) / 2 - Math.sign(block.to.y - block.from.y) * (block.rows / 2) * size,
  };
  return gridLaid(scene, corner, size);
}

/** How far the grid's first corner lies from the picture's, in pixels: the offset as other programs tell it. */
export function offsetOf(scene: SquareScene): Point {
  const { x, y } = frameOf(scene);
  return {
    x: tidy(((-x % scene.pixels) + scene.pixels) % scene.pixels),
    y: tidy(((-y % scene.pixels) + scene.pixels) % scene.pixels),
  };
}

/** The scene with its grid so far from the picture's corner, in pixels. */
export function withOffset(scene: SquareScene, offset: Point): SquareScene {
  const frame = frameOf(scene);
  return gridLaid(scene, { x: frame.x + offset.x, y: frame.y + offset.y }, scene.pixels);
}

/** The scene with its grid moved over the picture. */
export const nudged = (scene: SquareScene, by: Point): SquareScene => gridLaid(scene, by, scene.pixels);

/** The scene with so many pixels to a square, the grid's offset kept. */
export function withPixels(scene: SquareScene, pixels: number): SquareScene {
  const frame = frameOf(scene);
  const offset = offsetOf(scene);
  return gridLaid(scene, { x: frame.x + offset.x, y: frame.y + offset.y }, pixels);
}

/** The scene with so many squares across its picture, from its very edge; how many go down follows. */
export function withColumns(scene: SquareScene, columns: number): SquareScene {
  const frame = frameOf(scene);
  return gridLaid(scene, frame, frame.width / within(columns, SIDE));
}
