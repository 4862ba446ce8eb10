/** Lit places under the tokens; what follows the pointer, lines, words and the players’ frame above them. Each kind is one shape. */
import { memo, useMemo } from 'react';
import type { Scene } from '../../../space/scene.ts';
import { Shape } from '../../canvas.tsx';
import type { Box } from '../../layout/viewMath.ts';
import type { Look } from '../../stage.ts';
import type { BoardLine, BoardMark, BoardProps, BoardShield } from '../../types.ts';
import { palette } from '../palette.ts';
import { type Pen, penOf } from '../pen.ts';
import { drawHead, drawShaft, placedLines, type TokenSpot } from './drawLines.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  theme: 'dark' | 'light';
}

/** The lit places. Drawn anew only when others are lit: nothing in it follows the pointer. */
export const MarkShape = memo(function MarkShape({
  draw,
  scene,
  marks,
  theme,
}: MarkProps & { draw(pen: Pen, scene: Scene, marks: readonly BoardMark[]): void }) {
  const paint = useMemo(
    () => (canvas: CanvasRenderingContext2D, look: Look) =>
      marks.length > 0 ? draw(penOf(canvas, look, palette(theme)), scene, marks) : 'blank',
    [draw, scene, marks, theme],
  );
  return <Shape paint={paint} />;
});

/** What is told beside the lines to whoever has the board in hand. */
export interface Told {
  marks: readonly BoardMark[];
  shields: readonly BoardShield[];
  preview: BoardProps['preview'];
  frame: BoardProps['frame'];
  /** What figures and words cover, in map pixels. */
  covered(): readonly Box[];
}

/** Draws it: what lies below the shafts of lines, and what lies above them and below their heads. */
export interface Telling {
  below(pen: Pen, scene: Scene, told: Told): void;
  above(pen: Pen, scene: Scene, told: Told): void;
}

interface LineProps extends MarkProps, Told {
  telling: Telling | undefined;
  /** Where a token stands, for lines from one to another. */
  spotOf(token: string): TokenSpot | undefined;
  lines: readonly BoardLine[];
}

/** All that may change with each move of the pointer, on one canvas: each canvas that is painted anew costs milliseconds. */
export const LineShapes = memo(function LineShapes(props: LineProps) {
  const { scene, marks, lines, shields, preview, spotOf, covered, frame, theme, telling } = props;
  const paint = useMemo(
    () => (canvas: CanvasRenderingContext2D, look: Look) => {
      if (!(lines.length || marks.length || shields.length || preview || frame)) return 'blank';
      const pen = penOf(canvas, look, palette(theme));
      const told = { marks, shields, preview, covered, frame };
      telling?.below(pen, scene, told);
      const placed = placedLines(scene, lines, spotOf);
      if (placed.length > 0) {
        const over = covered();
        for (const { line, from, to } of placed) drawShaft(pen, line, { from, to, over });
      }
      telling?.above(pen, scene, told);
      for (const { line, from, to, target } of placed) drawHead(pen, line, { from, to, target });
    },
    [scene, marks, lines, shields, preview, spotOf, covered, frame, theme, telling],
  );
  return <Shape paint={paint} />;
});
