/** The ready-made scenes by id, each fetched when it is wanted. The build works the scenes out, and packs them finished. */
import type { Scene } from '../scene.ts';

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  crossroads: async () => (await import('./crossroads.ts')).crossroads,
  mill: async () => (await import('./mill.ts')).mill,
  'chapel-crypt': async () => (await import('./chapelCrypt.ts')).chapelCrypt,
  quarry: async () => (await import('./quarry.ts')).quarry,
  rooftops: async () => (await import('./rooftops.ts')).rooftops,
  causeway: async () => (await import('./causeway.ts')).causeway,
  'watch-yard': async () => (await import('./watchYard.ts')).watchYard,
  'goblin-den': async () => (await import('./goblinDen.ts')).goblinDen,
};

/** A ready-made scene; undefined when there is none of that id. Rejects when it cannot be fetched, and may be asked again. */
export const sceneById = async (id: string): Promise<Scene | undefined> =>
  Object.hasOwn(scenes, id) ? scenes[id]?.() : undefined;

/** Which ready-made scenes there are. */
export const sceneIds: readonly string[] = Object.keys(scenes);
