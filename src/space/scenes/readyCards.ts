/**
 * The ready maps as lists show them: names and sizes. The build computes this file, so a list of
 * maps fetches no map.
 */
import type { SceneKind } from '../scene.ts';
import { readyScenes } from './index.ts';
import { readyMapIds, readySceneId } from './readyMaps.ts';

export interface ReadyMapCard {
  readonly id: string;
  readonly name: string;
  /** The kind of fight that the map was made for. */
  readonly usual: SceneKind;
  /** The number of zones of the form with zones. */
  readonly zones: number;
  /** The size of the form with squares. */
  readonly columns: number;
  readonly rows: number;
}

export const readyMapCards: readonly ReadyMapCard[] = readyMapIds.flatMap((id) => {
  const [zones, squares] = [readyScenes[readySceneId(id, 'zones')], readyScenes[readySceneId(id, 'squares')]];
  if (zones?.kind !== 'zones' || squares?.kind !== 'squares') return [];
  const { columns, rows } = squares;
  const usual = readySceneId(id, 'zones') === id ? 'zones' : 'squares';
  return [{ id, name: zones.name, usual, zones: Object.keys(zones.zones).length, columns, rows }];
});
