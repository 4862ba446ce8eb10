/** The Grey Gull at sea: main deck between two masts, guns, captain's cabin, forecastle. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { shipLook } from './shipLook.ts';

const flat = '............................\n'.repeat(14);

const squares = squarePlan(
  { name: 'The Grey Gull at Sea', ground: { kind: 'plain', look: 'water' } },
  flat,
  `
  ............................
  ............................
  ............................
  ............................
  ...................ss.......
  ...................sss......
  ...................ssss.....
  ...................ssss.....
  ...................sss......
  ...................ss.......
  ............................
  ............................
  ............................
  ............................
  `,
  {},
  { '6,6,e': 'door' },
  shipLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  wwwwwwwwwwwwwwnnnnnnnnnnnnnn
  wwwwwwwwwwwwwwnnnnnnnnnnnnnn
  wwwwwwwwwwwwwwnnnnnnnnnnnnnn
  wwwwwwwwwwwwwwnnnnnnnnnnnnnn
  ..ccccchhhbbbbbeeeeffffnnnnn
  ..ccccchhhbbbbbeeeeffffnnnnn
  ..ccccchhhbbbbbeeeeffff.....
  ..ccccchhhdddddiiiiffff.....
  ..ccccchhhdddddiiiiffffsssss
  ..ccccchhhdddddiiiiffffsssss
  vvvvvvvvvvvvvvssssssssssssss
  vvvvvvvvvvvvvvssssssssssssss
  vvvvvvvvvvvvvvssssssssssssss
  vvvvvvvvvvvvvvssssssssssssss
  `,
  crooked: 5,
  zones: {
    c: { name: 'Captain’s Cabin', capacity: 6 },
    h: 'At the Helm',
    b: { name: 'Larboard Guns', features: [{ kind: 'cover', label: 'Guns' }] },
    d: { name: 'Starboard Guns', features: [{ kind: 'cover', label: 'Guns' }] },
    e: { name: 'Ship’s Boat', features: [{ kind: 'cover', label: 'Boat' }] },
    i: { name: 'Cargo Hatch', features: [{ kind: 'cover', label: 'Crates' }] },
    f: 'Forecastle',
    w: { name: 'Sea to Larboard', features: [{ kind: 'water', label: 'The sea', amount: 1 }] },
    n: { name: 'Sea off the Larboard Bow', features: [{ kind: 'water', label: 'The sea', amount: 1 }] },
    v: { name: 'Sea to Starboard', features: [{ kind: 'water', label: 'The sea', amount: 1 }] },
    s: { name: 'Sea off the Starboard Bow', features: [{ kind: 'water', label: 'The sea', amount: 1 }] },
  },
  ways: Object.fromEntries(
    ['cw', 'hw', 'bw', 'en', 'fn', 'cv', 'hv', 'dv', 'is', 'fs', 'ds', 'bn'].map((between) => [
      between,
      { features: [{ kind: 'climb' as const, label: 'The ship’s side', amount: 3 }] },
    ]),
  ),
});

export const shipMap: ReadyMap = readyMap('squares', zones, squares);
