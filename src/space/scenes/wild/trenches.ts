/** Hollow Ridge, a battlefield in the rain: two lines of trenches and a field of craters. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { trenchesLook } from './trenchesLook.ts';

const row = '..........................\n';
const rear = '..........ssssss..........\n';

const squares = squarePlan(
  { name: 'Hollow Ridge', ground: { kind: 'plain', look: 'grass' } },
  row.repeat(16),
  `${row.repeat(14)}${rear.repeat(2)}`,
  {},
  {},
  trenchesLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  .aaaaaaabbbbbbbbbbccccccc.
  .aaaaaaabbbbbbbbbbccccccc.
  .aaaaaaabbbbbbbbbbccccccc.
  .ddddddddddddeeeeeeeeeeee.
  .ddddddddddddeeeeeeeeeeee.
  .ffffffffgggggggggghhhhhh.
  .ffffffffgggggggggghhhhhh.
  .ffffffffgggggggggghhhhhh.
  .ffffffffgggggggggghhhhhh.
  .ffffffffgggggggggghhhhhh.
  .iiiiiiiiiiiijjjjjjjjjjjj.
  .iiiiiiiiiiiijjjjjjjjjjjj.
  .iiiiiiiiiiiijjjjjjjjjjjj.
  .kkkkkkkkrrrrrrrrllllllll.
  .kkkkkkkkrrrrrrrrllllllll.
  .kkkkkkkkrrrrrrrrllllllll.
  `,
  crooked: 7,
  zones: {
    a: { name: 'Burnt Farm', features: [{ kind: 'cover', label: 'Ruined walls' }] },
    b: { name: 'Their Reserve', features: [{ kind: 'exit', label: 'The road north' }] },
    c: { name: 'Their Guns', features: [{ kind: 'cover', label: 'Guns and shields' }] },
    d: { name: 'North-west Trench', features: [{ kind: 'cover', label: 'Trench' }] },
    e: { name: 'North-east Trench', features: [{ kind: 'cover', label: 'Trench' }] },
    f: { name: 'Crater Field', features: [{ kind: 'cover', label: 'Craters' }] },
    g: 'No Man’s Land',
    h: { name: 'Shattered Wood', features: [{ kind: 'cover', label: 'Stumps and trunks' }] },
    i: { name: 'South-west Trench', features: [{ kind: 'cover', label: 'Trench' }] },
    j: { name: 'South-east Trench', features: [{ kind: 'cover', label: 'Trench' }] },
    k: { name: 'Dressing Station', features: [{ kind: 'cover', label: 'Wagon and crates' }] },
    r: { name: 'Our Reserve', features: [{ kind: 'exit', label: 'The road south' }] },
    l: { name: 'Our Catapult', features: [{ kind: 'cover', label: 'Catapult and palisade' }] },
  },
});

export const trenchesMap: ReadyMap = readyMap('zones', zones, squares);
