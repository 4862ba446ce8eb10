/** What has come to a map, and what has gone, since it was last painted. */
import type { GroundLayer, PaintedParts, SceneryItem } from '../../space/scenery/scenery.ts';

export interface Unpainted {
  /** Things that stand there and are not painted yet. */
  readonly fresh: readonly SceneryItem[];
  /** Things that are painted and gone. */
  readonly gone: readonly SceneryItem[];
  /** Layers of ground that came or went: where they differ, the ground is shown flat. */
  readonly ground: readonly GroundLayer[];
}

/** The entries of one list that another lacks; each entry of the other counts once. */
function without<One>(all: readonly One[] | undefined, others: readonly One[] | undefined): One[] {
  if (all === others) return [];
  const left = new Map<string, number>();
  for (const one of others ?? []) {
    const text = JSON.stringify(one);
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  return (all ?? []).filter((one) => {
    const text = JSON.stringify(one);
    const there = left.get(text) ?? 0;
    if (there > 0) left.set(text, there - 1);
    return there === 0;
  });
}

/** What a painted picture does not show yet. */
export const unpaintedOf = (painted: PaintedParts, now: PaintedParts): Unpainted => ({
  fresh: without(now.scenery, painted.scenery),
  gone: without(painted.scenery, now.scenery),
  ground: [...without(painted.materials, now.materials), ...without(now.materials, painted.materials)],
});
