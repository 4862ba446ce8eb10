/** The map of a fight kept on the shelf: new, in the place of one of its name, or beside that. */
import { LONGEST_NAME } from '../../formats/shelf/item.ts';
import { itemOfScene } from '../../formats/shelf/sceneItem.ts';
import type { Scene } from '../../space/scene.ts';
import { freeName } from './names.ts';
import type { ShelfStore } from './types.ts';

/** What to do where a map of this name is there already, and is another. */
export type Twin = 'ask' | 'replace' | 'beside';

/** What came of it: a sentence where it is kept; the name of the one that is there, to be asked about. */
export type KeptScene = { told: string } | { twin: string };

/** Keeps it under a fresh id. Undefined where it was refused or could not be written, which is told. */
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
    if (there?.kind === 'scene' && JSON.stringify(there.scene) === JSON.stringify(scene))
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
