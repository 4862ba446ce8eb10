/** The places of a scene: zones with their words, or squares with their grid. Drawn anew only when the scene or what is full changes. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { placeKey, type Scene, type ZoneScene } from '../../../space/scene.ts';
import type { Box } from '../../layout/viewMath.ts';
import type { BoardToken } from '../../types.ts';
import { palette } from '../palette.ts';
import { penOf } from '../pen.ts';
import { drawSquares } from './drawSquares.ts';
import { drawZones } from './drawZones.ts';
import { drawZoneWords, type Occupancy } from './drawZoneWords.ts';

interface PlaceProps {
  scene: Scene;
  tokens: readonly BoardToken[];
  theme: 'dark' | 'light';
}

/** Floors, walls and grid: the lowest part, drawn anew only with the scene. */
export function PlaceShapes({ scene, theme }: Omit<PlaceProps, 'tokens'>) {
  const paint = useMemo(() => {
    const colours = palette(theme);
    return (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, colours);
      if (scene.kind === 'squares') drawSquares(pen.context, scene, pen);
      else drawZones(pen.context, scene, colours);
    };
  }, [scene, theme]);
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

/** Names and features of zones: above lit places, so that they stay legible; those of borders keep clear of the tokens. */
export function WordShapes({
  scene,
  tokens,
  theme,
  covered,
  magnified,
}: PlaceProps & { covered(): readonly Box[]; magnified: number }) {
  // Kept as words: most changes of tokens fill no zone, and then nothing is drawn.
  const full = scene.kind === 'zones' ? JSON.stringify(fullZones(scene, tokens)) : '[]';
  const stands = scene.kind === 'zones' ? tokens.map(({ id, place }) => `${id} ${placeKey(place)}`).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when somebody stands elsewhere
  const paint = useMemo(() => {
    const colours = palette(theme);
    return (context: Context, shape: KonvaShape) => {
      if (scene.kind !== 'zones') return;
      const pen = { ...penOf(context, shape, colours), far: magnified > 1 };
      drawZoneWords(pen, scene, new Map(JSON.parse(full) as [string, number][]), covered());
    };
  }, [scene, theme, full, stands, covered, magnified]);
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

/** Zones that have no room left, with how much is taken. */
function fullZones(scene: ZoneScene, tokens: readonly BoardToken[]): [string, number][] {
  const used = occupancy(tokens);
  return Object.values(scene.zones).flatMap(({ id, capacity }) => {
    const taken = used.get(`zone:${id}`) ?? 0;
    return capacity > 0 && taken >= capacity ? [[`zone:${id}`, taken] as [string, number]] : [];
  });
}

function occupancy(tokens: readonly BoardToken[]): Occupancy {
  const used = new Map<string, number>();
  for (const { place, size, standing } of tokens)
    if (standing === 'up') used.set(placeKey(place), (used.get(placeKey(place)) ?? 0) + size.room);
  return used;
}
