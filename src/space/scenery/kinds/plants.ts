/** Trees, bushes and other plants. */
import { boxKind, lineKind, roundKind } from '../kind.ts';

export const plantKinds = {
  oak: roundKind(2.6, 5, 'covers', 'conceals'),
  pine: roundKind(1.9, 5, 'covers', 'conceals'),
  birch: roundKind(1.8, 4.5, 'covers'),
  willow: roundKind(2.6, 4, 'conceals'),
  'apple tree': roundKind(1.7, 3, 'covers', 'conceals'),
  'dead tree': roundKind(1.8, 4, 'covers'),
  bush: roundKind(0.8, 1, 'conceals', 'low'),
  bramble: roundKind(1.2, 0.8, 'conceals', 'hinders'),
  hedge: lineKind(0.7, 1.3, 'conceals', 'low', 'hinders'),
  reeds: roundKind(1.2, 0, 'conceals'),
  'tall grass': roundKind(1.2, 0, 'conceals'),
  fern: roundKind(0.7, 0.4),
  flowers: roundKind(0.9, 0),
  mushrooms: roundKind(0.6, 0),
  'lily pads': roundKind(1.1, 0),
  ivy: roundKind(1, 0),
  roots: roundKind(1.6, 0, 'hinders'),
  log: boxKind(2, 0.45, 0.5, 'low', 'hinders'),
  stump: roundKind(0.6, 0.4, 'low'),
  barley: boxKind(4, 3, 0, 'conceals'),
  'vegetable rows': boxKind(3, 2, 0, 'hinders'),
  vines: lineKind(0.5, 1.2, 'conceals', 'low'),
};
