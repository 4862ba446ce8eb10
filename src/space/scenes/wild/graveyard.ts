/** Saint Ottil’s Graveyard: rows of graves, a mausoleum, an open grave, a ruined chapel. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { graveyardLook } from './graveyardLook.ts';

const row = '........................\n';
const lane = '..........ssss..........\n';

const squares = squarePlan(
  { name: 'Saint Ottil’s Graveyard', ground: { kind: 'plain', look: 'night' } },
  row.repeat(16),
  `${row.repeat(14)}${lane.repeat(2)}`,
  {},
  {},
  graveyardLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  .......................c
  .mmmmmmyyyyyyyyycccccccc
  .mmmmmmyyyyyyyyycccccccc
  .mmmmmmyyyyyyyyycccccccc
  .mmmmmmyyyyyyyyycccccccc
  .mmmmmmaaaaaaaaacccccccc
  .rrrrrraaaaaaaaaoooooooo
  .rrrrrraaaaaaaaaoooooooo
  .rrrrrraaaaaaaaaoooooooo
  .rrrrrrwwwwwwwwwoooooooo
  .rrrrrrwwwwwwwwwhhhhhhhh
  .pppppppwwwwwwwwhhhhhhhh
  .pppppppwwwwwwwwhhhhhhhh
  .pppppppwwwwwwwwhhhhhhhh
  ........llllllllhhhhhhhh
  ........llllllll........
  `,
  crooked: 7,
  zones: {
    l: { name: 'Lych Gate', features: [{ kind: 'exit', label: 'The lane to the village' }] },
    w: 'Gravel Walk',
    a: { name: 'The Angel', features: [{ kind: 'cover', label: 'Angel and yew' }] },
    y: { name: 'Old Graves', features: [{ kind: 'cover', label: 'Gravestones' }] },
    m: { name: 'Mausoleum', features: [{ kind: 'cover', label: 'Mausoleum' }] },
    c: { name: 'Ruined Chapel', features: [{ kind: 'cover', label: 'Ruined walls' }] },
    r: { name: 'Merchants’ Row', features: [{ kind: 'cover', label: 'Tombs' }] },
    o: 'The Open Grave',
    p: 'Paupers’ Field',
    h: { name: 'Gravedigger’s Hut', features: [{ kind: 'cover', label: 'Hut and woodpile' }] },
  },
});

export const graveyardMap: ReadyMap = readyMap('zones', zones, squares);
