/**
 * The look of the Drowned Causeway: a paved road through bog, a gatehouse, rain. Laid out in
 * squares.
 */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

/** The middles of those squares of bog and pools that are hard to cross, as column and row. */
const bog: Spot[] = [
  ...[7, 8, 9].map((x): Spot => [x, 0]),
  ...[9, 10].map((x): Spot => [x, 1]),
  ...[9, 10, 11, 12].map((x): Spot => [x, 2]),
  ...[10, 11, 12].map((x): Spot => [x, 3]),
  ...[8, 9, 10].map((x): Spot => [x, 4]),
  ...[8, 9].map((x): Spot => [x, 5]),
  ...[6, 7, 8].map((x): Spot => [x, 8]),
  ...[5, 6, 7, 8, 9].map((x): Spot => [x, 9]),
  ...[7, 8].map((x): Spot => [x, 10]),
  [8, 11],
];
const pools: Spot[] = [
  ...[5, 6, 7, 8].map((x): Spot => [x, 1]),
  ...[4, 5, 6, 7, 8].map((x): Spot => [x, 2]),
  ...[5, 6, 7].map((x): Spot => [x, 3]),
  ...[3, 4, 5, 6].map((x): Spot => [x, 10]),
  ...[2, 3, 4, 5, 6, 7].map((x): Spot => [x, 11]),
  ...[3, 4, 5, 6].map((x): Spot => [x, 12]),
];
const road = boxOutline(-0.5, 5.9, 20.2, 8.1);
const gate = boxOutline(13.8, 4.8, 18.2, 9.2);

export const causewayLook: PaintedParts = {
  setting: { light: 'day', weather: 'rain', seed: 31 },
  materials: drawnOnly<GroundLayer>([
    { material: 'grass' },
    { material: 'bog', shape: ovalOutline(9.5, 2.2, 3.6, 3), curved: true },
    { material: 'bog', shape: ovalOutline(7.2, 9.8, 3.4, 1.9), curved: true },
    { material: 'bog', shape: ovalOutline(13, 12.4, 3, 1.4), curved: true, strength: 0.8 },
    { material: 'bog', shape: ovalOutline(1.4, 2.6, 1.6, 1.5), curved: true, strength: 0.7 },
    { material: 'deep water', shape: ovalOutline(6.5, 2.5, 2.2, 1.3), curved: true },
    { material: 'deep water', shape: ovalOutline(4.9, 11.5, 2.7, 1.3), curved: true },
    { material: 'shallow water', shape: ovalOutline(11.4, 2.7, 1, 0.6), curved: true, strength: 0.8 },
    { material: 'shallow water', shape: ovalOutline(12.8, 12.6, 1.4, 0.6), curved: true, strength: 0.7 },
    { material: 'dry grass', shape: ovalOutline(17, 3, 2.4, 1.6), curved: true, strength: 0.7 },
    { material: 'gravel', shape: ovalOutline(18, 10, 1.6, 1.6), curved: true, strength: 0.8 },
    { material: 'earth', shape: boxOutline(-1, 5.5, 21, 8.5), curved: false, strength: 0.8 },
    { material: 'flagstones', shape: road },
    {
      material: 'road',
      path: [
        [20, 7],
        [21, 7.2],
        [23, 7],
      ],
      width: 2,
    },
    { material: 'flagstones', shape: boxOutline(14, 5, 18, 9) },
  ]),
  scenery: [
    ...bog.map(([x, y]) => ({
      kind: 'reeds',
      at: [x + 0.5, y + 0.5] as Spot,
      size: 0.55,
      name: 'bog',
      means: ['hinders' as const],
    })),
    ...pools.map(([x, y]) => ({
      kind: 'moss',
      at: [x + 0.5, y + 0.5] as Spot,
      size: 0.16,
      name: 'deep water',
      means: ['hinders' as const],
    })),
    ...drawnOnly([
      thingAlong('low wall', [-0.2, 5.95], [4.6, 5.95]),
      thingAlong('low wall', [6, 5.95], [10.4, 5.95]),
      thingAlong('ruined wall', [11.2, 5.95], [13.6, 5.95]),
      thingAlong('low wall', [-0.2, 8.05], [3, 8.05]),
      thingAlong('ruined wall', [4.2, 8.05], [8.4, 8.05]),
      thingAlong('low wall', [9.6, 8.05], [13.6, 8.05]),
      ...thingsOf('lamp post', [
        [4.9, 5.8],
        [4.9, 8.3],
        [11, 5.7],
        [9, 8.3],
      ]),
      ...thingsOf('torch', [
        [14.3, 5.4],
        [17.7, 5.4],
        [14.3, 8.6],
        [17.7, 8.6],
      ]),
      { kind: 'brazier', at: [16, 5.6], size: 0.8 },
      { kind: 'weapon rack', at: [15.2, 5.3], size: 0.8 },
      { kind: 'table', at: [16.2, 8.5], size: 0.6 },
      ...thingsOf('crate', [
        [17.5, 6.4, 8, 0.7],
        [14.6, 8.4, -10, 0.7],
      ]),
      { kind: 'banner', at: [13.6, 5.2] },
      { kind: 'banner', at: [13.6, 8.8] },
      { kind: 'signpost', at: [1.4, 5.4] },
      { kind: 'rowboat', at: [5.6, 3], turn: 24 },
      { kind: 'jetty', at: [3.6, 12.7], turn: -70, size: [1.6, 0.8] },
      { kind: 'rowboat', at: [6.6, 11.6], turn: -40, size: 0.9 },
      ...thingsOf('lily pads', [
        [6.4, 1.8],
        [7.8, 2.6, 0, 0.8],
        [3.6, 11.2],
        [5.4, 12.3, 0, 0.8],
      ]),
      ...thingsOf('dead tree', [
        [10.8, 0.8],
        [12.6, 3.8, 0, 0.9],
        [9.4, 10.6, 40],
        [1.2, 9.6, 0, 1.1],
        [19.6, 1],
        [13.6, 11.4, 90, 1.1],
      ]),
      ...thingsOf('willow', [
        [1.4, 0.8],
        [20.8, 11.6],
        [0.6, 12.8, 0, 0.9],
      ]),
      ...thingsOf('standing stone', [
        [16.4, 2.6, 20],
        [17.6, 3.2, -30, 0.8],
        [18, 9.6, 60, 0.8],
      ]),
      ...thingsOf('boulder', [
        [15.2, 3.4, 0, 0.7],
        [17.4, 10.4, 0, 0.8],
      ]),
      ...thingsOf('log', [
        [10.4, 4.6, 30],
        [8.6, 9, -20, 0.8],
      ]),
      ...thingsOf('puddle', [
        [2.4, 7],
        [8, 6.6, 0, 0.8],
        [12.6, 7.4],
        [20.4, 7.3, 0, 1.1],
        [19, 6.4, 0, 0.7],
      ]),
      ...scatteredThings(['reeds', 'tall grass', 'bush', 'fern', 'reeds'], {
        many: 46,
        within: boxOutline(0.2, 0.2, 21.8, 13.8),
        apart: 1,
        except: [boxOutline(-1, 5.3, 23, 8.7), gate, ovalOutline(6.5, 2.5, 1.7, 1), ovalOutline(4.9, 11.5, 2.2, 0.9)],
        sizes: [0.6, 1],
        seed: 7,
      }),
      ...scatteredThings(['stones', 'moss', 'debris'], {
        many: 26,
        within: boxOutline(0, 6, 20, 8),
        apart: 1,
        sizes: [0.3, 0.6],
        seed: 8,
      }),
    ]),
  ],
};
