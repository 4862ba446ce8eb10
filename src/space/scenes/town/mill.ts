/** The Old Mill: rooms with doors, a wheel, fast water and a narrow bridge. */

import { drawPlan } from '../plans/plan.ts';
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squaresUnderZones } from '../plans/squaresUnderZones.ts';
import { millLook } from './millLook.ts';

const zones = drawPlan({
  name: 'The Old Mill',
  width: 1600,
  height: 1000,
  ground: { kind: 'plain', look: 'grass' },
  crooked: 8,
  painted: millLook,
  points: {
    o1: [58, 74],
    o2: [400, 46],
    o3: [742, 66],
    o4: [1288, 52],
    o5: [1542, 92],
    o6: [1558, 430],
    o7: [1540, 668],
    o8: [1508, 944],
    o9: [1168, 960],
    o10: [978, 950],
    o11: [640, 962],
    o12: [76, 930],
    o13: [48, 742],
    o14: [52, 318],
    // The mill's own corners.
    A: [424, 268],
    E: [684, 250],
    B: [946, 234],
    J: [958, 500],
    C: [970, 702],
    F: [706, 716],
    D: [446, 730],
    H: [434, 500],
    G: [694, 484],
    // The far side of the water.
    r1: [1138, 250],
    r2: [1118, 506],
    r3: [1140, 710],
    r4: [1156, 830],
    q: [986, 838],
  },
  zones: {
    orchard: {
      name: 'Orchard',
      outline: 'o1 o2 o3 B E A o14',
      features: [{ label: 'Apple trees', kind: 'concealment' }],
    },
    pond: {
      name: 'Mill Pond',
      outline: 'o3 o4 r1 B',
      features: [{ label: 'Still water', kind: 'water', amount: 0 }],
    },
    race: {
      name: 'Millrace',
      outline: 'B r1 r2 J',
      capacity: 4,
      features: [{ label: 'Rushing water', kind: 'water', amount: 1 }],
    },
    wheel: {
      name: 'Wheel Pit',
      outline: 'J r2 r3 C',
      capacity: 4,
      features: [
        { label: 'Turning wheel', kind: 'hazard', detail: 'wheel' },
        { label: 'Rushing water', kind: 'water', amount: 1 },
      ],
    },
    tail: {
      name: 'Tailrace',
      outline: 'C r3 r4 q',
      capacity: 4,
      features: [{ label: 'Rushing water', kind: 'water', amount: 1 }],
    },
    bridge: { name: 'Plank Bridge', outline: 'q r4 o9 o10', capacity: 3 },
    bank: { name: 'Far Bank', outline: 'o4 o5 o6 o7 r3 r2 r1', features: [{ label: 'Boulders', kind: 'cover' }] },
    willows: {
      name: 'Willow Path',
      outline: 'r3 o7 o8 o9 r4',
      features: [
        { label: 'Willows', kind: 'concealment' },
        { label: 'The path downstream', kind: 'exit' },
      ],
    },
    yard: {
      name: 'Cart Yard',
      outline: 'o14 A H D o13',
      features: [
        { label: 'Hay wagon', kind: 'cover' },
        { label: 'The village road', kind: 'exit' },
      ],
    },
    garden: {
      name: 'Kitchen Garden',
      outline: 'o13 D F o11 o12',
      features: [{ label: 'Bean rows', kind: 'difficult' }],
    },
    loading: { name: 'Loading Place', outline: 'F C q o10 o11', features: [{ label: 'Sacks', kind: 'cover' }] },
    store: {
      name: 'Flour Store',
      outline: 'A E G H',
      capacity: 6,
      features: [{ label: 'Flour dust', kind: 'hazard', detail: 'dust' }],
    },
    room: { name: 'Miller’s Room', outline: 'H G F D', capacity: 6 },
    floor: { name: 'Grinding Floor', outline: 'E B J C F G', features: [{ label: 'Millstones', kind: 'cover' }] },
  },
  ways: [
    { between: 'orchard yard' },
    { between: 'orchard pond', features: [{ label: 'Reeds', kind: 'concealment' }] },
    { between: 'pond bank' },
    { between: 'pond race', features: [{ label: 'Sluice', kind: 'obstacle', detail: 'maneuver' }] },
    { between: 'race bank', features: [{ label: 'Stone bank', kind: 'climb', amount: 2 }] },
    { between: 'race wheel', features: [{ label: 'Over the edge', kind: 'fall', amount: 3 }] },
    { between: 'wheel tail' },
    { between: 'wheel bank', features: [{ label: 'Mossy wall', kind: 'climb', amount: 4 }] },
    { between: 'tail bridge', features: [{ label: 'Bridge piles', kind: 'climb', amount: 2 }] },
    { between: 'tail loading', features: [{ label: 'Off the quay', kind: 'fall', amount: 2 }] },
    { between: 'tail willows' },
    { between: 'bank willows' },
    { between: 'bridge loading', capacity: 1, width: 90 },
    { between: 'bridge willows', capacity: 1, width: 90 },
    { between: 'yard garden', features: [{ label: 'Wattle fence', kind: 'cover' }] },
    { between: 'garden loading' },
    { between: 'yard room', door: 'open', at: 0.4 },
    { between: 'store floor', door: 'closed', at: 0.6 },
    { between: 'room floor', door: 'closed', at: 0.35 },
    { between: 'store room', door: 'open', at: 0.25 },
    { between: 'floor loading', door: 'open', width: 110, capacity: 2 },
    {
      between: 'floor wheel',
      door: 'closed',
      width: 54,
      features: [{ label: 'Hatch over the wheel', kind: 'fall', amount: 3 }],
    },
  ],
});

export const millMap: ReadyMap = readyMap('zones', zones, squaresUnderZones(zones, ['yard', 'garden']));
