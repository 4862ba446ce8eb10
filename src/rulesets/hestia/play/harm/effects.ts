/**
 * Effects on a combatant beyond damage (HE-16 to HE-18, HE-20, HE-22): by a tag, a gambit, a spell.
 */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { RuleId } from '../../../../engine/words.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Effect } from '../../sheet/effectWords.ts';
import { type Fighter, inState, isHere, putState } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';
import { incapacitate } from './harm.ts';

const RULES: Record<Effect, RuleId> = {
  dazed: 'HE-16',
  bleeding: 'HE-17',
  pinned: 'HE-18',
  prone: 'HE-20',
  staggered: 'HE-13',
  out: 'HE-22',
};

/** Whether a combatant already has an effect, so that the effect would change nothing. */
export const bearsEffect = (one: Fighter, effect: Effect): boolean =>
  effect === 'out' ? one.sheet.gone === 'stopped' || !isHere(one) : inState(one, effect);

/**
 * Applies an effect to a combatant who is here, also to one who lies there, and tells it. Doing so
 * twice changes nothing.
 */
export function inflictEffect(fight: HestiaFight, one: Fighter, effect: Effect): void {
  if (!isHere(one) || bearsEffect(one, effect)) return;
  if (effect === 'out') {
    incapacitate(fight, one);
    return;
  }
  putState(one, effect);
  tell(fight, RULES[effect], sentence`${personRef(one.id)} is ${effect}.`, { tone: 'bad' });
}
