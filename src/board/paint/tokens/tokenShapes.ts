/**
 * The shape behind a token's round face. Each side has its own shape, the same as its mark
 * elsewhere, so that nobody depends on colours.
 */
import type { BoardToken } from '../../types.ts';

/** How far the shapes reach beyond the face, as a share of its radius. */
export const SHAPE_REACH = 1.34;

/**
 * The shape of a side around 0,0: only the circle for the party, the corners of a square for
 * allies, of a diamond for neutrals, of a triangle for foes.
 */
export function sideShape(stance: BoardToken['stance'], radius: number): Path2D {
  switch (stance) {
    case 'party':
      return circlePath(radius);
    case 'ally':
      return star(radius, 4, -Math.PI / 4);
    case 'neutral':
      return star(radius, 4, 0);
    case 'foe':
      return star(radius, 3, -Math.PI / 2);
  }
}

/** A circle around 0,0. */
export function circlePath(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  return path;
}

/** A circle with this many corners that stand out. Each side of a corner touches the circle. */
function star(radius: number, corners: number, turn: number): Path2D {
  const path = new Path2D();
  const half = Math.acos(1 / SHAPE_REACH);
  for (let i = 0; i < corners; i++) {
    const at = turn + (i * Math.PI * 2) / corners;
    const before = turn + ((i - 1) * Math.PI * 2) / corners;
    path.arc(0, 0, radius, before + half, at - half);
    path.lineTo(Math.cos(at) * radius * SHAPE_REACH, Math.sin(at) * radius * SHAPE_REACH);
  }
  path.closePath();
  return path;
}
