/** The size of a square on a scene's map. */
import type { Scene } from '../scene.ts';

/** The size of a square on a map of zones, in map pixels: about the room of one figure. */
const ON_ZONES = 60;

/** The size of a square in map pixels. All scenery is measured in squares. */
export const squareOfScene = (scene: Scene): number => (scene.kind === 'squares' ? scene.pixels : ON_ZONES);
