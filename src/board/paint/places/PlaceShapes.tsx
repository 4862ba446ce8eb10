/** The places of a scene: floors, walls and grid. Drawn anew only with the scene; its words are laid out with the figures. */
import { useMemo } from 'react';
import type { Scene } from '../../../space/scene.ts';
import { Shape } from '../../canvas.tsx';
import type { Look } from '../../stage.ts';
import type { BoardProps } from '../../types.ts';
import { palette } from '../palette.ts';
import { penOf } from '../pen.ts';
import { drawSquares } from './drawSquares.ts';
import { drawZones } from './drawZones.ts';

interface PlaceProps {
  scene: Scene;
  theme: 'dark' | 'light';
}

/** Floors, walls and grid: the lowest part, drawn anew only with the scene. */
export function PlaceShapes({ scene, theme, start }: PlaceProps & { start: NonNullable<BoardProps['start']> }) {
  const paint = useMemo(() => {
    const colours = palette(theme);
    return (canvas: CanvasRenderingContext2D, look: Look) => {
      const pen = penOf(canvas, look, colours);
      if (scene.kind === 'squares') drawSquares(pen.context, scene, { ...pen, start });
      else drawZones(pen.context, scene, colours);
    };
  }, [scene, theme, start]);
  return <Shape paint={paint} />;
}
