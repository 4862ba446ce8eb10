/** Camps, travel, trade and farms. */
import { boxKind, lightKind, roundKind } from '../kind.ts';

export const campKinds = {
  tent: boxKind(1.8, 1.3, 1.6, 'conceals', 'hinders'),
  pavilion: roundKind(3, 2.6, 'conceals'),
  bedroll: boxKind(1.2, 0.5, 0.1),
  campfire: lightKind(4, roundKind(0.9, 0.3, 'burns')),
  cauldron: lightKind(2.5, roundKind(0.8, 0.8, 'burns', 'low')),
  cart: boxKind(2, 1.2, 1.3, 'covers', 'low'),
  'overturned cart': boxKind(2.1, 1.3, 1.3, 'covers', 'low'),
  wagon: boxKind(2.8, 1.4, 2.4, 'bars', 'covers'),
  wheel: roundKind(0.7, 0.1),
  rowboat: boxKind(2.4, 1, 0.5, 'low'),
};
