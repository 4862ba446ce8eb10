/**
 * The look of the battlefield: two crooked trenches with duckboards, stakes, craters, dead trees,
 * guns on both sides. Laid out in squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const north: Spot[] = [
  [-1, 3.6],
  [3.5, 3.6],
  [5, 4.4],
  [9.5, 4.4],
  [11, 3.6],
  [15, 3.6],
  [16.5, 4.4],
  [20.5, 4.4],
  [22, 3.5],
  [27, 3.5],
];
const south: Spot[] = [
  [-1, 11.5],
  [4, 11.5],
  [5.5, 10.7],
  [9, 10.7],
  [10.5, 11.5],
  [15.5, 11.5],
  [17, 10.7],
  [21, 10.7],
  [22.5, 11.5],
  [27, 11.5],
];
/** The same line, so much farther down the map. */
const below = (line: readonly Spot[], by: number): Spot[] => line.map(([x, y]): Spot => [x, y + by]);

export const trenchesLook: PaintedParts = {
  setting: { light: 'day', weather: 'rain', seed: 218 },
  materials: [
    { material: 'earth' },
    { material: 'dry grass', shape: ovalOutline(5, 1, 7, 2.4), curved: true, strength: 0.7 },
    { material: 'dry grass', shape: ovalOutline(21, 14.8, 7, 2.2), curved: true, strength: 0.75 },
    { material: 'grass', shape: ovalOutline(5, 15, 6, 2), curved: true, strength: 0.6 },
    { material: 'grass', shape: ovalOutline(20, 0.6, 6, 1.6), curved: true, strength: 0.5 },
    ...drawnOnly([
      { material: 'mud' as const, shape: boxOutline(-2, 5, 28, 10), curved: true, strength: 0.55 },
      { material: 'ash' as const, shape: ovalOutline(21.6, 7.4, 4, 2), curved: true, strength: 0.45 },
      { material: 'ash' as const, shape: ovalOutline(4, 1.5, 3, 1.3), curved: true, strength: 0.5 },
      { material: 'mud' as const, path: north, width: 2.2, strength: 0.8 },
      { material: 'mud' as const, path: south, width: 2.2, strength: 0.8 },
      { material: 'planks' as const, path: north, width: 0.55 },
      { material: 'planks' as const, path: south, width: 0.55 },
    ]),
    {
      material: 'road',
      path: [
        [12.6, -1],
        [12.4, 1.4],
        [12.8, 3.2],
      ],
      width: 1.5,
    },
    {
      material: 'road',
      path: [
        [12.9, 17],
        [12.6, 14],
        [12.8, 12],
      ],
      width: 1.5,
    },
    { material: 'bog', shape: ovalOutline(13, 7.4, 2.2, 1.1), curved: true, strength: 0.9 },
  ],
  scenery: [
    // The trenches, the sandbags on the side of the foe, the saps to the rear.
    thingAlong('trench', ...north),
    thingAlong('trench', ...south),
    thingAlong('trench', [12.8, 1.8], [12.7, 3.6]),
    thingAlong('trench', [12.8, 11.5], [12.7, 13.4]),
    ...drawnOnly([
      thingAlong('sandbags', ...below(north, 0.75).slice(1, 5)),
      thingAlong('sandbags', ...below(north, 0.75).slice(5, 9)),
      thingAlong('sandbags', ...below(south, -0.75).slice(1, 5)),
      thingAlong('sandbags', ...below(south, -0.75).slice(5, 9)),
    ]),
    // Stakes before both lines.
    thingAlong('stakes', [1, 5.9], [4.4, 6.2], [7, 6]),
    thingAlong('stakes', [14.6, 5.7], [17.6, 6.1], [19.4, 5.9]),
    thingAlong('stakes', [7.4, 9.4], [10.4, 9.7]),
    thingAlong('stakes', [16, 9.2], [19, 9.5], [21, 9.2]),
    thingAlong('barricade', [10.2, 5.8], [12.4, 6.1]),
    thingAlong('barricade', [2, 9.5], [4.6, 9.6]),
    // No man’s land.
    ...thingsOf('crater', [
      [3.2, 7.6],
      [6.4, 7.9, 30, 0.8],
      [5, 6.9, 0, 0.5],
      [9.6, 7.2, 0, 1.1],
      [16.3, 7.7, 0, 0.9],
      [18.4, 7, 0, 0.6],
      [8, 13.6, 0, 0.7],
      [19.5, 1.6, 0, 0.7],
    ]),
    { kind: 'overturned cart', at: [11.8, 8.6], turn: -18 },
    { kind: 'shields', at: [14.8, 8.9], turn: 12 },
    { kind: 'rock', at: [7.8, 6.6] },
    { kind: 'boulder', at: [15.5, 6.6], size: 0.9 },
    ...thingsOf('dead tree', [
      [20.6, 6.6, 0, 1.2],
      [22.6, 7.6],
      [24.4, 6.5, 0, 1.1],
      [23.6, 9, 0, 0.9],
      [1.4, 6.9, 0, 0.8],
      [9.4, 0.9, 0, 0.9],
    ]),
    ...thingsOf('stump', [
      [21.6, 8.4],
      [24.5, 7.9],
      [22.4, 6.1, 0, 0.9],
      [19.8, 8.2],
    ]),
    { kind: 'log', at: [21.2, 7.5], turn: 28 },
    { kind: 'log', at: [23.8, 7.9], turn: -40, size: 0.8 },
    // The burnt farm, their reserve and their guns.
    thingAlong('ruined wall', [2, 2], [2, 0.6], [5, 0.6]),
    thingAlong('ruined wall', [6, 1], [6, 2.4], [4, 2.4]),
    { kind: 'rubble', at: [3.4, 1.5], size: 0.9 },
    { kind: 'tent', at: [10.6, 1.6], turn: -8 },
    { kind: 'tent', at: [15.2, 1.4], turn: 10 },
    ...thingsOf('cannon', [
      [19.6, 2.3, 90],
      [21.6, 2.2, 96],
      [23.6, 2.3, 84],
    ]),
    ...thingsOf('shot pile', [
      [20.6, 1.6],
      [22.6, 1.5],
    ]),
    ...thingsOf('crate', [
      [16.9, 2.2, 10],
      [24.6, 1.2, -8],
    ]),
    { kind: 'barrel', at: [17, 1.2] },
    // Our side: the dressing station, the reserve, the catapult.
    { kind: 'wagon', at: [2.6, 13.7], turn: 6 },
    { kind: 'pavilion', at: [5.6, 14.4], size: 0.8 },
    { kind: 'tent', at: [10, 14.8], turn: 12 },
    { kind: 'tent', at: [15.4, 14.6], turn: -14 },
    { kind: 'catapult', at: [20.6, 14], turn: -90 },
    { kind: 'shot pile', at: [22.4, 14.4] },
    { kind: 'ballista', at: [17.6, 13.4], turn: -90, size: 0.9 },
    thingAlong('palisade', [18, 12.8], [20, 12.8]),
    thingAlong('sandbags', [22, 13], [24.4, 13.2]),
    ...thingsOf('crate', [
      [8.4, 15.2, 8],
      [23.6, 14.6, 20],
      [1.6, 15.2, -12, 0.9],
    ]),
    ...thingsOf('barrel', [
      [14.4, 13.2],
      [24.3, 15],
    ]),
    ...drawnOnly([
      thingAlong('crack', [8, 8.4], [8.8, 9]),
      ...thingsOf('banner', [
        [14, 2.4],
        [11.6, 13],
        [22.6, 12.6],
        [17.9, 4.9],
      ]),
      ...thingsOf('ladder', [
        [7.2, 10.2, 6],
        [14, 10.9, -6],
        [8, 4.9, 4],
        [18.6, 4.9, 0],
      ]),
      ...thingsOf('lantern', [
        [4.4, 11.3],
        [9.6, 10.9],
        [19, 10.8],
        [24, 11.4],
        [2, 3.7],
        [13.4, 3.5],
        [19.4, 4.3],
        [24.4, 3.4],
        [5.8, 13],
        [10.8, 2.6],
      ]),
      ...thingsOf('campfire', [
        [13.6, 14.8, 0, 0.8],
        [13.8, 1.2, 0, 0.7],
      ]),
      { kind: 'flames', at: [5.2, 1.4], size: 0.6 },
      { kind: 'flames', at: [12.3, 8.1], size: 0.5 },
      ...thingsOf('scorch', [
        [12, 7.7],
        [5, 8.9, 0, 1.2],
        [17.4, 8.8],
        [20.4, 5.4],
        [3.4, 5.4, 0, 0.8],
      ]),
      ...thingsOf('arrows', [
        [8.8, 8.6],
        [14, 6.2],
        [18.6, 8.6],
        [5.6, 9.2],
        [11, 9.7],
      ]),
      ...thingsOf('blood', [
        [7.4, 8.8],
        [14.6, 9.6],
        [5, 13.4],
        [10.4, 6.8],
        [17.4, 6.4],
      ]),
      ...thingsOf('bones', [
        [4.4, 8.3, 0, 0.7],
        [18.8, 7.9, 0, 0.7],
      ]),
      ...thingsOf('puddle', [
        [3.2, 7.6, 0, 0.8],
        [9.6, 7.2, 0, 1],
        [16.3, 7.7, 0, 0.8],
        [7.4, 5.2],
        [20.8, 9.8],
        [12.4, 15],
      ]),
      ...thingsOf('bedroll', [
        [4.2, 15.2, 90],
        [7, 15.3, 80],
        [3.2, 15.2, 96],
      ]),
      { kind: 'wheel', at: [13.4, 9.4] },
      { kind: 'rope coil', at: [19.2, 15.2] },
      ...scatteredThings(['debris', 'stones', 'tall grass', 'rubble', 'debris'], {
        many: 60,
        within: boxOutline(0, 0, 26, 16),
        apart: 1,
        except: [boxOutline(-1, 2.8, 27, 5.2), boxOutline(-1, 10, 27, 12.2)],
        sizes: [0.3, 0.7],
        seed: 71,
      }),
    ]),
  ],
};
