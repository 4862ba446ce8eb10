/** Takes a fight by the stairs to another map: one of the shelf or a ready map, by its name. */
import { FootprintsIcon } from 'lucide-react';
import { toast } from 'sonner';
import type { Fight } from '../../engine/fight.ts';
import { sceneOfItem } from '../../formats/shelf/sceneItem.ts';
import type { Place, Point, Scene, SceneKind } from '../../space/scene.ts';
import { samePlace } from '../../space/scene.ts';
import { readyMapCards } from '../../space/scenes/readyCards.ts';
import { readyScene, readySceneId } from '../../space/scenes/readyMaps.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import { tableActions } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { editsToMap, mapsLedTo } from './stairs.ts';

/** The map of the shelf of this name. */
async function shelfMap(name: string): Promise<Scene | undefined> {
  const { refresh, read } = shelfStore.getState();
  await refresh();
  const entry = shelfStore.getState().entries.find((one) => one.kind === 'scene' && one.name === name);
  const [item] = entry ? await read([entry.id]) : [];
  return item?.kind === 'scene' ? sceneOfItem(item) : undefined;
}

/** The ready map of this name, in the form of the fight. */
export async function readyMapNamed(name: string, kind: SceneKind): Promise<Scene | undefined> {
  const card = readyMapCards.find((one) => one.name === name);
  return card && readyScene(readySceneId(card.id, kind));
}

/** Puts the map of this name under the fight. Combatants at the stairs come along. */
async function goToMap(fight: Fight, name: string, who: readonly string[]): Promise<void> {
  const scene = (await shelfMap(name)) ?? (await readyMapNamed(name, fight.scene.kind));
  if (!scene) {
    toast(`No map on your shelf is called “${name}”: keep one there by this name, or let the stairs lead elsewhere.`);
    return;
  }
  if (scene.kind !== fight.scene.kind) {
    toast(`“${name}” is a map of ${scene.kind}, and this fight is on ${fight.scene.kind}.`);
    return;
  }
  if (tableActions.edit(`By the stairs to “${name}”`, editsToMap(fight, scene, who)))
    toast(`The fight is on “${name}”. Who was elsewhere waits beside the map.`);
}

/** The menu entries for the stairs near a point. Combatants at that place come along. */
export function stairsEntries(fight: Fight, place: Place | undefined, point: Point): MenuEntry[] {
  const there = fight.order.filter((id) => {
    const one = fight.combatants[id];
    return place !== undefined && one !== undefined && samePlace(one.place, place);
  });
  return mapsLedTo(fight.scene, point).map(
    (name): MenuEntry => ({
      id: `stairs-${name}`,
      label: `Go to “${name}”`,
      detail: there.length > 0 ? `${there.length} go along` : 'The fight goes on there',
      icon: FootprintsIcon,
      onAction: () => void goToMap(fight, name, there),
    }),
  );
}
