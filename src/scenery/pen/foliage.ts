/** Painters of leaves and blades of grass. */
import { inkOf, litColour, type Rgb } from './colour.ts';
import type { PaintedItem, Pen } from './pen.ts';
import type { Random } from './random.ts';
import { blobPath, ovalPath, scatterPoints } from './shapes.ts';

type Lit = Pick<PaintedItem, 'light'>;

/** Paints a crown of leaves: clumps that become lighter towards the light, then single leaves. */
export function paintCrown(
  pen: Pen,
  { light }: Lit,
  x: number,
  y: number,
  r: number,
  random: Random,
  hue: Rgb,
  loose = 0.86,
): void {
  const many = r > 30 ? 58 : r > 14 ? 34 : 16;
  const clumps: [number, number, number][] = [];
  scatterPoints(many, r * loose, random, (dx, dy) => clumps.push([dx, dy, r * (0.17 + random() * 0.17)]));
  const facing = ([dx, dy]: readonly number[]) => (dx! * light[0] + dy! * light[1]) / r;
  clumps.sort((a, b) => facing(a) - facing(b));
  pen.fillStyle = inkOf(litColour(hue, 0.34));
  blobPath(pen, x, y, r * 0.94, random, 0.16, 16);
  pen.fill();
  for (const clump of clumps) {
    const [dx, dy, size] = clump;
    const k = 0.8 + 0.42 * facing(clump) + 0.14 * (random() - 0.5);
    pen.fillStyle = inkOf(litColour(hue, k * 0.55), 0.9);
    blobPath(pen, x + dx - light[0] * 2, y + dy - light[1] * 2.4, size * 1.06, random, 0.45, 10);
    pen.fill();
    pen.fillStyle = inkOf(litColour(hue, k));
    blobPath(pen, x + dx, y + dy, size, random, 0.5, 10);
    pen.fill();
    pen.fillStyle = inkOf(litColour(hue, k * 1.22), 0.55);
    blobPath(pen, x + dx + light[0] * size * 0.3, y + dy + light[1] * size * 0.3, size * 0.56, random, 0.6, 8);
    pen.fill();
  }
  scatterPoints(r * 5, r * 0.97, random, (dx, dy) => {
    const towards = facing([dx, dy]) * 0.5 + 0.5 > 0.5 + (random() - 0.5) * 0.6;
    pen.fillStyle = towards ? inkOf(litColour(hue, 1.62), 0.32) : 'rgba(14,22,10,0.3)';
    ovalPath(pen, x + dx, y + dy, 1.7, 1, random() * 3);
    pen.fill();
  });
}

/** Paints blades that stand up from a point and lean in different ways. */
export function paintBlades(
  pen: Pen,
  x: number,
  y: number,
  { many, long, colour, wide = 1.3 }: { many: number; long: number; colour: Rgb; wide?: number },
  random: Random,
): void {
  pen.lineWidth = wide;
  pen.lineCap = 'round';
  for (let n = 0; n < many; n += 1) {
    const lean = (random() - 0.5) * long * 0.9;
    const high = long * (0.6 + random() * 0.5);
    const foot = x + (random() - 0.5) * many * 1.1;
    pen.strokeStyle = inkOf(litColour(colour, 0.6 + random() * 0.7), 0.85);
    pen.beginPath();
    pen.moveTo(foot, y);
    pen.quadraticCurveTo(foot + lean * 0.2, y - high * 0.6, foot + lean, y - high);
    pen.stroke();
  }
}
