/** The ready-made scenes by id, as scripts name them. */
import type { Scene } from '../scene.ts';
import { sceneList } from './list.ts';

export const readyScenes: Record<string, Scene> = Object.fromEntries(sceneList.map(({ id, scene }) => [id, scene]));
