/**
 * All ready scenes by id, for scripts in Node and for tests. A page fetches each scene on its own.
 */
import type { Scene } from '../scene.ts';
import { hexedMapIds, readyScene, readySceneId, readySceneIds } from './readyMaps.ts';

export const readyScenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  await Promise.all(
    [...readySceneIds, ...hexedMapIds.map((id) => readySceneId(id, 'hexes'))].map(
      async (id) => [id, await readyScene(id)] as const,
    ),
  ),
) as Record<string, Scene>;
