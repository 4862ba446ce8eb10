/** A small scene for the tests of the players' screen. */
import type { SquareScene } from '../space/scene.ts';

export const plainScene: SquareScene = {
  kind: 'squares',
  name: 'Hall',
  columns: 20,
  rows: 10,
  pixels: 50,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};
