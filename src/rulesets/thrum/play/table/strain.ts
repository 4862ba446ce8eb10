/** TH-30, TH-32: the moment when somebody becomes Frayed or Exhausted, told whatever brought it about. */

import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { isExhausted, isFrayed } from '../../sheet/sheet.ts';
import { nameOf, tell } from './table.ts';

/** TH-30, TH-32: says who has become Frayed or Exhausted by what just came, and what that does. */
export function tellStrain(fight: ThrumFight, who: Id, before: { frayed: boolean; exhausted: boolean }): void {
  const sheet = sheetOf(fight, who);
  const say = (rule: string, what: string) =>
    tell(fight, rule, `${nameOf(fight, who)} is ${what}.`, { who: [who], tone: 'bad' });
  if (!before.frayed && isFrayed(sheet)) say('TH-30', 'Frayed: +1 Bane on defence');
  if (!before.exhausted && isExhausted(sheet)) say('TH-32', 'Exhausted: +1 Bane on attacks');
}
