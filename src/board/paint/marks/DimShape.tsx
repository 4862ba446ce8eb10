/** The map taken back a little while something is asked: over the ground, under what is lit, words and figures. */
import { memo, useMemo } from 'react';
import type { Scene } from '../../../space/scene.ts';
import { Shape } from '../../canvas.tsx';
import { mapSize } from '../../layout/placeAt.ts';

/** Dark enough that lit places and figures stand out, light enough that the ground is still read. */
const DIM = 'rgba(8,9,12,0.34)';

/** Covers the map. */
export const DimShape = memo(function DimShape({ scene }: { scene: Scene }) {
  const paint = useMemo(() => {
    const { width, height } = mapSize(scene);
    return (pen: CanvasRenderingContext2D) => {
      pen.fillStyle = DIM;
      pen.fillRect(0, 0, width, height);
    };
  }, [scene]);
  return <Shape lowest paint={paint} />;
});
