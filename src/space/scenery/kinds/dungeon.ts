/** Crypts, temples and dungeons. */
import { boxKind, lightKind, lineKind, roundKind } from '../kind.ts';

export const dungeonKinds = {
  bones: roundKind(1, 0, 'hinders'),
  'skull pile': roundKind(0.9, 0, 'hinders'),
  'magic circle': roundKind(2.6, 0),
  portal: lightKind(3, roundKind(1.6, 0)),
  pool: roundKind(3.6, 0, 'water'),
  fountain: roundKind(2.2, 0.8, 'low', 'water'),
  cage: boxKind(1.3, 1.3, 2, 'bars'),
  grate: boxKind(0.9, 0.9, 0),
  spikes: boxKind(1, 1, 0.3, 'hinders', 'falls'),
  web: roundKind(1.6, 0, 'hinders'),
  chains: boxKind(0.8, 0.3, 0),
  lever: boxKind(0.4, 0.3, 0.6),
  'prison bars': lineKind(0.14, 2.4, 'low'),
};
