/**
 * The Crooked Tankard at dusk: a taproom with a bar and a hearth, back rooms, an alley and a yard.
 */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { tavernLook } from './tavernLook.ts';

const flat = '........................\n'.repeat(16);

const squares = squarePlan(
  { name: 'The Crooked Tankard', ground: { kind: 'plain', look: 'stone' } },
  flat,
  `${'........................\n'.repeat(13)}
  ssssssssssss............
  ssssssssssss............
  ssssssssssss............
  `,
  {},
  {
    '8,12,s': 'open',
    '9,12,s': 'open',
    '12,1,s': 'door',
    '20,11,e': 'door',
    '9,3,e': 'open',
    '13,4,s': 'door',
    '14,7,e': 'open',
    '14,11,e': 'door',
    '17,5,s': 'door',
  },
  tavernLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaannnnnnnnnnnnnnnnnyyy
  aaaannnnnnnnnnnnnnnnnyyy
  aaaabbbbbbkkkkkssssssyyy
  aaaabbbbbbkkkkkssssssyyy
  aaaabbbbbbkkkkkssssssyyy
  aaaatttttthhhhhssssssyyy
  aaaatttttthhhhhccccccyyy
  aaaatttttthhhhhccccccyyy
  aaaatttttthhhhhccccccyyy
  aaaaddddddeeeeeccccccyyy
  aaaaddddddeeeeeooooooyyy
  aaaaddddddeeeeeooooooyyy
  aaaaddddddeeeeeooooooyyy
  ffffffffffffgggggggggggg
  ffffffffffffgggggggggggg
  ffffffffffffgggggggggggg
  `,
  zones: {
    a: 'Cats’ Alley',
    n: 'Back Lane',
    y: 'Stable Yard',
    b: 'Behind the Bar',
    k: 'Kitchen',
    s: 'The Snug',
    t: 'Long Table',
    h: 'Hearthside',
    c: 'Card Room',
    d: 'Inside the Door',
    e: 'Fiddler’s Corner',
    o: 'Storeroom',
    f: { name: 'West Street', features: [{ kind: 'exit', label: 'The street to the bridge' }] },
    g: { name: 'East Street', features: [{ kind: 'exit', label: 'The street to the gate' }] },
  },
  ways: {
    bt: { features: [{ kind: 'cover', label: 'Bar' }] },
  },
});

export const tavernMap: ReadyMap = readyMap('squares', zones, squares);
