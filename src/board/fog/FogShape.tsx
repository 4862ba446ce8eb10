/** Fog on the map. The players' solid one lies right on the ground, so that walls stand out of it, and once more on the grid; the GM's veil lies on all. */
import { useMemo } from 'react';
import type { Scene } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { mapSize } from '../layout/placeAt.ts';
import type { BoardFog } from '../types.ts';
import { coverSheet, drawVeil, gridCoverSheet } from './drawFog.ts';

interface FogProps {
  fog: BoardFog | undefined;
  /** Each has its own place between the layers. */
  part: 'under walls' | 'over walls';
  scene: Scene;
  theme: 'dark' | 'light';
}

/** Without fog the shape stays: it keeps its place between the others. */
const nothing = () => 'blank' as const;

/** Walls on the edges of squares reach this share of a square over them. */
const WALL = 0.12;

export function FogShape({ fog, part, scene, theme }: FogProps) {
  const { width, height } = mapSize(scene);
  const air = scene.kind === 'squares' ? WALL * scene.pixels : undefined;
  const paint = useMemo(() => {
    if (!fog) return undefined;
    const size = { width, height };
    if (fog.look === 'veil')
      return part === 'over walls'
        ? (pen: CanvasRenderingContext2D) => drawVeil(pen, fog.part, size, theme)
        : undefined;
    // On maps of zones nothing is drawn over what is hidden: there is no grid.
    const sheet =
      part === 'under walls'
        ? coverSheet(fog.part, size)
        : air === undefined
          ? undefined
          : gridCoverSheet(fog.part, size, air);
    return sheet && ((pen: CanvasRenderingContext2D) => pen.drawImage(sheet, 0, 0, width, height));
  }, [fog, part, width, height, air, theme]);
  return <Shape paint={paint ?? nothing} />;
}
