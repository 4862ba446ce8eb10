/**
 * TH-29: passives that raise a tolerance count from the moment they are on the sheet until they
 * leave it.
 */

import { everyone } from '../../../../engine/fight.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import { statOf } from './owned.ts';

/**
 * The tolerances of a rested character: 3 plus Endurance, 2 plus Focus, plus the parts of its
 * passives.
 */
export const restedTolerances = (
  { attributes }: Sheet,
  brought: Readonly<Record<'fatigue' | 'stress', number>>,
): Sheet['tolerance'] => ({
  fatigue: Math.min(40, 3 + attributes.end + brought.fatigue),
  stress: Math.min(40, 2 + attributes.foc + brought.stress),
});

/**
 * Brings every tolerance in line with the passives on its sheet: a new passive adds its part, a
 * lost one takes its part away. Tolerance that was lost in play stays lost, because only the
 * difference is applied.
 */
export function countPassives(fight: ThrumFight): void {
  for (const { id, sheet } of everyone(fight)) {
    if (sheet.kind === 'minion') continue;
    const now = { fatigue: statOf(fight, id, 'fatigue'), stress: statOf(fight, id, 'stress') };
    const before = sheet.passive ?? now;
    if (sheet.passive?.fatigue === now.fatigue && sheet.passive.stress === now.stress) continue;
    for (const load of ['fatigue', 'stress'] as const) {
      const next = sheet.tolerance[load] + now[load] - before[load];
      sheet.tolerance[load] = Math.min(40, Math.max(0, next));
    }
    sheet.passive = now;
  }
}
