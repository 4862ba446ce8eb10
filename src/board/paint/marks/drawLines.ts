/** Draws lines from place to place with their words: who aims at whom, who is asked by whom. */
import type { Place, Point, Scene } from '../../../space/scene.ts';
import { innerPoint, middle } from '../../../space/shapes/polygon.ts';
import { strokeOutline } from '../../layout/squareOutline.ts';
import type { Box } from '../../layout/viewMath.ts';
import type { BoardLine } from '../../types.ts';
import { BOARD_FONT, type Pen } from '../pen.ts';

/** The middle of a place, where lines begin and end. */
export function placeMiddle(scene: Scene, place: Place): Point | undefined {
  if (place.kind === 'zone') {
    const zone = scene.kind === 'zones' ? scene.zones[place.zone] : undefined;
    return zone && innerPoint(zone.polygon);
  }
  if (place.kind === 'border') {
    const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
    return border && middle(...border.line);
  }
  if (place.kind === 'off' || scene.kind !== 'squares') return undefined;
  return { x: (place.column + 0.5) * scene.pixels, y: (place.row + 0.5) * scene.pixels };
}

/** Height of the letters on a pill, in window pixels. */
const PILL = 12.5;

/** How large a pill with these words is, in map pixels. Leaves its font behind in the context. */
export function pillSize({ context, unit }: Pen, text: string): { width: number; height: number } {
  const size = PILL * unit;
  context.font = `650 ${size}px ${BOARD_FONT}`;
  return { width: context.measureText(text).width + size * 1.2, height: size * 1.7 };
}

/** Words on a dark plate about a point. */
export function drawPill(pen: Pen, text: string, at: Point, edge: string): void {
  const { context, unit } = pen;
  const { width, height } = pillSize(pen, text);
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

const lineColour = ({ colours }: Pen, { tone }: BoardLine): string =>
  tone === 'good' ? colours.good : tone === 'bad' ? colours.danger : colours.focus;

/** The shaft of a line from place to place; faces and names that it meets, `over`, lie on it. */
export function drawShaft(
  pen: Pen,
  line: BoardLine,
  { from, to, over }: { from: Point; to: Point; over: readonly Box[] },
): void {
  const { context, unit } = pen;
  const [left, top] = [Math.min(from.x, to.x) - 99 * unit, Math.min(from.y, to.y) - 99 * unit];
  const [right, bottom] = [Math.max(from.x, to.x) + 99 * unit, Math.max(from.y, to.y) + 99 * unit];
  context.save();
  for (const { x, y, width, height } of over) {
    if (x > right || y > bottom || x + width < left || y + height < top) continue;
    const beside = new Path2D();
    beside.rect(left, top, right - left, bottom - top);
    // A face is round, a word is not.
    beside.roundRect(x, y, width, height, Math.abs(width - height) < 0.01 ? width / 2 : height / 4);
    context.clip(beside, 'evenodd');
  }
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const head = 13 * unit;
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x - Math.cos(turn) * head * 0.8, to.y - Math.sin(turn) * head * 0.8);
  strokeOutline(context, path, { width: 6 * unit, colour: 'rgba(0,0,0,0.55)' });
  strokeOutline(context, path, {
    width: 3 * unit,
    colour: lineColour(pen, line),
    dash: line.tone === 'bad' ? [9 * unit, 7 * unit] : [],
  });
  context.restore();
}

/** The head of a line, and its words by the middle of its target; they lie above the tokens. */
export function drawHead(
  pen: Pen,
  line: BoardLine,
  { from, to, target }: { from: Point; to: Point; target: Point },
): void {
  const { context, unit } = pen;
  const colour = lineColour(pen, line);
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
  if (line.text) drawPill(pen, line.text, { x: target.x, y: target.y + lift * unit }, colour);
}

/** Where a token's middle is, and its radius. */
export type TokenSpot = Point & { readonly radius: number };

/** Lines whose two places are on this map, with where they begin and end: the faces of both are left free. `target` is the middle of the second. */
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
    // Who stand closer than that have a line from middle to middle.
    const room = length > 1.4 * (away + short);
    const on = (share: number) => ({
      x: from.x + (target.x - from.x) * share,
      y: from.y + (target.y - from.y) * share,
    });
    return [{ line, from: on(room ? away / length : 0), to: on(room ? 1 - short / length : 1), target }];
  });
}
