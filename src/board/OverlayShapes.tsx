/** Lit places and lines under the tokens; the lines' words and the players' frame above them. Each kind is one shape. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Point, Scene } from '../space/scene.ts';
import { drawFrame, drawHead, drawMarks, drawShaft, placeMiddle } from './drawMarks.ts';
import { palette } from './palette.ts';
import { penOf } from './pen.ts';
import type { BoardLine, BoardMark, BoardProps } from './types.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  lines: readonly BoardLine[];
  theme: 'dark' | 'light';
}

export function MarkShape({ scene, marks, lines, theme }: MarkProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      drawMarks(pen, scene, marks);
      for (const { line, from, to } of placedLines(scene, lines)) drawShaft(pen, line, from, to);
    },
    [scene, marks, lines, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

interface LineProps {
  scene: Scene;
  lines: readonly BoardLine[];
  frame: BoardProps['frame'];
  theme: 'dark' | 'light';
}

export function LineShapes({ scene, lines, frame, theme }: LineProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      if (frame) drawFrame(pen, frame);
      for (const { line, from, to } of placedLines(scene, lines)) drawHead(pen, line, from, to);
    },
    [scene, lines, frame, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

/** Lines whose two places are on this map, with where they begin and end. */
function placedLines(scene: Scene, lines: readonly BoardLine[]): { line: BoardLine; from: Point; to: Point }[] {
  return lines.flatMap((line) => {
    const from = placeMiddle(scene, line.from);
    const to = placeMiddle(scene, line.to);
    return from && to ? [{ line, from, to }] : [];
  });
}
