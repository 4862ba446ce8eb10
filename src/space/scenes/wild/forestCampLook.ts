/**
 * The look of the forest camp: tents about a fire in a clearing, a palisade, a brook. Laid out in
 * squares.
 */
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const brook: Spot[] = [
  [3, -1],
  [3.6, 2],
  [2.6, 5],
  [3.4, 8],
  [2.8, 11],
  [4, 14],
  [3.6, 17],
];
const clearing = ovalOutline(13, 8, 6.6, 5.2);
const track: Spot[] = [
  [-1, 8.4],
  [3, 8.2],
  [7, 8.6],
  [12, 8],
  [18, 8.6],
  [21, 7.4],
  [25, 7.8],
];

export const forestCampLook: PaintedParts = {
  setting: { light: 'night', seed: 131 },
  materials: [
    { material: 'forest floor' },
    { material: 'moss', shape: boxOutline(-1, -1, 8, 5), curved: true, strength: 0.6 },
    { material: 'moss', shape: boxOutline(18, 11, 25, 17), curved: true, strength: 0.6 },
    { material: 'grass', shape: ovalOutline(13, 8, 8.4, 6.4), curved: true, strength: 0.8 },
    { material: 'earth', shape: clearing, curved: true, strength: 0.7 },
    { material: 'road', path: track, width: 1.3, strength: 0.8 },
    { material: 'shallow water', path: brook, width: 1.7 },
    { material: 'ash', shape: ovalOutline(13, 8, 1.5, 1.3), curved: true, strength: 0.8 },
  ],
  scenery: [
    { kind: 'bonfire', at: [13, 8] },
    ...thingsOf('tent', [
      [9.4, 4.6, -24, 1.2],
      [16.4, 4.4, 28, 1.2],
      [9.2, 11.6, 22, 1.2],
      [17, 11.4, -26, 1.2],
    ]),
    { kind: 'pavilion', at: [13, 3.4], name: 'chief’s tent' },
    ...thingsOf('log', [
      [11, 6.6, -40],
      [15, 6.6, 40],
      [11.2, 9.6, 38],
      [15, 9.6, -40],
    ]),
    thingAlong('palisade', [19, 4], [20.4, 5.4], [20.8, 6.6]),
    thingAlong('palisade', [20.9, 9.2], [20.4, 11], [19, 12.4]),
    thingAlong('stakes', [6.8, 4.4], [6.4, 6.8]),
    thingAlong('stakes', [6.4, 10], [7, 12.2]),
    ...thingsOf('crate', [
      [11.2, 12.6, 8],
      [12.2, 12.9, -8],
      [11.6, 13.6, 20, 0.9],
    ]),
    ...thingsOf('barrel', [
      [13.3, 12.8],
      [13.9, 13.3],
      [18.6, 5.6],
    ]),
    { kind: 'wagon', at: [15.4, 13.4], turn: -6 },
    { kind: 'weapon rack', at: [15.6, 2.5], turn: 20 },
    { kind: 'cage', at: [18.4, 9.6], size: 1 },
    { kind: 'woodpile', at: [10.2, 8.3], turn: 90 },
    ...thingsOf('boulder', [
      [5.2, 3.4],
      [22.4, 5.4, 0, 0.9],
      [5.4, 12.6, 0, 1.1],
      [22.2, 10.8],
    ]),
    ...thingsOf('oak', [
      [1, 3.4],
      [6.6, 1.2, 0, 1.1],
      [21.4, 1.6, 0, 1.2],
      [1, 12.6, 0, 1.1],
      [6.8, 14.8],
      [22.6, 13.4, 0, 1.1],
      [18.4, 15.2],
    ]),
    ...thingsOf('pine', [
      [4.8, 0.6],
      [9.6, 0.8],
      [11.4, 0.6, 0, 0.9],
      [17, 0.9],
      [18.8, 2],
      [23.2, 4, 0, 0.9],
      [0.9, 6],
      [0.8, 10.4, 0, 0.9],
      [1.6, 15],
      [9.6, 15.2],
      [12.6, 15.4, 0, 0.9],
      [20.8, 13.6],
      [23.3, 10.2, 0, 0.9],
      [15.8, 15.5, 0, 0.8],
      [5, 5.8, 0, 0.9],
    ]),
    ...thingsOf('bush', [
      [7.4, 2.8],
      [5.2, 10.6],
      [20, 3],
      [22.2, 6.6],
      [8, 13.2],
      [19.6, 13.6],
      [5.6, 7, 0, 0.9],
      [14.6, 1.2],
    ]),
    ...thingsOf('stump', [
      [8, 7.2],
      [18.4, 7],
      [8.6, 9.6],
      [17.8, 13.3],
    ]),
    ...drawnOnly([
      { kind: 'plank bridge', at: [3.1, 8.3], size: [2.6, 1.3], turn: -4 },
      { kind: 'cauldron', at: [14.6, 8.4], size: 0.8 },
      ...thingsOf('bedroll', [
        [11.4, 5.5, 30],
        [14.8, 5.4, -30],
        [8, 10.2, 60],
        [17.8, 5.8, 84],
      ]),
      ...thingsOf('lantern', [
        [7.4, 6.9],
        [7.6, 9.9],
        [20.2, 7],
        [20.3, 9],
        [13, 5.1],
      ]),
      ...thingsOf('torch', [
        [10.6, 3.2],
        [15.4, 3.4],
        [10.4, 12.9],
      ]),
      ...thingsOf('banner', [
        [11.4, 2.2],
        [20.6, 6.5],
      ]),
      { kind: 'skull pile', at: [20.4, 9.8], size: 0.6 },
      { kind: 'bones', at: [15.8, 7.4], size: 0.7 },
      { kind: 'rug', at: [13, 3.6], size: 0.8 },
      { kind: 'straw target', at: [18.8, 3.2], size: 0.9 },
      { kind: 'arrows', at: [18, 3.8], size: 0.8 },
      { kind: 'chopping block', at: [9.4, 7] },
      ...thingsOf('mushrooms', [
        [4.8, 14.2],
        [21.8, 12],
        [7.6, 0.9],
        [23, 8.8],
      ]),
      ...thingsOf('roots', [
        [6.2, 2.6, 0, 0.8],
        [21, 3, 0, 0.8],
        [1.4, 11.4, 0, 0.8],
      ]),
      ...scatteredThings(['fern', 'fern', 'leaves', 'moss', 'stones', 'tall grass'], {
        many: 100,
        within: boxOutline(0.3, 0.3, 23.7, 15.7),
        apart: 0.85,
        except: [ovalOutline(13, 8, 6, 4.8), boxOutline(-1, 7.4, 25, 9.4)],
        sizes: [0.4, 0.9],
        seed: 19,
      }),
    ]),
  ],
};
