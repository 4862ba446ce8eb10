/** The look of the Crypt under the Chapel: pews, coffins, water, bones, a burning pit. */
import type { GroundLayer, PaintedParts, Spot } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, thingAlong, thingsOf } from '../plans/painted.ts';

const chapel: Spot[] = [
  [60, 60],
  [470, 30],
  [572, 30],
  [676, 96],
  [676, 320],
  [396, 350],
  [70, 352],
];

export const chapelCryptLook: PaintedParts = {
  setting: { light: 'torchlight', outside: 'rock', seed: 4 },
  materials: drawnOnly<GroundLayer>([
    { material: 'flagstones' },
    { material: 'tiles', shape: chapel },
    { material: 'cave floor', shape: boxOutline(1160, 620, 1580, 980) },
    {
      material: 'earth',
      path: [
        [1200, 800],
        [1320, 800],
        [1440, 850],
        [1560, 800],
      ],
      width: 90,
      strength: 0.7,
    },
    { material: 'shallow water', shape: boxOutline(40, 352, 392, 640) },
    { material: 'deep water', shape: ovalOutline(200, 486, 96, 66), curved: true, strength: 0.6 },
    {
      material: 'cave floor',
      shape: [
        [50, 622],
        [372, 590],
        [452, 950],
        [230, 970],
        [60, 930],
      ],
    },
    { material: 'ash', shape: ovalOutline(1400, 500, 110, 100), curved: true },
    { material: 'lava', shape: ovalOutline(1404, 504, 54, 48), curved: true, means: [] },
    {
      material: 'carpet',
      shape: [
        [92, 190],
        [560, 176],
        [560, 216],
        [92, 226],
      ],
    },
  ]),
  scenery: drawnOnly([
    // The chapel: pews on both sides of a carpet, the altar under the apse.
    ...thingsOf('pews', [
      [150, 140, 94, [1.5, 0.5]],
      [206, 136, 94, [1.5, 0.5]],
      [262, 132, 94, [1.5, 0.5]],
      [318, 130, 94, [1.5, 0.5]],
      [150, 278, 92, [1.5, 0.5]],
      [206, 276, 92, [1.5, 0.5]],
      [262, 274, 88, [1.5, 0.5]],
      [322, 262, 70, [1.5, 0.5]],
    ]),
    { kind: 'altar', at: [586, 196], turn: 90, size: 1.1 },
    { kind: 'lectern', at: [500, 130], turn: 70 },
    ...thingsOf('candles', [
      [626, 126],
      [630, 270],
      [520, 66],
    ]),
    ...thingsOf('pillar', [
      [440, 96, 0, 0.8],
      [440, 296, 0, 0.8],
    ]),
    { kind: 'statue', at: [522, 72], size: 0.9 },
    // The broken stair and the antechamber.
    { kind: 'stairs', at: [744, 184], turn: 6, size: [2, 1.9] },
    { kind: 'rubble', at: [726, 262], size: 0.8 },
    ...thingsOf('torch', [
      [852, 110],
      [1130, 92],
      [856, 286],
      [640, 596],
      [1160, 612],
      [712, 330],
      [380, 900],
      [1450, 92],
      [1230, 910],
      [892, 660],
      [90, 100],
      [96, 330],
      [1186, 110],
      [80, 380],
      [420, 372],
      [1170, 930],
    ]),
    ...thingsOf('urn', [
      [1126, 130],
      [1130, 270],
      [1100, 286],
      [872, 140],
    ]),
    { kind: 'rug', at: [990, 190], size: [3, 1.6], seed: 4 },
    ...thingsOf('statue', [
      [1040, 104],
      [930, 108],
    ]),
    // The ossuary: heaps of bones.
    ...thingsOf('bones', [
      [1226, 140, 0, 1.5],
      [1320, 112, 40, 1.2],
      [1420, 150, 80, 1.6],
      [1480, 240, 10, 1.2],
      [1290, 260, 0, 1.4],
    ]),
    ...thingsOf('skull pile', [
      [1250, 108, 0, 1.3],
      [1380, 270, 0, 1.2],
      [1490, 166],
      [1216, 284],
    ]),
    // The flooded vault.
    { kind: 'coffin', at: [150, 420], turn: 34 },
    { kind: 'debris', at: [290, 540], size: 1.2 },
    ...thingsOf('broken pillar', [
      [100, 560],
      [310, 400],
    ]),
    // The charnel room and the tombs.
    ...thingsOf('coffin', [
      [470, 420, 84],
      [530, 420, 92],
      [590, 400, 88],
      [466, 540, -70],
    ]),
    { kind: 'bones', at: [560, 540], size: 1.1 },
    ...thingsOf('tomb', [
      [730, 400, 92, [1.7, 0.95]],
      [830, 392, 88, [1.7, 0.95]],
      [716, 546, 96, [1.7, 0.95]],
      [836, 560, 84, [1.7, 0.95]],
    ]),
    // The hall of effigies.
    ...thingsOf('statue', [
      [970, 380],
      [1090, 380],
      [970, 560],
      [1100, 570],
    ]),
    ...thingsOf('pillar', [
      [1160, 470, 0, 0.9],
      [930, 470, 0, 0.9],
    ]),
    { kind: 'tomb', at: [1034, 474], turn: 4, size: [1.9, 1] },
    // The burning pit and its parapet.
    { kind: 'flames', at: [1404, 500], size: 1.4 },
    { kind: 'flames', at: [1380, 524], size: 0.8 },
    thingAlong('low wall', [1262, 402], [1276, 460], [1282, 540], [1270, 590]),
    { kind: 'scorch', at: [1330, 450], size: 1.3 },
    { kind: 'scorch', at: [1470, 570], size: 1.4 },
    { kind: 'chains', at: [1462, 424], turn: 30 },
    // The dark gallery.
    ...thingsOf('web', [
      [96, 660, 0, 1],
      [400, 880, 0, 0.9],
      [250, 920, 0, 0.8],
    ]),
    ...thingsOf('stalagmite', [
      [140, 760],
      [310, 820, 0, 1.2],
      [180, 880, 0, 0.9],
      [330, 690, 0, 0.8],
    ]),
    { kind: 'rubble', at: [250, 720] },
    // The altar of bones.
    { kind: 'magic circle', at: [664, 800], size: 1.15 },
    { kind: 'altar', at: [652, 912], turn: 2 },
    { kind: 'idol', at: [650, 944], size: 0.6 },
    ...thingsOf('skull pile', [
      [556, 720, 0, 1.1],
      [776, 724, 0, 1.1],
      [550, 876, 0, 1.1],
      [786, 870, 0, 1.1],
    ]),
    ...thingsOf('brazier', [
      [500, 700],
      [840, 876],
    ]),
    { kind: 'blood', at: [672, 836] },
    // The cells.
    thingAlong('prison bars', [1010, 700], [1012, 930]),
    thingAlong('prison bars', [1100, 700], [1104, 936]),
    ...thingsOf('bedroll', [
      [958, 880, 90],
      [1056, 900, 88],
      [1158, 880, 92],
    ]),
    { kind: 'straw', at: [1054, 760], size: 1.1 },
    { kind: 'straw', at: [954, 780], size: 0.9 },
    { kind: 'bones', at: [1160, 760], size: 0.8 },
    // The smugglers' tunnel.
    ...thingsOf('crate', [
      [1300, 700, 10],
      [1352, 716, -16, 0.8],
      [1296, 752, 30, 0.7],
    ]),
    ...thingsOf('barrel', [
      [1400, 706],
      [1432, 724],
      [1406, 742],
    ]),
    { kind: 'lantern', at: [1370, 760] },
    { kind: 'rope coil', at: [1470, 760] },
    { kind: 'chest', at: [1496, 706], turn: 20 },
    ...thingsOf('rock', [
      [1260, 880],
      [1410, 930],
      [1520, 880],
    ]),
    { kind: 'moss', at: [280, 470], size: 1.4 },
    { kind: 'moss', at: [1480, 900], size: 1.4 },
  ]),
};
