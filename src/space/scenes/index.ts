/**
 * All ready scenes by id, for scripts in Node and for tests. A page fetches each scene on its own.
 */
import type { Scene } from '../scene.ts';
import { readyScene, readySceneIds } from './readyMaps.ts';

export const readyScenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  await Promise.all(readySceneIds.map(async (id) => [id, await readyScene(id)] as const)),
) as Record<string, Scene>;
