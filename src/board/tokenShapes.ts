/** Outlines of tokens: each side has its own shape, so that no one needs to tell colours apart. Drawn about 0,0. */
import type { BoardToken } from './types.ts';

/** The outline of a side's token with this radius: a circle for the party, a rounded square, a hexagon, a spiked ring for foes. */
export function sideOutline(stance: BoardToken['stance'], radius: number): Path2D {
  const path = new Path2D();
  switch (stance) {
    case 'party':
      path.arc(0, 0, radius, 0, Math.PI * 2);
      return path;
    case 'ally': {
      const half = radius * 0.9;
      path.roundRect(-half, -half, 2 * half, 2 * half, half * 0.38);
      return path;
    }
    case 'neutral':
      return roundedPolygon(6, radius * 1.06, Math.PI / 6, radius * 0.2);
    case 'foe':
      return spiked(radius);
  }
}

/** A circle with a point outward at each of the four diagonals. */
function spiked(radius: number): Path2D {
  const path = new Path2D();
  const base = radius * 0.95;
  const half = 0.2;
  for (let i = 0; i < 4; i++) {
    const at = Math.PI / 4 + (i * Math.PI) / 2;
    path.arc(0, 0, base, at - Math.PI / 2 + half, at - half);
    path.lineTo(Math.cos(at) * radius * 1.24, Math.sin(at) * radius * 1.24);
    path.lineTo(Math.cos(at + half) * base, Math.sin(at + half) * base);
  }
  path.closePath();
  return path;
}

/** A regular polygon with softened corners; `turn` is the angle of its first corner. */
function roundedPolygon(corners: number, radius: number, turn: number, soften: number): Path2D {
  const path = new Path2D();
  const corner = (i: number) => ({
    x: Math.cos(turn + (i * Math.PI * 2) / corners) * radius,
    y: Math.sin(turn + (i * Math.PI * 2) / corners) * radius,
  });
  const start = { x: (corner(0).x + corner(-1).x) / 2, y: (corner(0).y + corner(-1).y) / 2 };
  path.moveTo(start.x, start.y);
  for (let i = 0; i < corners; i++) path.arcTo(corner(i).x, corner(i).y, corner(i + 1).x, corner(i + 1).y, soften);
  path.closePath();
  return path;
}
