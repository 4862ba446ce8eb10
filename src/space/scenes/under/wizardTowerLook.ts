/**
 * The look of the tower: round walls, a kitchen and a hall, books and a laboratory, a summoning
 * circle under the stars. Laid out in squares.
 */
import type { PaintedParts, SceneryItem, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

/** A piece of the round wall about a floor’s middle, between two angles in degrees. */
const roundWall = (x: number, from: number, to: number): SceneryItem =>
  thingAlong(
    'wall',
    ...Array.from({ length: 15 }, (_, n): Spot => {
      const angle = ((from + ((to - from) * n) / 14) / 180) * Math.PI;
      return [Math.round((x + Math.cos(angle) * 4.2) * 100) / 100, Math.round((6 + Math.sin(angle) * 4.2) * 100) / 100];
    }),
  );

export const wizardTowerLook: PaintedParts = {
  setting: { light: 'night', weather: 'clear', seed: 217 },
  materials: [
    { material: 'rock' },
    { material: 'ash', shape: boxOutline(10, -1, 34, 13), curved: true, strength: 0.8 },
    { material: 'grass', shape: ovalOutline(2.4, 6, 9.4, 9), curved: true },
    { material: 'moss', shape: ovalOutline(2, 10, 3, 2), curved: true, strength: 0.6 },
    {
      material: 'gravel',
      path: [
        [-1, 6.2],
        [1.5, 5.9],
        [3.2, 6],
      ],
      width: 1.3,
    },
    { material: 'flagstones', shape: ovalOutline(7, 6, 4.2) },
    { material: 'planks', shape: ovalOutline(17, 6, 4.2) },
    { material: 'marble', shape: ovalOutline(27, 6, 4.2) },
    { material: 'flagstones', shape: boxOutline(10.8, 5, 13.2, 7) },
    { material: 'flagstones', shape: boxOutline(20.8, 5, 23.2, 7) },
    { material: 'carpet', shape: boxOutline(3.2, 5.4, 10.8, 6.6), strength: 0.95 },
    { material: 'tiles', shape: boxOutline(14.4, 7.2, 19.6, 9), strength: 0.9 },
  ],
  scenery: [
    ...drawnOnly([
      roundWall(7, 194, 346),
      roundWall(7, 14, 166),
      roundWall(17, 194, 346),
      roundWall(17, 14, 166),
      roundWall(27, 194, 360),
      roundWall(27, 0, 166),
      ...[11, 21].flatMap((x) => [
        thingAlong('wall', [x, 4.9], [x + 2, 4.9]),
        thingAlong('wall', [x, 7.1], [x + 2, 7.1]),
        { kind: 'stairs', at: [x + 1, 6] as Spot, size: [2.2, 2] as [number, number] },
      ]),
    ]),
    // The ground floor: kitchen in the north, stores in the south.
    { kind: 'hearth', at: [7, 2.4], size: [1.8, 0.6] },
    { kind: 'table', at: [6.4, 4.4], size: [2, 0.8] },
    { kind: 'barrel', at: [4.6, 3.6] },
    { kind: 'barrel', at: [9.3, 3.6] },
    { kind: 'sacks', at: [9.6, 4.5], size: 0.8 },
    ...thingsOf('crate', [
      [5.5, 8.6, 8],
      [6.5, 9.3, -10],
      [4.6, 7.6, 20, 0.9],
    ]),
    { kind: 'keg', at: [8.5, 9.3], turn: 90 },
    { kind: 'chest', at: [9.5, 8.4], turn: -40 },
    // The middle floor: books in the north, the laboratory in the south.
    { kind: 'bookshelf', at: [17, 2.4], size: [2.6, 0.5] },
    { kind: 'bookshelf', at: [14.5, 3.6], turn: -42 },
    { kind: 'bookshelf', at: [19.5, 3.6], turn: 42 },
    { kind: 'desk', at: [17, 4.2], size: 0.9 },
    { kind: 'table', at: [15.6, 8.3], size: [1.9, 0.8] },
    { kind: 'table', at: [18.6, 8.4], turn: 90, size: [1.5, 0.8] },
    { kind: 'cauldron', at: [17.1, 9.1], size: 0.9 },
    { kind: 'cage', at: [19.4, 7.6], size: 0.7 },
    { kind: 'bookshelf', at: [15.4, 9.4], turn: 28, size: [1.4, 0.4] },
    // The upper floor: the sky in the north, the bed in the south.
    { kind: 'lectern', at: [27, 3.4] },
    { kind: 'desk', at: [25.4, 3.6], turn: -30 },
    { kind: 'bookshelf', at: [29.2, 3.4], turn: 40 },
    ...thingsOf('crystal', [
      [24.4, 5],
      [29.6, 5],
      [24.4, 7],
      [29.6, 7],
    ]),
    { kind: 'bed', at: [26.9, 9], turn: 90 },
    { kind: 'wardrobe', at: [28.9, 8.8], turn: 222 },
    { kind: 'chest', at: [25.2, 8.7], turn: 40 },
    // The garden.
    { kind: 'vegetable rows', at: [1.4, 2.8], size: [2, 1.4] },
    thingAlong('hedge', [0.2, 4.7], [1.9, 4.6]),
    thingAlong('hedge', [0.2, 7.5], [1.9, 7.5]),
    { kind: 'well', at: [1.5, 9] },
    { kind: 'statue', at: [2.5, 7.6], size: 0.7 },
    ...drawnOnly([
      { kind: 'magic circle', at: [27, 6], size: 1.35 },
      { kind: 'round rug', at: [17, 5.9], size: 1.1 },
      { kind: 'rug', at: [26.9, 7.9], size: [1.8, 1], seed: 9 },
      { kind: 'portal', at: [27, 6], size: 0.5 },
      { kind: 'trapdoor', at: [7.4, 8.2] },
      ...thingsOf('stool', [
        [5.9, 5.1],
        [17, 5],
        [15.4, 7.6],
        [25.9, 4.4],
      ]),
      ...thingsOf('candles', [
        [17.3, 4.1],
        [15.2, 8.2],
        [18.6, 8.1],
        [14, 5],
        [20, 7],
        [25.3, 3.5],
        [27, 4.6],
        [25.7, 6.8],
        [28.3, 6.8],
        [26.1, 9.6],
        [6.2, 4.4],
      ]),
      ...thingsOf('torch', [
        [4.2, 4.7],
        [4.2, 7.3],
        [9.7, 7.5],
        [11.9, 5.2],
        [21.9, 5.2],
        [14.2, 7.3],
        [19.9, 4.8],
        [7, 9.8],
      ]),
      { kind: 'lantern', at: [2.6, 4.9] },
      { kind: 'lamp post', at: [0.5, 8.2] },
      ...thingsOf('papers', [
        [16.3, 3.2, 20],
        [18.1, 4.8, -30],
        [25.8, 4],
        [17.9, 7.6, 40],
      ]),
      ...thingsOf('scorch', [
        [17, 8.2, 0, 0.8],
        [27.9, 5.2, 0, 0.6],
      ]),
      { kind: 'skull pile', at: [19.3, 9], size: 0.4 },
      { kind: 'web', at: [5.2, 9], size: 0.6 },
      ...thingsOf('mushrooms', [
        [0.6, 10.2],
        [2.2, 10.6, 0, 0.8],
      ]),
      ...thingsOf('flowers', [
        [0.7, 1.4],
        [2.4, 1.3],
        [2.3, 4, 0, 0.8],
        [0.7, 9.9],
      ]),
      ...thingsOf('ivy', [
        [3.2, 8.4],
        [3.5, 3.4, 0, 0.8],
        [8.6, 10.1, 0, 0.8],
      ]),
      { kind: 'oak', at: [4.2, 11.2], size: 0.9 },
      { kind: 'pine', at: [0.6, 11.4], size: 0.9 },
      { kind: 'birch', at: [3.2, 0.6], size: 0.9 },
      { kind: 'bush', at: [9.4, 11.3] },
      { kind: 'bush', at: [8.2, 0.7], size: 1.1 },
      ...scatteredThings(['stones', 'rubble', 'moss'], {
        many: 34,
        within: boxOutline(10, 0, 32, 12),
        apart: 1,
        except: [
          ovalOutline(17, 6, 4.7),
          ovalOutline(27, 6, 4.7),
          ovalOutline(7, 6, 4.7),
          boxOutline(10, 4.6, 24, 7.4),
        ],
        sizes: [0.3, 0.7],
        seed: 8,
      }),
    ]),
  ],
};
