/** Graveyards. */
import { boxKind, roundKind } from '../kind.ts';

export const graveKinds = {
  gravestone: boxKind(0.7, 0.26, 0.9, 'low'),
  cross: boxKind(0.7, 0.3, 1.2, 'low'),
  grave: boxKind(0.8, 1.5, 0.1, 'hinders'),
  'open grave': boxKind(0.9, 1.6, -2, 'falls'),
  mausoleum: boxKind(3, 2.4, 3.4, 'bars', 'covers'),
  angel: roundKind(0.9, 2, 'bars', 'covers'),
  wreath: roundKind(0.4, 0),
};
