/** Wolfsback Pass in snowfall: a road between cliffs, a frozen beck, a stranded wagon, a hut. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { snowPassLook } from './snowPassLook.ts';

const squares = squarePlan(
  { name: 'Wolfsback Pass', ground: { kind: 'plain', look: 'stone' } },
  `
  222222222222222222222222
  222222222222222222222222
  222222222222222222222222
  222222222222222222222222
  ........................
  ........................
  ........................
  ........................
  ........................
  ........................
  ........................
  ........................
  ........................
  ...............222222222
  ...............222222222
  ...............222222222
  `,
  `
  ##......................
  ##......................
  ........................
  ........................
  ........................
  ........................
  ........................
  ss......................
  ss......................
  ss......................
  ........................
  ........................
  ........................
  ........................
  ......................##
  ......................##
  `,
  {},
  {},
  snowPassLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ........................
  ..llllllllllwwwwwwwwwwww
  ..llllllllllwwwwwwwwwwww
  ..llllllllllwwwwwwwwwwww
  .pppppppbbbbbbbaaaaaaaa.
  .pppppppbbbbbbbaaaaaaaa.
  .pppppppbbbbbbbaaaaaaaa.
  rrrrrrrrggggggggeeeeeeee
  rrrrrrrrggggggggeeeeeeee
  rrrrrrrrggggggggeeeeeeee
  .hhhhhhhnnnnnnnnffffffff
  .hhhhhhhnnnnnnnnffffffff
  .hhhhhhhnnnnnnnnffffffff
  .hhhhhhhnnnnnnnoooooooo.
  .hhhhhhhnnnnnnnoooooooo.
  ........................
  `,
  crooked: 7,
  zones: {
    r: { name: 'Lower Road', features: [{ kind: 'exit', label: 'Down to the valley' }] },
    g: { name: 'The Stranded Wagon', features: [{ kind: 'cover', label: 'Wagon and boulders' }] },
    e: { name: 'Top of the Pass', features: [{ kind: 'exit', label: 'The road over the mountain' }] },
    p: { name: 'Pine Slope', features: [{ kind: 'cover', label: 'Pines' }] },
    b: { name: 'Boulder Field', features: [{ kind: 'cover', label: 'Boulders' }] },
    a: { name: 'Foot of the Avalanche', features: [{ kind: 'cover', label: 'Blocks of snow and stone' }] },
    l: 'Wolf Ledge',
    w: 'Overhang',
    h: { name: 'Wayfarers’ Hut', features: [{ kind: 'cover', label: 'Hut and woodpile' }] },
    n: 'Frozen Beck',
    f: { name: 'Cairn', features: [{ kind: 'cover', label: 'Cairn of stones' }] },
    o: 'South Rock',
  },
});

export const snowPassMap: ReadyMap = readyMap('zones', zones, squares);
