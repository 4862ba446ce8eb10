/** Battlefields. */
import { boxKind, lineKind, roundKind } from '../kind.ts';

export const warKinds = {
  barricade: lineKind(0.7, 1, 'low', 'hinders'),
  sandbags: lineKind(0.45, 0.8, 'low'),
  stakes: lineKind(0.6, 0.9, 'hinders', 'low'),
  ballista: boxKind(1.6, 1.4, 1.3, 'low'),
  catapult: boxKind(2.6, 1.4, 2, 'covers', 'bars'),
  banner: boxKind(0.9, 0.3, 2.6),
  'shot pile': roundKind(0.7, 0.4, 'low'),
  shields: boxKind(1.6, 0.4, 1, 'low'),
};
