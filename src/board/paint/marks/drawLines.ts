/**
 * Draws lines between places with their words: who aims at whom, and who is asked because of whom.
 */
import type { Place, Point, Scene } from '../../../space/scene.ts';
import { innerPoint, middleOf } from '../../../space/shapes/polygon.ts';
import { strokeOutline } from '../../layout/squareOutline.ts';
import type { Box } from '../../layout/viewMath.ts';
import type { BoardLine } from '../../types.ts';
import { BOARD_FONT, type PaintContext } from '../paintContext.ts';

/** The middle of a place, where lines begin and end. */
export function placeMiddle(scene: Scene, place: Place): Point | undefined {
  if (place.kind === 'zone') {
    const zone = scene.kind === 'zones' ? scene.zones[place.zone] : undefined;
    return zone && innerPoint(zone.polygon);
  }
  if (place.kind === 'border') {
    const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
    return border && middleOf(...border.line);
  }
  if (place.kind === 'off' || scene.kind !== 'squares') return undefined;
  return { x: (place.column + 0.5) * scene.pixels, y: (place.row + 0.5) * scene.pixels };
}

/** Height of the letters on a pill, in window pixels. */
const PILL = 12.5;

/** The size of a pill with these words, in map pixels. Sets the font of the context. */
function pillSize({ context, unit }: PaintContext, text: string): { width: number; height: number } {
  const size = PILL * unit;
  context.font = `650 ${size}px ${BOARD_FONT}`;
  return { width: context.measureText(text).width + size * 1.2, height: size * 1.7 };
}

/** Draws words on a dark plate around a point. */
export function drawPill(paintContext: PaintContext, text: string, at: Point, edge: string): void {
  const { context, unit } = paintContext;
  const { width, height } = pillSize(paintContext, text);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = 'rgba(12,14,18,0.9)';
  context.beginPath();
  context.roundRect(at.x - width / 2, at.y - height / 2, width, height, height / 2);
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 1.4 * unit;
  context.stroke();
  context.fillStyle = '#f6f3ec';
  context.fillText(text, at.x, at.y + PILL * unit * 0.06);
}

/** The dark edge of a line, which parts it from any ground. */
export const LINE_EDGE = 'rgba(0,0,0,0.7)';

const lineColour = ({ colours }: PaintContext, { tone }: BoardLine): string =>
  tone === 'good' ? colours.good : tone === 'bad' ? colours.danger : colours.focus;

/**
 * Draws the shaft of a line from place to place. Faces and names that it meets (`over`) lie over
 * the shaft.
 */
export function drawShaft(
  paintContext: PaintContext,
  line: BoardLine,
  { from, to, over }: { from: Point; to: Point; over: readonly Box[] },
): void {
  const { context, unit } = paintContext;
  const [left, top] = [Math.min(from.x, to.x) - 99 * unit, Math.min(from.y, to.y) - 99 * unit];
  const [right, bottom] = [Math.max(from.x, to.x) + 99 * unit, Math.max(from.y, to.y) + 99 * unit];
  context.save();
  for (const { x, y, width, height } of over) {
    if (x > right || y > bottom || x + width < left || y + height < top) continue;
    const beside = new Path2D();
    beside.rect(left, top, right - left, bottom - top);
    // A square box belongs to a face, which is round; a word's box is longer than it is high.
    beside.roundRect(x, y, width, height, Math.abs(width - height) < 0.01 ? width / 2 : height / 4);
    context.clip(beside, 'evenodd');
  }
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const head = 13 * unit;
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x - Math.cos(turn) * head * 0.8, to.y - Math.sin(turn) * head * 0.8);
  strokeOutline(context, path, { width: 6 * unit, colour: LINE_EDGE });
  strokeOutline(context, path, {
    width: 3 * unit,
    colour: lineColour(paintContext, line),
    dash: line.tone === 'bad' ? [9 * unit, 7 * unit] : [],
  });
  context.restore();
}

/**
 * Draws the head of a line, and its words near the middle of its target. Both lie above the tokens.
 */
export function drawHead(
  paintContext: PaintContext,
  line: BoardLine,
  { from, to, target }: { from: Point; to: Point; target: Point },
): void {
  const { context, unit } = paintContext;
  const colour = lineColour(paintContext, line);
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const head = 13 * unit;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(to.x, to.y);
  context.lineTo(to.x - Math.cos(turn - 0.45) * head, to.y - Math.sin(turn - 0.45) * head);
  context.lineTo(to.x - Math.cos(turn + 0.45) * head, to.y - Math.sin(turn + 0.45) * head);
  context.closePath();
  context.fill();
  const lift = Math.sin(turn) >= 0 ? 24 : -24;
  if (line.text) drawPill(paintContext, line.text, { x: target.x, y: target.y + lift * unit }, colour);
}

/** The middle of a token and its radius. */
export type TokenSpot = Point & { readonly radius: number };

/**
 * The lines whose two places are on this map, with where they begin and end: a line leaves both
 * faces free. `target` is the middle of the second place.
 */
export function placedLines(
  scene: Scene,
  lines: readonly BoardLine[],
  spotOf: (token: string) => TokenSpot | undefined,
): { line: BoardLine; from: Point; to: Point; target: Point }[] {
  return lines.flatMap((line) => {
    const start = line.fromToken === undefined ? undefined : spotOf(line.fromToken);
    const end = line.toToken === undefined ? undefined : spotOf(line.toToken);
    const from = start ?? placeMiddle(scene, line.from);
    const target = end ?? placeMiddle(scene, line.to);
    if (!from || !target) return [];
    const length = Math.hypot(target.x - from.x, target.y - from.y);
    const away = start?.radius ?? 0;
    const short = end?.radius ?? 0;
    // Between tokens that stand closer than this, the line goes from middle to middle.
    const room = length > 1.4 * (away + short);
    const on = (share: number) => ({
      x: from.x + (target.x - from.x) * share,
      y: from.y + (target.y - from.y) * share,
    });
    return [{ line, from: on(room ? away / length : 0), to: on(room ? 1 - short / length : 1), target }];
  });
}
