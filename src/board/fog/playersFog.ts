/** The fog on a players' board: what covers the unknown ground, and what dims the remembered. */
import type { Scene } from '../../space/scene.ts';
import { type Cover, coveredPart, type Dimmed, dimmedPart } from '../../space/sight/cover.ts';
import type { BoardFog } from '../types.ts';

/** The fog of a players' view. Undefined while players see the whole map. */
export function playersFog({
  scene,
  cover,
  dimmed,
  darkness,
}: {
  scene: Scene;
  cover?: Cover | undefined;
  dimmed?: Dimmed | undefined;
  darkness?: number | undefined;
}): BoardFog | undefined {
  if (!cover && !dimmed) return undefined;
  return {
    part: cover ? coveredPart(scene, cover) : { of: 'these', outlines: [] },
    look: 'solid',
    darkness,
    ...(dimmed ? { dim: dimmedPart(scene, dimmed) } : {}),
  };
}
