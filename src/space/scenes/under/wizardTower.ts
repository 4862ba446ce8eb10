/**
 * The Tower of Ismene Marr: three round floors beside each other, with stairs from each to the
 * next, and a herb garden before the door.
 */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { wizardTowerLook } from './wizardTowerLook.ts';

const squares = squarePlan(
  { name: 'The Tower of Ismene Marr', ground: { kind: 'plain', look: 'night' } },
  `
  ................................
  ................................
  ...............3333......6666...
  ..............333333....666666..
  .............33333333..66666666.
  ...........12333333334566666666.
  ...........12333333334566666666.
  .............33333333..66666666.
  ..............333333....666666..
  ...............3333......6666...
  ................................
  ................................
  `,
  `
  ################################
  ...#############################
  ...##....######....######....###
  ...#......####......####......##
  ss.........##........##........#
  ss.............................#
  ss.............................#
  ss.........##........##........#
  ...#......####......####......##
  ...##....######....######....###
  ...#############################
  ################################
  `,
  {},
  { '2,5,e': 'open', '2,6,e': 'open' },
  wizardTowerLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ................................
  ggg.............................
  ggg..kkkk......llll......oooo...
  ggg.kkkkkk....llllll....oooooo..
  gggkkkkkkkk..llllllll..oooooooo.
  ggghhhhhhhhuuppppppppvvxxxxxxxx.
  ggghhhhhhhhuuppppppppvvxxxxxxxx.
  gggcccccccc..aaaaaaaa..bbbbbbbb.
  ggg.cccccc....aaaaaa....bbbbbb..
  ggg..cccc......aaaa......bbbb...
  ggg.............................
  ................................
  `,
  zones: {
    g: { name: 'Herb Garden', features: [{ kind: 'exit', label: 'The path down the hill' }] },
    h: 'Entrance Hall',
    k: { name: 'Kitchen', features: [{ kind: 'cover', label: 'Table and barrels' }] },
    c: { name: 'Cellar Store', features: [{ kind: 'cover', label: 'Crates' }] },
    u: { name: 'Lower Stair', capacity: 3 },
    p: 'Middle Landing',
    l: { name: 'Library', features: [{ kind: 'cover', label: 'Bookshelves' }] },
    a: { name: 'Laboratory', features: [{ kind: 'cover', label: 'Workbenches' }] },
    v: { name: 'Upper Stair', capacity: 3 },
    x: 'Summoning Circle',
    o: { name: 'Observatory', features: [{ kind: 'cover', label: 'Desk and shelves' }] },
    b: { name: 'Bedchamber', features: [{ kind: 'cover', label: 'Bed and wardrobe' }] },
  },
});

export const wizardTowerMap: ReadyMap = readyMap('squares', zones, squares);
