/**
 * A map on the shelf: made from the map of a fight, given back as one, and how big it is in words.
 */
import { countWords } from '../../engine/words.ts';
import type { Scene } from '../../space/scene.ts';
import { ITEM_VERSION, LONGEST_NAME, type SceneItem } from './item.ts';

/**
 * A map as a thing of the shelf. A name that is too long for a thing is cut, and a map without a
 * name is called “A map”.
 */
export const itemOfScene = (scene: Scene, id: string): SceneItem => ({
  version: ITEM_VERSION,
  id,
  kind: 'scene',
  game: '',
  name: scene.name.trim().slice(0, LONGEST_NAME).trim() || 'A map',
  folder: '',
  tags: [],
  note: '',
  scene,
});

/** The map to fight on, under its name on the shelf. */
export const sceneOfItem = ({ name, scene }: SceneItem): Scene => ({ ...scene, name });

/** The size of a map in words. */
export const mapSizeWords = (scene: Scene): string =>
  scene.kind === 'zones'
    ? scene.hexes
      ? countWords(Object.keys(scene.zones).length, 'hex', 'hexes')
      : countWords(Object.keys(scene.zones).length, 'zone')
    : `${scene.columns} × ${scene.rows} squares`;
