/** Which figures lie over which. */
import type { Sprite } from './spriteTypes.ts';

/** Back to front: larger ones behind, then by height on the page; the acting and the selected in front. */
export const depth = ({ token, spot }: Sprite): number =>
  spot.y -
  spot.radius * 4 +
  (token.selected ? 1e5 : 0) +
  (token.turn === 'acting' ? 2e5 : 0) -
  (token.standing === 'up' ? 0 : 1e5);
