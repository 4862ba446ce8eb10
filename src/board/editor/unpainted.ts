/** Compares a map with its last painting: which things and layers were added or removed. */
import type { GroundLayer, PaintedParts, SceneryItem } from '../../space/scenery/scenery.ts';

export interface Unpainted {
  /** Things on the map that are not painted yet. */
  readonly fresh: readonly SceneryItem[];
  /** Things that are still painted but no longer on the map. */
  readonly gone: readonly SceneryItem[];
  /**
   * Layers of ground that were added or removed. Where they lie, the ground is shown in flat
   * colours.
   */
  readonly ground: readonly GroundLayer[];
}

/** The entries of one list that the other list lacks. Each entry of the other list counts once. */
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

/** The changes that a painted picture does not show yet. */
export const unpaintedOf = (painted: PaintedParts, now: PaintedParts): Unpainted => ({
  fresh: without(now.scenery, painted.scenery),
  gone: without(painted.scenery, now.scenery),
  ground: [...without(painted.materials, now.materials), ...without(now.materials, painted.materials)],
});
