/**
 * The market square by day: stalls about a fountain, houses to the north, a cart place, a stage.
 */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { marketLook } from './marketLook.ts';

const row = '........................\n';

const squares = squarePlan(
  { name: 'Market Day', ground: { kind: 'plain', look: 'stone' } },
  row.repeat(16),
  `${row.repeat(6)}
  ss......................
  sss.....................
  sss.....................
  sss.....................
  ss......................
  ${row.repeat(5)}`,
  {},
  {},
  marketLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaaaaabbbbbbbbbbddddddd
  aaaaaaabbbbbbbbbbddddddd
  aaaaaaabbbbbbbbbbddddddd
  aaaaaaabbbbbbbbbbddddddd
  aaaaaaabbbbbbbbbbddddddd
  aaaaaaabbbbbbbbbbddddddd
  wwwwwwwwffffffffeeeeeeee
  wwwwwwwwffffffffeeeeeeee
  wwwwwwwwffffffffeeeeeeee
  wwwwwwwwffffffffeeeeeeee
  ggggggggffffffffhhhhhhhh
  ggggggggsssssssshhhhhhhh
  ggggggggsssssssshhhhhhhh
  oooooosssssssssshhhhhhhh
  oooooosssssssssshhhhhhhh
  oooooosssssssssshhhhhhhh
  `,
  crooked: 5,
  zones: {
    a: 'Chandler’s Corner',
    b: 'Bakers’ Row',
    d: { name: 'Toll House', features: [{ kind: 'exit', label: 'The lane to the guild hall' }] },
    w: { name: 'West Gate Street', features: [{ kind: 'exit', label: 'The street to the west gate' }] },
    f: 'The Fountain',
    e: { name: 'East Street', features: [{ kind: 'exit', label: 'The street to the harbour' }] },
    g: 'Greengrocers',
    s: 'Before the Stage',
    o: 'Under the Oak',
    h: 'Cart Place',
  },
});

export const marketMap: ReadyMap = readyMap('zones', zones, squares);
