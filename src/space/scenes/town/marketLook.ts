/**
 * The look of the market: stalls about a fountain, carts, houses at the rim. Laid out in squares.
 */
import type { PaintedParts } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

export const marketLook: PaintedParts = {
  setting: { light: 'day', seed: 93 },
  materials: [
    { material: 'cobbles' },
    { material: 'flagstones', shape: ovalOutline(12, 8, 4.2, 3.6), curved: true, strength: 0.9 },
    {
      material: 'earth',
      path: [
        [-1, 8.2],
        [4, 8],
        [8, 8.2],
      ],
      width: 1.6,
      strength: 0.5,
    },
    {
      material: 'earth',
      path: [
        [16, 8],
        [20, 7.6],
        [25, 8],
      ],
      width: 1.6,
      strength: 0.5,
    },
    {
      material: 'earth',
      path: [
        [12, 11],
        [12.2, 14],
        [11.8, 17],
      ],
      width: 1.4,
      strength: 0.5,
    },
    { material: 'straw', shape: boxOutline(17.4, 11.4, 23, 15.4), curved: true, strength: 0.8 },
    { material: 'grass', shape: ovalOutline(1.6, 14.4, 2.6, 2.2), curved: true, strength: 0.8 },
    {
      material: 'moss',
      path: [
        [0, 2.6],
        [6, 2.8],
        [9, 2.6],
      ],
      width: 0.7,
      strength: 0.4,
    },
  ],
  scenery: [
    { kind: 'tiled house', at: [3.5, 1], size: [5, 2.6], name: 'chandler’s house' },
    { kind: 'tiled house', at: [20, 0.9], size: [6, 2.8], turn: 180, name: 'guild house' },
    { kind: 'cottage', at: [22.6, 4.7], size: [3, 2], name: 'toll house' },
    { kind: 'fountain', at: [12, 8], size: 1.1 },
    ...thingsOf('market stall', [
      [5.4, 5, 4],
      [8.4, 4.4, -6],
      [11.6, 3.7],
      [15, 4.4, 8],
      [18.2, 5.4, 14],
      [4.6, 11, -8],
      [7.6, 12.2, 4],
      [15, 12.2, -4],
    ]),
    ...thingsOf('fruit baskets', [
      [5.2, 6, 4],
      [8.6, 5.5, -6],
      [14.8, 5.4, 8],
      [7.4, 11.1, 4],
      [4.9, 9.9, -8],
    ]),
    ...thingsOf('cart', [
      [18.6, 9.6, 20],
      [1.6, 5.2, 86, 0.9],
    ]),
    { kind: 'wagon', at: [19.6, 13.2], turn: -10 },
    ...thingsOf('crate', [
      [9.9, 4.7, 10],
      [13.2, 3.6, -8],
      [16.4, 12.4, 12],
      [3.1, 11.7, 6],
      [19.6, 6.4, -12, 0.9],
      [6.2, 13.4, 20, 0.8],
    ]),
    ...thingsOf('barrel', [
      [10, 3.7],
      [16.6, 4.2],
      [16.7, 5],
      [9.2, 12.3],
      [9.2, 13],
      [2.9, 10.8],
      [20.9, 9.8],
      [13.4, 12.6],
    ]),
    ...thingsOf('sacks', [
      [6.9, 4.8, 0, 0.8],
      [13.2, 4.7, 0, 0.8],
      [5.9, 12, 0, 0.9],
      [16.8, 11.4],
    ]),
    ...thingsOf('hay bale', [
      [21.8, 12, 20],
      [22.4, 13.2, -14],
      [21.6, 14.4, 6],
    ]),
    { kind: 'trough', at: [18, 15], turn: 4 },
    thingAlong('fence', [17.2, 10.9], [23.4, 11]),
    { kind: 'statue', at: [2, 8.2], name: 'the old king' },
    { kind: 'oak', at: [1.6, 14], size: 1.1 },
    { kind: 'apple tree', at: [10.4, 15], size: 0.9 },
    { kind: 'well', at: [21.4, 8], size: 0.9 },
    { kind: 'scaffold', at: [12, 13.9], size: [2.6, 1.6], name: 'stage' },
    { kind: 'cage', at: [14.6, 14.4], size: 0.9 },
    { kind: 'anvil', at: [2.6, 3.5] },
    { kind: 'woodpile', at: [6.8, 2.8], size: 0.9 },
    ...drawnOnly([
      ...thingsOf('banner', [
        [9.4, 1],
        [15.4, 1],
        [10.6, 13.4],
        [13.4, 13.3],
      ]),
      ...thingsOf('lamp post', [
        [8, 7.2],
        [16, 8.9],
        [4, 14],
        [20.4, 6.4],
      ]),
      ...thingsOf('rug', [
        [17.6, 7.4, 20, 0.6],
        [6.4, 8.9, -12, 0.6],
      ]),
      { kind: 'round rug', at: [15.4, 10.2], size: 0.8 },
      ...thingsOf('urn', [
        [15.2, 10],
        [15.7, 10.4],
        [17.4, 7.3],
        [17.9, 7.7],
      ]),
      ...thingsOf('straw', [
        [19.4, 11.8],
        [20.8, 15],
        [10.2, 10.6, 0, 0.7],
      ]),
      ...thingsOf('flowers', [
        [2.4, 15.2],
        [0.7, 12.8, 0, 0.8],
        [11.2, 14.9, 0, 0.6],
      ]),
      { kind: 'signpost', at: [8.9, 8.9] },
      { kind: 'bush', at: [3.4, 15.2], size: 0.9 },
      { kind: 'papers', at: [12.9, 11.4], turn: 30, size: 0.6 },
      { kind: 'wheel', at: [17.3, 10.4], turn: 20 },
      { kind: 'weapon rack', at: [4, 2.7], size: 0.9 },
      ...thingsOf('puddle', [
        [9.4, 10.2, 0, 0.8],
        [14.6, 6.8, 0, 0.7],
        [21.4, 10.4, 0, 0.8],
      ]),
      ...scatteredThings(['stones', 'leaves', 'straw', 'debris', 'moss'], {
        many: 46,
        within: boxOutline(0.3, 2.8, 23.7, 15.7),
        apart: 1.2,
        sizes: [0.3, 0.6],
        seed: 21,
      }),
    ]),
  ],
};
