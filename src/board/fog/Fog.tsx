/**
 * Fog on the map, and the dimness of ground that is only remembered. The players' solid fog lies on
 * the ground, below the walls so that they stand out, and again over the grid. The GM's veil lies
 * over everything.
 */
import { useMemo } from 'react';
import type { Scene } from '../../space/scene.ts';
import { mapSize } from '../layout/placeAt.ts';
import { Image } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import type { BoardFog } from '../types.ts';
import { coverSheet, drawDimness, drawVeil, gridCoverSheet } from './drawFog.ts';

interface FogProps {
  fog: BoardFog | undefined;
  /** Which part of the fog this is. Each part has its own place between the layers. */
  part: 'under walls' | 'over walls';
  scene: Scene;
  theme: 'dark' | 'light';
}

/** Walls on the edges of squares reach this far into a square, as a share of its side. */
const WALL = 0.12;
/** How strongly ground that players only remember is darkened, from 0 to 1. */
const DIMNESS = 0.6;

export function Fog({ fog, part, scene, theme }: FogProps) {
  const { width, height } = mapSize(scene);
  const air = scene.kind === 'squares' ? WALL * scene.pixels : undefined;
  const sheet = useMemo(() => {
    if (fog?.look !== 'solid') return undefined;
    const size = { width, height };
    if (part === 'under walls') return coverSheet(fog.part, size, fog.darkness);
    // Maps of zones have no grid, so nothing needs to be covered above the walls.
    return air === undefined ? undefined : gridCoverSheet(fog.part, size, air, fog.darkness);
  }, [fog, part, width, height, air]);
  const veil = useMemo(
    () =>
      fog?.look === 'veil' && part === 'over walls'
        ? (pen: CanvasRenderingContext2D) =>
            drawVeil(pen, fog.part, { width, height }, { theme, darkness: fog.darkness ?? 1 })
        : undefined,
    [fog, part, width, height, theme],
  );
  const dim = useMemo(() => {
    if (!fog?.dim || part !== 'over walls') return undefined;
    const { dim: dimmed, look } = fog;
    return look === 'solid'
      ? { sheet: coverSheet(dimmed, { width, height }) }
      : { paint: (pen: CanvasRenderingContext2D) => drawDimness(pen, dimmed, theme) };
  }, [fog, part, width, height, theme]);
  const stretched = { width, height, listening: false, perfectDrawEnabled: false };
  return (
    <>
      {dim?.sheet ? <Image name="dimness" image={dim.sheet} opacity={DIMNESS} {...stretched} /> : null}
      {dim?.paint ? <Painting name="dimness" paint={dim.paint} /> : null}
      {veil ? <Painting name="veil" paint={veil} /> : null}
      {sheet ? <Image name="fog" image={sheet} {...stretched} /> : null}
    </>
  );
}
