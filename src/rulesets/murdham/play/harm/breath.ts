/**
 * Runs the breath of fighters under water or held there. A fighter has 8 rounds of breath (16 with
 * Swim) and then makes a STR save each round; the second failure kills.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { Condition } from '../../sheet/conditions.ts';
import {
  conditionOf,
  gainCondition,
  isConditionActive,
  isGone,
  knowsSkill,
  loseCondition,
} from '../../sheet/standing.ts';
import { featuresAt, placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, isThere, tell } from '../table/table.ts';
import { incapacitate, killFighter } from './decline.ts';

/**
 * The note of a condition on a fighter who is incapacitated for want of air. Its next failed save
 * kills it.
 */
const CHOKED = 'drowning';

/**
 * Tells whether a fighter needs air. The dead, demons and made things do not breathe. A power lets
 * some breathe under water.
 */
export const breathes = (fight: MurdhamFight, who: Id, where: 'water' | 'anywhere'): boolean =>
  sheetOf(fight, who).kind === 'creature' &&
  !(where === 'water' && isConditionActive(sheetOf(fight, who), 'water-breathing'));

/** Gives the rounds for which a fighter can hold its breath. */
export const breathOf = (fight: MurdhamFight, who: Id): number => (knowsSkill(sheetOf(fight, who), 'swim') ? 16 : 8);

/**
 * Takes the air from a fighter from now on. `by` names who holds the fighter under. `water` ends
 * when the fighter comes out of it, `anywhere` only by the GM's word. Nothing happens to a fighter
 * who needs no breath or whose breath is already running.
 */
export function loseAir(fight: MurdhamFight, who: Id, where: 'water' | 'anywhere', by?: Id): void {
  const sheet = sheetOf(fight, who);
  if (!breathes(fight, who, where) || isConditionActive(sheet, 'breathless')) return;
  const rounds = breathOf(fight, who);
  gainCondition(sheet, { id: 'breathless', until: 'cause', rounds, note: where, ...(by === undefined ? {} : { by }) });
  tell(fight, 'MU', sentence`${personRef(who)} has no air: breath for ${rounds} rounds.`, { tone: 'bad' });
}

/** Gives a fighter air again, as if it had never been without. */
export function getAir(fight: MurdhamFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  if (!isConditionActive(sheet, 'breathless')) return;
  loseCondition(sheet, 'breathless');
  tell(fight, 'MU', sentence`${personRef(who)} breathes again.`, { tone: 'good' });
}

/** Gives air again to fighters whose holder has let go or who are out of the water. */
function isOver(fight: MurdhamFight, who: Id, { by, note }: Condition): boolean {
  const sheet = sheetOf(fight, who);
  const held = by === undefined || sheet.conditions.some((one) => one.id === 'grabbed' && one.by === by);
  const wet = featuresAt(fight, placeOf(fight, who)).some(({ kind }) => kind === 'water');
  return !held || (note === 'water' && (!wet || !breathes(fight, who, 'water')));
}

/**
 * Takes a round of breath from each fighter without air at the round's end. A fighter with none
 * left makes a STR save: the first failure takes it out for the stretch, the second kills it.
 */
export function* breathAtRoundEnd(fight: MurdhamFight): Flow<void> {
  for (const { id, sheet } of allFighters(fight)) {
    const air = conditionOf(sheet, 'breathless');
    if (!air || isGone(sheet) || !isThere(fight, id)) continue;
    if (isOver(fight, id, air)) getAir(fight, id);
    else if ((air.rounds ?? 0) > 0) air.rounds = (air.rounds ?? 0) - 1;
    else yield* chokeSave(fight, id);
  }
}

/** Makes a fighter without breath save STR, and applies the failure. */
export function* chokeSave(fight: MurdhamFight, who: Id): Flow<void> {
  if (yield* rollSave(fight, who, 'str', { rule: 'MU', what: 'without air' })) return;
  const choked = conditionOf(sheetOf(fight, who), 'incapacitated')?.note === CHOKED;
  if (choked) {
    killFighter(fight, who, 'suffocated', 'MU');
    return;
  }
  incapacitate(fight, who, 'stretch', CHOKED);
  tell(fight, 'MU', sentence`${personRef(who)} passes out for want of air.`, {
    happened: { is: 'fell', whom: [who] },
    tone: 'bad',
  });
}
