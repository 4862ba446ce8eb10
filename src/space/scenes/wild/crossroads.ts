/**
 * The Gallows Crossroads: two roads, a hedge, a ditch and an overturned cart under the open sky.
 */

import { drawPlan } from '../plans/plan.ts';
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squaresUnderZones } from '../plans/squaresUnderZones.ts';
import { crossroadsLook } from './crossroadsLook.ts';

const zones = drawPlan({
  name: 'The Gallows Crossroads',
  width: 1600,
  height: 1000,
  ground: { kind: 'plain', look: 'grass' },
  crooked: 8,
  painted: crossroadsLook,
  points: {
    // The outer corners, clockwise from the north-west.
    o1: [62, 84],
    o2: [452, 48],
    o3: [850, 64],
    o4: [1212, 44],
    o5: [1536, 96],
    o6: [1556, 402],
    o7: [1544, 690],
    o8: [1488, 942],
    o9: [1092, 962],
    o10: [732, 948],
    o11: [420, 960],
    o12: [74, 912],
    o13: [46, 664],
    o14: [50, 346],
    // The northern seam, west to east.
    a: [352, 338],
    b: [508, 296],
    c: [688, 326],
    d: [872, 292],
    e: [1026, 350],
    f: [1222, 312],
    g: [1342, 372],
    // The southern seam.
    h: [296, 640],
    i: [424, 612],
    j: [602, 654],
    k: [742, 692],
    l: [986, 664],
    m: [1122, 704],
    n: [1290, 664],
  },
  zones: {
    barley: {
      name: 'Barley Field',
      outline: 'o1 o2 b a o14',
      features: [{ label: 'Tall barley', kind: 'concealment' }],
    },
    'north-road': {
      name: 'North Road',
      outline: 'o2 o3 d c b',
      features: [{ label: 'The road to Harrow', kind: 'exit' }],
    },
    knoll: { name: 'Oak Knoll', outline: 'o3 o4 f e d', features: [{ label: 'Old oak', kind: 'cover' }] },
    stones: { name: 'Leaning Stones', outline: 'o4 o5 o6 g f', features: [{ label: 'Stones', kind: 'cover' }] },
    'west-road': {
      name: 'West Road',
      outline: 'o14 a h o13',
      features: [{ label: 'The road to the coast', kind: 'exit' }],
    },
    milestone: { name: 'The Milestone', outline: 'a b c j i h' },
    gallows: { name: 'Under the Gallows', outline: 'c d e l k j' },
    cart: { name: 'Overturned Cart', outline: 'e f g n m l', features: [{ label: 'Cart', kind: 'cover' }] },
    'east-road': {
      name: 'East Road',
      outline: 'g o6 o7 n',
      features: [{ label: 'The road to the hills', kind: 'exit' }],
    },
    bog: {
      name: 'Reed Bog',
      outline: 'o13 h i o11 o12',
      features: [
        { label: 'Sucking mud', kind: 'difficult' },
        { label: 'Reeds', kind: 'concealment' },
      ],
    },
    ditch: {
      name: 'The Ditch',
      outline: 'i j k o10 o11',
      capacity: 6,
      features: [{ label: 'Ditch bank', kind: 'cover' }],
    },
    'south-road': {
      name: 'South Road',
      outline: 'k l m o9 o10',
      features: [{ label: 'The road to the ferry', kind: 'exit' }],
    },
    camp: {
      name: 'Tinkers’ Camp',
      outline: 'm n o7 o8 o9',
      features: [{ label: 'Campfire', kind: 'hazard', detail: 'small fire' }],
    },
  },
  ways: [
    { between: 'barley north-road' },
    { between: 'barley west-road' },
    { between: 'barley milestone', features: [{ label: 'Hawthorn hedge', kind: 'concealment' }] },
    { between: 'north-road milestone' },
    { between: 'north-road gallows' },
    { between: 'north-road knoll', features: [{ label: 'Steep bank', kind: 'climb', amount: 2 }] },
    { between: 'knoll gallows' },
    { between: 'knoll cart' },
    { between: 'knoll stones' },
    { between: 'stones cart' },
    { between: 'stones east-road' },
    { between: 'west-road milestone' },
    { between: 'west-road bog' },
    { between: 'milestone gallows', features: [{ label: 'Low wall', kind: 'cover' }] },
    { between: 'milestone ditch', features: [{ label: 'Into the ditch', kind: 'fall', amount: 2 }] },
    { between: 'milestone bog', features: [{ label: 'Reeds', kind: 'concealment' }] },
    { between: 'gallows cart' },
    { between: 'gallows south-road' },
    { between: 'gallows ditch', features: [{ label: 'Into the ditch', kind: 'fall', amount: 2 }] },
    { between: 'cart east-road' },
    { between: 'cart camp' },
    { between: 'cart south-road', features: [{ label: 'Cart wheels', kind: 'cover' }] },
    { between: 'east-road camp' },
    { between: 'bog ditch', features: [{ label: 'Tangled roots', kind: 'difficult' }] },
    { between: 'ditch south-road', features: [{ label: 'Out of the ditch', kind: 'climb', amount: 2 }] },
    { between: 'south-road camp', features: [{ label: 'Washing lines', kind: 'concealment' }] },
  ],
});

export const crossroadsMap: ReadyMap = readyMap('zones', zones, squaresUnderZones(zones, ['west-road', 'milestone']));
