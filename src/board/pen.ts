/** From Konva's drawing call to what the drawing functions want: the plain context, the colours, and the size of a window pixel. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape } from 'konva/lib/Shape.js';
import type { Palette } from './palette.ts';

export interface Pen {
  context: CanvasRenderingContext2D;
  colours: Palette;
  /** Map pixels for each window pixel, so that lines and words keep their size on the screen. */
  unit: number;
}

export const penOf = (context: Context, shape: Shape, colours: Palette): Pen => ({
  context: context._context,
  colours,
  unit: 1 / shape.getAbsoluteScale().x,
});
