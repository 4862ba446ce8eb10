/** Where a figure stands on the map and how large it is drawn. */
import type { Point } from '../../space/scene.ts';

/** The middle and the radius of a token. */
export interface Spot extends Point {
  readonly radius: number;
  /**
   * How many tokens this one stands for, itself included, because they have no room of their own.
   * Left out when the token stands for itself alone.
   */
  readonly count?: number;
  /** The id of the token that stands for this one, which has no room of its own. */
  readonly behind?: string;
}
