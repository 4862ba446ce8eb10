/** Walls and rows of posts along a line, for painters of several themes. */
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { cornersOf, stepsAlong, tracePath, turnedBox } from '../pen/shapes.ts';
import { paintBall } from '../pen/solids.ts';

/** The least turn of a corner that gets a stone of its own, in radians. */
const SHARP = 0.4;

/**
 * Makes a painter of two rows of stones along a line, with one large stone on each sharp corner,
 * which the rows leave bare. The row towards the light is the lighter one.
 */
export const stonesAlong =
  (colour: Rgb, round: number, long: number): SceneryPainter =>
  (pen, { line, h, light }, random) => {
    pen.lineCap = 'butt';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#171614';
    pen.lineWidth = h;
    tracePath(pen, line);
    pen.stroke();
    for (const row of [1, -1])
      for (const { x, y, ux, uy } of stepsAlong(line, long)) {
        const off = row * h * 0.24;
        const facing = (-uy * light[0] + ux * light[1]) * row;
        const tone = litColour(colour, 0.9 + facing * 0.26 + (random() - 0.5) * 0.24);
        const angle = Math.atan2(uy, ux) + (random() - 0.5) * 0.14 * round;
        const [px, py] = [x - uy * off + ux * long * 0.5, y + ux * off + uy * long * 0.5];
        pen.fillStyle = inkOf(tone);
        turnedBox(pen, px, py, long - 1.4, h * 0.44, angle, 2.5);
        pen.fillStyle = inkOf(litColour(tone, 1.25), 0.5);
        turnedBox(pen, px + light[0] * 1.3, py + light[1] * 1.3, long - 5, h * 0.24, angle, 2);
      }
    for (const { x, y, angle, turn } of cornersOf(line)) {
      if (turn < SHARP) continue;
      const tone = litColour(colour, 1 + (random() - 0.5) * 0.2);
      pen.fillStyle = '#171614';
      turnedBox(pen, x, y, h + 2, h + 2, angle, 4);
      pen.fillStyle = inkOf(tone);
      turnedBox(pen, x, y, h - 0.6, h - 0.6, angle, 3.5);
      pen.fillStyle = inkOf(litColour(tone, 1.25), 0.5);
      turnedBox(pen, x + light[0] * 1.3, y + light[1] * 1.3, h * 0.66, h * 0.66, angle, 3);
    }
  };

/** Paints posts along a line, with rails between them at shares of the line's thickness. */
export function paintPosts(
  pen: Pen,
  item: PaintedItem,
  random: Random,
  { gap, size, colour, rails }: { gap: number; size: number; colour: Rgb; rails: readonly number[] },
): void {
  const { line, h } = item;
  pen.lineJoin = 'round';
  for (const rail of rails) {
    const moved = line.map(([x, y]): [number, number] => [x, y + rail * h]);
    for (const [wide, k] of [
      [h * 0.42, 0.35],
      [h * 0.3, 0.95],
    ] as const) {
      pen.strokeStyle = inkOf(litColour(colour, k));
      pen.lineWidth = wide;
      tracePath(pen, moved);
      pen.stroke();
    }
  }
  for (const { x, y } of stepsAlong(line, gap)) {
    const at = () => (random() - 0.5) * 1.6;
    paintBall(pen, item, x + at(), y + at(), h * 0.5 * size, colour);
  }
}
