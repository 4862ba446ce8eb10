/**
 * The look of the cave with water: a lake, a stream, crystals, a smugglers' landing. Laid out in
 * squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { drawnOnly, ovalOutline, scatteredThings, thingsOf } from '../plans/painted.ts';

const lake: Spot[] = [
  [8.6, 4.6],
  [11, 3.6],
  [14.2, 3.9],
  [16.4, 5.4],
  [16.6, 7.8],
  [15, 9.6],
  [12, 10.4],
  [9.4, 9.6],
  [7.6, 7.4],
];
const stream: Spot[] = [
  [16, 6.8],
  [18, 7.4],
  [20, 6.6],
  [22, 7.2],
  [24.6, 6.8],
];

export const lakeCaveLook: PaintedParts = {
  setting: { light: 'torchlight', outside: 'rock', seed: 104 },
  materials: [
    { material: 'cave floor' },
    {
      material: 'earth',
      path: [
        [-1, 7.6],
        [3, 7.4],
        [5, 9],
        [7, 11.4],
        [11, 12.8],
      ],
      width: 1.5,
      strength: 0.6,
    },
    {
      material: 'sand',
      shape: lake.map(([x, y]): Spot => [12 + (x - 12) * 1.22, 7 + (y - 7) * 1.25]),
      curved: true,
      strength: 0.55,
    },
    { material: 'moss', shape: ovalOutline(4.6, 3.6, 2, 1.4), curved: true, strength: 0.6 },
    { material: 'moss', shape: ovalOutline(19.6, 11.8, 2.2, 1.4), curved: true, strength: 0.5 },
    {
      material: 'shallow water',
      shape: lake.map(([x, y]): Spot => [12 + (x - 12) * 1.08, 7 + (y - 7) * 1.1]),
      curved: true,
    },
    { material: 'deep water', shape: lake, curved: true },
    { material: 'shallow water', path: stream, width: 1.3 },
  ],
  scenery: [
    ...thingsOf('stalagmite', [
      [3.4, 5.4],
      [6.3, 4.5, 0, 0.9],
      [6.5, 12.4],
      [9.5, 2.5],
      [14.4, 2.4, 0, 1.1],
      [18.6, 4.5],
      [17.5, 10.5, 0, 1.1],
      [13.5, 12.6],
      [20.4, 10.4],
      [4.5, 10.6, 0, 0.9],
      [21.4, 4.6],
    ]),
    ...thingsOf('boulder', [
      [5.4, 6.6, 0, 0.9],
      [18.4, 8.6],
      [10.5, 11.6, 0, 0.9],
      [12.5, 1.6],
    ]),
    ...thingsOf('crystal', [
      [19.5, 2.5, 0, 1.2],
      [20.4, 3.4],
      [21.5, 3.5, 0, 0.8],
      [4.5, 2.6],
      [12.4, 6.6, 0, 1.3],
      [3.5, 12.5, 0, 0.9],
    ]),
    ...thingsOf('rubble', [
      [6.5, 9.5, 0, 0.9],
      [16.5, 12.5],
      [8.5, 12.5, 0, 0.8],
    ]),
    ...thingsOf('crate', [
      [20.6, 12.5, 10],
      [21.5, 12.4, -8],
      [21.4, 11.5, 20, 0.9],
    ]),
    ...thingsOf('barrel', [
      [19.5, 12.6],
      [19.6, 13.2],
      [22.4, 12.6],
    ]),
    { kind: 'chest', at: [20.5, 11.4], turn: 20 },
    { kind: 'rock', at: [11.4, 6.6], size: 1.2 },
    { kind: 'rock', at: [13.2, 7.1], size: 1 },
    ...drawnOnly([
      { kind: 'jetty', at: [17, 9.1], turn: 24, size: [2.4, 0.9] },
      { kind: 'rowboat', at: [15, 8.6], turn: 12 },
      { kind: 'plank bridge', at: [20, 6.9], turn: 84, size: [2.4, 1] },
      ...thingsOf('torch', [
        [1.6, 7],
        [7.5, 2.4],
        [17.5, 13],
        [21.3, 10.4],
        [10.5, 13.3],
      ]),
      ...thingsOf('lantern', [
        [18.2, 9.7],
        [20.8, 5.4],
      ]),
      { kind: 'campfire', at: [8, 12.4], size: 0.7 },
      ...thingsOf('bedroll', [
        [7.2, 13.2, 10],
        [9.2, 13, -30],
      ]),
      ...thingsOf('mushrooms', [
        [4, 4],
        [5.4, 3.2, 0, 1.2],
        [18.8, 11.4],
        [2.8, 9.4, 0, 0.8],
      ]),
      { kind: 'bones', at: [13.4, 3.1], size: 0.8 },
      { kind: 'skull pile', at: [15.6, 11.4], size: 0.6 },
      { kind: 'rope coil', at: [18.2, 10.3], size: 0.8 },
      { kind: 'nets', at: [16.4, 10.6], size: 0.8 },
      ...thingsOf('lily pads', [
        [9.4, 7.8, 0, 0.8],
        [14, 5.2, 0, 0.7],
      ]),
      ...thingsOf('web', [
        [2.6, 5, 0, 0.7],
        [22.4, 3.4, 0, 0.8],
      ]),
      ...scatteredThings(['stones', 'stones', 'rubble', 'moss'], {
        many: 50,
        within: [
          [1, 1],
          [23, 1],
          [23, 14],
          [1, 14],
        ],
        apart: 1,
        except: [lake.map(([x, y]): Spot => [12 + (x - 12) * 1.2, 7 + (y - 7) * 1.2])],
        sizes: [0.3, 0.6],
        seed: 31,
      }),
    ]),
  ],
};
