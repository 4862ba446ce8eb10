/** What the drawing functions need: the canvas, the colours, and the size of a window pixel. */
import type { Look, Paint } from '../tree/look.ts';
import { type Palette, paletteOf } from './palette.ts';

export const BOARD_FONT = "'Inter Variable', Inter, system-ui, sans-serif";

export interface PaintContext {
  context: CanvasRenderingContext2D;
  colours: Palette;
  /**
   * The size of a window pixel on the map, so that lines and words keep their size on the screen.
   */
  unit: number;
}

/** On large screens and close up, words grow with the map, but only half as fast. */
export const unitAt = (scale: number): number => (scale <= 1 ? 1 / scale : 1 / Math.sqrt(scale));

export const paintContextOf = (context: CanvasRenderingContext2D, { scale }: Look, colours: Palette): PaintContext => ({
  context,
  colours,
  unit: unitAt(scale),
});

/** Turns a painter that also needs colours and the size of a window pixel into a plain painter. */
export const inColours =
  (theme: 'dark' | 'light', draw: (paintContext: PaintContext) => void): Paint =>
  (canvas, look) =>
    draw(paintContextOf(canvas, look, paletteOf(theme)));
