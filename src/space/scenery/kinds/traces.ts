/** Flat traces on the ground: leaves, stains, puddles. No rule reads them. */
import { boxKind, roundKind } from '../kind.ts';

export const traceKinds = {
  leaves: roundKind(1.6, 0),
  straw: roundKind(1.4, 0),
  puddle: roundKind(1.1, 0),
  blood: roundKind(0.8, 0),
  scorch: roundKind(1.4, 0),
  stones: roundKind(1.4, 0),
  moss: roundKind(1.4, 0),
  debris: roundKind(1.4, 0),
  arrows: roundKind(0.9, 0),
  papers: boxKind(0.8, 0.6, 0),
};
