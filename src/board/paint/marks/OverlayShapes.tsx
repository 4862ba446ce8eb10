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
      if (placed.length > 0) {
        const over = covered();
        for (const { line, from, to } of placed) drawShaft(pen, line, { from, to, over });
      }
      drawShieldLines(pen, scene, shields);
      drawMarkLabels(pen, scene, marks, covered);
      if (preview?.way) drawWay(pen, scene, preview.way);
      if (preview?.cursor) drawHighlight(pen, scene, preview.cursor);
      for (const { line, from, to, target } of placed) drawHead(pen, line, { from, to, target });
    },
    [scene, marks, lines, shields, preview, spotOf, covered, frame, theme],
  );
  return <Shape sceneFunc={paint} />;
});

/** Lines whose two places are on this map, with where they begin and end: the faces of both are left free. `target` is the middle of the second. */
function placedLines(
  scene: Scene,
  lines: readonly BoardLine[],
  spotOf: LineProps['spotOf'],
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
