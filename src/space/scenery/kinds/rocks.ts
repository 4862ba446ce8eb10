/** Rocks, drops and the shapes of the land. */
import { boxKind, lightKind, lineKind, roundKind } from '../kind.ts';

export const rockKinds = {
  boulder: roundKind(1.2, 1.6, 'bars', 'covers'),
  rock: roundKind(0.6, 0.5, 'low'),
  'standing stone': boxKind(0.9, 0.6, 3, 'bars', 'covers'),
  rubble: roundKind(1.6, 0, 'hinders'),
  scree: roundKind(2.2, 0, 'hinders'),
  stalagmite: roundKind(0.6, 1.8, 'bars', 'covers'),
  crystal: lightKind(2.5, roundKind(0.7, 1, 'covers')),
  cliff: lineKind(0.9, 3, 'climb', 'bars'),
  bank: lineKind(0.7, 1, 'climb'),
  ditch: lineKind(0.9, -2, 'falls'),
  trench: lineKind(0.9, -1.5, 'covers', 'falls'),
  pit: roundKind(1.6, -4, 'falls'),
  chasm: lineKind(1.6, -9, 'falls', 'bars'),
  crater: roundKind(2, -0.8, 'low', 'hinders'),
  mound: roundKind(2, 0.5, 'climb'),
  crack: lineKind(0.15, 0),
};
