/** Draws the line of a blow. */
import type { Point } from '../../../space/scene.ts';

interface Streak {
  from: Point;
  to: Point;
  kind: 'hit' | 'miss';
  /** How much of the blow's time has passed, from 0 to 1. */
  share: number;
}

/**
 * Draws a bright stroke that runs from one token to the other and fades. A stroke that misses runs
 * past the other.
 */
export function drawStreak(pen: CanvasRenderingContext2D, { from, to, kind, share }: Streak): void {
  const reach = kind === 'hit' ? 1 : 1.18;
  const head = Math.min(1, share * 2.4) * reach;
  const tail = Math.max(0, share * 1.5 - 0.35) * reach;
  const point = (at: number): Point => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
  const [a, b] = [point(Math.min(tail, head)), point(head)];
  pen.lineCap = 'round';
  pen.globalAlpha = Math.max(0, 1 - share ** 3);
  if (kind === 'miss') pen.setLineDash([10, 12]);
  for (const [width, colour] of [
    [13, 'rgba(8,9,12,0.6)'],
    [7, kind === 'hit' ? '#ff8478' : '#d9d4c8'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.stroke();
  }
}
