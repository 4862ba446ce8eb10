/**
 * The places where newcomers come in: the exits of a map of zones, the edges of a map of squares.
 */

import { placeWords } from '../../engine/table/fightWords.ts';
import { type Place, placeKey, type Scene } from '../../space/scene.ts';

/**
 * The ways in, as a list shows them. Two exits of one zone are one place: the zone, by the name of
 * the first exit.
 */
export function exitsOf(scene: Scene): { key: string; place: Place; label: string }[] {
  if (scene.kind === 'squares') {
    const [right, down] = [scene.columns - 1, scene.rows - 1];
    const [middle, half] = [Math.floor(right / 2), Math.floor(down / 2)];
    return (
      [
        ['top', middle, 0],
        ['right', right, half],
        ['bottom', middle, down],
        ['left', 0, half],
      ] as const
    ).map(([edge, column, row]) => {
      const place: Place = { kind: 'square', column, row };
      return { key: placeKey(place), place, label: `At the ${edge} edge` };
    });
  }
  if (scene.hexes && !Object.values(scene.zones).some(({ features }) => features.some(({ kind }) => kind === 'exit')))
    return [];
  return Object.values(scene.zones).flatMap(({ id, features }) => {
    const exit = features.find(({ kind }) => kind === 'exit');
    const place: Place = { kind: 'zone', zone: id };
    return exit
      ? [{ key: placeKey(place), place, label: `At the exit: ${exit.label || placeWords(scene, place)}` }]
      : [];
  });
}
