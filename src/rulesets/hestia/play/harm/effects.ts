/** What may befall somebody beyond damage (HE-16 to HE-18, HE-20, HE-22): by a tag, a gambit, a spell. */

import type { RuleId } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Effect } from '../../sheet/effectWords.ts';
import { type Fighter, has, isUp, put } from '../../sheet/sheet.ts';
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

/** Whether somebody bears it already, so that it would bring nothing. */
export const bears = (one: Fighter, effect: Effect): boolean => (effect === 'out' ? !isUp(one) : has(one, effect));

/** Lays an effect on somebody and says so; who bears it, or is out of the fight, is left as it is. */
export function inflict(fight: HestiaFight, one: Fighter, effect: Effect): void {
  if (!isUp(one) || bears(one, effect)) return;
  if (effect === 'out') {
    incapacitate(fight, one);
    return;
  }
  put(one, effect);
  tell(fight, RULES[effect], `${nameOf(fight, one.id)} is ${effect}.`, { who: [one.id], tone: 'bad' });
}
