/** Fog on the map. The players' solid one lies right on the ground, so that walls stand out of it; the GM's veil lies on the walls too. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Scene } from '../../space/scene.ts';
import { mapSize } from '../placeAt.ts';
import type { BoardFog } from '../types.ts';
import { coverSheet, drawVeil } from './drawFog.ts';

interface FogProps {
  fog: BoardFog | undefined;
  /** Only fog of this look is drawn here: each has its own place between the layers. */
  look: BoardFog['look'];
  scene: Scene;
  theme: 'dark' | 'light';
}

export function FogShape({ fog, look, scene, theme }: FogProps) {
  const { width, height } = mapSize(scene);
  const part = fog?.look === look ? fog.part : undefined;
  const paint = useMemo(() => {
    if (!part) return undefined;
    if (look === 'veil') return (context: Context) => drawVeil(context._context, part, { width, height }, theme);
    const sheet = coverSheet(part, { width, height });
    return (context: Context, _shape: KonvaShape) => context._context.drawImage(sheet, 0, 0, width, height);
  }, [part, look, width, height, theme]);
  return paint ? <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} /> : null;
}
