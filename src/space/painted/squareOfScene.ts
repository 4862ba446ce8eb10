/** The size of a square on a scene's map. */
import { cellSizeOf, type Scene } from '../scene.ts';

/** The size of a square on a map of zones, in map pixels: about the room of one figure. */
const ON_ZONES = 60;

/** The size of a square in map pixels, or of a hex. All scenery is measured in squares. */
export const squareOfScene = (scene: Scene): number => cellSizeOf(scene) ?? ON_ZONES;
