/**
 * Lit places under the tokens, and above the tokens what follows the pointer, lines, words and the
 * players’ frame.
 */
import { memo, useMemo } from 'react';
import type { Scene } from '../../../space/scene.ts';
import type { Box } from '../../layout/viewMath.ts';
import type { SetWord } from '../../layout/words/planWords.ts';
import { Painting, Part } from '../../tree/Painting.tsx';
import type { BoardLine, BoardMark, BoardProps, BoardShield } from '../../types.ts';
import { inColours, type PaintContext } from '../paintContext.ts';
import { drawHead, drawShaft, placedLines, type TokenSpot } from './drawLines.ts';
import { drawFrame, drawHighlight, drawMarkLabels, drawMarks } from './drawMarks.ts';
import { drawShieldLines, drawShieldPlaces } from './drawShields.ts';
import { drawArea, drawWay } from './drawWay.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  theme: 'dark' | 'light';
}

/**
 * All lit places as one shape. React draws it again only when other places are lit: nothing in it
 * follows the pointer.
 */
export const Marks = memo(function Marks({ scene, marks, theme }: MarkProps) {
  const paint = useMemo(
    () => inColours(theme, (paintContext) => drawMarks(paintContext, scene, marks)),
    [scene, marks, theme],
  );
  return <Painting name="marks" visible={marks.length > 0} paint={paint} />;
});

interface LineProps extends MarkProps {
  lines: readonly BoardLine[];
  shields: readonly BoardShield[];
  preview: BoardProps['preview'];
  /** The part of the map that the players see. */
  frame: BoardProps['frame'];
  /** Where a token stands, for lines between tokens. */
  spotOf(token: string): TokenSpot | undefined;
  /** The boxes that figures and words cover, in map pixels. */
  covered(): readonly Box[];
  /** The words of the scene, in window pixels from the map's corner. */
  words(): readonly SetWord[];
}

/**
 * Everything that may change with each move of the pointer, on one canvas. Each canvas that is
 * painted again costs milliseconds.
 */
export const Lines = memo(function Lines(props: LineProps) {
  const { scene, marks, lines, shields, preview, spotOf, covered, words, frame, theme } = props;
  const by = (draw: (paintContext: PaintContext) => void) => inColours(theme, draw);
  const { area, way, cursor } = preview ?? {};
  // The painter asks for the spots of figures when it paints, because they may have moved since
  // this rendering.
  const shafts = (paintContext: PaintContext) => {
    const over = covered();
    for (const { line, from, to } of placedLines(scene, lines, spotOf))
      drawShaft(paintContext, line, { from, to, over });
  };
  const heads = (paintContext: PaintContext) => {
    for (const { line, from, to, target } of placedLines(scene, lines, spotOf))
      drawHead(paintContext, line, { from, to, target });
  };
  return (
    <Part name="lines">
      {frame ? <Painting name="frame" paint={by((paintContext) => drawFrame(paintContext, frame))} /> : null}
      {area ? <Painting name="area" paint={by((paintContext) => drawArea(paintContext, scene, area))} /> : null}
      {shields.length > 0 ? (
        <Painting name="cover" paint={by((paintContext) => drawShieldPlaces(paintContext, scene, shields))} />
      ) : null}
      {lines.length > 0 ? <Painting name="shafts" paint={by(shafts)} /> : null}
      {shields.length > 0 ? (
        <Painting name="bars" paint={by((paintContext) => drawShieldLines(paintContext, scene, shields))} />
      ) : null}
      {marks.length > 0 ? (
        <Painting
          name="labels"
          paint={by((paintContext) =>
            drawMarkLabels(paintContext, scene, marks, { covered: covered(), words: words() }),
          )}
        />
      ) : null}
      {way ? <Painting name="way" paint={by((paintContext) => drawWay(paintContext, scene, way))} /> : null}
      {cursor ? (
        <Painting name="cursor" paint={by((paintContext) => drawHighlight(paintContext, scene, cursor))} />
      ) : null}
      {lines.length > 0 ? <Painting name="heads" paint={by(heads)} /> : null}
    </Part>
  );
});
