/** The order in which figures overlap each other. */
import type { BoardToken } from '../types.ts';
import type { Spot } from './spot.ts';

/**
 * A number that orders figures from back to front: larger figures further back, then by height on
 * the page. The acting and the selected figure are in front.
 */
export const depthOf = (token: BoardToken, spot: Spot): number =>
  spot.y -
  spot.radius * 4 +
  (token.selected ? 1e5 : 0) +
  (token.turn === 'acting' ? 2e5 : 0) -
  (token.standing === 'up' ? 0 : 1e5);
