/** What the drawing functions want: the canvas, the colours, and the size of a window pixel. */
import type { Look } from '../stage.ts';
import type { Palette } from './palette.ts';

export const BOARD_FONT = "'Inter Variable', Inter, system-ui, sans-serif";

export interface Pen {
  context: CanvasRenderingContext2D;
  colours: Palette;
  /** What a window pixel is on the map, so that lines and words keep their size on the screen. */
  unit: number;
}

/** On large screens and close to, words grow with the map, but only half as fast. */
export const unitAt = (scale: number): number => (scale <= 1 ? 1 / scale : 1 / Math.sqrt(scale));

export const penOf = (context: CanvasRenderingContext2D, { scale }: Look, colours: Palette): Pen => ({
  context,
  colours,
  unit: unitAt(scale),
});
