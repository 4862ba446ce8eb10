/**
 * Remembers where everybody stood. The same arrangement is drawn in the same spots again, so that
 * undo also puts figures back within their zones.
 */
import { cellSizeOf, placeKey, type Scene } from '../../space/scene.ts';
import type { BoardToken } from '../types.ts';
import { type Laid, layOut } from './layout.ts';
import { tokenUrgency } from './piles.ts';

/** How many arrangements are kept. An older arrangement is laid out anew. */
const MOST_KEPT = 500;

const mapKeys = new WeakMap<Scene, string>();

/**
 * A key of everything in a map that the layout depends on. After undo of a change of the map the
 * old key returns.
 */
function mapKey(scene: Scene): string {
  const known = mapKeys.get(scene);
  if (known !== undefined) return known;
  const key = scene.kind === 'zones' ? JSON.stringify([scene.zones, scene.borders]) : '';
  mapKeys.set(scene, key);
  return key;
}

const placesKey = (tokens: readonly BoardToken[]): string =>
  JSON.stringify(tokens.map(({ id, place, size }) => [id, placeKey(place), size.room]));

/**
 * A key of everything besides places that decides which token stands for others where there is no
 * room for all.
 */
const pilesKey = (tokens: readonly BoardToken[]): string =>
  JSON.stringify(tokens.map((token) => [token.name, tokenUrgency(token)]));

const isPiled = (spots: Laid['spots']): boolean => [...spots.values()].some(({ count }) => count !== undefined);

/**
 * Makes a layout function for one board. It works like `layOut`, but gives a repeated arrangement
 * its old spots. Maps with a grid need no memory, because a square or hex decides the spot.
 */
export function createLayoutMemory(): typeof layOut {
  const kept = new Map<string, Laid['spots']>();
  return (scene, tokens, before) => {
    if (cellSizeOf(scene) !== undefined) return layOut(scene, tokens, before);
    const places = `${mapKey(scene)} ${placesKey(tokens)}`;
    const inPiles = `${places} ${pilesKey(tokens)}`;
    const spots = kept.get(places) ?? kept.get(inPiles) ?? layOut(scene, tokens, before).spots;
    const key = isPiled(spots) ? inPiles : places;
    kept.delete(key);
    kept.set(key, spots);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return { scene, tokens, spots };
  };
}
