/**
 * The look of the Thrumstone Quarry: terraces of rock, scree, a flooded pit, a crane. Laid out in
 * squares.
 */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

/** The squares of scree, and of the pit, as column and row. */
const scree: Spot[] = [
  [12, 3],
  [13, 3],
  [11, 4],
  [12, 4],
  [10, 5],
  [11, 5],
  [10, 6],
  [14, 7],
  [15, 7],
  [14, 8],
  [15, 8],
  [17, 10],
  [16, 11],
  [17, 11],
  [16, 12],
];
const pit: Spot[] = [
  [5, 8],
  [6, 8],
  [7, 8],
  [4, 9],
  [5, 9],
  [6, 9],
  [7, 9],
  [8, 9],
  [4, 10],
  [5, 10],
  [6, 10],
  [7, 10],
  [8, 10],
  [4, 11],
  [5, 11],
  [6, 11],
  [7, 11],
  [8, 11],
  [5, 12],
  [6, 12],
];
const first: Spot[] = [
  [12, 4],
  [13, 3],
  [15, 2],
  [20, 1],
  [22, -1],
  [25, -1],
  [25, 12],
  [23, 12],
  [21, 9],
  [18, 8],
  [17, 6],
  [9, 7],
  [9, 6],
];
const second: Spot[] = [
  [15, 2],
  [18, 2],
  [20, 1],
  [22, -1],
  [25, -1],
  [25, 8],
  [21, 8],
  [18, 5],
  [16, 4.4],
];
const third: Spot[] = [
  [20, 1],
  [22, -1],
  [25, -1],
  [25, 6],
  [22.4, 5],
  [19, 3.6],
];
const yard = boxOutline(15, 12.8, 19, 16);

export const quarryLook: PaintedParts = {
  setting: { light: 'day', seed: 17 },
  materials: drawnOnly<GroundLayer>([
    { material: 'sand' },
    { material: 'dry grass', shape: ovalOutline(1.6, 2.4, 2.6, 3), curved: true, strength: 0.7 },
    { material: 'dry grass', shape: ovalOutline(4, 15.4, 4, 1.4), curved: true, strength: 0.6 },
    { material: 'gravel', shape: ovalOutline(13, 8.4, 6, 4), curved: true, strength: 0.5 },
    { material: 'rock', shape: first, curved: true, strength: 0.85 },
    { material: 'gravel', shape: second, curved: true, strength: 0.5 },
    { material: 'rock', shape: third, curved: true },
    {
      material: 'road',
      path: [
        [-1, 6.4],
        [3, 6],
        [8, 6.6],
        [12, 9.6],
        [15, 13],
        [17, 14.6],
      ],
      width: 1.3,
    },
    { material: 'rock', shape: ovalOutline(6.4, 10.4, 3.2, 3.1), curved: true, strength: 0.8 },
    { material: 'deep water', shape: ovalOutline(6.4, 10.4, 2.5, 2.3), curved: true },
    { material: 'planks', shape: boxOutline(15, 14, 19, 16) },
  ]),
  scenery: [
    ...scree.map(([x, y]) => ({
      kind: 'scree',
      at: [x + 0.5, y + 0.5] as Spot,
      size: 0.5,
      means: ['hinders' as const],
    })),
    ...pit.map(([x, y]) => ({
      kind: 'puddle',
      at: [x + 0.5, y + 0.5] as Spot,
      size: 0.1,
      name: 'flooded pit',
      means: ['hinders' as const],
    })),
    ...drawnOnly([
      { kind: 'cottage', at: [10, 14], size: [2.1, 2.1] },
      { kind: 'crane', at: [17.4, 13.4], turn: -24, size: [2.6, 0.9] },
      ...thingsOf('standing stone', [
        [12.4, 12.2, 14, [1, 0.8]],
        [13.6, 13, -20, [1, 0.8]],
        [12.6, 13.4, 4, [0.9, 0.8]],
      ]),
      ...thingsOf('cart', [
        [13.4, 10.8, 40, 0.8],
        [4, 6, -8, 0.9],
      ]),
      ...thingsOf('crate', [
        [18.4, 14.6, 8],
        [18.3, 15.5, -6, 0.8],
      ]),
      ...thingsOf('barrel', [
        [15.5, 15.5],
        [11.4, 15.2],
        [8.6, 13.2],
      ]),
      { kind: 'rope coil', at: [16.2, 14.5] },
      { kind: 'woodpile', at: [8.3, 14.4], turn: 88 },
      { kind: 'campfire', at: [7.6, 15.2], size: 0.7 },
      ...thingsOf('log', [[6.7, 15.3, 80, 0.5]]),
      ...thingsOf('ladder', [
        [20, 5.5, 0, [0.5, 1]],
        [17, 6.9, 0, [0.5, 1]],
      ]),
      ...thingsOf('boulder', [
        [22.4, 0.6],
        [19.4, 6.6, 0, 0.7],
        [10.8, 2.2, 0, 0.8],
        [20.4, 12.6, 0, 0.9],
        [1.4, 12, 0, 0.9],
      ]),
      ...thingsOf('rock', [
        [13.6, 2.2],
        [12, 6.8],
        [9.6, 7.6],
        [16.4, 9.4],
        [18.4, 9.4],
        [19.6, 10.4],
        [2.6, 9.4],
        [3, 12.8],
      ]),
      ...thingsOf('bush', [
        [0.6, 0.8],
        [2.6, 1],
        [1.2, 14.8],
        [22.6, 14.6],
      ]),
      ...thingsOf('pine', [
        [4.8, 0.6],
        [7, 1.2, 0, 0.9],
        [1, 15.4, 0, 0.9],
        [23, 13.4],
      ]),
      ...thingsOf('dead tree', [
        [9.4, 0.8, 0, 0.9],
        [21.4, 15],
      ]),
      { kind: 'rowboat', at: [7.4, 11.4], turn: 30, size: 0.7 },
      thingAlong('fence', [3.2, 7.6], [4.4, 7], [5.8, 6.9]),
      ...thingsOf('wheel', [[14.6, 11.4, 20]]),
      ...scatteredThings(['stones', 'stones', 'rubble', 'tall grass', 'debris'], {
        many: 60,
        within: boxOutline(0.3, 0.3, 23.7, 15.7),
        apart: 1.1,
        except: [ovalOutline(6.4, 10.4, 2.7, 2.5), yard, boxOutline(9, 13, 11, 15)],
        sizes: [0.35, 0.7],
        seed: 6,
      }),
    ]),
  ],
};
