/** Farms, yards and markets. */
import { boxKind, lineKind, roundKind } from '../kind.ts';

export const farmKinds = {
  haystack: roundKind(1.5, 1.6, 'covers', 'hinders'),
  'hay bale': boxKind(0.9, 0.6, 0.6, 'low'),
  woodpile: boxKind(1.5, 0.6, 0.8, 'low'),
  'chopping block': roundKind(0.6, 0.5, 'low'),
  trough: boxKind(1.4, 0.5, 0.5, 'low'),
  'market stall': boxKind(2, 1.3, 2, 'covers', 'conceals'),
  'fruit baskets': boxKind(1.2, 0.6, 0.4, 'hinders'),
  anvil: boxKind(0.7, 0.4, 0.7, 'low'),
  'washing line': lineKind(0.5, 1.6, 'conceals'),
  beehives: boxKind(1.2, 0.5, 0.8, 'low', 'hinders'),
  scarecrow: roundKind(0.8, 1.7),
  'straw target': roundKind(0.8, 1.4, 'covers'),
};
