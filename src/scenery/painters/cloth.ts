/** Cloth and straw, for painters of several themes. */
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { tracePath } from '../pen/shapes.ts';

const CLOTHS: readonly Rgb[] = [
  [150, 92, 66],
  [104, 112, 124],
  [148, 134, 98],
  [112, 120, 84],
];
/** A colour of cloth. */
export const clothOf = (random: Random): Rgb => CLOTHS[(random() * CLOTHS.length) | 0]!;

/** Paints loose straws in a box around the middle. */
export const paintStraws = (pen: Pen, many: number, [w, h]: readonly [number, number], random: Random): void => {
  for (let n = 0; n < many; n += 1) {
    pen.strokeStyle = inkOf(litColour([186, 152, 82], 0.7 + random() * 0.5), 0.9);
    pen.lineWidth = 1.2;
    const [x, y, angle] = [(random() - 0.5) * w, (random() - 0.5) * h, random() * 6];
    tracePath(pen, [
      [x, y],
      [x + Math.cos(angle) * 7, y + Math.sin(angle) * 7],
    ]);
    pen.stroke();
  }
};
