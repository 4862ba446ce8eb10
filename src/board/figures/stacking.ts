/** Puts the nodes of figures from back to front, past React. */
import { depthOf } from '../layout/depth.ts';
import type { GroupNode } from '../tree/konva.ts';
import type { Standing } from './standing.ts';

export interface Stack {
  /** Orders the nodes of these figures. True when another order came of it. */
  order(standing: readonly Standing[]): boolean;
  /** Says that a new node lies where React put it: the next ordering moves all nodes. */
  upset(): void;
}

/** Makes the stack of these nodes. Nodes of other figures stay below. */
export function makeStack(nodes: ReadonlyMap<string, GroupNode>): Stack {
  let stacked = '';
  return {
    order(standing) {
      const ids = standing
        .toSorted((a, b) => depthOf(a.token, a.spot) - depthOf(b.token, b.spot))
        .map(({ token }) => token.id);
      const now = ids.join(' ');
      if (now === stacked) return false;
      for (const id of ids) nodes.get(id)?.moveToTop();
      stacked = now;
      return true;
    },
    upset() {
      stacked = '';
    },
  };
}
