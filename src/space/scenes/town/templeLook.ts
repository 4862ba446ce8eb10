/**
 * The look of the temple: pillars along a basin, an idol on marble, tombs, a cloister garden.
 * Laid out in squares.
 */
import type { PaintedParts } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const building = boxOutline(5.6, 1.6, 25.4, 14.4);

export const templeLook: PaintedParts = {
  setting: { light: 'dusk', weather: 'clear', seed: 211 },
  materials: [
    { material: 'sand' },
    { material: 'dry grass', shape: ovalOutline(3, 1, 6, 2.4), curved: true, strength: 0.5 },
    { material: 'dry grass', shape: ovalOutline(2, 15, 5, 2.4), curved: true, strength: 0.55 },
    { material: 'dry grass', shape: ovalOutline(19, 15.6, 7, 1.4), curved: true, strength: 0.5 },
    { material: 'flagstones', shape: boxOutline(3, 4.5, 6, 11.5), strength: 0.8 },
    { material: 'flagstones', shape: boxOutline(-1, 6.5, 6, 9.5) },
    { material: 'tiles', shape: boxOutline(6, 2, 25, 14) },
    { material: 'planks', shape: boxOutline(6, 2, 12, 5) },
    { material: 'planks', shape: boxOutline(12, 2, 19, 5), strength: 0.9 },
    { material: 'flagstones', shape: boxOutline(19, 2, 25, 5) },
    { material: 'flagstones', shape: boxOutline(6, 11, 13, 14) },
    { material: 'marble', shape: boxOutline(9.6, 6.6, 18.4, 9.4) },
    { material: 'shallow water', shape: boxOutline(9.9, 6.9, 18.1, 9.1) },
    { material: 'marble', shape: boxOutline(9.6, 6.6, 18.4, 7.15) },
    { material: 'marble', shape: boxOutline(9.6, 8.85, 18.4, 9.4) },
    { material: 'marble', shape: boxOutline(9.6, 6.6, 10.3, 9.4) },
    { material: 'marble', shape: boxOutline(17.7, 6.6, 18.4, 9.4) },
    { material: 'marble', shape: boxOutline(19, 5, 25, 11) },
    { material: 'carpet', shape: boxOutline(6, 7.2, 9.2, 8.8) },
    { material: 'carpet', shape: boxOutline(19, 7.4, 21.6, 8.6) },
    { material: 'grass', shape: boxOutline(13.2, 11.4, 24.8, 13.8) },
    {
      material: 'gravel',
      path: [
        [15.5, 11.6],
        [15.6, 12.4],
        [19, 12.6],
        [22.5, 12.4],
        [22.5, 11.7],
      ],
      width: 0.9,
    },
  ],
  scenery: [
    // The outer walls, the walls of the nave, the walls between the rooms.
    thingAlong('wall', [6, 7], [6, 2], [25, 2], [25, 14], [6, 14], [6, 9]),
    thingAlong('wall', [6, 5], [9, 5]),
    thingAlong('wall', [10, 5], [15, 5]),
    thingAlong('wall', [16, 5], [22, 5]),
    thingAlong('wall', [23, 5], [25, 5]),
    thingAlong('wall', [6, 11], [10, 11]),
    thingAlong('wall', [11, 11], [14, 11]),
    thingAlong('wall', [18, 11], [22, 11]),
    thingAlong('wall', [23, 11], [25, 11]),
    thingAlong('wall', [12, 2], [12, 3]),
    thingAlong('wall', [12, 4], [12, 5]),
    thingAlong('wall', [19, 2], [19, 6]),
    thingAlong('wall', [19, 10], [19, 11]),
    thingAlong('wall', [13, 11], [13, 14]),
    // The nave.
    ...thingsOf('pillar', [
      [8.5, 6.5],
      [11.5, 6.5],
      [14.5, 6.5],
      [17.5, 6.5],
      [8.5, 9.5],
      [11.5, 9.5],
      [14.5, 9.5],
      [17.5, 9.5],
    ]),
    { kind: 'fountain', at: [14, 8], size: 0.9 },
    ...thingsOf('pews', [
      [11.2, 5.6, 0, [2, 0.5]],
      [14, 5.6, 0, [2, 0.5]],
      [17, 5.6, 0, [2, 0.5]],
      [12.6, 10.4, 180, [1.6, 0.5]],
    ]),
    ...thingsOf('urn', [
      [6.5, 5.5],
      [6.5, 10.5],
      [8.5, 10.5],
    ]),
    // The sanctum.
    { kind: 'altar', at: [22.5, 8], turn: 90, size: [2.2, 1] },
    { kind: 'idol', at: [24.3, 8], turn: 90, size: 1.2 },
    ...thingsOf('brazier', [
      [21.4, 5.7],
      [21.4, 10.3],
    ]),
    { kind: 'gong', at: [19.8, 9.5], turn: 90 },
    { kind: 'lectern', at: [20.6, 6.6], turn: 90 },
    // The rooms in the north.
    { kind: 'bookshelf', at: [7.6, 2.35], size: [2.4, 0.5] },
    { kind: 'bookshelf', at: [10.5, 2.35], size: [2, 0.5] },
    ...thingsOf('desk', [
      [7.4, 3.7],
      [10.4, 4.3, 180, 0.9],
    ]),
    ...thingsOf('bed', [
      [13.2, 2.6],
      [15.6, 2.6],
      [18, 2.6],
    ]),
    { kind: 'wardrobe', at: [17.5, 4.6], turn: 180 },
    { kind: 'table', at: [13.3, 4.2], size: [1.5, 0.8] },
    ...thingsOf('chest', [
      [20, 2.5],
      [21.2, 2.5],
      [24.4, 3.2, 90],
    ]),
    { kind: 'statue', at: [23.5, 2.6], size: 0.9 },
    ...thingsOf('urn', [
      [19.6, 4.4],
      [20.3, 4.5, 0, 0.8],
      [24.5, 4.5],
      [22.4, 2.5],
    ]),
    // The tombs and the garden.
    ...thingsOf('tomb', [
      [7.4, 12.5, 90],
      [9.4, 12.7, 90],
      [11.6, 12.6, 90],
    ]),
    { kind: 'angel', at: [12.5, 13.5], size: 0.9 },
    ...drawnOnly(
      thingsOf('pillar', [
        [14, 11, 0, 0.7],
        [16, 11, 0, 0.6],
        [18, 11, 0, 0.7],
      ]),
    ),
    { kind: 'well', at: [19, 12.6] },
    ...thingsOf('apple tree', [
      [14, 13.2, 0, 0.8],
      [24, 13, 0, 0.9],
    ]),
    thingAlong('hedge', [16.5, 13.6], [21.5, 13.6]),
    ...thingsOf('bush', [
      [17.2, 11.9],
      [20.9, 11.8, 0, 0.9],
    ]),
    // The court before the doors.
    ...thingsOf('apple tree', [
      [4.4, 2.8],
      [3.6, 5.2, 0, 0.9],
      [3.8, 11.6, 0, 0.9],
      [4.5, 13.4],
    ]),
    ...thingsOf('statue', [
      [5.4, 6.2],
      [5.4, 9.8],
    ]),
    { kind: 'broken pillar', at: [1.6, 5.6] },
    { kind: 'broken pillar', at: [2.4, 10.4] },
    {
      kind: 'low wall',
      along: [
        [3, 2],
        [3, 6],
      ],
    },
    {
      kind: 'low wall',
      along: [
        [3, 10],
        [3, 14],
      ],
    },
    ...drawnOnly([
      { kind: 'stairs', at: [18.6, 8], turn: 90, size: [4, 0.8] },
      { kind: 'magic circle', at: [20.6, 8], size: 0.8 },
      { kind: 'rug', at: [9, 4], size: [1.6, 1], seed: 3 },
      { kind: 'round rug', at: [21.9, 3.8], size: 0.9 },
      ...thingsOf('torch', [
        [6.4, 6.6],
        [6.4, 9.4],
        [11, 5.25],
        [17, 10.75],
        [24.6, 6],
        [24.6, 10],
        [12.6, 11.4],
      ]),
      ...thingsOf('candles', [
        [22.5, 7.4],
        [22.5, 8.6],
        [7.4, 3.6],
        [13.3, 4.1],
        [9.4, 12.7],
        [6.5, 13.5],
        [15.9, 4.5, 0, 0.8],
        [20.6, 3.4],
      ]),
      ...thingsOf('brazier', [
        [4.6, 6.1, 0, 0.8],
        [4.6, 9.9, 0, 0.8],
      ]),
      ...thingsOf('lily pads', [
        [11.4, 7.7, 0, 0.7],
        [16.8, 8.3, 0, 0.7],
        [12.2, 8.4, 0, 0.5],
      ]),
      ...thingsOf('banner', [
        [19.3, 5.6],
        [19.3, 10.6],
      ]),
      ...thingsOf('flowers', [
        [18, 13],
        [20.3, 13.1, 0, 0.9],
        [23, 13.4],
        [16.7, 12.9, 0, 0.8],
      ]),
      { kind: 'lantern', at: [18, 12] },
      { kind: 'lantern', at: [23.4, 11.8] },
      { kind: 'papers', at: [8.4, 4.4], turn: 20 },
      { kind: 'papers', at: [10.4, 4.2], turn: -10 },
      {
        kind: 'crack',
        along: [
          [7, 6],
          [8.2, 6.8],
          [8.8, 6.4],
        ],
      },
      {
        kind: 'crack',
        along: [
          [17, 9.7],
          [18, 10.2],
        ],
      },
      { kind: 'ivy', at: [24.6, 13.4] },
      ...scatteredThings(['stones', 'tall grass', 'rock', 'bush'], {
        many: 46,
        within: boxOutline(0, 0, 26, 16),
        apart: 0.9,
        except: [building, boxOutline(-1, 6.2, 6, 9.8)],
        sizes: [0.4, 0.8],
        seed: 21,
      }),
    ]),
  ],
};
