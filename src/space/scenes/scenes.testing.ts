/** Ready scenes for tests, of the kind that a test needs. */
import type { SquareScene, ZoneScene } from '../scene.ts';
import { readyScenes } from './index.ts';

/** A ready scene of zones. Throws for another id. */
export function zonesNamed(id: string): ZoneScene {
  const scene = readyScenes[id];
  if (scene?.kind !== 'zones') throw new Error(`There are no zones “${id}”.`);
  return scene;
}

/** A ready scene of squares. Throws for another id. */
export function squaresNamed(id: string): SquareScene {
  const scene = readyScenes[id];
  if (scene?.kind !== 'squares') throw new Error(`There are no squares “${id}”.`);
  return scene;
}
