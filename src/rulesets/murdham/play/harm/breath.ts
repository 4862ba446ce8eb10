/** Breath: who is under water or held so has 8 rounds of it (16 with Swim), then STR saves each round; the second failed one kills. */

import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { Condition } from '../../sheet/conditions.ts';
import { conditionOf, gain, is, isGone, knows, lose } from '../../sheet/standing.ts';
import { featuresAt, placeOf } from '../table/ground.ts';
import { save } from '../table/saves.ts';
import { all, isThere, tell } from '../table/table.ts';
import { die, incapacitate } from './decline.ts';

/** Incapacitated for want of air: the next failed save kills. */
const CHOKED = 'drowning';

/** The dead do not breathe, nor do demons and made things; by a power some breathe under water. */
export const breathes = (fight: MurdhamFight, who: Id, where: 'water' | 'anywhere'): boolean =>
  sheetOf(fight, who).kind === 'creature' && !(where === 'water' && is(sheetOf(fight, who), 'water-breathing'));

/**
 * No air from now on. `by` names who holds it under; `water` ends with coming out of it, `anywhere` only by the GM's word.
 * Nothing happens to those who need no breath, or whose breath is running already.
 */
export function loseAir(fight: MurdhamFight, who: Id, where: 'water' | 'anywhere', by?: Id): void {
  const sheet = sheetOf(fight, who);
  if (!breathes(fight, who, where) || is(sheet, 'breathless')) return;
  const rounds = knows(sheet, 'swim') ? 16 : 8;
  gain(sheet, { id: 'breathless', until: 'cause', rounds, note: where, ...(by === undefined ? {} : { by }) });
  tell(fight, 'MU', `${nameOf(fight, who)} has no air: breath for ${rounds} rounds.`, { who: [who], tone: 'bad' });
}

/** Breathes again, and is no nearer to choking than before. */
export function getAir(fight: MurdhamFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  if (!is(sheet, 'breathless')) return;
  lose(sheet, 'breathless');
  tell(fight, 'MU', `${nameOf(fight, who)} breathes again.`, { who: [who], tone: 'good' });
}

/** What took the air is over: the holder has let go, or it is out of the water. */
function isOver(fight: MurdhamFight, who: Id, { by, note }: Condition): boolean {
  const sheet = sheetOf(fight, who);
  const held = by === undefined || sheet.conditions.some((one) => one.id === 'grabbed' && one.by === by);
  const wet = featuresAt(fight, placeOf(fight, who)).some(({ kind }) => kind === 'water');
  return !held || (note === 'water' && (!wet || !breathes(fight, who, 'water')));
}

/** At the round's end a round of breath is gone; without any, a STR save: failed, out for the stretch; failed again, dead. */
export function* breathAtRoundEnd(fight: MurdhamFight): Flow<void> {
  for (const { id, sheet } of all(fight)) {
    const air = conditionOf(sheet, 'breathless');
    if (!air || isGone(sheet) || !isThere(fight, id)) continue;
    if (isOver(fight, id, air)) getAir(fight, id);
    else if ((air.rounds ?? 0) > 0) air.rounds = (air.rounds ?? 0) - 1;
    else yield* choke(fight, id);
  }
}

/** The save of somebody whose breath is used up. */
export function* choke(fight: MurdhamFight, who: Id): Flow<void> {
  if (yield* save(fight, who, 'str', { rule: 'MU', what: 'to hold the breath' })) return;
  const choked = conditionOf(sheetOf(fight, who), 'incapacitated')?.note === CHOKED;
  if (choked) {
    die(fight, who, 'suffocated', 'MU');
    return;
  }
  incapacitate(fight, who, 'stretch', CHOKED);
  tell(fight, 'MU', `${nameOf(fight, who)} passes out for want of air.`, { who: [who], tone: 'bad' });
}
