/** Lights and fires. */
import { lightKind, roundKind } from '../kind.ts';

export const lightKinds = {
  torch: lightKind(4, roundKind(0.24, 0)),
  lantern: lightKind(3.5, roundKind(0.3, 0.3)),
  candles: lightKind(2.2, roundKind(0.4, 0.1)),
  'lamp post': lightKind(4.5, roundKind(0.4, 3)),
  brazier: lightKind(4.5, roundKind(0.7, 0.9, 'burns', 'low')),
  bonfire: lightKind(6, roundKind(1.6, 0.6, 'burns')),
  flames: lightKind(4, roundKind(1.5, 0, 'burns')),
  chandelier: lightKind(5, roundKind(1.3, 0)),
};
