/**
 * The look of the village street: cottages with gardens, an inn, a pond on the green, rain on it
 * all. Laid out in squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const pond: Spot[] = [
  [10.6, 12.4],
  [12.2, 11.7],
  [14.2, 12.1],
  [14.9, 13.6],
  [13.6, 14.9],
  [11.4, 14.7],
  [10.2, 13.7],
];
const street: Spot[] = [
  [-1, 8.4],
  [5, 8],
  [10, 7.4],
  [14, 7.6],
  [20, 8.3],
  [27, 7.8],
];

export const villageLook: PaintedParts = {
  setting: { light: 'day', weather: 'rain', seed: 213 },
  materials: [
    { material: 'grass' },
    { material: 'dry grass', shape: ovalOutline(4, 14.5, 5, 3), curved: true, strength: 0.4 },
    { material: 'moss', shape: ovalOutline(13, 13.4, 4, 2.8), curved: true, strength: 0.45 },
    { material: 'road', path: street, width: 2.5 },
    { material: 'mud', path: street, width: 1, strength: 0.5 },
    {
      material: 'road',
      path: [
        [12, 7.5],
        [12, 5],
      ],
      width: 1.7,
    },
    {
      material: 'road',
      path: [
        [20, 8.4],
        [19.8, 5.6],
      ],
      width: 1.6,
    },
    {
      material: 'earth',
      path: [
        [4.6, 8.2],
        [4.4, 5.6],
      ],
      width: 0.8,
      strength: 0.8,
    },
    {
      material: 'earth',
      path: [
        [3.4, 8.4],
        [3.2, 10.6],
      ],
      width: 0.8,
      strength: 0.8,
    },
    {
      material: 'earth',
      path: [
        [7, 8.2],
        [7, 10.6],
      ],
      width: 0.8,
      strength: 0.8,
    },
    {
      material: 'earth',
      path: [
        [20, 8.6],
        [20.4, 10.8],
      ],
      width: 0.9,
      strength: 0.8,
    },
    {
      material: 'earth',
      path: [
        [15.5, 8.4],
        [15.6, 11],
        [14.2, 12.4],
      ],
      width: 0.8,
      strength: 0.6,
    },
    { material: 'cobbles', shape: boxOutline(8.4, 4.6, 15.6, 6.4), curved: true, strength: 0.9 },
    { material: 'cobbles', shape: boxOutline(17, 3.6, 22.8, 6.2), curved: true, strength: 0.8 },
    { material: 'earth', shape: boxOutline(17.4, 13.4, 24, 16.4), strength: 0.6 },
    {
      material: 'mud',
      shape: pond.map(([x, y]): Spot => [12.5 + (x - 12.5) * 1.16, 13.2 + (y - 13.2) * 1.18]),
      curved: true,
      strength: 0.55,
    },
    { material: 'shallow water', shape: pond, curved: true },
    { material: 'deep water', shape: ovalOutline(12.6, 13.3, 1.2, 0.8), curved: true, strength: 0.55 },
  ],
  scenery: [
    // The houses.
    { kind: 'cottage', at: [4.4, 3.2], size: [4.2, 3] },
    { kind: 'tiled house', at: [11.6, 2.2], size: [6.2, 3.4], name: 'the inn' },
    { kind: 'tiled house', at: [19.4, 2], size: [3.8, 2.8], name: 'the smithy' },
    { kind: 'cottage', at: [3, 11.8], turn: 180, size: [3.2, 2.3] },
    { kind: 'cottage', at: [7.2, 11.7], turn: 176, size: [3, 2.2] },
    { kind: 'tiled house', at: [20.8, 12], turn: 180, size: [4, 2.4], name: 'the bakehouse' },
    // The inn’s forecourt.
    { kind: 'signpost', at: [14.9, 6.2] },
    ...thingsOf('table', [
      [9.4, 5.2, 4, [1.6, 0.8]],
      [13.8, 5, -6, [1.6, 0.8]],
    ]),
    ...thingsOf('barrel', [
      [8.05, 3.2],
      [8.05, 3.9],
      [15.2, 3.6],
      [15.4, 2.9],
    ]),
    { kind: 'trough', at: [10.9, 6.2], turn: 2 },
    { kind: 'wagon', at: [17, 7.1], turn: -16 },
    // The smithy.
    { kind: 'anvil', at: [19.4, 4.4] },
    { kind: 'brazier', at: [20.6, 4.4] },
    { kind: 'woodpile', at: [22.2, 3], turn: 90 },
    { kind: 'trough', at: [18, 4.8], turn: 88 },
    { kind: 'crate', at: [22.2, 4.9], turn: 14 },
    // Gardens.
    thingAlong('hedge', [1, 1], [1, 5.8], [3.6, 6]),
    thingAlong('fence', [5.4, 6], [7.6, 6], [7.6, 1]),
    thingAlong('fence', [17, 13.2], [24.4, 13.2], [24.4, 16.6]),
    thingAlong('fence', [1, 13.4], [8.6, 13.4]),
    thingAlong('low wall', [9, 10.2], [14.6, 10.4]),
    thingAlong('low wall', [23, 6], [25.4, 5.6]),
    { kind: 'vegetable rows', at: [2, 5], size: [1.4, 1.4], turn: 90 },
    { kind: 'vegetable rows', at: [19.4, 14.8], size: [3.2, 2] },
    { kind: 'vegetable rows', at: [22.6, 14.8], size: [2.4, 2] },
    { kind: 'scarecrow', at: [21.2, 14.8] },
    { kind: 'beehives', at: [6.8, 2], turn: 90 },
    { kind: 'well', at: [15.6, 10.6] },
    { kind: 'cart', at: [6.4, 7.4], turn: 8 },
    ...thingsOf('hay bale', [
      [23.6, 10.4, 10],
      [24.2, 11.2, -20],
    ]),
    { kind: 'woodpile', at: [18.1, 11.6], turn: 90 },
    { kind: 'sacks', at: [18.3, 10.4] },
    { kind: 'haystack', at: [24.8, 3.6] },
    { kind: 'chopping block', at: [5.1, 10.8] },
    ...thingsOf('apple tree', [
      [2.2, 14.8],
      [4.4, 15.4, 0, 1.1],
      [6.4, 14.6],
      [8.2, 15.8, 0, 0.9],
    ]),
    { kind: 'willow', at: [15.7, 13.9], size: 1.1 },
    { kind: 'oak', at: [9.9, 11.3], size: 0.7 },
    { kind: 'birch', at: [24.9, 9.9] },
    { kind: 'bench', at: [12.2, 11.1], turn: 3 },
    ...thingsOf('bush', [
      [1.6, 1.5],
      [5.1, 13],
      [16.6, 5.5, 0, 0.9],
      [23.4, 6.9, 0, 0.8],
      [16.4, 15.6],
      [1, 10.2],
    ]),
    ...drawnOnly([
      {
        kind: 'washing line',
        along: [
          [1.6, 10.2],
          [5.2, 9.9],
        ],
      },
      ...thingsOf('bench', [
        [9.4, 4.48, 4, 0.9],
        [13.75, 4.28, -6, 0.9],
        [9.35, 5.93, 4, 0.9],
      ]),
      ...thingsOf('lamp post', [
        [8.2, 6.4],
        [16.2, 6.2],
        [2, 9.6],
        [22.4, 9.5],
      ]),
      ...thingsOf('lantern', [
        [10.4, 4.1],
        [12.9, 4.1],
        [4.4, 4.9],
        [7.1, 10.4],
        [20.8, 10.6],
      ]),
      ...thingsOf('puddle', [
        [2.6, 8.2],
        [7.6, 7.9, 30, 1.2],
        [11.6, 7.2],
        [14.2, 7.8, 0, 0.8],
        [19, 8.5, 10, 1.1],
        [23.6, 8, 0, 0.9],
        [20.2, 6, 0, 0.8],
      ]),
      ...thingsOf('reeds', [
        [10.4, 14.4, 0, 0.8],
        [14.6, 14.6, 0, 0.8],
        [14.9, 12.6, 0, 0.7],
      ]),
      ...thingsOf('lily pads', [
        [11.4, 13.6, 0, 0.8],
        [13.5, 12.8, 0, 0.7],
      ]),
      ...thingsOf('flowers', [
        [2.4, 1.6, 0, 0.9],
        [6.9, 4.8],
        [6.2, 5.6, 0, 0.8],
        [3.4, 5.5, 0, 0.7],
        [9.6, 10.8],
        [17.9, 9.7, 0, 0.8],
        [8.9, 12.9],
      ]),
      { kind: 'wheel', at: [17.3, 3.9] },
      { kind: 'straw', at: [17.6, 6] },
      { kind: 'fruit baskets', at: [4.6, 14.2], turn: 12 },
      { kind: 'ladder', at: [3.4, 15.2], turn: 20, size: [0.5, 1.2] },
      ...scatteredThings(['tall grass', 'fern', 'flowers', 'stones'], {
        many: 56,
        within: boxOutline(0, 0, 26, 17),
        apart: 0.9,
        except: [
          boxOutline(-1, 6.2, 27, 9.8),
          boxOutline(8, 0, 23.4, 6.4),
          boxOutline(17, 10.4, 24.6, 17),
          boxOutline(1, 10, 9, 13),
          boxOutline(1.8, 1, 7, 5),
          pond,
        ],
        sizes: [0.4, 0.9],
        seed: 17,
      }),
    ]),
  ],
};
