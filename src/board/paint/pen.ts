/** From Konva's drawing call to what the drawing functions want: the plain context, the colours, and the size of a window pixel. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape } from 'konva/lib/Shape.js';
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

export const penOf = (context: Context, shape: Shape, colours: Palette): Pen => ({
  context: context._context,
  colours,
  unit: unitAt(shape.getAbsoluteScale().x),
});
