/** A map that is being chosen follows the game: of a kind that the game does not play on it is made anew. */
import { useEffect } from 'react';
import type { Scene, SceneKind } from '../../space/scene.ts';

/** What a way of choosing a map is given. */
export interface PickerProps {
  /** The kinds that the game plays on. */
  kinds: readonly SceneKind[];
  scene: Scene | undefined;
  onScene(scene: Scene): void;
}

/** Calls `remake` with the game's first kind when the game has changed to one that does not play on the map as it is. */
export function usePlayable({ kinds, scene }: PickerProps, remake: (kind: SceneKind) => void): void {
  const wanted = scene && !kinds.includes(scene.kind) ? kinds[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for each kind that is wanted, and for a map that comes late
  useEffect(() => {
    if (wanted) remake(wanted);
  }, [wanted, scene]);
}
