/**
 * The look of the pass: snow between cliffs, a trodden road, ice, pines, the camp of stranded
 * carters. Laid out in squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const road: Spot[] = [
  [-1, 8.4],
  [4, 8.2],
  [8, 7.6],
  [12, 8.4],
  [16, 8.8],
  [20, 8],
  [25, 8.4],
];
const beck: Spot[] = [
  [10.4, 4.4],
  [10, 6],
  [10.6, 8],
  [10.2, 10],
  [11.4, 12],
  [12.6, 14],
  [13, 17],
];

export const snowPassLook: PaintedParts = {
  setting: { light: 'day', weather: 'snow', seed: 215 },
  materials: [
    { material: 'rock' },
    { material: 'snow', shape: boxOutline(-1, 4, 25, 17), strength: 0.85 },
    { material: 'snow', shape: ovalOutline(4, 12.5, 6, 4), curved: true, strength: 0.7 },
    { material: 'snow', shape: ovalOutline(18, 11, 7, 3), curved: true, strength: 0.65 },
    { material: 'snow', shape: ovalOutline(5, 5.4, 6, 2), curved: true, strength: 0.6 },
    { material: 'snow', shape: ovalOutline(7, 1.4, 6, 1.6), curved: true, strength: 0.8 },
    { material: 'snow', shape: ovalOutline(17.5, 1.2, 6.5, 1.7), curved: true, strength: 0.8 },
    { material: 'snow', shape: ovalOutline(19.4, 5.2, 4.4, 2), curved: true, strength: 0.9 },
    { material: 'snow', shape: ovalOutline(19.5, 15, 5, 1.7), curved: true, strength: 0.7 },
    { material: 'gravel', path: road, width: 2.3, strength: 0.8 },
    { material: 'snow', path: road, width: 0.7, strength: 0.5 },
    {
      material: 'earth',
      path: [
        [5, 8.2],
        [5, 10.6],
      ],
      width: 1,
      strength: 0.6,
    },
    { material: 'earth', shape: ovalOutline(13.2, 9.6, 1.6, 1.1), curved: true, strength: 0.6 },
    { material: 'ice', path: beck, width: 1.7 },
    { material: 'ice', shape: ovalOutline(11.9, 12.4, 1.9, 1.3), curved: true },
    {
      material: 'gravel',
      path: [
        [8.9, 7.7],
        [11.8, 8.3],
      ],
      width: 1.4,
      strength: 0.5,
    },
  ],
  scenery: [
    // The cliffs on both sides.
    thingAlong('cliff', [-0.4, 4.1], [1.4, 3.8], [3.2, 4.2], [4.8, 3.8], [6, 4.1]),
    thingAlong('cliff', [8, 3.9], [9.6, 4.2], [11.2, 3.8], [13, 4.1], [14.6, 3.8], [16, 4.1]),
    thingAlong('cliff', [18, 3.9], [19.8, 4.2], [21.4, 3.8], [23, 4.2], [24.4, 3.9]),
    thingAlong('cliff', [24.4, 13.1], [22.8, 12.8], [21, 13.2], [19.4, 12.8], [18, 13.1]),
    thingAlong('cliff', [16, 13.1], [15.3, 12.9], [14.9, 13.8], [15.2, 14.8], [14.9, 16.3]),
    ...thingsOf('scree', [
      [7, 3.7],
      [6.9, 4.7, 0, 0.7],
      [17, 3.7],
      [17.1, 4.6, 0, 0.7],
      [17, 13.3],
    ]),
    ...drawnOnly(
      thingsOf('pine', [
        [5.8, 3.9, 0, 0.6],
        [8.3, 3.8, 0, 0.7],
        [15.7, 4, 0, 0.65],
        [18.3, 3.8, 0, 0.7],
        [16, 13.3, 0, 0.6],
        [18.2, 13, 0, 0.7],
      ]),
    ),
    // The avalanche.
    ...thingsOf('boulder', [
      [18.5, 5.5, 20, 1.1],
      [21.5, 5.4, 70],
      [20.5, 6.5, 10, 0.9],
      [16.5, 5.6, 0, 0.9],
    ]),
    ...thingsOf('rubble', [
      [19.4, 4.9],
      [22.4, 6.4, 0, 0.8],
      [17.6, 6.5, 0, 0.9],
    ]),
    // The boulder field, and boulders by the road.
    ...thingsOf('boulder', [
      [8.6, 5.5],
      [12.4, 5.5, 40, 1.1],
      [13.5, 6.5, 0, 0.9],
      [17.5, 9.6, 70, 0.9],
      [3.5, 6.5, 0, 0.9],
      [22.5, 10.6],
      [8.5, 9.5, 20, 0.9],
    ]),
    ...thingsOf('rock', [
      [11.8, 5.1],
      [9.4, 6.2],
      [14.2, 5.5, 0, 0.9],
      [6.4, 9.4],
      [20.6, 9.8],
      [9.2, 12.8],
      [14, 12.6],
    ]),
    // The stranded carters.
    { kind: 'wagon', at: [12.8, 7.7], turn: 14 },
    { kind: 'overturned cart', at: [15.6, 7.4], turn: -24 },
    ...thingsOf('crate', [
      [15.2, 9.1, 24, 0.9],
      [16.8, 8.1, -10, 0.9],
    ]),
    ...thingsOf('barrel', [
      [11.7, 9.1],
      [16.5, 6.8],
    ]),
    { kind: 'campfire', at: [13.2, 9.6], size: 0.9 },
    // The hut.
    { kind: 'cottage', at: [4.6, 12.1], turn: 3, size: [3.6, 2.6] },
    { kind: 'woodpile', at: [2.2, 12], turn: 92 },
    { kind: 'chopping block', at: [7.2, 12.2] },
    { kind: 'cart', at: [7.1, 13.8], turn: 64, size: 0.9 },
    thingAlong('fence', [1.4, 14.6], [6.6, 14.8]),
    // The cairn on the south side.
    ...thingsOf('boulder', [
      [19.5, 11.4, 20, 1.1],
      [21.4, 11.5, 80, 0.8],
    ]),
    ...thingsOf('rock', [
      [18.7, 11.2],
      [19.1, 10.7],
      [20.2, 10.9],
      [20.3, 11.7],
      [18.9, 11.9],
    ]),
    { kind: 'rubble', at: [19.5, 11.3], size: 0.9 },
    // Trees.
    ...thingsOf('pine', [
      [1.6, 4.9],
      [2.6, 5.9, 0, 1.1],
      [4.9, 5, 0, 0.9],
      [6.3, 5.9],
      [0.6, 6.2, 0, 0.8],
      [1.2, 10.6],
      [9.2, 15, 0, 0.9],
      [1, 13.4, 0, 1.1],
      [16.5, 11.4, 0, 0.9],
      [23, 12, 0, 0.9],
      [3.6, 1.6],
      [10.6, 1.4, 0, 0.9],
      [21.6, 1.6],
    ]),
    ...thingsOf('dead tree', [
      [8.9, 13.2],
      [16.6, 1.7, 0, 0.9],
    ]),
    { kind: 'log', at: [9, 11.3], turn: 30 },
    ...thingsOf('rock', [
      [6.4, 2.4],
      [13.4, 2.4],
      [19.2, 2.5],
      [17.4, 14.4],
      [21, 14.2],
    ]),
    ...drawnOnly([
      { kind: 'signpost', at: [2.6, 9.8] },
      { kind: 'milestone', at: [21.8, 9.7] },
      { kind: 'bones', at: [5.2, 2.6], size: 0.8 },
      { kind: 'bones', at: [8.6, 1.6], size: 0.6 },
      { kind: 'blood', at: [14.2, 9.1], size: 0.9 },
      { kind: 'blood', at: [7, 8.3], size: 0.5 },
      { kind: 'arrows', at: [14, 8], size: 0.9 },
      { kind: 'wheel', at: [17.2, 7.4] },
      { kind: 'sacks', at: [14.6, 10.2], size: 0.7 },
      ...thingsOf('bedroll', [
        [12.2, 10.3, 30],
        [14.2, 10.6, -30],
      ]),
      ...thingsOf('lantern', [
        [5.2, 10.7],
        [11.9, 7],
        [18.9, 12.4],
      ]),
      ...thingsOf('torch', [
        [22, 8.9],
        [20.8, 12.3],
      ]),
      { kind: 'skull pile', at: [7.8, 2.6], size: 0.5 },
      {
        kind: 'crack',
        along: [
          [11, 11.6],
          [11.9, 12.4],
          [12.8, 12.6],
        ],
      },
      {
        kind: 'crack',
        along: [
          [10.1, 6.4],
          [10.5, 7.2],
        ],
      },
      ...scatteredThings(['stones', 'tall grass', 'stones', 'rock'], {
        many: 44,
        within: boxOutline(0, 0, 24, 16),
        apart: 1.1,
        except: [boxOutline(-1, 6.8, 25, 9.6), boxOutline(2.4, 10.4, 7, 14)],
        sizes: [0.3, 0.6],
        seed: 61,
      }),
    ]),
  ],
};
