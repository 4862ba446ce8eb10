/** What the players read of a fighter's health in Murdham. */

import type { Health } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { healthOf, maxHealth } from '../sheet/scores.ts';
import { isConditionActive } from '../sheet/standing.ts';

/** MU-28: gives a fighter's health for the players. At 0 health a fighter is dying. */
export function combatantHealth(fight: MurdhamFight, who: Id): Health {
  const sheet = sheetOf(fight, who);
  const [value, max] = [healthOf(sheet), maxHealth(sheet).total];
  const share = max > 0 ? value / max : 1;
  const told = (word: string, tone: Health['tone']): Health => ({
    word,
    tone,
    pool: { label: 'Health', kind: 'bar', value, max },
    taken: Math.max(0, max - value),
  });
  if (isConditionActive(sheet, 'dying')) return told('dying', 'bad');
  if (share >= 1) return told('unhurt', 'good');
  if (share > 0.5) return told('hurt', 'good');
  return share > 0.25 ? told('badly hurt', 'hurt') : told('near death', 'bad');
}
