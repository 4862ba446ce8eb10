/** The Lake under the Hill: a cave about deep water, a crystal islet, a smugglers' landing. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { lakeCaveLook } from './lakeCaveLook.ts';

const row = '........................\n';

const squares = squarePlan(
  { name: 'The Lake under the Hill', ground: { kind: 'plain', look: 'night' } },
  row.repeat(15),
  `
  ########################
  ####....###.....########
  ###.....##.......##...##
  ##................#....#
  ##.....................#
  ##....................##
  s.......................
  ss......................
  ss......................
  ##...................###
  ##....................##
  ##.....................#
  ###....................#
  ####.......##..........#
  ########################
  `,
  {},
  {},
  lakeCaveLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ........................
  ....bbbb...ccccc........
  ...bbbbb..ccccccc..ddd..
  ..bbbbbbcccccccccc.dddd.
  ..bbbbbbccccccccccddddd.
  ..bbbbblllllnnnnnndddd..
  aaaaawwlllllnnnnngggggee
  aaaaawwlllllnnnnngggggee
  aaaaawwlllllnnnnnjjjjjee
  ..mmmmwwllllnnnnjjjjj...
  ..mmmmmmllllnnnjjjjjjj..
  ..mmmmmmkkkkkkkkjjjjjjj.
  ...mmmmmkkkkkkkkjjjjjjj.
  ....mmmmkkk..kkkjjjjjjj.
  ........................
  `,
  crooked: 5,
  zones: {
    a: { name: 'Cave Mouth', features: [{ kind: 'exit', label: 'Out to the hillside' }] },
    b: 'Mossy Nook',
    c: 'North Shore',
    d: 'Crystal Grotto',
    e: { name: 'Stream Cleft', features: [{ kind: 'exit', label: 'Where the stream runs out' }] },
    g: 'Plank over the Stream',
    n: { name: 'East of the Islet', features: [{ kind: 'water', label: 'Deep water', amount: 0 }] },
    l: { name: 'West of the Islet', features: [{ kind: 'water', label: 'Deep water', amount: 0 }] },
    w: 'West Shore',
    m: 'Bone Corner',
    k: 'Camp on the Shore',
    j: 'Smugglers’ Landing',
  },
});

export const lakeCaveMap: ReadyMap = readyMap('squares', zones, squares);
