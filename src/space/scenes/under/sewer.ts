/** Under Ropewalk: brick sewers with a main channel, a cistern, walkways and a smugglers’ den. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { sewerLook } from './sewerLook.ts';

const level = '........................\n';

const squares = squarePlan(
  { name: 'Under Ropewalk', ground: { kind: 'plain', look: 'night' } },
  level.repeat(15),
  `
  ########################
  ######........##.......#
  ######........##.......#
  ######........##.......#
  #.....................##
  s.......................
  s.......................
  ########......##########
  ########......##########
  #..............###.....#
  #......................#
  #..............###.....#
  #......##..##..###.....#
  #......##..#############
  #########..#############
  `,
  {},
  {},
  sewerLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ........................
  ......cccccccc..kkkkkkk.
  ......cccccccc..kkkkkkk.
  ......cccccccc..kkkkkkk.
  .wwwwwmmmmmmmmeeeeeeee..
  wwwwwwmmmmmmmmeeeeeeeeee
  wwwwwwmmmmmmmmeeeeeeeeee
  ........xxxxxx..........
  ........xxxxxx..........
  .ddddddssssssss...rrrrr.
  .ddddddssssssssvvvrrrrr.
  .ddddddssssssss...rrrrr.
  .dddddd..ss..ss...rrrrr.
  .dddddd..ss.............
  .........ss.............
  `,
  zones: {
    w: { name: 'West Tunnel', features: [{ kind: 'exit', label: 'The outfall' }] },
    c: 'The Cistern',
    m: 'Main Channel',
    e: { name: 'East Tunnel', features: [{ kind: 'exit', label: 'On under the city' }] },
    k: { name: 'Rat King’s Nest', features: [{ kind: 'cover', label: 'Heaps of rubbish' }] },
    x: 'The Drop',
    s: { name: 'Sluice Chamber', features: [{ kind: 'exit', label: 'The ladder to the street' }] },
    d: { name: 'Smugglers’ Den', features: [{ kind: 'cover', label: 'Crates' }] },
    v: { name: 'Crawlway', capacity: 2 },
    r: 'The Oubliette',
  },
});

export const sewerMap: ReadyMap = readyMap('squares', zones, squares);
