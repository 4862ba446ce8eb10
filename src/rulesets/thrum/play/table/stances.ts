/** TH-07: one stance at a time; taking one ends the last. */

import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { abilityBy, hasTrait } from './owned.ts';
import { tell } from './table.ts';

/** Ends the held stance, and all that lasts with the stance. */
export function endStance(fight: ThrumFight, who: Id, why: string): void {
  const sheet = sheetOf(fight, who);
  if (!sheet.stance) return;
  const name = abilityBy(fight, sheet.stance.ability)?.name ?? sheet.stance.ability;
  sheet.stance = null;
  for (const [key, condition] of Object.entries(sheet.conditions))
    if (condition.until === 'stance') delete sheet.conditions[key as keyof typeof sheet.conditions];
  const ends = why === 'incapacitated' ? 'falls out of' : 'leaves';
  const because = why === 'incapacitated' ? '' : ` (${why})`;
  tell(fight, 'TH-07', sentence`${personRef(who)} ${ends} ${itemRef(name)}${because}.`);
}

/**
 * Sets a stance in place of the last one. A disciplined fighter keeps the last one until the end of
 * the next turn.
 */
export function setStance(fight: ThrumFight, who: Id, ability: string, mode = ''): void {
  const sheet = sheetOf(fight, who);
  const kept = hasTrait(sheet, 'disciplined') && sheet.stance?.ability !== ability ? sheet.stance : null;
  if (kept) {
    sheet.oldStance = { ...kept };
    sheet.notes.oldStance = fight.state.round;
  } else endStance(fight, who, 'a new stance');
  sheet.stance = { ability, mode, uses: 0 };
  const name = abilityBy(fight, ability)?.name ?? ability;
  tell(fight, 'TH-07', sentence`${personRef(who)} takes the stance ${itemRef(name)}.`);
}
