/** A ground that is being chosen, with the map that it comes to in a game. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Scene, SceneKind } from '../../space/scene.ts';
import { sceneOf } from './ground.ts';
import type { GroundChoice, GroundStore } from './groundStore.ts';

/** What each way of choosing is given. */
export interface Choosing extends GroundChoice {
  /** The kinds that the game plays on. */
  kinds: readonly SceneKind[];
  /** The map as it is chosen; undefined while there is none. */
  scene: Scene | undefined;
}

/** The choice as it stands; its map follows the game. */
export function useGround(store: GroundStore, kinds: readonly SceneKind[]): Choosing {
  const choice = useStore(store);
  const scene = useMemo(() => sceneOf(choice.ground, kinds), [choice.ground, kinds]);
  return { ...choice, kinds, scene };
}
