/**
 * Where the map lies in the window: fitting, zooming at a point, and what a painted picture still
 * covers. Pure functions.
 */
import type { Point } from '../../space/scene.ts';
import type { BoardView, Panels } from '../types.ts';

export interface Size {
  width: number;
  height: number;
}

/** An upright rectangle: its top left corner and its size. */
export type Box = Point & Size;

/** No edge of the window is covered. */
export const NO_PANELS: Panels = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The free part of a window, which panels along its edges leave. Panels that leave less than a
 * tenth of a side are treated as leaving a tenth, so that a view can still be fitted there.
 */
export function freePart(window: Size, panels: Panels): Box {
  const [x, width] = freeSide(window.width, panels.left, panels.right);
  const [y, height] = freeSide(window.height, panels.top, panels.bottom);
  return { x, y, width, height };
}

function freeSide(whole: number, before: number, after: number): [from: number, long: number] {
  const long = Math.max(whole / 10, whole - before - after);
  const share = before + after > 0 ? before / (before + after) : 0;
  return [(whole - long) * share, long];
}

/**
 * How much is painted beyond each edge of the window, as a share of the window's size. A pan shows
 * this margin before anything is painted.
 */
export const OVERSCAN = 0.15;

/** Screen pixels for each map pixel, at least and at most. */
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

/**
 * The view in which a part of the map is as large as possible in the middle of the free part,
 * `padding` pixels off its edges.
 */
export function fitView(part: Box, window: Size, panels = NO_PANELS, padding = FIT_PADDING): BoardView {
  const free = freePart(window, panels);
  const across = Math.max(1, free.width - 2 * padding) / Math.max(1, part.width);
  const down = Math.max(1, free.height - 2 * padding) / Math.max(1, part.height);
  const view = { x: 0, y: 0, scale: clampScale(Math.min(across, down)) };
  return centredOn(view, { x: part.x + part.width / 2, y: part.y + part.height / 2 }, window, panels);
}

/** The view enlarged by a factor. The map point under `at` (window pixels) stays where it is. */
export function zoomAt(view: BoardView, at: Point, factor: number): BoardView {
  const scale = clampScale(view.scale * factor);
  const held = toMap(view, at);
  return { scale, x: held.x - at.x / scale, y: held.y - at.y / scale };
}

/** The view after the pointer has pulled the map along by so many window pixels. */
export const pannedView = (view: BoardView, by: Point): BoardView => ({
  scale: view.scale,
  x: view.x - by.x / view.scale,
  y: view.y - by.y / view.scale,
});

/** The view with this map point in the middle of the free part. */
export function centredOn({ scale }: BoardView, point: Point, window: Size, panels = NO_PANELS): BoardView {
  const free = freePart(window, panels);
  return {
    scale,
    x: point.x - (free.x + free.width / 2) / scale,
    y: point.y - (free.y + free.height / 2) / scale,
  };
}

/**
 * Limits the view so that map fills at least a quarter of the free part: the user cannot lose the
 * map.
 */
export function heldOnMap(view: BoardView, map: Size, window: Size, panels = NO_PANELS): BoardView {
  const seen = shownPart(view, window, panels);
  const slack = { x: Math.min(seen.width, map.width) / 4, y: Math.min(seen.height, map.height) / 4 };
  const held = {
    x: Math.min(map.width - slack.x, Math.max(slack.x - seen.width, seen.x)),
    y: Math.min(map.height - slack.y, Math.max(slack.y - seen.height, seen.y)),
  };
  return { scale: view.scale, x: view.x + held.x - seen.x, y: view.y + held.y - seen.y };
}

/** The part of the map that the window or its free part shows, in map pixels. */
export function shownPart(view: BoardView, window: Size, panels = NO_PANELS): Box {
  const free = freePart(window, panels);
  return { ...toMap(view, free), width: free.width / view.scale, height: free.height / view.scale };
}

/**
 * The CSS transform that moves a picture painted for one view to where another view needs it. Its
 * origin is the picture's top left corner.
 */
export function pictureTransform(painted: BoardView, wanted: BoardView, margin: Point): string {
  const k = wanted.scale / painted.scale;
  const x = (painted.x - wanted.x) * wanted.scale + margin.x * (1 - k);
  const y = (painted.y - wanted.y) * wanted.scale + margin.y * (1 - k);
  return `translate(${x}px,${y}px) scale(${k})`;
}

/**
 * Whether a picture that was painted for one view, with this margin, still fills the window in
 * another view.
 */
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
 * Canvas pixels for each CSS pixel: the device's own number up to 2, and less on very large
 * windows. At 2 four times as many pixels are painted, and a television has enough pixels at 1.
 */
export function boundedPixelRatio(device: number, window: Size): number {
  const budget = 7_000_000 / Math.max(1, window.width * window.height * (1 + 2 * OVERSCAN) ** 2);
  return Math.max(1, Math.min(device, 2, Math.sqrt(budget)));
}

/**
 * The zoom factor of a turn of the wheel. One notch of a mouse is about an eighth; a pinch on a
 * touchpad is finer.
 */
export function wheelFactor(turn: { deltaY: number; deltaMode: number; ctrlKey: boolean }): number {
  const pixels = turn.deltaY * (turn.deltaMode === 1 ? 24 : turn.deltaMode === 2 ? 240 : 1);
  const strength = turn.ctrlKey ? 0.01 : 0.0013;
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * strength);
}

const clampScale = (scale: number): number => Math.max(LIMITS.least, Math.min(LIMITS.most, scale));

/**
 * The view at a share (0 to 1) of the way from one view to another. The scale changes by equal
 * factors, and the middle of the window moves along a straight line.
 */
export function viewBetween(from: BoardView, to: BoardView, share: number, window: Size): BoardView {
  const scale = from.scale * (to.scale / from.scale) ** share;
  const middle = (view: BoardView): Point => toMap(view, { x: window.width / 2, y: window.height / 2 });
  const [start, end] = [middle(from), middle(to)];
  const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  return centredOn({ ...from, scale }, point, window);
}
