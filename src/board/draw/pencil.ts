/** From strokes of the pointer to figures, and which drawing lies under a point. Pure; map pixels. */
import { type Drawing, type Figure, MOST_POINTS, pointsAlong } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';
import { lengthOf, nearestOn } from '../../space/shapes/polygon.ts';
import { simplifiedTo } from '../../space/shapes/simplify.ts';

/** What a stroke makes. Words are put by a click, and what they say comes from elsewhere. */
export type FigureTool = Exclude<Figure['kind'], 'words'>;

/** A freehand line may be off by so many window pixels where that saves points. */
const TOLERANCE = 1.5;
/** A stroke shorter than this, in window pixels, was a slip. */
const SLIP = 4;

/** Tenths of a map pixel are fine enough for any zoom, and short to keep. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/** The figure of a stroke; undefined when it was too short to be meant. `unit` is map pixels for each window pixel. */
export function figureOf(tool: FigureTool, stroke: readonly Point[], unit: number): Figure | undefined {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (!first || !last) return undefined;
  const reach = Math.max(...stroke.map((point) => lengthOf(first, point)));
  if (tool === 'free') {
    if (reach < SLIP * unit) return undefined;
    return { kind: 'free', points: simplifiedTo(stroke, TOLERANCE * unit, MOST_POINTS).map(rounded) };
  }
  if (lengthOf(first, last) < SLIP * unit) return undefined;
  return { kind: tool, from: rounded(first), to: rounded(last) };
}

/** How high letters are for a pen of this width. */
export const letterOf = (width: number): number => 6 * width;
/** A guess at the room that words take: no canvas is at hand here. */
const LETTER_WIDE = 0.56;

/** The box that words take. */
export const wordsBox = (at: Point, text: string, width: number) => {
  const letter = letterOf(width);
  return { x: at.x, y: at.y, width: text.length * letter * LETTER_WIDE, height: letter * 1.2 };
};

/** The boxes of all words among drawings, which stand where they were put: other words keep clear of them. */
export const writtenIn = (drawings: readonly Drawing[]) =>
  drawings.flatMap(({ figure, width }) => (figure.kind === 'words' ? [wordsBox(figure.at, figure.text, width)] : []));

/** How far a point is from a drawing's lines; 0 on words. */
function distanceTo({ figure, width }: Drawing, point: Point): number {
  if (figure.kind === 'words') {
    const box = wordsBox(figure.at, figure.text, width);
    const inside =
      point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height;
    return inside ? 0 : Number.POSITIVE_INFINITY;
  }
  const line = pointsAlong(figure);
  const closed = figure.kind === 'box' || figure.kind === 'ellipse' ? [...line, line[0] ?? point] : line;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < closed.length; at += 1) {
    const [a, b] = [closed[at - 1], closed[at]];
    if (a && b) least = Math.min(least, lengthOf(point, nearestOn([a, b], point)));
  }
  return Math.max(0, least - width / 2);
}

/** How near the pointer must come to a line, in window pixels. */
const NEAR = 8;

/** The drawing under a point, the uppermost first; `drawings` are in the order they lie on each other. */
export const drawingAt = (drawings: readonly Drawing[], point: Point, unit: number): Drawing | undefined =>
  drawings.findLast((drawing) => distanceTo(drawing, point) <= NEAR * unit);
