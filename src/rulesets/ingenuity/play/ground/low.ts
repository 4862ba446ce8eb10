/** Low cover on the map (IN-14): ground with a name that means something to shoot over. */
import { isLowCoverName } from '../../../../space/squares/groundNames.ts';
import { type Square, squareKey } from '../../../../space/squares/squares.ts';
import type { IngenuityFight } from '../../fight.ts';

/**
 * Whether a square holds low cover. Low cover hides a combatant who seeks cover behind it. It bars
 * no shot, even where it is solid.
 */
export const isLow = ({ scene }: IngenuityFight, square: Square): boolean =>
  scene.kind === 'squares' && isLowCoverName(scene.cells[squareKey(square)]?.terrain ?? '');
