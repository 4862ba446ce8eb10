/** The Robbers' Camp by night: tents about a fire in a clearing, stakes, a palisade, a brook. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { forestCampLook } from './forestCampLook.ts';

const row = '........................\n';

const squares = squarePlan(
  { name: 'The Robbers’ Camp', ground: { kind: 'plain', look: 'grass' } },
  row.repeat(16),
  `${row.repeat(6)}
  ss......................
  ss......................
  ss......................
  ss......................
  ss......................
  ${row.repeat(5)}`,
  {},
  {},
  forestCampLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  nnnnnnnnppppppppqqqqqqqq
  nnnnnnnnppppppppqqqqqqqq
  nnnnnnnnppppppppqqqqqqqq
  nnnnnnnnppppppppqqqqqqqq
  nnnnnnntttppppuuuuuqqqqq
  nnnnnnnttttfffuuuuuuqqqq
  bbbbsssttffffffuuuuqqqqq
  bbbbsssffffffffffffeeeee
  bbbbsssffffffffffffeeeee
  bbbbsssffffffffffffeeeee
  bbbbsssvvffffffwwwweeeee
  bbbboovvvvvffwwwwwweeeee
  ooooooovvvvggggwwwwrrrrr
  ooooooovvvvggggggrrrrrrr
  ooooooooggggggggggrrrrrr
  ooooooooggggggggggrrrrrr
  `,
  crooked: 7,
  zones: {
    n: 'Brook Spring',
    p: 'Chief’s Tent',
    q: 'Old Oaks',
    t: 'North Tents',
    u: 'Archers’ Tents',
    b: { name: 'The Brook', features: [{ kind: 'exit', label: 'The track to the road' }] },
    s: 'The Stakes',
    f: 'The Fire',
    e: { name: 'East Track', features: [{ kind: 'exit', label: 'The track to the hills' }] },
    v: 'South Tents',
    w: 'Prisoner’s Cage',
    o: 'Boulder Wood',
    g: 'Wagon',
    r: 'Dark Wood',
  },
});

export const forestCampMap: ReadyMap = readyMap('zones', zones, squares);
