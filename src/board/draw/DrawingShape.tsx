/** The drawings of a map, above its ground and under its tokens; where players know only a part, cut off at its edge. */
import { useMemo } from 'react';
import type { Drawing } from '../../space/drawing.ts';
import type { Scene } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { knownPath } from '../fog/drawFog.ts';
import { mapSize } from '../layout/placeAt.ts';
import { unitAt } from '../paint/pen.ts';
import type { Look } from '../stage.ts';
import type { BoardFog } from '../types.ts';
import { drawFigure } from './drawFigure.ts';

export function DrawingShape({
  drawings,
  scene,
  fog,
}: {
  drawings: readonly Drawing[];
  scene: Scene;
  fog: BoardFog | undefined;
}) {
  const paint = useMemo(() => {
    const known = fog?.look === 'solid' ? knownPath(fog.part, mapSize(scene)) : undefined;
    return (pen: CanvasRenderingContext2D, { scale }: Look) => {
      if (drawings.length === 0) return 'blank';
      const unit = unitAt(scale);
      pen.save();
      if (known) pen.clip(known.path, known.rule);
      for (const drawing of drawings) drawFigure(pen, drawing, unit);
      pen.restore();
    };
  }, [drawings, scene, fog]);
  return <Shape paint={paint} />;
}
