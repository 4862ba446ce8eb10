/** The ready-made scenes: one line each. The build works this file out, and packs the finished scenes. */
import type { Scene } from '../scene.ts';
import { causeway } from './causeway.ts';
import { chapelCrypt } from './chapelCrypt.ts';
import { crossroads } from './crossroads.ts';
import { goblinDen } from './goblinDen.ts';
import { mill } from './mill.ts';
import { quarry } from './quarry.ts';
import { rooftops } from './rooftops.ts';
import { watchYard } from './watchYard.ts';

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
  { id: 'quarry', about: 'Squares: terraces up to a crane, scree between them, a flooded pit.', scene: quarry },
  {
    id: 'rooftops',
    about: 'Squares: roofs of different heights, planks across the lanes, deep drops.',
    scene: rooftops,
  },
  { id: 'causeway', about: 'Squares: a raised road through a marsh, a gatehouse with doors.', scene: causeway },
  { id: 'watch-yard', about: 'Squares: a walled yard, a barracks with doors, carts and a well.', scene: watchYard },
  { id: 'goblin-den', about: 'Squares: two chambers of a cave, narrow throats, rubble, a fire.', scene: goblinDen },
];
