/**
 * The look of the gorge: two wooded cliffs, a torrent far below, a rope bridge and a fallen trunk.
 * Laid out in squares.
 */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

/** The western and the eastern edge of the gorge, from north to south. */
const west: Spot[] = [
  [9.4, -0.5],
  [9.2, 2],
  [8.4, 4],
  [8.8, 6],
  [9.1, 8],
  [8.5, 10],
  [7.8, 12],
  [8.3, 14],
  [7.9, 16.5],
];
const east: Spot[] = [
  [15.2, -0.5],
  [15, 2],
  [14.4, 4],
  [15.1, 6],
  [14.9, 8],
  [15.5, 10],
  [14.9, 12],
  [14.2, 14],
  [14.6, 16.5],
];
const gorge: Spot[] = [...west, ...east.toReversed()];
const river: Spot[] = [
  [12.4, -1],
  [12, 2],
  [11.2, 5],
  [12, 8],
  [11.9, 11],
  [11, 13],
  [11.4, 17],
];
const road: Spot[] = [
  [-1, 8.6],
  [3, 8.2],
  [6, 7.6],
  [9.2, 7.5],
];
const farRoad: Spot[] = [
  [14.8, 7.5],
  [17.6, 7.4],
  [20, 6.4],
  [25, 6.6],
];
const bridge = boxOutline(8.4, 6.9, 15.4, 8.1);

export const gorgeLook: PaintedParts = {
  setting: { light: 'day', seed: 61 },
  materials: [
    { material: 'grass' },
    { material: 'forest floor', shape: boxOutline(-1, -1, 6, 5), curved: true, strength: 0.8 },
    { material: 'forest floor', shape: boxOutline(17.4, 9.6, 25, 17), curved: true, strength: 0.8 },
    { material: 'dry grass', shape: ovalOutline(4, 12, 4, 3), curved: true, strength: 0.7 },
    { material: 'dry grass', shape: ovalOutline(19, 3, 4, 2.4), curved: true, strength: 0.7 },
    {
      material: 'gravel',
      path: [
        [8, -1],
        [7.4, 4],
        [7.8, 8],
        [7, 12],
        [7, 17],
      ],
      width: 1.8,
      strength: 0.6,
    },
    {
      material: 'gravel',
      path: [
        [16.4, -1],
        [15.6, 4],
        [16.2, 9],
        [15.8, 12],
        [15.6, 17],
      ],
      width: 1.6,
      strength: 0.6,
    },
    { material: 'road', path: road, width: 1.5 },
    { material: 'road', path: farRoad, width: 1.5 },
    { material: 'rock', shape: gorge, curved: true, means: [] },
    {
      material: 'cave floor',
      shape: gorge.map(([x, y]): Spot => [x < 12 ? x + 1.3 : x - 0.7, y]),
      curved: true,
      strength: 0.9,
    },
    { material: 'ash', shape: gorge, curved: true, strength: 0.35 },
    { material: 'deep water', path: river, width: 2.2, means: ['rushing', 'hinders'] },
    { material: 'shallow water', path: river, width: 1, strength: 0.35, means: [] },
    { material: 'planks', shape: bridge, curved: false },
    { material: 'planks', shape: boxOutline(9, 12.1, 15, 12.9), strength: 1 },
  ] satisfies GroundLayer[],
  scenery: [
    // The bridge, and a trunk that fell across.
    ...drawnOnly([
      thingAlong('cliff', ...west.slice(0, 3), [8.8, 6.5]),
      thingAlong('cliff', [9.1, 8.5], [8.5, 10], [8, 11.7]),
      thingAlong('cliff', [8, 13.3], [7.9, 16.5]),
      thingAlong('cliff', [15, 6.5], [14.4, 4], [15, 2], [15.2, -0.5]),
      thingAlong('cliff', [15.1, 11.6], [15.5, 10], [15, 8.5]),
      thingAlong('cliff', [14.6, 16.5], [14.4, 13.4]),
      { kind: 'plank bridge', at: [11.9, 7.5], size: [7.4, 1.2] },
      { kind: 'log', at: [11.8, 12.5], size: [8, 0.85], turn: 1 },
      thingAlong('rail', [8.5, 6.9], [15.3, 6.9]),
      thingAlong('rail', [8.5, 8.1], [15.3, 8.1]),
    ]),
    ...thingsOf('boulder', [
      [6.6, 6.2, 0, 0.9],
      [16.6, 8.6],
      [17.3, 5.4, 0, 0.9],
      [5.4, 10.4],
      [18.6, 12.4],
      [6.2, 1.6],
      [20.6, 4.6, 0, 0.8],
    ]),
    ...thingsOf('rock', [
      [7.5, 9, 0, 1.1],
      [7.2, 5],
      [16, 6.1],
      [15.9, 9.8],
      [6.9, 12.2, 0, 1.1],
      [4.2, 6.4],
      [18.6, 8.6],
      [10, 2.5],
      [13.4, 4.6],
      [10.2, 9.6],
      [13.8, 10.6],
    ]),
    ...thingsOf('pine', [
      [1, 1.2],
      [2.9, 2.6, 0, 1.1],
      [4.6, 0.9],
      [0.8, 4],
      [3.2, 4.6, 0, 0.9],
      [22.8, 11],
      [21, 12.6, 0, 1.1],
      [23, 14.4],
      [19.2, 14.8],
      [21.3, 15.5, 0, 0.9],
      [18, 11],
    ]),
    ...thingsOf('birch', [
      [2.2, 11.4],
      [4, 14.6],
      [22.4, 3],
      [19.2, 1.2, 0, 0.9],
    ]),
    ...thingsOf('log', [
      [5, 9.4, 30],
      [19.4, 9.6, -40, 0.9],
    ]),
    { kind: 'overturned cart', at: [18.9, 6.6], turn: 24 },
    ...thingsOf('crate', [
      [20.2, 7.4, 14],
      [19.6, 5.4, -30, 0.8],
    ]),
    { kind: 'standing stone', at: [5.9, 8.9], turn: 10 },
    { kind: 'standing stone', at: [16, 5], turn: -14 },
    ...thingsOf('bush', [
      [1.4, 7],
      [3.2, 9.6],
      [6.2, 14.2],
      [17.6, 2],
      [22.4, 8.6],
      [20.2, 10.4],
      [1, 14.4],
      [16.6, 13.4],
    ]),
    ...drawnOnly([
      ...thingsOf('barrel', [
        [18, 7.5],
        [20.6, 6.2, 30],
      ]),
      { kind: 'wheel', at: [20.9, 8] },
      { kind: 'sacks', at: [18.2, 5.5], size: 0.7 },
      { kind: 'signpost', at: [4.4, 7.2] },
      ...thingsOf('lantern', [
        [8.3, 6.7],
        [8.3, 8.3],
        [15.6, 6.7],
        [15.6, 8.3],
        [21.6, 5.6],
      ]),
      { kind: 'rope coil', at: [8, 8.6] },
      { kind: 'campfire', at: [3, 12.8], size: 0.8 },
      ...thingsOf('bedroll', [
        [1.9, 13, 60],
        [3.9, 13.2, -40],
      ]),
      ...thingsOf('flowers', [
        [1.6, 9.8],
        [5.4, 13, 0, 0.8],
        [20.4, 2.2],
        [22.8, 5.2, 0, 0.8],
      ]),
      ...thingsOf('bones', [[13, 14.6, 0, 0.7]]),
      ...scatteredThings(['fern', 'tall grass', 'stones', 'stones', 'fern'], {
        many: 46,
        within: boxOutline(0.3, 0.3, 7.6, 15.7),
        apart: 0.9,
        except: [boxOutline(0, 6.6, 9, 9.2)],
        sizes: [0.4, 0.8],
        seed: 8,
      }),
      ...scatteredThings(['fern', 'tall grass', 'stones', 'stones', 'mushrooms'], {
        many: 46,
        within: boxOutline(16, 0.3, 23.7, 15.7),
        apart: 0.9,
        except: [boxOutline(14, 5.8, 24, 8.4)],
        sizes: [0.4, 0.8],
        seed: 9,
      }),
      ...scatteredThings(['rubble', 'stones', 'moss'], {
        many: 26,
        within: boxOutline(9.4, 0.4, 14, 15.6),
        apart: 0.9,
        except: [bridge],
        sizes: [0.3, 0.6],
        seed: 3,
      }),
    ]),
  ],
};
