/** Where a figure stands on the map and how large it is drawn. */
import type { Point } from '../../space/scene.ts';

/** Middle and radius of a token. */
export interface Spot extends Point {
  readonly radius: number;
  /** Stands here for so many that have no room of their own; left out where it stands for itself. */
  readonly count?: number;
  /** Has no room of its own: this one stands for it. */
  readonly behind?: string;
}
