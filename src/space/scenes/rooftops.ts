/**
 * Rooftops over the Dye Works: flat roofs at different heights, lanes three levels below, planks
 * across, a chimney to hide behind.
 */
import type { SquareScene } from '../scene.ts';
import { squarePlan } from './squarePlan.ts';

export const rooftopsScene: SquareScene = squarePlan(
  { name: 'Rooftops over the Dye Works', ground: { kind: 'plain', look: 'night' } },
  `
  333333..444444..33333
  333333..444444..33333
  333333..444444..33333
  333333334444443.33333
  333333..444444..33333
  333333..444444..33333
  3....................
  3....................
  333333..222222..55555
  333333..222222..55555
  333333322222224455555
  333333..222222..55555
  333333..222222..55555
  333333..222222..55555
  `,
  `
  sss..................
  sss.......##.........
  sss.......##.........
  sss...pp......p......
  ss...................
  ss...................
  .~~~~~~~~~~~~~~~~~~~~
  .~~~~~~~~~~~~~~~~~~~~
  .................#...
  ..........vv.........
  ......pp..vv..pp.....
  .....................
  .....................
  ...................g.
  `,
  {
    p: { terrain: 'plank' },
    v: { difficult: true, terrain: 'dye vat' },
    g: { terrain: 'signal bell' },
  },
);
