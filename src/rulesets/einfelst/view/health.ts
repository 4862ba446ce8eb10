/** The health of a combatant as players read it in Einfelst. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Health } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import type { EinfelstFight } from '../fight.ts';
import { slotsOf } from '../play/harm/harm.ts';
import { LEVELS } from '../sheet/sheet.ts';

const TONES = ['good', 'hurt', 'bad'] as const;

/**
 * EW-22, EW-23: the points of a minor foe, or the row of Harm that is fullest, named by its worst
 * level.
 */
export function combatantHealth(fight: EinfelstFight, who: Id): Health {
  const { sheet } = combatantOf(fight, who);
  if (sheet.counts === 'points') {
    const { points, limit } = sheet;
    const pool = { label: 'Harm', kind: 'boxes', value: points, max: limit } as const;
    if (points === 0) return { word: 'unhurt', tone: 'good', pool, taken: 0 };
    return points * 2 < limit
      ? { word: 'sore', tone: 'good', pool, taken: points }
      : { word: 'badly hurt', tone: 'hurt', pool, taken: points };
  }
  const worst = (kind: 'physical' | 'mental') => LEVELS.findLastIndex((level) => sheet[kind][level] > 0);
  const sum = (kind: 'physical' | 'mental') => LEVELS.reduce((total, level) => total + sheet[kind][level], 0);
  const kind = worst('mental') > worst('physical') ? 'mental' : 'physical';
  const level = worst(kind);
  return {
    word: level < 0 ? 'unhurt' : `${LEVELS[level]} Harm`,
    tone: TONES[Math.max(0, level)] ?? 'bad',
    pool: {
      label: kind === 'mental' ? 'Mental Harm' : 'Physical Harm',
      kind: 'boxes',
      value: sum(kind),
      max: LEVELS.reduce((total, each) => total + slotsOf(fight, each), 0),
    },
    taken: sum('physical') + sum('mental'),
  };
}
