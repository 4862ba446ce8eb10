/** Fog as the GM lays it by hand, wherever that is done. */
import type { Fight } from '../../engine/fight.ts';
import { useTable } from '../../store/store.ts';
import { type FogWay, fogByHand } from './fogByHand.ts';

/** Lays fog or lifts it, as one ruling. Nothing happens where it is so already. */
export function useFogEdit(fight: Fight): (places: 'all' | readonly string[], way: FogWay) => void {
  const dispatch = useTable((table) => table.dispatch);
  return (places, way) => {
    const command = fogByHand(fight, places, way);
    if (command) dispatch(command);
  };
}
