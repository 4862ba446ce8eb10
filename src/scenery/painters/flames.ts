/** Flames, for fires of all kinds. The map's light paints their glow. */
import type { Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath } from '../pen/shapes.ts';

/** Paints a flame of this radius around a point. */
export function paintFlames(pen: Pen, x: number, y: number, r: number, random: Random): void {
  const coats = [
    [1, 'rgba(196,74,20,0.75)'],
    [0.74, 'rgba(240,128,36,0.85)'],
    [0.5, 'rgba(252,186,78,0.95)'],
    [0.26, 'rgba(255,240,184,1)'],
  ] as const;
  for (const [k, colour] of coats) {
    pen.fillStyle = colour;
    blobPath(pen, x + (1 - k) * r * 0.14, y - (1 - k) * r * 0.3, r * k, random, 0.75, 9);
    pen.fill();
  }
}
