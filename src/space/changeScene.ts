/** Changes the map of a fight: the only way in which rules change a map. */
import { isDraft, produce } from 'immer';
import type { Scene } from './scene.ts';

/**
 * Changes the map of a fight if the map is of this kind; otherwise does nothing. A drafted map is
 * changed in place. A plain map, on which odds and simulations play, is replaced by a changed copy:
 * others still hold the old map, and values derived from the old map stay true for it.
 */
export function changeScene<Kind extends Scene['kind']>(
  fight: { scene: Scene },
  kind: Kind,
  change: (scene: Extract<Scene, { kind: Kind }>) => void,
): void {
  if (fight.scene.kind !== kind) return;
  const changed = (scene: Scene) => change(scene as Extract<Scene, { kind: Kind }>);
  if (isDraft(fight.scene)) changed(fight.scene);
  else fight.scene = produce(fight.scene, (draft) => changed(draft as Scene));
}
