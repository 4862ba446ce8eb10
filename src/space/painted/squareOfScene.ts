/** How large a square is on a scene's map. */
import type { Scene } from '../scene.ts';

/** A zone map's stand-in for a square, in map pixels: about what a figure takes up. */
const ON_ZONES = 60;

/** A square in map pixels: the measure of all scenery. */
export const squareOfScene = (scene: Scene): number => (scene.kind === 'squares' ? scene.pixels : ON_ZONES);
