/**
 * Dims the map a little while a question is open. The shade lies over the ground, and under lit
 * places, words and figures.
 */
import type { Scene } from '../../../space/scene.ts';
import { mapSize } from '../../layout/placeAt.ts';
import { Rect } from '../../tree/konva.ts';

/**
 * Dark enough that lit places and figures stand out, and light enough that one can still see the
 * ground. The shade lies on a canvas of its own. Konva's filters would read and write each pixel of
 * the ground and paint the ground anew with each question.
 */
const DIM = 'rgba(8,9,12,0.34)';

/** Covers the map. */
export function Dim({ scene }: { scene: Scene }) {
  const { width, height } = mapSize(scene);
  return <Rect name="dim" width={width} height={height} fill={DIM} listening={false} perfectDrawEnabled={false} />;
}
