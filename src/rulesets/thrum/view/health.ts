/** The health of a combatant as players read it in Thrum. */

import type { Health } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import type { ThrumFight } from '../fight.ts';
import { fighterOf, isMinion } from '../play/table/table.ts';
import { isExhausted, isFrayed } from '../sheet/sheet.ts';

/**
 * TH-30, TH-32: shows the Load that is nearest to its Tolerance. The word is more serious when a
 * Load is over its Tolerance, and with each Wound. A minion has no health to show.
 */
export function combatantHealth(fight: ThrumFight, who: Id): Health {
  const someone = fighterOf(fight, who);
  if (isMinion(someone)) return { word: 'up', tone: 'good', taken: 0 };
  const { load, tolerance, wounds } = someone.sheet;
  const share = (kind: 'fatigue' | 'stress') => load[kind] / Math.max(1, tolerance[kind]);
  const kind = share('stress') > share('fatigue') ? 'stress' : 'fatigue';
  const told = (word: string, tone: Health['tone']): Health => ({
    word,
    tone,
    pool: { label: kind === 'stress' ? 'Stress' : 'Fatigue', kind: 'load', value: load[kind], max: tolerance[kind] },
    taken: load.fatigue + load.stress + wounds,
  });
  if (isExhausted(someone.sheet)) return told('exhausted', 'bad');
  if (wounds > 0) return told('wounded', wounds > 1 ? 'bad' : 'hurt');
  if (isFrayed(someone.sheet)) return told('frayed', 'hurt');
  if (load[kind] === 0) return told('fresh', 'good');
  return kind === 'stress' ? told('tense', 'good') : told('tired', 'good');
}
