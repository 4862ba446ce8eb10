/** A skull, for painters of several themes. */
import type { Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen } from '../pen/pen.ts';
import { discPath } from '../pen/shapes.ts';
import { paintBall } from '../pen/solids.ts';

export const BONE: Rgb = [188, 178, 152];

/** Paints a skull that looks up. */
export const skullAt = (pen: Pen, item: PaintedItem, x: number, y: number, r: number): void => {
  paintBall(pen, item, x, y, r, BONE);
  pen.fillStyle = '#2a2318';
  for (const dx of [-0.38, 0.38]) {
    discPath(pen, x + dx * r, y + r * 0.24, r * 0.24);
    pen.fill();
  }
  pen.fillRect(x - r * 0.3, y + r * 0.66, r * 0.6, r * 0.24);
};
