/**
 * Draws what stands between an attacker and the target: the squares of each obstacle, and the line
 * across the way that each makes in front of the target.
 */
import type { Place, Point, Scene } from '../../../space/scene.ts';
import { placeOutline } from '../../layout/placeAt.ts';
import { strokeOutline } from '../../layout/squareOutline.ts';
import type { BoardShield } from '../../types.ts';
import type { PaintContext } from '../paintContext.ts';

/** How far apart the slanting strokes over a blocking place are, in window pixels. */
const HATCH = 9;

const colourOf = ({ colours }: PaintContext, { tone }: BoardShield): string =>
  tone === 'bar' ? colours.danger : colours.focus;

/**
 * Fills the obstacles' places, which lie under the tokens. Places that block the shot are hatched
 * too, so that colour never stands alone.
 */
export function drawShieldPlaces(paintContext: PaintContext, scene: Scene, shields: readonly BoardShield[]): void {
  const { context, unit } = paintContext;
  for (const shield of shields) {
    const path = outlinePath(scene, shield.place);
    if (!path) continue;
    context.save();
    context.globalAlpha = 0.26;
    context.fillStyle = colourOf(paintContext, shield);
    context.fill(path.line);
    context.globalAlpha = 0.8;
    context.clip(path.line);
    if (shield.tone === 'bar') {
      const hatch = new Path2D();
      const { left, top, size } = path;
      for (let at = -size; at < size; at += HATCH * unit) {
        hatch.moveTo(left + at, top + size);
        hatch.lineTo(left + at + size, top);
      }
      strokeOutline(context, hatch, { width: 1.6 * unit, colour: colourOf(paintContext, shield) });
    }
    context.restore();
  }
}

/**
 * Draws the outlines and the lines across the way. They lie above the tokens, because an obstacle
 * may be a character.
 */
export function drawShieldLines(paintContext: PaintContext, scene: Scene, shields: readonly BoardShield[]): void {
  const { context, unit } = paintContext;
  for (const shield of shields) {
    const path = outlinePath(scene, shield.place);
    if (path) {
      strokeOutline(context, path.line, { width: 5.5 * unit, colour: 'rgba(0,0,0,0.6)' });
      strokeOutline(context, path.line, {
        width: 2.6 * unit,
        colour: colourOf(paintContext, shield),
        dash: shield.tone === 'bar' ? [] : [7 * unit, 6 * unit],
      });
    }
  }
  for (const shield of shields) {
    const ends = lineAcross(scene, shield);
    if (!ends) continue;
    const line = new Path2D();
    line.moveTo(ends[0].x, ends[0].y);
    line.lineTo(ends[1].x, ends[1].y);
    strokeOutline(context, line, { width: 7.5 * unit, colour: 'rgba(0,0,0,0.6)' });
    strokeOutline(context, line, { width: 4 * unit, colour: colourOf(paintContext, shield) });
  }
}

/**
 * The line through the middle of an obstacle's square, across the way to it from the target's
 * square, one and a half squares to each side. Undefined for places that are not neighbours on a
 * map of squares.
 */
export function lineAcross(
  scene: Scene,
  { place, before }: Pick<BoardShield, 'place' | 'before'>,
): [Point, Point] | undefined {
  if (scene.kind !== 'squares' || place.kind !== 'square' || before.kind !== 'square') return undefined;
  const [dx, dy] = [place.column - before.column, place.row - before.row];
  if ((dx === 0 && dy === 0) || Math.max(Math.abs(dx), Math.abs(dy)) > 1) return undefined;
  const p = scene.pixels;
  const [x, y] = [(place.column + 0.5) * p, (place.row + 0.5) * p];
  const half = 1.5 * p;
  return [
    { x: x - dy * half, y: y + dx * half },
    { x: x + dy * half, y: y - dx * half },
  ];
}

function outlinePath(
  scene: Scene,
  place: Place,
): { line: Path2D; left: number; top: number; size: number } | undefined {
  const outline = placeOutline(scene, place);
  if (!outline) return undefined;
  const line = new Path2D();
  for (const { x, y } of outline) line.lineTo(x, y);
  line.closePath();
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { line, left, top, size: Math.max(Math.max(...xs) - left, Math.max(...ys) - top) };
}
