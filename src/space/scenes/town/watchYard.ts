/**
 * The Watch Yard: a walled yard with a gate and a side door, a barracks, carts and a well to fight
 * around.
 */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { watchYardLook } from './watchYardLook.ts';

const squares = squarePlan(
  { name: 'The Watch Yard', ground: { kind: 'plain', look: 'stone' } },
  `
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ................11..
  ................11..
  ....................
  ....................
  `,
  `
  ....................
  ....................
  ....................
  ....................
  ....................
  ss..................
  ss..................
  ss..................
  ....................
  ....................
  ....................
  ....................
  `,
  {},
  // The doors of the barracks and of the store; the walls are scenery.
  { '3,4,s': 'door', '5,2,e': 'open', '14,2,e': 'door' },
  watchYardLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaaaabbbbcccccddddd
  aaaaaabbbbcccccddddd
  aaaaaabbbbcccccddddd
  aaaaaabbbbcccccddddd
  aaaaaaffffggggghhhhh
  eeeeefffffggggghhhhh
  eeeeefffffggggghhhhh
  eeeeefffffggggghhhhh
  eeeeefffffgggggiiiii
  jjjjjjjjjjkkkkkiiiii
  jjjjjjjjjjkkkkklllll
  jjjjjjjjjjkkkkklllll
  `,
  zones: {
    a: { name: 'Barracks', features: [{ kind: 'difficult', label: 'Bunks' }] },
    b: 'Under the Banners',
    c: { name: 'Archery Butts', features: [{ kind: 'cover', label: 'Straw targets' }] },
    d: { name: 'Store', features: [{ kind: 'cover', label: 'Crates' }] },
    e: { name: 'Gate', features: [{ kind: 'exit', label: 'The gate' }] },
    f: { name: 'The Well', features: [{ kind: 'cover', label: 'Well' }] },
    g: 'The Yard',
    h: { name: 'Side Gate', features: [{ kind: 'exit', label: 'The side gate' }] },
    i: { name: 'Scaffold', features: [{ kind: 'cover', label: 'Scaffold' }] },
    j: { name: 'Hay Corner', features: [{ kind: 'cover', label: 'Cart and hay' }] },
    k: { name: 'Woodpile', features: [{ kind: 'cover', label: 'Woodpile' }] },
    l: { name: 'Old Oak', features: [{ kind: 'cover', label: 'Oak' }] },
  },
});

export const watchYardMap: ReadyMap = readyMap('squares', zones, squares);
