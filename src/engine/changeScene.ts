/** The one way in which a game's rules change the map of a fight. */
import { isDraft, produce } from 'immer';
import type { Scene } from '../space/scene.ts';
import type { Fight } from './fight.ts';

/**
 * Changes the map of a fight if the map is of this kind, and does nothing otherwise. A drafted map
 * is changed in place. A plain map, as odds and simulation play on, is replaced by a changed one:
 * others hold the old map, and what was derived from the old map stays true of it.
 */
export function changeScene<Kind extends Scene['kind']>(
  fight: Pick<Fight, 'scene'>,
  kind: Kind,
  change: (scene: Extract<Scene, { kind: Kind }>) => void,
): void {
  if (fight.scene.kind !== kind) return;
  const changed = (scene: Scene) => change(scene as Extract<Scene, { kind: Kind }>);
  if (isDraft(fight.scene)) changed(fight.scene);
  else fight.scene = produce(fight.scene, (draft) => changed(draft as Scene));
}
