/**
 * The drawings of a map, above its ground and under its tokens. Where players know only a part of
 * the map, the drawings end at the edge of that part.
 */
import { memo, useMemo } from 'react';
import type { Drawing } from '../../space/drawing.ts';
import type { Scene } from '../../space/scene.ts';
import { useKnownClip } from '../fog/useKnownClip.ts';
import { BOARD_FONT, unitAt } from '../paint/paintContext.ts';
import { Group, Text } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import type { BoardFog } from '../types.ts';
import { drawFigure, rimOf, SHADES } from './drawFigure.ts';
import { letterOf } from './pencil.ts';

export function Drawings({
  drawings,
  scene,
  fog,
}: {
  drawings: readonly Drawing[];
  scene: Scene;
  fog: BoardFog | undefined;
}) {
  const clip = useKnownClip(fog, scene);
  return (
    <Group name="drawings" listening={false} {...clip}>
      {drawings.map((drawing) => (
        <DrawingNode key={drawing.id} drawing={drawing} />
      ))}
    </Group>
  );
}

/** One drawing. */
export const DrawingNode = memo(function DrawingNode({ drawing }: { drawing: Drawing }) {
  const { figure } = drawing;
  const paint = useMemo(
    () =>
      figure.kind === 'words'
        ? undefined
        : (pen: CanvasRenderingContext2D, { scale }: { scale: number }) =>
            drawFigure(pen, { ...drawing, figure }, unitAt(scale)),
    [drawing, figure],
  );
  // A painter draws lines, because their rim keeps its width on the screen at any zoom. Words grow
  // with the map.
  return paint ? <Painting name="drawing" paint={paint} /> : <Words drawing={drawing} />;
});

/** Words in their colour with a rim. Words that only the GM sees are underlined with dashes. */
function Words({ drawing: { figure, colour, width, seen } }: { drawing: Drawing }) {
  const letter = letterOf(width);
  const underline = useMemo(
    () => (pen: CanvasRenderingContext2D) => {
      if (figure.kind !== 'words') return;
      pen.font = `650 ${letter}px ${BOARD_FONT}`;
      pen.setLineDash([letter * 0.2, letter * 0.18]);
      pen.strokeStyle = SHADES[colour];
      pen.lineWidth = letter * 0.07;
      pen.beginPath();
      pen.moveTo(figure.at.x, figure.at.y + letter * 1.14);
      pen.lineTo(figure.at.x + pen.measureText(figure.text).width, figure.at.y + letter * 1.14);
      pen.stroke();
    },
    [figure, letter, colour],
  );
  if (figure.kind !== 'words') return null;
  return (
    <>
      <Text
        name="drawing"
        text={figure.text}
        x={figure.at.x}
        y={figure.at.y}
        fontFamily={BOARD_FONT}
        fontStyle="650"
        fontSize={letter}
        fill={SHADES[colour]}
        stroke={rimOf(colour)}
        strokeWidth={letter * 0.16}
        fillAfterStrokeEnabled
        lineJoin="round"
        listening={false}
        perfectDrawEnabled={false}
      />
      {seen === 'gm' ? <Painting name="underline" paint={underline} /> : null}
    </>
  );
}
