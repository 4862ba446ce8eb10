/** Lit places and lines under the tokens; the lines' words and the players' frame above them. Each kind is one shape. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Point, Scene } from '../space/scene.ts';
import { drawFrame, drawHead, drawMarkLabels, drawMarks, drawShaft, placeMiddle } from './drawMarks.ts';
import { drawShieldLines, drawShieldPlaces } from './drawShields.ts';
import { palette } from './palette.ts';
import { penOf } from './pen.ts';
import type { BoardLine, BoardMark, BoardProps, BoardShield } from './types.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  lines: readonly BoardLine[];
  shields: readonly BoardShield[];
  spotOf(token: string): Point | undefined;
  theme: 'dark' | 'light';
}

export function MarkShape({ scene, marks, lines, shields, spotOf, theme }: MarkProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      drawMarks(pen, scene, marks);
      drawShieldPlaces(pen, scene, shields);
      for (const { line, from, to } of placedLines(scene, lines, spotOf)) drawShaft(pen, line, from, to);
    },
    [scene, marks, lines, shields, spotOf, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

interface LineProps {
  scene: Scene;
  marks: readonly BoardMark[];
  /** Where a token stands, for lines from one to another. */
  spotOf(token: string): Point | undefined;
  lines: readonly BoardLine[];
  shields: readonly BoardShield[];
  frame: BoardProps['frame'];
  theme: 'dark' | 'light';
}

export function LineShapes({ scene, marks, lines, shields, spotOf, frame, theme }: LineProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      if (frame) drawFrame(pen, frame);
      drawShieldLines(pen, scene, shields);
      drawMarkLabels(pen, scene, marks);
      for (const { line, from, to } of placedLines(scene, lines, spotOf)) drawHead(pen, line, from, to);
    },
    [scene, marks, lines, shields, spotOf, frame, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

/** Lines whose two places are on this map, with where they begin and end. */
function placedLines(
  scene: Scene,
  lines: readonly BoardLine[],
  spotOf: (token: string) => Point | undefined,
): { line: BoardLine; from: Point; to: Point }[] {
  return lines.flatMap((line) => {
    const from = (line.fromToken && spotOf(line.fromToken)) || placeMiddle(scene, line.from);
    const to = (line.toToken && spotOf(line.toToken)) || placeMiddle(scene, line.to);
    return from && to ? [{ line, from, to }] : [];
  });
}
