/** The choice of ground in progress, with the map that a game makes of that ground. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Scene, SceneKind } from '../../space/scene.ts';
import { sceneOf } from './ground.ts';
import type { GroundChoice, GroundStore } from './groundStore.ts';

/** The props of each way of choosing. */
export interface Choosing extends GroundChoice {
  /** The kinds of map that the game plays on. */
  kinds: readonly SceneKind[];
  /** The chosen map. Undefined while there is none. */
  scene: Scene | undefined;
}

/** The current choice. Its map follows the game. */
export function useGround(store: GroundStore, kinds: readonly SceneKind[]): Choosing {
  const choice = useStore(store);
  const scene = useMemo(() => sceneOf(choice.ground, kinds), [choice.ground, kinds]);
  return { ...choice, kinds, scene };
}
