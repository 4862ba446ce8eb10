/** The Thrumstone Quarry: terraces up to a crane, scree between them, a flooded pit. */

import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { quarryLook } from './quarryLook.ts';

const squares = squarePlan(
  { name: 'The Thrumstone Quarry', ground: { kind: 'plain', look: 'sand' } },
  `
  ......................44
  ....................3444
  ...............22.223344
  .............112222333.4
  ............1111222233.3
  ..........111..112222223
  .........11......1122222
  ..................111222
  .....aaa...........11112
  ....aabba............111
  ....abbba.............11
  ....aabaa..............1
  .....aa.................
  .........22.............
  .........22.............
  ........................
  `,
  `
  sss.....................
  sss.....................
  sss.....................
  sss.....................
  ss......................
  ss......................
  s.......................
  ........................
  ........................
  ........................
  ........................
  ........................
  ........................
  .........##.............
  .........##.............
  ........................
  `,
  {},
  {},
  quarryLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaaaaaabbbbbbbbbbbbeeee
  aaaaaaaabbbbbbbbbbbdeeee
  aaaaaaaabbbbbbbdddddeeee
  aaaaaaaabbbbbccddddeeeee
  aaaaaaaabbbbccccddddeeee
  fffffffbbbcccccccdddddde
  fffffffbbccccccccccddddd
  fffffffhhhhhhhhhhhcccddd
  ffffggggghhhhhhhhhhccccd
  iiiiggggghhhhhhhhhhhhccc
  iiiiggggghhhhhhhhlllllcc
  iiiiggggghhhhhhhhllllllc
  iiiigggggjjjhhhkkkklllll
  iiiijjjjjjjjhhhkkkklllll
  iiiijjjjjjjjhhhkkkklllll
  iiiijjjjjjjjhhhkkkklllll
  `,
  crooked: 6,
  zones: {
    a: 'Pine Corner',
    b: 'Dusty Flat',
    c: { name: 'First Terrace', features: [{ kind: 'difficult', label: 'Scree' }] },
    d: 'Second Terrace',
    e: { name: 'Upper Ledge', features: [{ kind: 'cover', label: 'Boulders' }] },
    f: { name: 'Cart Road', features: [{ kind: 'exit', label: 'The road to the valley' }] },
    g: { name: 'Flooded Pit', features: [{ kind: 'water', label: 'Dark water', amount: 0 }] },
    h: { name: 'Quarry Floor', features: [{ kind: 'cover', label: 'Cart' }] },
    i: 'South Bank',
    j: { name: 'Mason’s Hut', features: [{ kind: 'cover', label: 'Hut' }] },
    k: { name: 'Crane Deck', features: [{ kind: 'cover', label: 'Crates' }] },
    l: 'Spoil Heap',
  },
});

export const quarryMap: ReadyMap = readyMap('squares', zones, squares);
