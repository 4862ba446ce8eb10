/**
 * The places of a scene: floors, walls and grid. Drawn again only when the scene changes. The words
 * of the scene are laid out with the figures.
 */

import { useMemo } from 'react';
import { isHexScene, type Scene } from '../../../space/scene.ts';
import { Painting } from '../../tree/Painting.tsx';
import type { BoardProps } from '../../types.ts';
import { inColours } from '../paintContext.ts';
import { drawHexes } from './drawHexes.ts';
import { drawPaintedPlaces } from './drawPaintedPlaces.ts';
import { drawSquares } from './drawSquares.ts';
import { drawZones } from './drawZones.ts';

interface PlaceProps {
  scene: Scene;
  theme: 'dark' | 'light';
  start: NonNullable<BoardProps['start']>;
  grid: NonNullable<BoardProps['grid']>;
  /**
   * Painted ground already shows floors and walls. Only things that change in play are drawn on it.
   */
  looks: 'flat' | 'painted';
}

/** Floors, walls and grid: the lowest part, drawn again only when the scene changes. */
export function Places({ scene, theme, start, grid, looks }: PlaceProps) {
  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        if (looks === 'painted') drawPaintedPlaces(paintContext, scene, { start, grid });
        else if (isHexScene(scene)) drawHexes(paintContext, scene, 'flat', grid);
        else if (scene.kind === 'squares') drawSquares(paintContext.context, scene, { ...paintContext, start, grid });
        else drawZones(paintContext.context, scene, paintContext.colours);
      }),
    [scene, theme, start, grid, looks],
  );
  return <Painting name="places" paint={paint} />;
}
