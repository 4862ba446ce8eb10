/** The clip of what lies on a map: under solid fog it ends at the edge of the known ground. */
import { useMemo } from 'react';
import type { Scene } from '../../space/scene.ts';
import { mapSize } from '../layout/placeAt.ts';
import type { BoardFog } from '../types.ts';
import { knownPath } from './drawFog.ts';

/** The properties that clip a group to the known ground; none without solid fog. */
export function useKnownClip(fog: BoardFog | undefined, scene: Scene): { clipFunc?: () => [Path2D, CanvasFillRule] } {
  return useMemo(() => {
    if (fog?.look !== 'solid') return {};
    const { path, rule } = knownPath(fog.part, mapSize(scene));
    return { clipFunc: () => [path, rule] };
  }, [fog, scene]);
}
