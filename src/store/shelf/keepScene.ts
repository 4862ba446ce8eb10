/**
 * Keeps the map of a fight on the shelf: as a new map, in the place of a map of the same name, or
 * beside that map.
 */
import { dequal } from 'dequal/lite';
import { LONGEST_NAME } from '../../formats/shelf/item.ts';
import { itemOfScene } from '../../formats/shelf/sceneItem.ts';
import type { Scene } from '../../space/scene.ts';
import { freeName } from './names.ts';
import type { ShelfStore } from './types.ts';

/** What to do where a different map of this name is already on the shelf. */
export type Twin = 'ask' | 'replace' | 'beside';

/**
 * The result: a sentence where the map was kept, or the name of the map that is already there, for
 * the user to decide.
 */
export type KeptScene = { told: string } | { twin: string };

/**
 * Keeps the map under a fresh id. Undefined where the map was refused or could not be written,
 * which the user is told.
 */
export async function keepScene(
  shelf: () => ShelfStore,
  newId: () => string,
  scene: Scene,
  how: Twin,
): Promise<KeptScene | undefined> {
  await shelf().refresh();
  const { entries, read, add, change } = shelf();
  const item = itemOfScene(scene, newId());
  const { name } = item;
  const twin = entries.find((entry) => entry.kind === 'scene' && entry.name === name);
  if (twin) {
    const [there] = await read([twin.id]);
    if (there?.kind === 'scene' && dequal(there.scene, scene))
      return { told: `“${name}” is on the shelf already, as it is here.` };
    if (how === 'ask') return { twin: name };
    if (how === 'replace')
      return (await change([twin.id], `“${name}” as in the fight`, (was) =>
        was.kind === 'scene' ? { ...was, scene } : was,
      ))
        ? { told: `“${name}” on the shelf is now as it is here.` }
        : undefined;
  }
  const kept = twin ? { ...item, name: freeName(name, new Set(entries.map((entry) => entry.name))) } : item;
  if (!(await add([kept], `Keep the map “${kept.name}”`))) return undefined;
  const cut = scene.name.trim().length > LONGEST_NAME;
  return { told: `“${kept.name}” is on the shelf${cut ? `, its name cut to ${LONGEST_NAME} letters` : ''}.` };
}
