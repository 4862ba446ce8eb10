/**
 * The look of the graveyard: gravestones in rows, yews, a mausoleum, an angel, railings around it.
 * Laid out in squares.
 */
import type { PaintedParts, SceneryItem } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

/** A row of graves: a stone or a cross at the head of each, and the mound before it. */
const graves = (xs: readonly number[], y: number, lean: number): SceneryItem[] =>
  xs.flatMap((x, n): SceneryItem[] => [
    { kind: 'grave', at: [x, y + 0.95], size: [0.75, 1.3], turn: ((n * 5 + lean) % 7) - 3, means: [] },
    { kind: (n + lean) % 4 === 0 ? 'cross' : 'gravestone', at: [x, y], turn: ((n * 7 + lean * 3) % 17) - 8 },
  ]);

export const graveyardLook: PaintedParts = {
  setting: { light: 'night', weather: 'clear', seed: 212 },
  materials: [
    { material: 'grass' },
    { material: 'dry grass', shape: ovalOutline(6, 5, 7, 4), curved: true, strength: 0.4 },
    { material: 'moss', shape: ovalOutline(13, 3, 5, 3), curved: true, strength: 0.5 },
    { material: 'forest floor', shape: ovalOutline(19, 8, 5, 3), curved: true, strength: 0.45 },
    { material: 'earth', shape: boxOutline(1.4, 11.4, 7.6, 14), curved: true, strength: 0.5 },
    { material: 'earth', shape: ovalOutline(19.4, 8, 2.2, 1.6), curved: true, strength: 0.7 },
    {
      material: 'gravel',
      path: [
        [12, 17],
        [12, 13],
        [11.6, 9.6],
        [11.4, 7],
      ],
      width: 1.7,
    },
    {
      material: 'gravel',
      path: [
        [11.6, 10],
        [8, 8.8],
        [6.9, 5.4],
        [4, 4.6],
      ],
      width: 1.1,
    },
    {
      material: 'gravel',
      path: [
        [11.6, 9.8],
        [15, 8.6],
        [17, 6],
        [18.4, 4.6],
      ],
      width: 1.1,
    },
    { material: 'gravel', shape: ovalOutline(11.5, 7, 1.9, 1.6), curved: true },
    {
      material: 'earth',
      path: [
        [12.4, 12.4],
        [15.6, 12],
        [18.6, 12.6],
      ],
      width: 0.9,
      strength: 0.7,
    },
    { material: 'flagstones', shape: boxOutline(17, 1, 23, 5), strength: 0.75 },
    { material: 'moss', shape: ovalOutline(21.6, 2.4, 2, 1.4), curved: true, strength: 0.5 },
  ],
  scenery: [
    // The railing with its gate, and the ruined chapel.
    thingAlong('iron railing', [14, 14], [23.6, 14], [23.6, 5.4]),
    thingAlong('iron railing', [10, 14], [0.6, 14], [0.6, 0.6], [16.6, 0.6]),
    thingAlong('ruined wall', [17, 4], [17, 1], [20, 1]),
    thingAlong('ruined wall', [21, 1], [23, 1], [23, 5], [20.4, 5]),
    thingAlong('ruined wall', [18.4, 5], [17, 5]),
    ...thingsOf('pillar', [
      [10.5, 14.5, 0, 0.7],
      [13.5, 14.5, 0, 0.7],
    ]),
    ...thingsOf('pews', [
      [19, 2.6, 90, [1.6, 0.5]],
      [20.2, 3.3, 80, [1.6, 0.5]],
    ]),
    { kind: 'altar', at: [22.2, 3], turn: 90, size: 0.9 },
    { kind: 'rubble', at: [18, 1.8], size: 0.8 },
    { kind: 'rubble', at: [20.5, 4.5], size: 0.7 },
    { kind: 'broken pillar', at: [18.5, 4.1] },
    // The dead.
    { kind: 'mausoleum', at: [3.6, 2.6] },
    { kind: 'angel', at: [11.5, 6.9], size: 1.2 },
    ...graves([8, 9.4, 10.8, 12.2, 13.6], 1.5, 1),
    ...graves([8.1, 9.5, 12.3, 13.7], 3.9, 2),
    ...graves([13.9, 15.2], 6, 4),
    ...graves([1.9, 3.2, 4.5, 5.8], 9.4, 0),
    ...graves([2, 3.4], 7, 5),
    ...thingsOf('tomb', [
      [5.4, 7.3, 90],
      [2.4, 5.5],
    ]),
    ...thingsOf('cross', [
      [2, 12, -8],
      [3.2, 12.2, 6],
      [4.4, 11.9, -3],
      [5.6, 12.2, 10],
      [2.7, 13.3, 4],
      [4, 13.4, -9],
    ]),
    ...thingsOf('open grave', [[19.3, 8, 8]]),
    ...graves([17.3, 21.4, 22.7], 7.1, 3),
    // The gravedigger’s hut, and the trees.
    { kind: 'cottage', at: [20.6, 11.8], turn: -4, size: 0.85 },
    { kind: 'woodpile', at: [17.8, 11.4], turn: 88 },
    { kind: 'cart', at: [17.6, 13], turn: 24, size: 0.9 },
    ...thingsOf('coffin', [[22.9, 12.6, 70]]),
    ...thingsOf('pine', [
      [9.4, 6.4, 0, 1.1],
      [14.4, 8.4],
      [6.9, 1.3, 0, 0.9],
      [15.4, 1.6, 0, 1.1],
      [8.6, 12.6],
      [1.4, 4],
    ]),
    ...thingsOf('dead tree', [
      [6.7, 10.9, 0, 1.2],
      [15.4, 4.4],
      [22.6, 9.7, 0, 0.9],
    ]),
    ...thingsOf('bush', [
      [15.2, 12.9],
      [10.2, 10.6, 0, 0.8],
      [16.4, 9.8, 0, 0.9],
    ]),
    ...drawnOnly([
      ...thingsOf('lamp post', [
        [10, 13.2],
        [14.1, 13],
        [9.9, 8.3],
      ]),
      ...thingsOf('lantern', [
        [18.4, 8.6],
        [18.7, 10.5],
        [5.4, 3.6],
      ]),
      ...thingsOf('candles', [
        [22.2, 2.7],
        [11.1, 7.6],
        [12.1, 7.7, 0, 0.8],
        [3.2, 4.1],
        [4.4, 12.5, 0, 0.8],
        [10.8, 2.2, 0, 0.8],
      ]),
      ...thingsOf('wreath', [
        [12, 7.5],
        [3.9, 4.1],
        [9.4, 2.3],
        [13.7, 4.7],
        [4.5, 10.2],
      ]),
      ...thingsOf('flowers', [
        [11.2, 7.9, 0, 0.5],
        [12.2, 2.4, 0, 0.5],
        [5.8, 10.3, 0, 0.5],
      ]),
      ...thingsOf('ivy', [
        [17.2, 1.6],
        [22.8, 4.5],
        [2.4, 3.2, 0, 0.8],
      ]),
      { kind: 'bones', at: [20.3, 7.1], size: 0.6 },
      { kind: 'chopping block', at: [18.7, 12.4] },
      { kind: 'mushrooms', at: [14, 9.6] },
      ...thingsOf('leaves', [
        [6.5, 11.6],
        [15, 5],
        [22.4, 10.2],
        [12.6, 11, 0, 0.8],
        [10.6, 12],
      ]),
      ...thingsOf('oak', [
        [-0.2, 15.6],
        [5.4, 15.7, 0, 0.9],
        [18.6, 15.8],
        [23.6, 15.4, 0, 1.1],
      ]),
      ...scatteredThings(['tall grass', 'fern', 'stones', 'moss', 'leaves'], {
        many: 60,
        within: boxOutline(0, 0, 24, 16),
        apart: 0.9,
        except: [
          boxOutline(10.6, 6, 13, 16),
          boxOutline(17, 1, 23, 5),
          boxOutline(7.4, 1, 14.4, 5.4),
          boxOutline(18.4, 6.6, 21, 9.2),
        ],
        sizes: [0.4, 0.8],
        seed: 44,
      }),
    ]),
  ],
};
