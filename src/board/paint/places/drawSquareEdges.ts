/** Draws the edges on a map of squares: walls, doors, and the shadow where the ground drops. */
import type { SquareScene } from '../../../space/scene.ts';
import type { Palette } from '../palette.ts';
import type { SquareAt } from './squaresOf.ts';

/**
 * Where the ground drops, the lower square has a shadow along the edge. The shadow is deeper for a
 * deeper drop.
 */
export function drawCliffs(
  context: CanvasRenderingContext2D,
  { cells, columns, rows, pixels: p }: SquareScene,
  own: readonly SquareAt[],
): void {
  const height = (column: number, row: number): number => cells[`${column},${row}`]?.elevation ?? 0;
  const seen = new Set<string>();
  for (const { column, row } of own)
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const c = column + dc;
      const r = row + dr;
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const drop = height(column, row) - height(c, r);
      if (drop === 0) continue;
      const [low, side] =
        drop > 0
          ? [
              { c, r },
              { x: -dc, y: -dr },
            ]
          : [
              { c: column, r: row },
              { x: dc, y: dr },
            ];
      const key = `${low.c},${low.r},${side.x},${side.y}`;
      if (seen.has(key)) continue;
      seen.add(key);
      shadowSide(context, { x: low.c * p, y: low.r * p, p }, side, Math.min(3, Math.abs(drop)));
    }
}

function shadowSide(
  context: CanvasRenderingContext2D,
  { x, y, p }: { x: number; y: number; p: number },
  side: { x: number; y: number },
  depth: number,
): void {
  const deep = p * (0.1 + 0.07 * depth);
  context.fillStyle = `rgba(0,0,0,${0.2 + 0.08 * depth})`;
  if (side.x !== 0) context.fillRect(side.x > 0 ? x + p - deep : x, y, deep, p);
  else context.fillRect(x, side.y > 0 ? y + p - deep : y, p, deep);
  context.strokeStyle = 'rgba(255,244,220,0.5)';
  context.lineWidth = p * 0.03;
  context.beginPath();
  const edgeX = side.x > 0 ? x + p : x;
  const edgeY = side.y > 0 ? y + p : y;
  context.moveTo(side.x === 0 ? x : edgeX, side.y === 0 ? y : edgeY);
  context.lineTo(side.x === 0 ? x + p : edgeX, side.y === 0 ? y + p : edgeY);
  context.stroke();
}

export function drawWalls(
  context: CanvasRenderingContext2D,
  { walls, pixels: p }: SquareScene,
  colours: Palette,
  which: 'all' | 'doors' = 'all',
): void {
  for (const [key, kind] of Object.entries(walls)) {
    if (which === 'doors' && kind === 'wall') continue;
    const [column = 0, row = 0] = key.split(',', 2).map(Number);
    const east = key.endsWith('e');
    const from = { x: (column + (east ? 1 : 0)) * p, y: (row + (east ? 0 : 1)) * p };
    const to = { x: (column + 1) * p, y: (row + 1) * p };
    const line = (width: number, colour: string, a: number, b: number) => {
      context.lineCap = kind === 'wall' ? 'round' : 'butt';
      context.lineWidth = width * p;
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a);
      context.lineTo(from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b);
      context.stroke();
    };
    if (kind === 'wall') {
      line(0.17, colours.wall, 0, 1);
      line(0.03, 'rgba(255,246,228,0.4)', 0, 1);
    } else {
      line(0.17, colours.wall, 0, 0.14);
      line(0.17, colours.wall, 0.86, 1);
      if (kind === 'door') {
        line(0.22, '#120c06', 0.12, 0.88);
        line(0.15, colours.door, 0.14, 0.86);
        line(0.03, 'rgba(255,220,170,0.8)', 0.14, 0.86);
      } else {
        line(0.13, colours.doorOpen, 0.12, 0.26);
        line(0.13, colours.doorOpen, 0.74, 0.88);
      }
    }
  }
}
