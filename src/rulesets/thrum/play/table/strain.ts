/**
 * TH-30, TH-32: tells the moment when a combatant becomes Frayed or Exhausted, whatever the cause.
 */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { isExhausted, isFrayed } from '../../sheet/sheet.ts';
import { tell } from './table.ts';

/**
 * TH-30, TH-32: tells that a combatant has just become Frayed or Exhausted, and what that means.
 */
export function tellStrain(fight: ThrumFight, who: Id, before: { frayed: boolean; exhausted: boolean }): void {
  const sheet = sheetOf(fight, who);
  const tellIt = (rule: string, load: 'fatigue' | 'stress', what: string) => {
    const name = load === 'fatigue' ? 'Fatigue' : 'Stress';
    const why = sentence`${personRef(who)}’s ${name} Load of ${sheet.load[load]} is over the Tolerance of ${sheet.tolerance[load]}`;
    tell(fight, rule, sentence`${why}: ${what}.`, {
      tone: 'bad',
      ...unlessTheirs(fight, who, sentence`${personRef(who)} is ${what}.`),
    });
  };
  if (!before.frayed && isFrayed(sheet)) tellIt('TH-30', 'stress', 'Frayed, +1 Bane on defence');
  if (!before.exhausted && isExhausted(sheet))
    tellIt('TH-32', 'fatigue', 'Exhausted, +1 Bane on attacks and an incapacity roll after each action');
}
