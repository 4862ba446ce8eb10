/** The ready-made scenes: one line each. */
import type { Scene } from '../scene.ts';
import { chapelCrypt } from './chapelCrypt.ts';
import { crossroads } from './crossroads.ts';
import { mill } from './mill.ts';

/** A ready-made scene with a sentence about it for the list. */
export interface ReadyScene {
  readonly id: string;
  readonly about: string;
  readonly scene: Scene;
}

export const sceneList: readonly ReadyScene[] = [
  { id: 'crossroads', about: 'Open ground: two roads, a hedge, a ditch and an overturned cart.', scene: crossroads },
  {
    id: 'mill',
    about: 'Indoors and out: rooms with doors, a turning wheel, fast water, a narrow bridge.',
    scene: mill,
  },
  {
    id: 'chapel-crypt',
    about: 'Tight rooms: closed doors, a gap for one, a burning pit, darkness.',
    scene: chapelCrypt,
  },
];

/** Ready-made scenes by id, as scripts name them. */
export const readyScenes: Record<string, Scene> = Object.fromEntries(sceneList.map(({ id, scene }) => [id, scene]));
