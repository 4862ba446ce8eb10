/** The ready-made scenes by id, as scripts name them: all of them at once, for what lists them. One alone is fetched by `byId.ts`. */
import type { Scene } from '../scene.ts';
import { causeway } from './causeway.ts';
import { chapelCrypt } from './chapelCrypt.ts';
import { crossroads } from './crossroads.ts';
import { goblinDen } from './goblinDen.ts';
import { mill } from './mill.ts';
import { quarry } from './quarry.ts';
import { rooftops } from './rooftops.ts';
import { watchYard } from './watchYard.ts';

export const readyScenes: Record<string, Scene> = {
  crossroads,
  mill,
  'chapel-crypt': chapelCrypt,
  quarry,
  rooftops,
  causeway,
  'watch-yard': watchYard,
  'goblin-den': goblinDen,
};
