/** The health of a combatant as players read it in Hestia. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Health } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import type { HestiaFight } from '../fight.ts';

/**
 * HE-13: Grit goes first and costs only breath; harm to Flesh is a wound. A creature without a body
 * has only Grit.
 */
export function combatantHealth(fight: HestiaFight, who: Id): Health {
  const { grit, flesh, bodiless } = combatantOf(fight, who).sheet;
  const bled = !bodiless && flesh.now < flesh.max;
  const onFlesh = bled || (!bodiless && grit.now === 0);
  const left = onFlesh ? flesh : grit;
  const told = (word: string, tone: Health['tone']): Health => ({
    word,
    tone,
    pool: { label: onFlesh ? 'Flesh' : 'Grit', kind: 'bar', value: left.now, max: left.max },
    taken: grit.max - grit.now + (bodiless ? 0 : flesh.max - flesh.now),
  });
  if (bled) return flesh.now * 2 > flesh.max ? told('bleeding', 'hurt') : told('near death', 'bad');
  if (onFlesh) return told('out of Grit', 'hurt');
  if (grit.now >= grit.max) return told('unhurt', 'good');
  if (bodiless) return grit.now * 2 > grit.max ? told('fading', 'good') : told('near the end', 'bad');
  return told('winded', 'good');
}
