/**
 * The look of the Watch Yard: cobbles, a barracks with bunks, carts, a store. Laid out in squares.
 */
import type { PaintedParts, SceneryItem } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

export const watchYardLook: PaintedParts = {
  setting: { light: 'day', outside: 'open', seed: 21 },
  materials: [
    { material: 'cobbles' },
    {
      material: 'earth',
      path: [
        [-0.5, 6.6],
        [4, 6.4],
        [9, 7],
        [14, 6.4],
        [20.5, 7],
      ],
      width: 1.7,
      strength: 0.85,
    },
    {
      material: 'earth',
      path: [
        [8, -0.5],
        [8.6, 3],
        [8.4, 6.5],
      ],
      width: 1.1,
      strength: 0.75,
    },
    {
      material: 'straw',
      shape: [
        [6, 11],
        [9, 11],
        [9.4, 12.4],
        [5.6, 12.4],
      ],
      curved: true,
      strength: 0.8,
    },
    {
      material: 'mud',
      shape: [
        [10.05, 6.8],
        [11.2, 6.6],
        [12.4, 7.4],
        [12.2, 9.1],
        [10.6, 9.4],
        [10.1, 8.4],
      ],
      curved: true,
    },
    { material: 'planks', shape: boxOutline(0, 0, 6, 5) },
    { material: 'flagstones', shape: boxOutline(15, 0, 20, 4) },
    { material: 'flagstones', shape: boxOutline(16, 8, 18, 10) },
    {
      material: 'grass',
      shape: [
        [17, 10.6],
        [20.4, 9.8],
        [20.4, 12.4],
        [16, 12.4],
      ],
      curved: true,
      strength: 0.8,
    },
  ],
  scenery: [
    // The barracks in the north-west and the store in the north-east, with gaps for their doors.
    thingAlong('wall', [0, 5], [3, 5]),
    thingAlong('wall', [4, 5], [6, 5], [6, 3]),
    thingAlong('wall', [6, 2], [6, 0]),
    thingAlong('wall', [15, 0], [15, 2]),
    thingAlong('wall', [15, 3], [15, 4], [20, 4]),
    ...thingsOf('bed', [
      [1.5, 1.5, 0, [0.94, 0.62]],
      [4.5, 1.5, 0, [0.94, 0.62]],
      [1.5, 3.5, 0, [0.94, 0.62]],
      [4.5, 3.5, 0, [0.94, 0.62]],
    ]).map((bed): SceneryItem => ({ ...bed, name: 'bunk', means: ['hinders'] })),
    { kind: 'wagon', at: [17, 2.94], size: [1.8, 1.5], turn: 90, name: 'cart', means: ['bars'] },
    { kind: 'cart', at: [7, 10], size: [1.9, 1.6], turn: 8, name: 'cart', means: ['bars'] },
    { kind: 'well', at: [9.5, 5.5], size: 0.86, means: ['bars'] },
    // These things are merely drawn, because the plan of squares already has their facts or they
    // have none.
    ...drawnOnly([
      { kind: 'puddle', at: [11, 8], size: 1.4 },
      { kind: 'scaffold', at: [17, 9], size: [2, 2] },
      { kind: 'round table', at: [3, 2.5], size: 0.9 },
      ...thingsOf('stool', [
        [2.3, 2.2],
        [3.5, 3.1],
      ]),
      { kind: 'chest', at: [0.5, 0.4] },
      { kind: 'weapon rack', at: [2.9, 0.25], size: 0.9 },
      ...thingsOf('chest', [
        [0.5, 4.6, 180, 0.8],
        [5.5, 0.4, 0, 0.8],
      ]),
      { kind: 'hearth', at: [5.7, 2.9], turn: 90, size: 0.6 },
      { kind: 'rug', at: [3, 2.5], size: [2.2, 1.6], seed: 3 },
      ...thingsOf('barrel', [
        [15.4, 0.5],
        [16.1, 0.4],
        [15.5, 1.2],
        [19.5, 3.4],
      ]),
      ...thingsOf('crate', [
        [18.4, 0.5, 8],
        [19.4, 0.6, -6],
        [19.4, 1.5, 12, 0.8],
      ]),
      { kind: 'sacks', at: [17.2, 0.6] },
      { kind: 'straw target', at: [13.2, 1.4] },
      { kind: 'straw target', at: [12.2, 1.2] },
      { kind: 'arrows', at: [12.7, 2.2] },
      { kind: 'hay bale', at: [6, 11.5], turn: 12 },
      { kind: 'hay bale', at: [8.4, 11.4], turn: -20 },
      { kind: 'straw', at: [7.2, 11.3], size: 1.4 },
      { kind: 'trough', at: [10.2, 11.3] },
      { kind: 'woodpile', at: [13.6, 11.4], turn: 2 },
      { kind: 'chopping block', at: [12.4, 11.3] },
      { kind: 'banner', at: [8.1, 0.4] },
      { kind: 'banner', at: [11.4, 0.4] },
      { kind: 'oak', at: [19.4, 11.5], size: 0.9 },
      { kind: 'bush', at: [18.3, 11.4] },
      { kind: 'anvil', at: [14.2, 4.9], turn: 14 },
      { kind: 'cauldron', at: [13.2, 5.2], size: 0.7 },
      thingAlong('fence', [5.4, 8.9], [5.4, 11.9]),
      ...thingsOf('lantern', [
        [3.4, 5.3],
        [14.7, 2.9],
      ]),
      ...scatteredThings(['stones', 'straw', 'moss', 'leaves'], {
        many: 22,
        within: boxOutline(6.4, 0.4, 19.6, 11.6),
        apart: 1.5,
        except: [boxOutline(15, 0, 20, 4)],
        sizes: [0.5, 0.9],
        seed: 6,
      }),
    ]),
  ],
};
