/**
 * The look of the Goblin Den: a cave with rubble, a cooking fire, a ledge, filth. Laid out in
 * squares.
 */
import type { GroundLayer, PaintedParts } from '../../scenery/scenery.ts';
import { boxOutline, drawnOnly, ovalOutline, scatteredThings, thingsOf } from '../plans/painted.ts';

export const goblinDenLook: PaintedParts = {
  setting: { light: 'torchlight', outside: 'rock', seed: 9 },
  materials: drawnOnly<GroundLayer>([
    { material: 'cave floor' },
    {
      material: 'earth',
      path: [
        [-0.5, 6],
        [3, 6],
        [6, 8.5],
        [9, 9.5],
        [13, 8.6],
        [14, 6],
      ],
      width: 1.5,
      strength: 0.7,
    },
    { material: 'mud', shape: ovalOutline(12.6, 8.2, 1.4, 1), curved: true, strength: 0.7 },
    { material: 'straw', shape: ovalOutline(2.2, 9.8, 1.3, 0.9), curved: true, strength: 0.8 },
    { material: 'straw', shape: ovalOutline(15.6, 9.4, 1.3, 1), curved: true, strength: 0.8 },
    { material: 'ash', shape: ovalOutline(13.5, 5.5, 1.4, 1.2), curved: true, strength: 0.8 },
    { material: 'planks', shape: boxOutline(14, 1, 17, 3) },
    { material: 'shallow water', shape: ovalOutline(8.6, 1.6, 0.9, 0.6), curved: true, strength: 0.8 },
  ]),
  scenery: [
    // Rubble that is hard to cross, and the fire.
    ...thingsOf('rubble', [
      [4, 4, 0, [2.1, 2.1]],
      [12.5, 7.5, 0, 0.7],
      [11.5, 8.5, 0, 0.7],
      [12.5, 8.5, 0, 0.7],
      [3.5, 9.5, 0, 0.7],
    ]),
    { kind: 'campfire', at: [13.5, 5.5], size: 1.1, name: 'fire pit' },
    ...drawnOnly([
      ...thingsOf('ladder', [[15.5, 3.4, 0, [0.6, 1]]]),
      ...thingsOf('stalagmite', [
        [2.4, 1.5],
        [10.6, 3.6, 0, 0.8],
        [1.4, 10.3, 0, 0.8],
        [16.6, 6.4, 0, 0.9],
        [9.5, 10.5, 0, 0.8],
      ]),
      ...thingsOf('bedroll', [
        [1.8, 9.6, 20],
        [2.8, 10.2, -30],
        [15.4, 9.2, 80],
        [16.2, 9.8, 96],
      ]),
      ...thingsOf('bones', [
        [12.4, 4.4, 0, 0.8],
        [2.6, 3.2, 50, 0.8],
        [14.9, 6.4, 20, 0.7],
      ]),
      ...thingsOf('skull pile', [
        [6.6, 6.4, 0, 0.7],
        [10.4, 6.4, 0, 0.7],
      ]),
      { kind: 'cauldron', at: [14.8, 5.2], size: 0.8 },
      ...thingsOf('barrel', [
        [16.5, 1.5],
        [16.4, 2.2, 0, 0.9],
      ]),
      { kind: 'chest', at: [14.6, 1.5], turn: 8 },
      { kind: 'throne', at: [15.6, 1.7], size: 0.8 },
      ...thingsOf('crate', [
        [9.4, 1.5, 12],
        [10.3, 1.4, -8, 0.8],
      ]),
      { kind: 'sacks', at: [5.6, 1.6] },
      ...thingsOf('torch', [
        [1.2, 4.4],
        [6.8, 3.4],
        [11.9, 1.2],
        [16.8, 4.4],
        [8.5, 10.8],
        [1.2, 8],
        [11.2, 10.8],
        [16.8, 8.2],
      ]),
      { kind: 'cage', at: [5.5, 10.3], size: 0.8 },
      { kind: 'blood', at: [12.6, 6.6], size: 0.8 },
      { kind: 'blood', at: [4.4, 7.4], size: 0.6 },
      { kind: 'web', at: [1.6, 1.6], size: 0.8 },
      { kind: 'puddle', at: [8.6, 3.2], size: 0.7 },
      ...scatteredThings(['stones', 'stones', 'debris', 'moss', 'mushrooms'], {
        many: 34,
        within: boxOutline(1.2, 1.2, 16.8, 10.8),
        apart: 1,
        except: [boxOutline(14, 1, 17, 3)],
        sizes: [0.4, 0.8],
        seed: 4,
      }),
    ]),
  ],
};
