/** Where newcomers come in: at the exits of a map of zones, at the edges of one of squares. */
import { type Place, placeKey, type Scene } from '../../space/scene.ts';
import { placeWords } from '../fight/words.ts';

/** A way in, as a list shows it. Two exits of one zone are one place: the zone, by the name of the first. */
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
  return Object.values(scene.zones).flatMap(({ id, features }) => {
    const exit = features.find(({ kind }) => kind === 'exit');
    const place: Place = { kind: 'zone', zone: id };
    return exit
      ? [{ key: placeKey(place), place, label: `At the exit: ${exit.label || placeWords(scene, place)}` }]
      : [];
  });
}
