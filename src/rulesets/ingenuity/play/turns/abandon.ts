/** Names a longer action in the log (IN-20), and lets a combatant abandon one. */
import { combatantOf } from '../../../../engine/fight.ts';
import { itemRef, personRef, type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';
import { itemOf } from '../../sheet/sheet.ts';
import type { LongAction } from '../../state.ts';
import { tell } from '../table/tell.ts';

/**
 * A longer action in the log's words. A target or an item is a reference. All other actions use the
 * label, which a hand may have written.
 */
export function longWords(fight: IngenuityFight, who: Id, { deed, item, target, label }: LongAction): Sentence {
  const thing = itemOf(combatantOf(fight, who), item);
  if (deed === 'reload' && thing) return sentence`reload ${itemRef(thing.name)}`;
  if (target !== undefined && deed === 'resuscitate') return sentence`resuscitate ${personRef(target)}`;
  if (target !== undefined && deed === 'killing-strike') return sentence`killing strike on ${personRef(target)}`;
  return [writtenRef(label)];
}

/** Abandons the longer action that somebody has begun, at no cost. */
export function abandonLongAction(fight: IngenuityFight, who: Id): void {
  const long = fight.state.longs[who];
  delete fight.state.longs[who];
  if (long) tell(fight, 'IN-20', sentence`${personRef(who)} abandons what was begun: ${longWords(fight, who, long)}.`);
}
