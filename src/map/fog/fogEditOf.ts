/** Lets the GM hide and reveal places by hand, from any control. */
import type { Fight } from '../../engine/fight.ts';
import type { FogWay } from '../../engine/public/fog.ts';
import { tableActions } from '../../store/store.ts';
import { fogByHand } from './fogByHand.ts';

/**
 * Hides or reveals places as one ruling. Does nothing where all places are in that state already.
 */
export function fogEditOf(fight: Fight): (places: 'all' | readonly string[], way: FogWay) => void {
  return (places, way) => {
    const command = fogByHand(fight, places, way);
    if (command) tableActions.dispatch(command);
  };
}
