/**
 * The look of the ship at sea: deck, masts, hatch, cannons, stern cabin, dark waves. Laid out in
 * squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, thingAlong, thingsOf } from '../plans/painted.ts';

/** The hull, stern in the west, bow in the east. */
const hull: Spot[] = [
  [2, 4.4],
  [2.4, 4],
  [8, 3.5],
  [14, 3.3],
  [18, 3.5],
  [21, 4.2],
  [23.6, 5.6],
  [25.4, 7],
  [23.6, 8.4],
  [21, 9.8],
  [18, 10.5],
  [14, 10.7],
  [8, 10.5],
  [2.4, 10],
  [2, 9.6],
];
export const shipLook: PaintedParts = {
  setting: { light: 'day', seed: 88 },
  materials: [
    { material: 'deep water', means: ['water', 'hinders'] },
    {
      material: 'shallow water',
      path: [
        [2, 7],
        [-2, 7.4],
      ],
      width: 4,
      strength: 0.35,
      means: [],
    },
    { material: 'deck', shape: hull },
    { material: 'planks', shape: boxOutline(2.4, 4.2, 7, 9.8) },
    { material: 'carpet', shape: boxOutline(2.8, 6, 6.2, 8), strength: 0.9 },
  ],
  scenery: [
    thingAlong('wooden wall', [7, 4], [7, 6]),
    thingAlong('wooden wall', [7, 7], [7, 10]),
    ...thingsOf('mast', [
      [10.5, 7, 0, 1],
      [18.5, 7, 0, 0.9],
    ]),
    ...thingsOf('cannon', [
      [9.5, 4.2, -90],
      [13.5, 4, -90],
      [16.5, 4.1, -90],
      [9.5, 9.8, 90],
      [13.5, 10, 90],
      [16.5, 9.9, 90],
    ]),
    { kind: 'capstan', at: [21.5, 7] },
    { kind: 'desk', at: [4.4, 7], turn: 90 },
    { kind: 'bed', at: [3.4, 9.3], size: 0.9 },
    { kind: 'bookshelf', at: [4.6, 4.5], size: [1.8, 0.45] },
    { kind: 'wardrobe', at: [6.3, 4.6], size: [0.9, 0.5] },
    { kind: 'chest', at: [6.3, 9.4] },
    ...thingsOf('crate', [
      [14.6, 8.9, 8],
      [15.6, 8.8, -6],
      [12, 5, 12, 0.9],
    ]),
    ...thingsOf('barrel', [
      [8.5, 8.9],
      [8.5, 9.6],
      [19.4, 4.6],
      [20.1, 4.9],
      [12.3, 9.2],
      [20, 9.3],
    ]),
    { kind: 'rowboat', at: [15.4, 5.5], size: [2.6, 0.95], name: 'ship’s boat' },
    { kind: 'shot pile', at: [11.6, 4.2] },
    { kind: 'shot pile', at: [11.6, 9.9] },
    ...drawnOnly([
      { kind: 'hatch', at: [14.3, 7.2], size: [1.9, 1.6] },
      { kind: 'helm', at: [8.2, 7], turn: 90 },
      { kind: 'sail', at: [11.1, 7], turn: 90, size: [6.4, 0.8] },
      { kind: 'sail', at: [19, 7], turn: 90, size: [5, 0.7] },
      thingAlong('rail', ...hull, hull[0] ?? [2, 4.4]),
      { kind: 'anchor', at: [22.6, 5.9], turn: 30 },
      ...thingsOf('rope coil', [
        [17.5, 8.9],
        [9.6, 5.6],
        [22.7, 8],
        [17.3, 5.2, 0, 0.8],
      ]),
      { kind: 'nets', at: [20.8, 8.3], size: 0.8, turn: 20 },
      ...thingsOf('lantern', [
        [2.3, 7],
        [7.2, 5.6],
        [7.2, 8],
        [17.4, 7.2],
        [23.8, 7],
      ]),
      { kind: 'candles', at: [4.4, 6.6], size: 0.7 },
      { kind: 'papers', at: [4.5, 7.3], turn: 80, size: 0.8 },
      { kind: 'chair', at: [3.4, 7], turn: 90 },
      { kind: 'banner', at: [1.3, 7], turn: 180 },
      { kind: 'grate', at: [17.6, 6.2] },
      { kind: 'ladder', at: [10.6, 5.2], size: [0.5, 1.6] },
      { kind: 'ladder', at: [18.6, 8.6], size: [0.5, 1.3] },
      { kind: 'log', at: [26.6, 7], size: [2.6, 0.35], name: 'bowsprit' },
      { kind: 'puddle', at: [13, 8.6], size: 0.8 },
      { kind: 'sacks', at: [19.9, 5.7], size: 0.7 },
    ]),
  ],
};
