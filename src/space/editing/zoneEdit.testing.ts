/**
 * Four rooms to edit, and the conditions that an edited scene must always meet, for tests of
 * editing zones.
 */

import { type ZoneScene, zoneSceneSchema } from '../scene.ts';
import type { Polygon } from '../shapes/polygon.ts';
import { drawnZones } from '../zones/zones.testing.ts';
import { neighbours } from '../zones/zones.ts';
import type { Edited } from './edited.ts';

export const editedValue = <T>(result: Edited<T>): T => {
  if (!result.ok) throw new Error(result.fault);
  return result.value;
};
export const faultWords = (result: Edited<unknown>): string => (result.ok ? 'done' : result.fault);
export const boxPolygon = (left: number, top: number, right: number, bottom: number): Polygon => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
export const linkedZones = (scene: ZoneScene, zone: string): string[] =>
  neighbours(scene, zone)
    .map(({ zone: { id } }) => id)
    .sort();
export const checkedScene = (scene: ZoneScene): ZoneScene => zoneSceneSchema.parse(scene);

/*  A B     four rooms of 100 by 100, all open to their neighbours,
 *  C D     in the corner of a map of 600 by 600
 */
export const fourZones: ZoneScene = {
  ...drawnZones(`
    A B
    . .
    C D
  `),
  width: 600,
  height: 600,
};
