/**
 * The look of the rooftops: tiled and flat roofs over dark lanes, planks, dye vats, washing. Laid
 * out in squares.
 */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const roofs = [
  boxOutline(0, 0, 6, 6),
  boxOutline(8, 0, 14, 6),
  boxOutline(16, 0, 21, 6),
  boxOutline(0, 8, 6, 14),
  boxOutline(8, 8, 14, 14),
  boxOutline(16, 8, 21, 14),
];
const [tanner, chimney, drying, weaver, vats, bell] = roofs as [Spot[], Spot[], Spot[], Spot[], Spot[], Spot[]];
const bridge = boxOutline(0, 5.9, 1, 8.1);
/** The edge of a roof: low walls to the light, high ones that throw their shadow into the lane. */
const parapet = (left: number, top: number, right: number, bottom: number, east?: number, westward?: number) => [
  thingAlong('low wall', [left, top + 0.1], [right, top + 0.1]),
  thingAlong('low wall', [left + 0.1, westward ? westward - 0.6 : bottom], [left + 0.1, top]),
  ...(westward ? [thingAlong('low wall', [left + 0.1, bottom], [left + 0.1, westward + 0.6])] : []),
  thingAlong('wall', [left, bottom - 0.1], [right - 0.1, bottom - 0.1], [right - 0.1, east ? east + 0.6 : top]),
  ...(east ? [thingAlong('wall', [right - 0.1, east - 0.6], [right - 0.1, top])] : []),
];
/** The dark at the foot of a roof's south and east walls. */
const drops = roofs.map(
  (outline): GroundLayer => ({
    material: 'slate',
    shape: outline.map(([x, y]): Spot => [x + 0.5, y + 0.7]),
    strength: 0.8,
    means: [],
  }),
);

export const rooftopsLook: PaintedParts = {
  setting: { light: 'dusk', seed: 52 },
  materials: drawnOnly<GroundLayer>([
    { material: 'cobbles' },
    { material: 'ash', strength: 0.55 },
    {
      material: 'mud',
      path: [
        [-1, 7],
        [6, 7.1],
        [12, 6.8],
        [22, 7.1],
      ],
      width: 1.3,
      strength: 0.7,
    },
    {
      material: 'sewage',
      path: [
        [-1, 7.3],
        [5, 7.2],
        [13, 7.3],
        [22, 7.1],
      ],
      width: 0.5,
      strength: 0.7,
    },
    ...drops,
    { material: 'slate', shape: tanner },
    { material: 'planks', shape: bridge },
    { material: 'tiles', shape: chimney },
    { material: 'planks', shape: drying },
    { material: 'slate', shape: weaver },
    { material: 'bricks', shape: vats },
    { material: 'flagstones', shape: bell },
    {
      material: 'moss',
      shape: [
        [0, 4],
        [2.4, 4.6],
        [2, 6],
        [0, 6],
      ],
      curved: true,
      strength: 0.5,
    },
    {
      material: 'moss',
      shape: [
        [4, 12],
        [6, 12.4],
        [6, 14],
        [3.6, 14],
      ],
      curved: true,
      strength: 0.5,
    },
    {
      material: 'ash',
      shape: [
        [10, 2.6],
        [12.6, 2.4],
        [13, 4],
        [10.6, 4],
      ],
      curved: true,
      strength: 0.4,
    },
  ]),
  scenery: [
    ...drawnOnly([
      ...thingsOf('plank bridge', [
        [7, 3.5, 0, [2.6, 0.9]],
        [14.6, 3.5, 4, [1.4, 0.8]],
        [7, 10.5, 0, [2.6, 0.9]],
        [15, 10.5, 0, [2.6, 0.9]],
      ]),
      ...parapet(0, 0, 6, 6, 3.5),
      ...parapet(8, 0, 14, 6, 3.5, 3.5),
      ...parapet(16, 0, 21, 6, undefined, 3.5),
      ...parapet(0, 8, 6, 14, 10.5),
      ...parapet(8, 8, 14, 14, 10.5, 10.5),
      ...parapet(16, 8, 21, 14, undefined, 10.5),
      { kind: 'chimney', at: [11, 2], size: [1.9, 1.9] },
      { kind: 'chimney', at: [17.5, 8.5], size: 1.1 },
      { kind: 'pool', at: [11, 10], size: [1.9, 1.9], name: 'dye vat' },
      ...thingsOf('cauldron', [
        [9, 12.6, 0, 1.2],
        [12.9, 12.7, 0, 1.2],
      ]),
      ...thingsOf('barrel', [
        [8.7, 9],
        [13.3, 8.8],
        [13.3, 9.5],
        [5.3, 8.8],
        [20.5, 0.7],
        [9, 5.2],
      ]),
      ...thingsOf('crate', [
        [0.8, 0.8, 8],
        [5.2, 0.7, -6, 0.8],
        [20.4, 5.2, 10],
        [5.2, 13.2],
        [4.4, 13.3, 12, 0.8],
      ]),
      thingAlong('washing line', [16.6, 1.6], [20.4, 1.2]),
      thingAlong('washing line', [16.6, 3], [20.4, 4.4]),
      thingAlong('washing line', [1, 11], [5, 12.4]),
      { kind: 'gong', at: [19.5, 13.2], name: 'signal bell' },
      { kind: 'scaffold', at: [19, 12.3], size: [1.6, 0.7] },
      ...thingsOf('trapdoor', [
        [3.2, 4.2],
        [13, 5],
        [18, 5.2],
        [2, 13],
        [9, 13.4],
        [18.2, 10.6],
      ]),
      ...thingsOf('ladder', [
        [7, 5.4, 90, [0.5, 1.4]],
        [15.4, 8.3, 90, [0.5, 1.2]],
        [6.5, 8.6, 90, [0.5, 1.2]],
      ]),
      ...thingsOf('lantern', [
        [6.2, 6.4],
        [15.7, 7.8],
        [12.6, 1],
        [3, 8.5],
        [19.6, 6],
      ]),
      ...thingsOf('lamp post', [
        [4, 7.3],
        [11, 6.5],
        [18.4, 7.4],
      ]),
      { kind: 'brazier', at: [20, 9.2], size: 0.8 },
      { kind: 'bedroll', at: [1.2, 2.6], turn: 80 },
      { kind: 'bedroll', at: [2, 2.8], turn: 96 },
      { kind: 'rug', at: [18.6, 4], size: [1.6, 1], turn: 12 },
      ...thingsOf('sacks', [
        [4.8, 9.4, 0, 0.8],
        [13.4, 11.2, 0, 0.8],
      ]),
      ...thingsOf('banner', [
        [20.2, 8.3],
        [8.4, 0.4],
      ]),
      ...thingsOf('cart', [[9.4, 7.2, 6, 0.7]]),
      ...thingsOf('fruit baskets', [[13.6, 6.5, 8]]),
      ...thingsOf('puddle', [
        [3, 6.6, 0, 0.8],
        [14.6, 7.5],
        [20, 6.7, 0, 0.8],
        [6.8, 12.4, 0, 0.7],
      ]),
      ...thingsOf('ivy', [
        [6, 2, 0, 0.7],
        [8, 12.6, 0, 0.8],
        [16, 4.8, 0, 0.7],
      ]),
      ...scatteredThings(['leaves', 'moss', 'debris', 'stones'], {
        many: 40,
        within: boxOutline(0.3, 0.3, 20.7, 13.7),
        apart: 1.3,
        sizes: [0.3, 0.6],
        seed: 12,
      }),
    ]),
  ],
};
