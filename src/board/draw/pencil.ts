/**
 * Turns strokes of the pointer into figures, and finds the drawing under a point. Pure; map pixels.
 */
import { type Drawing, type Figure, MOST_POINTS, pointsAlong } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';
import { lengthOf, nearestOn } from '../../space/shapes/polygon.ts';
import { simplifiedTo } from '../../space/shapes/simplify.ts';
import type { Box } from '../layout/viewMath.ts';

/** The figures that a stroke can make. Words are placed by a click, and their text is typed. */
export type FigureTool = Exclude<Figure['kind'], 'words'>;

/** How far a free line may stray from the stroke, in window pixels, to save points. */
const TOLERANCE = 1.5;
/** A stroke shorter than this, in window pixels, was a slip. */
const SLIP = 4;

/** Rounds to tenths of a map pixel: fine enough for any zoom, and short to save. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/**
 * The figure of a stroke; undefined when the stroke was too short to be meant. `unit` is map pixels
 * for each window pixel.
 */
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

/** The height of letters that belongs to a pen of this width. */
export const letterOf = (width: number): number => 6 * width;
/**
 * The usual width of a letter as a share of its height. There is no canvas here that could measure
 * words.
 */
const LETTER_WIDE = 0.56;

/** The box that words take. */
export const wordsBox = (at: Point, text: string, width: number) => {
  const letter = letterOf(width);
  return { x: at.x, y: at.y, width: text.length * letter * LETTER_WIDE, height: letter * 1.2 };
};

/** The box around a figure; the width of its pen is left out. */
export function boxAround(figure: Figure, width: number): Box {
  if (figure.kind === 'words') return wordsBox(figure.at, figure.text, width);
  const points = pointsAlong(figure);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The drawing after each of its points has moved. Words that grow get a wider pen; lines keep
 * theirs.
 */
export function changedBy(
  { figure, width }: Pick<Drawing, 'figure' | 'width'>,
  { point, grown }: { point(at: Point): Point; grown: number },
): Pick<Drawing, 'figure' | 'width'> {
  const to = (at: Point): Point => rounded(point(at));
  switch (figure.kind) {
    case 'words':
      return {
        figure: { ...figure, at: to(figure.at) },
        width: Math.min(400, Math.max(0.5, Math.round(width * grown * 10) / 10)),
      };
    case 'free':
      return { figure: { ...figure, points: figure.points.map(to) }, width };
    default:
      return { figure: { ...figure, from: to(figure.from), to: to(figure.to) }, width };
  }
}

/**
 * The boxes of all words among drawings. Users placed these words, so the map's own words keep
 * clear of them.
 */
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

/**
 * The drawing under a point, the uppermost one if there are several. `drawings` are in the order in
 * which they lie on each other.
 */
export const drawingAt = (drawings: readonly Drawing[], point: Point, unit: number): Drawing | undefined =>
  drawings.findLast((drawing) => distanceTo(drawing, point) <= NEAR * unit);
