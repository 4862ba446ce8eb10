/** Where the map lies in the window: fitting, zooming at a point, and what a finished picture still covers. Pure sums. */
import type { Point } from '../../space/scene.ts';
import type { BoardView } from '../types.ts';

export interface Size {
  width: number;
  height: number;
}

/** An upright rectangle: its top left corner and its size. */
export type Box = Point & Size;

/** How much is painted beyond each edge of the window, as a share of its size, so that a pan has something to show. */
export const OVERSCAN = 0.15;

/** Screen pixels for each map pixel: no smaller than a thumbnail, no larger than sense. */
const LIMITS = { least: 0.05, most: 6 };

/** Room left around the map when all of it is shown, in screen pixels. */
const FIT_PADDING = 12;

/** A point of the window (pixels from its top left corner) as a point of the map. */
export const toMap = (view: BoardView, at: Point): Point => ({
  x: view.x + at.x / view.scale,
  y: view.y + at.y / view.scale,
});

/** A point of the map as a point of the window. */
export const toWindow = (view: BoardView, at: Point): Point => ({
  x: (at.x - view.x) * view.scale,
  y: (at.y - view.y) * view.scale,
});

/** The view in which a part of the map is in sight as large as can be, and in the middle. */
export function fitView(part: Box, window: Size, padding = FIT_PADDING): BoardView {
  const across = Math.max(1, window.width - 2 * padding) / part.width;
  const down = Math.max(1, window.height - 2 * padding) / part.height;
  const scale = clampScale(Math.min(across, down));
  return {
    scale,
    x: part.x + (part.width - window.width / scale) / 2,
    y: part.y + (part.height - window.height / scale) / 2,
  };
}

/** The same view larger or smaller by a factor, with the map point under `at` (window pixels) staying where it is. */
export function zoomAt(view: BoardView, at: Point, factor: number): BoardView {
  const scale = clampScale(view.scale * factor);
  const held = toMap(view, at);
  return { scale, x: held.x - at.x / scale, y: held.y - at.y / scale };
}

/** The view moved so that what was under the pointer follows it by so many window pixels. */
export const panned = (view: BoardView, by: Point): BoardView => ({
  scale: view.scale,
  x: view.x - by.x / view.scale,
  y: view.y - by.y / view.scale,
});

/** The view with this map point in the middle of the window. */
export const centredOn = (view: BoardView, point: Point, window: Size): BoardView => ({
  scale: view.scale,
  x: point.x - window.width / view.scale / 2,
  y: point.y - window.height / view.scale / 2,
});

/** Holds the view where at least a quarter of the window still shows map, so that the map is never lost. */
export function heldOnMap(view: BoardView, map: Size, window: Size): BoardView {
  const seen = { width: window.width / view.scale, height: window.height / view.scale };
  const slack = { x: Math.min(seen.width, map.width) / 4, y: Math.min(seen.height, map.height) / 4 };
  return {
    scale: view.scale,
    x: Math.min(map.width - slack.x, Math.max(slack.x - seen.width, view.x)),
    y: Math.min(map.height - slack.y, Math.max(slack.y - seen.height, view.y)),
  };
}

/** The part of the map in the window, in map pixels. */
export const shownPart = (view: BoardView, window: Size): Box => ({
  x: view.x,
  y: view.y,
  width: window.width / view.scale,
  height: window.height / view.scale,
});

/** The CSS transform that moves a picture painted for one view to where another view wants it. Its origin is the picture's top left corner. */
export function pictureTransform(painted: BoardView, wanted: BoardView, margin: Point): string {
  const k = wanted.scale / painted.scale;
  const x = (painted.x - wanted.x) * wanted.scale + margin.x * (1 - k);
  const y = (painted.y - wanted.y) * wanted.scale + margin.y * (1 - k);
  return `translate(${x}px,${y}px) scale(${k})`;
}

/** Whether a picture painted for one view with this margin still fills the window in another. */
export function stillCovers(painted: BoardView, wanted: BoardView, window: Size, margin: Point): boolean {
  const part = shownPart(wanted, window);
  const left = painted.x - margin.x / painted.scale;
  const top = painted.y - margin.y / painted.scale;
  const right = painted.x + (window.width + margin.x) / painted.scale;
  const bottom = painted.y + (window.height + margin.y) / painted.scale;
  const hair = 1e-6;
  return (
    part.x >= left - hair &&
    part.y >= top - hair &&
    part.x + part.width <= right + hair &&
    part.y + part.height <= bottom + hair
  );
}

/**
 * Canvas pixels for each CSS pixel. The device's own up to 2, less on very large windows:
 * at density 2 four times the pixels are painted, and a television has enough of them.
 */
export function boundedPixelRatio(device: number, window: Size): number {
  const budget = 7_000_000 / Math.max(1, window.width * window.height * (1 + 2 * OVERSCAN) ** 2);
  return Math.max(1, Math.min(device, 2, Math.sqrt(budget)));
}

/** The factor that a turn of the wheel asks for: one notch of a mouse is about an eighth, a pinch on a pad is finer. */
export function wheelFactor(turn: { deltaY: number; deltaMode: number; ctrlKey: boolean }): number {
  const pixels = turn.deltaY * (turn.deltaMode === 1 ? 24 : turn.deltaMode === 2 ? 240 : 1);
  const strength = turn.ctrlKey ? 0.01 : 0.0013;
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * strength);
}

const clampScale = (scale: number): number => Math.max(LIMITS.least, Math.min(LIMITS.most, scale));
