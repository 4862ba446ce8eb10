/** The health of a combatant as players read it in Ingenuity. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Health } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import type { IngenuityFight } from '../fight.ts';
import { isBloodied, isHarmed } from '../sheet/sheet.ts';

/**
 * IN-36: endurance goes first, down to Harmed at half of it. Once health is lost the combatant is
 * bloodied, and the players read its health.
 */
export function combatantHealth(fight: IngenuityFight, who: Id): Health {
  const one = combatantOf(fight, who);
  const { endurance, health: body } = one.sheet;
  const onHealth = isBloodied(one) || endurance.now <= 0;
  const left = onHealth ? body : endurance;
  const told = (word: string, tone: Health['tone']): Health => ({
    word,
    tone,
    pool: { label: onHealth ? 'Health' : 'Endurance', kind: 'bar', value: left.now, max: left.max },
    taken: endurance.max - endurance.now + body.max - body.now,
  });
  if (isBloodied(one)) return told('bloodied', 'bad');
  if (isHarmed(one) && endurance.max > 0) return told('harmed', 'hurt');
  return endurance.now < endurance.max ? told('winded', 'good') : told('unhurt', 'good');
}
