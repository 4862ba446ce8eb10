/**
 * Fits a grid of hexes to the picture below: the grid stays in place, and the picture is shifted
 * and scaled, as under squares.
 */
import type { Ground, HexGrid, HexScene, Point } from '../scene.ts';
import { type Frame, frameOf } from '../squares/gridFit.ts';
import { hexGridSize } from './hexGrid.ts';
import { fittedSize, laidHexes, withHexGrid } from './hexScene.ts';

const tidy = (n: number): number => Math.round(n * 100) / 100 || 0;

/** How far apart the lines of a grid lie, and the places in a line, as shares of a hex's width. */
const LINES = Math.sqrt(3) / 2;

/**
 * The share of a hex's width from one column of hexes to the next, and from one row to the next.
 */
export const hexStride = ({ turn }: Pick<HexGrid, 'turn'>): Point =>
  turn === 'pointed' ? { x: 1, y: LINES } : { x: LINES, y: 1 };

/**
 * The map with its grid laid anew: a hex's top left comes to lie at a point of the present map, and
 * hexes get a width in pixels of the present map. The picture is scaled so that the hexes keep
 * their width; as many columns and rows are laid as cover the picture. Limits are kept: a grid that
 * would be too large has fewer rows.
 */
export function hexGridLaid(scene: HexScene, corner: Point, size: number): HexScene {
  const { hexes: old } = scene;
  const scale = old.across / Math.max(2, size);
  const frame = frameOf(scene);
  const stride = hexStride(old);
  // The first hex lies at the corner or before it, by two lines at a time, which keeps the shift.
  const along = (start: number, length: number, at: number, step: number, isOver: boolean) => {
    const unit = step * size * (isOver ? 2 : 1);
    const first = at + Math.round((start - at) / unit) * unit;
    // What the grid is longer than its steps: half a hex along its lines, the slants across them.
    const beyond = isOver ? size / Math.sqrt(12) : size / 2;
    return { count: Math.max(1, Math.round((start + length - first - beyond) / (step * size))), first };
  };
  const across = along(frame.x, frame.width, corner.x, stride.x, old.turn === 'flat');
  const down = along(frame.y, frame.height, corner.y, stride.y, old.turn === 'pointed');
  const { columns, rows } = fittedSize(across.count, down.count);
  const at: Frame = {
    x: tidy((frame.x - across.first) * scale),
    y: tidy((frame.y - down.first) * scale),
    width: Math.max(1, tidy(frame.width * scale)),
    height: Math.max(1, tidy(frame.height * scale)),
  };
  const ground: Ground = scene.ground.kind === 'picture' ? { ...scene.ground, at } : scene.ground;
  return resizedHexes({ ...scene, ground }, { ...old, columns, rows, at: { x: 0, y: 0 } });
}

/** The map with another grid, as large as the grid. */
export function resizedHexes(scene: HexScene, grid: HexGrid): HexScene {
  const { width, height } = hexGridSize(grid);
  const map = {
    width: Math.max(100, Math.ceil(grid.at.x + width)),
    height: Math.max(100, Math.ceil(grid.at.y + height)),
  };
  return { ...withHexGrid(scene, grid), ...map };
}

/**
 * The grid for a block of hexes dragged over the picture, from the left of the first to the right
 * of the last hex of one row, and from the top of the first to the bottom of the last row.
 * Undefined for a block without extent.
 */
export function hexesFittedTo(
  scene: HexScene,
  block: { from: Point; to: Point; columns: number; rows: number },
): HexScene | undefined {
  const { turn } = scene.hexes;
  // A block of hexes of width 1: how wide and high it is.
  const size = hexGridSize({ turn, columns: block.columns, rows: block.rows, across: 1 });
  const wide = Math.abs(block.to.x - block.from.x) / size.width;
  const high = Math.abs(block.to.y - block.from.y) / size.height;
  const across = (wide + high) / 2;
  if (across < 2) return undefined;
  // Hands waver, so both ends of the block share its error.
  const corner = {
    x: (block.from.x + block.to.x) / 2 - (size.width * across) / 2,
    y: (block.from.y + block.to.y) / 2 - (size.height * across) / 2,
  };
  return hexGridLaid(scene, corner, across);
}

/** The map with a number of hexes across its picture, from the picture's edge. */
export function withHexColumns(scene: HexScene, columns: number): HexScene {
  const frame = frameOf(scene);
  const wide = hexGridSize({ turn: scene.hexes.turn, columns: Math.max(1, columns), rows: 2, across: 1 }).width;
  return hexGridLaid(scene, frame, frame.width / wide);
}

/** The map with its grid moved over the picture. */
export const nudgedHexes = (scene: HexScene, by: Point): HexScene =>
  hexGridLaid(scene, { x: scene.hexes.at.x + by.x, y: scene.hexes.at.y + by.y }, scene.hexes.across);

/** The map with hexes that stand the other way, about as many as before. */
export function turnedHexes(scene: HexScene, turn: HexGrid['turn']): HexScene {
  const { hexes: old, width, height } = scene;
  const stride = hexStride({ turn });
  const { columns, rows } = fittedSize(
    Math.floor((width - old.at.x) / (old.across * stride.x)),
    Math.floor((height - old.at.y) / (old.across * stride.y)),
  );
  const grid = { ...old, turn, columns, rows };
  return { ...scene, ...laidHexes(grid) };
}
