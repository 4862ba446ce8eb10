/** The Witch's Swamp: a muddy path between black pools, a hut on piles, a toad idol. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { swampLook } from './swampLook.ts';

const row = '........................\n';

const squares = squarePlan(
  { name: 'The Witch’s Swamp', ground: { kind: 'plain', look: 'grass' } },
  row.repeat(16),
  `${row.repeat(5)}
  ss......................
  sss.....................
  sss.....................
  ss......................
  ${row.repeat(7)}`,
  {},
  { '15,4,s': 'open', '17,2,e': 'open' },
  swampLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaaaabbbbbbbbbbcccccccc
  aaaaaabbbbbbbhhhhhcccccc
  aaaaaabbbbbbbhhhhhcccccc
  aaaaaabbbbbbbhhhhhcccccc
  aaaaaabbbbbbbhhhhhcccccc
  aaaaaabbbbbbbeeeeeeccccc
  ddddddddmmmmmeeeeeefffff
  ddddddddmmmmmeeeeeefffff
  ddddddddmmmmmeeeeeefffff
  gggggggggiiiiijjjjjjjkkk
  gggggggggiiiiijjjjjjjkkk
  gggggggggiiiiijjjjjjjkkk
  gggggggggiiiiijjjjjjjkkk
  gggggggggiiiiijjjjjjjkkk
  gggggggggiiiiillllllllll
  gggggggggiiiiillllllllll
  `,
  crooked: 7,
  zones: {
    a: 'Toad Idol',
    b: 'Black Pool',
    h: { name: 'Witch’s Hut', capacity: 6 },
    c: 'Landing',
    d: { name: 'West Path', features: [{ kind: 'exit', label: 'The path to the village' }] },
    m: 'Muddy Middle',
    e: 'Hut Steps',
    f: { name: 'East Path', features: [{ kind: 'exit', label: 'The path to the hills' }] },
    g: 'Boat Pool',
    i: 'Standing Stone',
    j: 'Lily Pool',
    k: 'Bramble Bank',
    l: 'South Bog',
  },
  ways: { bh: null, ch: { capacity: 1, features: [{ kind: 'climb', label: 'Off the landing', amount: 1 }] } },
});

export const swampMap: ReadyMap = readyMap('zones', zones, squares);
