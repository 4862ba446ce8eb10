/** Low cover on the map (IN-14): ground that is named as something that one shoots over. */
import { isLowCoverName } from '../../../../space/squares/groundNames.ts';
import { type Square, squareKey } from '../../../../space/squares/squares.ts';
import type { IngenuityFight } from '../../fight.ts';

/**
 * Whether a square holds low cover. Low cover hides whoever seeks cover behind it. It bars no shot,
 * be it solid or not.
 */
export const isLow = ({ scene }: IngenuityFight, square: Square): boolean =>
  scene.kind === 'squares' && isLowCoverName(scene.cells[squareKey(square)]?.terrain ?? '');
