/** The look of the Gallows Crossroads: roads, barley, bog, camp, trees. */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingAlong, thingsOf } from '../plans/painted.ts';

const eastWest: Spot[] = [
  [-40, 492],
  [180, 478],
  [420, 500],
  [640, 512],
  [840, 498],
  [1060, 506],
  [1280, 536],
  [1460, 522],
  [1640, 536],
];
const north: Spot[] = [
  [628, -40],
  [640, 120],
  [690, 290],
  [760, 420],
  [836, 500],
];
const south: Spot[] = [
  [850, 505],
  [880, 640],
  [930, 790],
  [920, 1040],
];
const barley = boxOutline(78, 90, 410, 300);
const bog: Spot[] = [
  [60, 720],
  [140, 668],
  [260, 676],
  [352, 716],
  [392, 800],
  [340, 890],
  [220, 932],
  [96, 900],
  [40, 810],
];
const camp = ovalOutline(1336, 812, 190, 118);
const verge = (line: readonly Spot[], wide: number): Spot[] => [
  ...line.map(([x, y]): Spot => [x - wide * 0.7, y - wide]),
  ...line.toReversed().map(([x, y]): Spot => [x + wide * 0.7, y + wide]),
];
const roads = [verge(eastWest, 66), verge(north, 52), verge(south, 56)];
const open = [boxOutline(410, 630, 780, 850), barley, bog, camp, ...roads, boxOutline(740, 330, 960, 470)];

export const crossroadsLook: PaintedParts = {
  setting: { light: 'day', outside: 'open', seed: 11 },
  materials: drawnOnly<GroundLayer>([
    { material: 'grass' },
    { material: 'dry grass', shape: ovalOutline(1120, 250, 250, 120), curved: true, strength: 0.55 },
    { material: 'forest floor', shape: ovalOutline(1030, 130, 190, 110), curved: true, strength: 0.6 },
    { material: 'bog', shape: bog, curved: true },
    { material: 'shallow water', shape: ovalOutline(206, 806, 92, 62), curved: true, strength: 0.8 },
    { material: 'shallow water', shape: ovalOutline(316, 762, 34, 22), curved: true, strength: 0.7 },
    {
      material: 'mud',
      path: [
        [300, 690],
        [330, 640],
        [352, 560],
      ],
      width: 40,
      strength: 0.6,
    },
    { material: 'earth', shape: camp, curved: true, strength: 0.75 },
    {
      material: 'earth',
      path: [
        [1230, 560],
        [1290, 640],
        [1330, 730],
      ],
      width: 44,
      strength: 0.6,
    },
    { material: 'road', path: north, width: 68 },
    { material: 'road', path: south, width: 72 },
    { material: 'road', path: eastWest, width: 92 },
    { material: 'earth', shape: ovalOutline(850, 408, 92, 56), curved: true, strength: 0.7 },
  ]),
  scenery: drawnOnly([
    { kind: 'barley', at: [246, 196], size: [5.5, 3.5] },
    thingAlong('fence', [76, 318], [180, 322], [330, 326]),
    thingAlong('hedge', [352, 336], [404, 322], [452, 310], [506, 298]),
    { kind: 'scarecrow', at: [310, 150], turn: 12 },
    thingAlong('ditch', [424, 652], [510, 662], [604, 690], [690, 716], [744, 764], [752, 832]),
    thingAlong('low wall', [688, 336], [682, 384], [668, 430]),
    thingAlong('low wall', [628, 582], [614, 622], [604, 656]),
    { kind: 'milestone', at: [520, 438], turn: -6, size: 1.6 },
    { kind: 'gallows', at: [850, 402] },
    { kind: 'signpost', at: [930, 442] },
    { kind: 'overturned cart', at: [1178, 470], turn: 19, size: 1.05 },
    ...thingsOf('crate', [
      [1282, 556, 24],
      [1100, 556, -10, 0.8],
    ]),
    { kind: 'wheel', at: [1256, 430], turn: 30 },
    thingAlong('bank', [866, 300], [790, 250], [800, 160], [846, 90]),
    ...thingsOf('standing stone', [
      [1378, 150, 18, 1.25],
      [1452, 192, -24, 1.4],
      [1412, 262, 40, 1.1],
      [1330, 214, -50, 1.2],
      [1300, 128, 70, 0.95],
    ]),
    ...thingsOf('boulder', [
      [1486, 290, 0, 1.1],
      [1248, 190, 30, 0.8],
    ]),
    ...thingsOf('rock', [
      [1350, 300],
      [1478, 136],
      [1270, 268],
      [1210, 540],
      [590, 330],
      [660, 470],
    ]),
    { kind: 'moss', at: [1400, 210], size: 2 },
    ...thingsOf('reeds', [
      [104, 742],
      [150, 700, 0, 1.2],
      [262, 704],
      [340, 770, 0, 1.2],
      [330, 850],
      [252, 894, 0, 1.3],
      [140, 880, 0, 1.2],
      [84, 826],
      [290, 820, 0, 0.8],
      [120, 790, 0, 0.9],
    ]),
    ...thingsOf('lily pads', [
      [196, 790],
      [236, 826, 0, 0.7],
    ]),
    { kind: 'dead tree', at: [80, 690], size: 1.1 },
    { kind: 'roots', at: [392, 720], size: 1.2 },
    ...thingsOf('tent', [
      [1222, 770, 24],
      [1448, 764, 150],
      [1392, 896, -18],
    ]),
    { kind: 'campfire', at: [1328, 808], size: 1.1 },
    ...thingsOf('log', [
      [1290, 868, 40, 0.7],
      [1392, 792, -64, 0.62],
    ]),
    { kind: 'cart', at: [1210, 908], turn: -158, size: 0.9 },
    ...thingsOf('barrel', [
      [1482, 836],
      [1504, 858],
    ]),
    { kind: 'cauldron', at: [1342, 752], size: 0.8 },
    { kind: 'bedroll', at: [1296, 722], turn: 14 },
    thingAlong('washing line', [1106, 742], [1124, 806], [1116, 868]),
    ...thingsOf('oak', [
      [1030, 176, 0, 1.35],
      [944, 116],
      [1110, 96, 0, 0.9],
      [1560, 420, 0, 0.95],
      [1572, 600, 0, 1.05],
      [30, 604, 0, 1],
      [488, 900, 0, 1.05],
      [650, 930, 0, 0.95],
      [20, 60],
      [1566, 40, 0, 1.1],
    ]),
    ...thingsOf('birch', [
      [884, 176],
      [510, 90, 0, 0.9],
      [1586, 520, 0, 0.8],
      [566, 872, 0, 0.9],
      [1046, 930],
      [1150, 960],
      [16, 440, 0, 0.9],
      [1566, 800],
    ]),
    ...thingsOf('pine', [
      [1520, 936, 0, 1.1],
      [1570, 900],
      [24, 960, 0, 1.1],
      [420, 968],
      [760, 958, 0, 0.9],
    ]),
    ...scatteredThings(['bush', 'bush', 'fern', 'tall grass'], {
      many: 58,
      within: boxOutline(40, 40, 1560, 960),
      apart: 62,
      except: open,
      sizes: [0.7, 1.15],
      seed: 5,
    }),
    ...scatteredThings(['flowers', 'stones', 'flowers', 'tall grass'], {
      many: 40,
      within: boxOutline(20, 20, 1580, 980),
      apart: 50,
      except: open,
      seed: 8,
    }),
    ...thingsOf('leaves', [
      [1040, 246],
      [500, 960],
      [930, 176],
    ]),
    { kind: 'puddle', at: [560, 516], size: 0.8 },
    { kind: 'puddle', at: [1390, 552], size: 0.7 },
    { kind: 'straw', at: [1190, 548], size: 1.2 },
  ]),
};
