/** Letting go of a longer action that was begun (IN-20), and whom its sentences are about. */

import type { Id } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Long } from '../../state.ts';
import { tell } from '../table/tell.ts';

/** Whom a sentence about it is about: its words name the target too. */
export const aboutLong = (who: Id, { target }: Pick<Long, 'target'>): Id[] =>
  target === undefined ? [who] : [who, target];

/** Lets go of what was begun, at no cost. */
export function abandon(fight: IngenuityFight, who: Id): void {
  const long = fight.state.longs[who];
  delete fight.state.longs[who];
  if (long) tell(fight, 'IN-20', `${nameOf(fight, who)} abandons it: ${long.label}.`, { who: aboutLong(who, long) });
}
