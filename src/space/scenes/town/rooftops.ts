/**
 * Rooftops over the Dye Works: flat roofs at different heights, lanes three levels below, planks
 * across, a chimney to hide behind.
 */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { rooftopsLook } from './rooftopsLook.ts';

const squares = squarePlan(
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
  {},
  rooftopsLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaaaa..bbbbbb..ccccc
  aaaaaa..bbbbbb..ccccc
  aaaaaa..bbbbbb..ccccc
  aaaaaabbbbbbbbbeccccc
  aaaaaaddbbbbbbeeccccc
  aaaaaaddbbbbbbeeccccc
  addddddddddeeeeeeeeee
  fddddddddddeeeeeeeeee
  ffffffddggggggeehhhhh
  ffffffddggggggeehhhhh
  ffffffgggggggggghhhhh
  ffffff..gggggg..hhhhh
  ffffff..gggggg..hhhhh
  ffffff..gggggg..hhhhh
  `,
  zones: {
    a: 'Tanner’s Roof',
    b: { name: 'Chimney Roof', features: [{ kind: 'cover', label: 'Chimney' }] },
    c: 'Drying Roof',
    d: 'Dyers’ Lane',
    e: 'Copper Lane',
    f: 'Weaver’s Roof',
    g: { name: 'Vat Roof', features: [{ kind: 'cover', label: 'Dye vats' }] },
    h: 'Bell Roof',
  },
});

export const rooftopsMap: ReadyMap = readyMap('squares', zones, squares);
