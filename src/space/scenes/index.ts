/**
 * The ready-made scenes by id, as scripts name them. The build computes them and packs the finished
 * scenes.
 */
import type { Scene } from '../scene.ts';
import { causewayScene } from './causeway.ts';
import { chapelCryptScene } from './chapelCrypt.ts';
import { crossroadsScene } from './crossroads.ts';
import { goblinDenScene } from './goblinDen.ts';
import { millScene } from './mill.ts';
import { quarryScene } from './quarry.ts';
import { rooftopsScene } from './rooftops.ts';
import { watchYardScene } from './watchYard.ts';

export const readyScenes: Record<string, Scene> = {
  crossroads: crossroadsScene,
  mill: millScene,
  'chapel-crypt': chapelCryptScene,
  quarry: quarryScene,
  rooftops: rooftopsScene,
  causeway: causewayScene,
  'watch-yard': watchYardScene,
  'goblin-den': goblinDenScene,
};
