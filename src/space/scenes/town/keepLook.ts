/**
 * The look of the keep: a hall with a throne, a gatehouse, stables, a yard with a well. Laid out
 * in squares.
 */
import type { PaintedParts } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const hall = boxOutline(1, 1, 12, 9);
const rooms = boxOutline(12, 1, 18, 7);

export const keepLook: PaintedParts = {
  setting: { light: 'day', weather: 'clear', seed: 117 },
  materials: [
    { material: 'grass' },
    { material: 'cobbles', shape: boxOutline(1, 1, 25, 17) },
    {
      material: 'earth',
      path: [
        [26, 13],
        [21, 13],
        [16, 12],
        [9, 11.6],
        [6.4, 9.4],
      ],
      width: 2,
      strength: 0.75,
    },
    {
      material: 'earth',
      path: [
        [15, 12],
        [15, 9],
        [15, 7],
      ],
      width: 1.2,
      strength: 0.6,
    },
    { material: 'grass', shape: boxOutline(18.2, 1, 24.8, 6.8) },
    { material: 'straw', shape: boxOutline(1.4, 12.4, 7, 16.6), curved: true, strength: 0.85 },
    { material: 'flagstones', shape: hall },
    { material: 'planks', shape: boxOutline(12, 1, 18, 4) },
    { material: 'tiles', shape: boxOutline(12, 4, 18, 7) },
    { material: 'carpet', shape: boxOutline(2.4, 4.4, 12, 5.6) },
    { material: 'marble', shape: boxOutline(1, 3, 3.4, 7), strength: 0.9 },
    { material: 'planks', shape: boxOutline(1, 12, 5, 17), strength: 0.8 },
    { material: 'flagstones', shape: boxOutline(21, 11, 25, 15) },
  ],
  scenery: [
    // The curtain wall with its gate in the east, and the keep's own walls.
    thingAlong('wall', [25, 12], [25, 1], [1, 1], [1, 17], [25, 17], [25, 14]),
    thingAlong('wall', [12, 1], [12, 4]),
    thingAlong('wall', [12, 6], [12, 9], [7, 9]),
    thingAlong('wall', [5, 9], [1, 9]),
    thingAlong('wall', [18, 1], [18, 7], [16, 7]),
    thingAlong('wall', [15, 7], [12, 7]),
    thingAlong('wooden wall', [13, 4], [18, 4]),
    thingAlong('wall', [21, 11], [25, 11]),
    thingAlong('wall', [21, 11], [21, 12]),
    thingAlong('wall', [21, 14], [21, 15], [25, 15]),
    thingAlong('wooden wall', [1, 12], [5, 12], [5, 13]),
    thingAlong('wooden wall', [5, 15], [5, 17]),
    // The hall.
    { kind: 'throne', at: [1.9, 5], turn: 90 },
    ...thingsOf('pillar', [
      [3.5, 2.5],
      [6.5, 2.5],
      [9.5, 2.5],
      [3.5, 7.5],
      [6.5, 7.5],
      [9.5, 7.5],
    ]),
    ...thingsOf('table', [
      [5, 3.5, 0, [2.6, 0.9]],
      [8.4, 3.5, 0, [2.6, 0.9]],
      [5, 6.5, 0, [2.6, 0.9]],
      [8.4, 6.5, 0, [2.6, 0.9]],
    ]),
    { kind: 'hearth', at: [6.6, 1.4], size: [2.2, 0.6] },
    // The chamber and the armoury.
    { kind: 'bed', at: [16.6, 1.9] },
    { kind: 'wardrobe', at: [14.4, 1.4] },
    { kind: 'desk', at: [13, 3.2], size: 0.9 },
    ...thingsOf('weapon rack', [
      [13, 4.4],
      [15, 4.4],
      [17.6, 5.6, 90],
    ]),
    { kind: 'anvil', at: [14, 6.2] },
    ...thingsOf('chest', [
      [17.4, 3.4, 90],
      [17.4, 6.5],
    ]),
    // The yard.
    { kind: 'well', at: [14.5, 10.4] },
    { kind: 'wagon', at: [10, 14.6], turn: 8 },
    { kind: 'cart', at: [18.6, 15.4], turn: -12 },
    ...thingsOf('hay bale', [
      [2, 12.8, 10],
      [2.2, 14, -14],
      [7, 15.6, 30],
    ]),
    { kind: 'haystack', at: [3, 16] },
    { kind: 'trough', at: [6, 12.6], turn: 4 },
    ...thingsOf('crate', [
      [13, 15.6, 8],
      [14, 15.8, -10],
      [13.4, 14.6, 24, 0.9],
      [23.8, 14.4, 12, 0.9],
    ]),
    ...thingsOf('barrel', [
      [15.2, 15.3],
      [15.8, 15.9],
      [19, 8],
      [19.7, 8.2],
      [22, 11.6],
      [11.4, 9.7],
    ]),
    ...thingsOf('straw target', [
      [20.4, 2.4],
      [22, 2.2],
      [23.6, 2.5],
    ]),
    { kind: 'woodpile', at: [18.7, 9.8], turn: 90 },
    { kind: 'sacks', at: [9, 16.2] },
    { kind: 'apple tree', at: [23.5, 5] },
    { kind: 'oak', at: [20.2, 5.2], size: 0.8 },
    thingAlong('fence', [18.8, 6.7], [24.6, 6.8]),
    { kind: 'ballista', at: [22.8, 8.8], turn: 90 },
    { kind: 'statue', at: [10.6, 12.4], name: 'the first lord' },
    ...drawnOnly([
      ...thingsOf('bench', [
        [5, 2.75, 0, 1.3],
        [5, 4.2, 0, 1.3],
        [8.4, 2.75, 0, 1.3],
        [8.4, 4.2, 0, 1.3],
        [5, 5.8, 0, 1.3],
        [5, 7.2, 0, 1.3],
        [8.4, 5.8, 0, 1.3],
        [8.4, 7.2, 0, 1.3],
      ]),
      ...thingsOf('banner', [
        [1.4, 2.6],
        [1.4, 7.6],
        [24, 11.5],
        [24, 14.8],
      ]),
      ...thingsOf('candles', [
        [5, 3.5],
        [8.4, 3.5],
        [5, 6.5],
        [8.4, 6.5],
        [13, 3.1],
      ]),
      ...thingsOf('torch', [
        [11.6, 3.4],
        [11.6, 6.6],
        [1.4, 4],
        [1.4, 6],
        [21.3, 11.5],
        [21.3, 14.5],
      ]),
      ...thingsOf('brazier', [
        [20, 11.6, 0, 0.9],
        [20, 14.6, 0, 0.9],
        [4.3, 9.7, 0, 0.8],
        [7.7, 9.7, 0, 0.8],
      ]),
      ...thingsOf('lantern', [
        [15.6, 7.4],
        [5.4, 13.2],
      ]),
      { kind: 'rug', at: [15, 2.6], size: [2.4, 1.4], seed: 5 },
      { kind: 'portcullis', at: [24.9, 13], turn: 90 },
      { kind: 'arrows', at: [21.6, 3.4] },
      { kind: 'straw', at: [3.6, 14.4], size: 1.3 },
      { kind: 'ladder', at: [24.4, 9.6], size: [0.5, 1.4] },
      { kind: 'shields', at: [16.2, 4.4], size: 0.8 },
      { kind: 'chopping block', at: [17.8, 11.2] },
      ...thingsOf('puddle', [
        [12, 11.2, 0, 0.8],
        [17, 13.6],
        [8, 13.2, 0, 0.7],
      ]),
      ...thingsOf('flowers', [
        [22.4, 5.6],
        [19.4, 3.8, 0, 0.8],
      ]),
      ...scatteredThings(['stones', 'straw', 'leaves', 'moss'], {
        many: 44,
        within: boxOutline(1.4, 7.4, 24.6, 16.6),
        apart: 1.3,
        except: [hall, rooms, boxOutline(1, 12, 5, 17)],
        sizes: [0.4, 0.8],
        seed: 9,
      }),
      ...scatteredThings(['bush', 'tall grass', 'stones'], {
        many: 40,
        within: boxOutline(0, 0, 26, 18),
        apart: 0.8,
        except: [boxOutline(0.8, 0.8, 25.3, 17.3)],
        sizes: [0.4, 0.7],
        seed: 15,
      }),
    ]),
  ],
};
