/** Temples and crypts. */
import { boxKind, roundKind } from '../kind.ts';

export const templeKinds = {
  pillar: roundKind(0.9, 2.6, 'bars', 'covers'),
  'broken pillar': roundKind(0.9, 0.8, 'low'),
  statue: roundKind(0.9, 2.4, 'bars', 'covers'),
  altar: boxKind(1.8, 0.9, 1, 'low', 'climb'),
  tomb: boxKind(1.9, 1, 0.9, 'low', 'climb'),
  coffin: boxKind(1.5, 0.65, 0.4, 'low'),
  urn: roundKind(0.42, 0.7, 'low'),
  pews: boxKind(2.4, 0.5, 0.9, 'low', 'hinders'),
  lectern: boxKind(0.6, 0.5, 1.2, 'low'),
  idol: roundKind(1.2, 2, 'bars', 'covers'),
  gong: roundKind(0.9, 1.6, 'covers'),
};
