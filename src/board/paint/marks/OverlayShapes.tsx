/** Lit places under the tokens; what follows the pointer, lines, words and the players’ frame above them. Each kind is one shape. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { memo, useMemo } from 'react';
import type { Point, Scene } from '../../../space/scene.ts';
import { Shape } from '../../canvas.tsx';
import type { Box } from '../../layout/viewMath.ts';
import type { BoardLine, BoardMark, BoardProps, BoardShield } from '../../types.ts';
import { palette } from '../palette.ts';
import { penOf } from '../pen.ts';
import { drawFrame, drawHead, drawHighlight, drawMarkLabels, drawMarks, drawShaft, placeMiddle } from './drawMarks.ts';
import { drawShieldLines, drawShieldPlaces } from './drawShields.ts';
import { drawArea, drawWay } from './drawWay.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  theme: 'dark' | 'light';
}

/** The lit places. Drawn anew only when others are lit: nothing in it follows the pointer. */
export const MarkShape = memo(function MarkShape({ scene, marks, theme }: MarkProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => drawMarks(penOf(context, shape, palette(theme)), scene, marks),
    [scene, marks, theme],
  );
  return <Shape sceneFunc={paint} />;
});

/** Where a token's middle is, and its radius. */
type TokenSpot = Point & { readonly radius: number };

interface LineProps extends MarkProps {
  /** Where a token stands, for lines from one to another. */
  spotOf(token: string): TokenSpot | undefined;
  /** What figures and words cover, in map pixels. */
  covered(): readonly Box[];
  lines: readonly BoardLine[];
  shields: readonly BoardShield[];
  preview: BoardProps['preview'];
  frame: BoardProps['frame'];
}

/** All that may change with each move of the pointer, on one canvas: each canvas that is painted anew costs milliseconds. */
export const LineShapes = memo(function LineShapes(props: LineProps) {
  const { scene, marks, lines, shields, preview, spotOf, covered, frame, theme } = props;
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      if (frame) drawFrame(pen, frame);
      if (preview?.area) drawArea(pen, scene, preview.area);
      drawShieldPlaces(pen, scene, shields);
      const placed = placedLines(scene, lines, spotOf);
      for (const { line, from, to } of placed) drawShaft(pen, line, from, to);
      drawShieldLines(pen, scene, shields);
      drawMarkLabels(pen, scene, marks, covered);
      if (preview?.way) drawWay(pen, scene, preview.way);
      if (preview?.cursor) drawHighlight(pen, scene, preview.cursor);
      for (const { line, from, to } of placed) drawHead(pen, line, from, to);
    },
    [scene, marks, lines, shields, preview, spotOf, covered, frame, theme],
  );
  return <Shape sceneFunc={paint} />;
});

/** Lines whose two places are on this map, with where they begin and end: a token's face is left free at the beginning. */
function placedLines(
  scene: Scene,
  lines: readonly BoardLine[],
  spotOf: LineProps['spotOf'],
): { line: BoardLine; from: Point; to: Point }[] {
  return lines.flatMap((line) => {
    const start = line.fromToken === undefined ? undefined : spotOf(line.fromToken);
    const from = start ?? placeMiddle(scene, line.from);
    const to = (line.toToken && spotOf(line.toToken)) || placeMiddle(scene, line.to);
    if (!from || !to) return [];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const skip = start && length > 2 * start.radius ? start.radius / length : 0;
    return [{ line, from: { x: from.x + (to.x - from.x) * skip, y: from.y + (to.y - from.y) * skip }, to }];
  });
}
