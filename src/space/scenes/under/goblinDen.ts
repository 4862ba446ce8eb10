/**
 * The Goblin Den: a cave of two chambers, a narrow throat between them, rubble and a ledge above
 * the fire.
 */

import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { goblinDenLook } from './goblinDenLook.ts';

const squares = squarePlan(
  { name: 'The Goblin Den', ground: { kind: 'plain', look: 'night' } },
  `
  ..................
  ..............222.
  ..............222.
  ..............111.
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  `,
  `
  ########..########
  #......#...#.....#
  #.......#........#
  #................#
  ss......##.......#
  ss......##.......#
  ss.....###.......#
  ss......##.......#
  #........#.......#
  #................#
  #......#...#.....#
  ########..########
  `,
  {},
  {},
  goblinDenLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  .........d........
  .bbbbbb..dd.jjhhh.
  .bbbbbbb.ddjjjhhh.
  .bbbbbbbdddjjjhhh.
  aaafffff..ggggggg.
  aaafffff..ggggggg.
  aaaffff...ggggggg.
  aaafffff..ggggggg.
  .ccccccee.iiiiiii.
  .cccccceeeeiiiiii.
  .cccccc.eee.iiiii.
  ........ee........
  `,
  zones: {
    a: { name: 'Cave Mouth', features: [{ kind: 'exit', label: 'Out into the woods' }] },
    b: 'Rubble Hall',
    c: 'Sleeping Straw',
    d: { name: 'North Crack', features: [{ kind: 'exit', label: 'A crack to the north' }] },
    e: { name: 'South Crack', features: [{ kind: 'exit', label: 'A crack to the south' }] },
    f: 'Guard’s Hollow',
    g: 'Fire Pit',
    h: 'High Ledge',
    i: { name: 'Filth Corner', features: [{ kind: 'difficult', label: 'Filth' }] },
    j: 'Under the Ledge',
  },
});

export const goblinDenMap: ReadyMap = readyMap('squares', zones, squares);
