/** The choice of ground in progress, with the map that a game makes of that ground. */
import { useEffect, useMemo } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';
import type { MapKind, Scene } from '../../space/scene.ts';
import { readyScene } from '../../space/scenes/readyMaps.ts';
import { readyFormOf, sceneOf } from './ground.ts';
import { type GroundChoice, type GroundStore, isFileRead } from './groundStore.ts';

/** The props of each way of choosing. */
export interface Choosing extends GroundChoice {
  /** The kinds of map that the game plays on. */
  kinds: readonly MapKind[];
  /** The chosen map. Undefined while there is none, and while its file or its picture is read. */
  scene: Scene | undefined;
}

/** The current choice. Its map follows the game. A ready-made map is fetched when it is chosen. */
export function useGround(store: GroundStore, kinds: readonly MapKind[]): Choosing {
  const choice = useStore(store);
  const { ground, choose } = choice;
  const wanted = readyFormOf(ground, kinds);
  const fetched = ground.fetched?.id;
  useEffect(() => {
    if (wanted === undefined || wanted === fetched) return;
    let gone = false;
    readyScene(wanted).then(
      (map) => {
        if (map && !gone) choose({ fetched: { id: wanted, scene: map } });
      },
      () => toast.error('This map could not be fetched. Choose it again, or load the page again.'),
    );
    return () => {
      gone = true;
    };
  }, [wanted, fetched, choose]);
  const scene = useMemo(() => sceneOf(ground, kinds), [ground, kinds]);
  return { ...choice, kinds, scene: isFileRead(choice) ? undefined : scene };
}
