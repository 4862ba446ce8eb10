/**
 * The Crypt under the Chapel: tight rooms, closed doors, a gap for one, a burning pit and a gallery
 * without light.
 */

import { drawPlan } from '../plans/plan.ts';
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squaresUnderZones } from '../plans/squaresUnderZones.ts';
import { chapelCryptLook } from './chapelCryptLook.ts';

const zones = drawPlan({
  name: 'The Crypt under the Chapel',
  width: 1600,
  height: 1000,
  ground: { kind: 'plain', look: 'stone' },
  crooked: 9,
  walls: 20,
  painted: chapelCryptLook,
  points: {
    A1: [70, 84],
    A2: [384, 66],
    A3: [656, 104],
    A4: [668, 300],
    A5: [396, 340],
    A6: [82, 342],
    // The chancel's apse.
    X1: [470, 40],
    X2: [572, 40],
    B1: [846, 92],
    B2: [828, 300],
    B3: [1160, 70],
    B4: [1168, 312],
    B5: [1440, 70],
    X3: [1526, 140],
    X4: [1530, 262],
    B6: [1450, 336],
    // The round wall of the burning pit.
    P1: [1540, 412],
    P2: [1568, 510],
    P3: [1534, 604],
    P4: [1440, 664],
    C1: [612, 640],
    M: [932, 634],
    C3: [1196, 644],
    f1: [58, 634],
    F2: [372, 596],
    g1: [84, 916],
    g2: [238, 956],
    g3: [446, 940],
    // The ossuary's end wall and the bone altar's niche.
    G4: [872, 930],
    Y1: [560, 962],
    Y2: [740, 968],
    G5: [1204, 946],
    g6: [1372, 952],
    g7: [1532, 898],
    g8: [1556, 744],
  },
  zones: {
    nave: {
      name: 'Chapel Nave',
      outline: 'A1 A2 A5 A6',
      features: [
        { label: 'Pews', kind: 'cover' },
        { label: 'The chapel door', kind: 'exit' },
      ],
    },
    chancel: { name: 'Chancel', outline: 'A2 X1 X2 A3 A4 A5', features: [{ label: 'Altar', kind: 'cover' }] },
    stair: {
      name: 'Broken Stair',
      outline: 'A3 B1 B2 A4',
      capacity: 4,
      features: [{ label: 'Loose steps', kind: 'difficult' }],
    },
    antechamber: { name: 'Antechamber', outline: 'B1 B3 B4 B2' },
    ossuary: {
      name: 'Ossuary',
      outline: 'B3 B5 X3 X4 B6 B4',
      features: [{ label: 'Heaps of bones', kind: 'difficult' }],
    },
    flooded: {
      name: 'Flooded Vault',
      outline: 'A6 A5 F2 f1',
      features: [{ label: 'Knee-deep water', kind: 'water', amount: 0 }],
    },
    charnel: { name: 'Charnel Room', outline: 'A5 A4 C1 F2', capacity: 6 },
    'west-tombs': {
      name: 'Hall of Tombs',
      outline: 'A4 B2 M C1',
      features: [{ label: 'Stone coffins', kind: 'cover' }],
    },
    'east-tombs': { name: 'Hall of Effigies', outline: 'B2 B4 C3 M', features: [{ label: 'Effigies', kind: 'cover' }] },
    pit: {
      name: 'Burning Pit',
      outline: 'B4 B6 P1 P2 P3 P4 C3',
      capacity: 6,
      features: [{ label: 'Fire pit', kind: 'hazard', detail: 'fire' }],
    },
    gallery: {
      name: 'Dark Gallery',
      outline: 'f1 F2 g3 g2 g1',
      features: [{ label: 'Darkness', kind: 'opaque' }],
    },
    altar: {
      name: 'Altar of Bones',
      outline: 'F2 C1 M G4 Y2 Y1 g3',
      features: [{ label: 'Bone pillars', kind: 'concealment' }],
    },
    cells: { name: 'Cells', outline: 'M C3 G5 G4', capacity: 6, features: [{ label: 'Iron bars', kind: 'cover' }] },
    tunnel: {
      name: 'Smugglers’ Tunnel',
      outline: 'C3 P4 g8 g7 g6 G5',
      capacity: 4,
      features: [{ label: 'Out to the river', kind: 'exit' }],
    },
  },
  ways: [
    { between: 'nave chancel', width: 200 },
    { between: 'chancel stair', door: 'closed' },
    { between: 'stair antechamber', width: 90, capacity: 1, at: 0.6 },
    { between: 'antechamber ossuary', door: 'closed', at: 0.55 },
    { between: 'antechamber east-tombs', door: 'open', width: 100, capacity: 2 },
    { between: 'west-tombs east-tombs', width: 270 },
    {
      between: 'nave flooded',
      door: 'closed',
      width: 60,
      at: 0.3,
      features: [{ label: 'Trapdoor', kind: 'fall', amount: 4 }],
    },
    { between: 'flooded charnel', width: 120 },
    {
      between: 'charnel west-tombs',
      width: 44,
      capacity: 1,
      features: [{ label: 'Tight gap', kind: 'obstacle', detail: 'maneuver' }],
    },
    { between: 'flooded gallery', width: 130, at: 0.4 },
    { between: 'gallery altar', width: 150, at: 0.5 },
    { between: 'west-tombs altar', width: 56, capacity: 1, at: 0.5 },
    { between: 'altar cells', door: 'closed', at: 0.5 },
    { between: 'east-tombs cells', door: 'open', at: 0.6 },
    { between: 'east-tombs pit', width: 150, features: [{ label: 'Low parapet', kind: 'cover' }] },
    {
      between: 'pit tunnel',
      door: 'closed',
      at: 0.6,
      features: [{ label: 'Hidden door', kind: 'barrier', secret: true }],
    },
  ],
});

export const chapelCryptMap: ReadyMap = readyMap('zones', zones, squaresUnderZones(zones, ['nave']));
