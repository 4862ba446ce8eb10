/** Ships, harbours and mills. */
import { boxKind, lineKind, roundKind } from '../kind.ts';

export const shipKinds = {
  mast: roundKind(0.8, 6, 'bars', 'covers'),
  sail: boxKind(4, 0.7, 0.6),
  hatch: boxKind(1.5, 1.2, 0.15, 'falls'),
  helm: boxKind(0.9, 0.4, 1.2, 'low'),
  cannon: boxKind(1.4, 0.7, 0.8, 'low'),
  'rope coil': roundKind(0.6, 0.1),
  anchor: boxKind(0.9, 0.8, 0.15),
  rail: lineKind(0.18, 0.9, 'low', 'hinders'),
  capstan: roundKind(0.9, 1, 'low'),
  crane: boxKind(3, 0.9, 4, 'climb'),
  nets: boxKind(1.6, 1.1, 0.05, 'hinders'),
  bollard: roundKind(0.36, 0.6, 'low'),
  jetty: boxKind(3, 1.2, 0.5),
};
