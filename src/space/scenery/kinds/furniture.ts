/** Furniture and other things in rooms. */
import { boxKind, lightKind, roundKind } from '../kind.ts';

export const furnitureKinds = {
  table: boxKind(2, 1, 0.8, 'low', 'climb'),
  'round table': roundKind(1.2, 0.8, 'low', 'climb'),
  bench: boxKind(1.6, 0.4, 0.4, 'low'),
  chair: boxKind(0.5, 0.5, 0.8),
  stool: roundKind(0.42, 0.4),
  bed: boxKind(1.7, 0.95, 0.5, 'low', 'hinders'),
  wardrobe: boxKind(1.3, 0.6, 2, 'bars', 'covers'),
  bookshelf: boxKind(1.8, 0.5, 2, 'bars', 'covers'),
  desk: boxKind(1.4, 0.8, 0.8, 'low', 'climb'),
  counter: boxKind(3, 0.7, 1, 'low', 'climb'),
  chest: boxKind(0.8, 0.55, 0.5, 'low'),
  throne: boxKind(1, 1, 1.8, 'covers'),
  hearth: lightKind(4, boxKind(1.8, 0.7, 1.4, 'burns')),
  stove: boxKind(0.9, 0.9, 1.2, 'bars', 'burns'),
  rug: boxKind(2.6, 1.7, 0),
  'round rug': roundKind(2, 0),
  barrel: roundKind(0.62, 0.9, 'low'),
  keg: boxKind(0.9, 0.6, 0.8, 'low'),
  crate: boxKind(0.8, 0.8, 0.8, 'low', 'climb'),
  sacks: roundKind(1, 0.6, 'low'),
  'weapon rack': boxKind(1.4, 0.4, 1.4, 'covers'),
  loom: boxKind(1.3, 0.9, 1.5, 'covers'),
};
