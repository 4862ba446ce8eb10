/**
 * Works out where the players' map lies: the GM's frame fitted into the free part of the screen, or
 * a fixed number of pixels to an inch.
 */
import { mapSize, playedPart } from '../board/layout/placeAt.ts';
import { fitView } from '../board/layout/viewMath.ts';
import type { BoardView, Panels } from '../board/types.ts';
import { cellSizeOf, type Scene } from '../space/scene.ts';

export interface Size {
  width: number;
  height: number;
}
/** A part of the map, in map pixels. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** The part of a map on which the fight can take place, as a frame. */
export const wholeMap = (scene: Scene): Frame => playedPart(scene);

/**
 * How far the pointer over a figure reaches beyond the figure's place: in squares, and in map
 * pixels above a zone.
 */
const POINTER = { square: 0.34, zone: 35 } as const;

/**
 * The view that shows a whole frame as large as possible, in the middle of what panels leave; the
 * map continues under the panels. With `perInch` (screen pixels in an inch) each square or hex is
 * an inch wide instead. The frame's top left corner is then the window's, whatever covers it, so
 * that miniatures stay on their squares. A scene of zones has no inches and is always fitted.
 */
export function viewOf(scene: Scene, frame: Frame, window: Size, panels: Panels, perInch?: number): BoardView {
  const cell = cellSizeOf(scene);
  if (perInch !== undefined && cell !== undefined) return { x: frame.x, y: frame.y, scale: perInch / cell };
  const above = headroom(scene, frame);
  return fitView({ ...frame, y: frame.y - above, height: frame.height + above }, window, panels, 0);
}

/**
 * How far the pointer over a figure in the first row reaches above the whole map, in map pixels. A
 * frame below the map's first row needs no such room: there the map goes on.
 */
function headroom(scene: Scene, frame: Frame): number {
  if (frame.y !== wholeMap(scene).y) return 0;
  if (scene.kind === 'squares') return scene.pixels * POINTER.square;
  const tops = Object.values(scene.zones).flatMap(({ polygon }) => polygon.map(({ y }) => y));
  return tops.length > 0 ? Math.max(0, POINTER.zone - (Math.min(...tops) - frame.y)) : 0;
}

/** How far one press of an arrow key moves the frame: a whole square, or a tenth of a zone map. */
export function panStep(scene: Scene): number {
  return cellSizeOf(scene) ?? Math.round(mapSize(scene).width / 10);
}

/**
 * Moves a frame by whole steps. On squares the frame's corner comes to rest on the corner of a
 * square.
 */
export function pannedFrame(scene: Scene, frame: Frame, by: { right: number; down: number }): Frame {
  const step = panStep(scene);
  const rest = (value: number) => (scene.kind === 'squares' ? Math.round(value / step) * step : value);
  return { ...frame, x: rest(frame.x + by.right * step), y: rest(frame.y + by.down * step) };
}

/**
 * Makes a frame larger or smaller around its middle. A `factor` below 1 shows less of the map,
 * closer.
 */
export function zoomedFrame(scene: Scene, frame: Frame, factor: number): Frame {
  const most = 3 * Math.max(...Object.values(mapSize(scene)));
  const cell = cellSizeOf(scene);
  const least = cell === undefined ? most / 60 : 3 * cell;
  const larger = Math.max(frame.width, frame.height);
  const by = Math.min(most / larger, Math.max(least / larger, factor));
  const [width, height] = [frame.width * by, frame.height * by];
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}
