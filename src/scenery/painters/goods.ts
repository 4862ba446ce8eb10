/** Barrels, crates and sacks, for painters of several themes. */
import type { PaintedItem, Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, tracePath } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintBoards, paintRivet } from '../pen/solids.ts';

/** Paints a standing barrel. */
export const barrelAt = (pen: Pen, item: PaintedItem, x: number, y: number, r: number): void => {
  paintBall(pen, item, x, y, r, [122, 86, 50]);
  pen.strokeStyle = '#2b2520';
  pen.lineWidth = r * 0.15;
  discPath(pen, x, y, r * 0.93);
  pen.stroke();
  pen.strokeStyle = 'rgba(38,22,10,0.65)';
  pen.lineWidth = 1;
  for (let n = -2; n <= 2; n += 1) {
    const half = Math.sqrt(Math.max(0, r * r * 0.74 - (n * r * 0.33) ** 2));
    tracePath(pen, [
      [x + n * r * 0.33, y - half],
      [x + n * r * 0.33, y + half],
    ]);
    pen.stroke();
  }
};

/** Paints a crate of boards around its middle. */
export const crateAt = (pen: Pen, item: PaintedItem, x: number, y: number, s: number, random: Random): void => {
  paintBoards(pen, item, { x: x - s / 2, y: y - s / 2, w: s, h: s }, 4, random, [140, 106, 68]);
  const edge = s * 0.13;
  for (const [dx, dy, w, h] of [
    [0, 0, s, edge],
    [0, s - edge, s, edge],
    [0, 0, edge, s],
    [s - edge, 0, edge, s],
  ] as const)
    paintBoard(pen, item, { x: x - s / 2 + dx, y: y - s / 2 + dy, w, h }, random, [112, 82, 50]);
  for (const dx of [-1, 1])
    for (const dy of [-1, 1]) paintRivet(pen, x + dx * (s / 2 - edge / 2), y + dy * (s / 2 - edge / 2), 1.2);
};

/** Paints a full sack, tied at the top. */
export const sackAt = (pen: Pen, item: PaintedItem, x: number, y: number, r: number, random: Random): void => {
  pen.fillStyle = '#3c3122';
  blobPath(pen, x - item.light[0] * 1.5, y - item.light[1] * 1.5, r, random, 0.24);
  pen.fill();
  paintBall(pen, item, x, y, r * 0.92, [166, 142, 100]);
  pen.strokeStyle = 'rgba(80,60,34,0.7)';
  pen.lineWidth = 1.6;
  discPath(pen, x + item.light[0] * r * 0.3, y + item.light[1] * r * 0.3, r * 0.24);
  pen.stroke();
};
