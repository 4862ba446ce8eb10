/**
 * The ends of a stretch and of a watch: conditions of that length end, poisons take effect, drugs
 * take their price.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf } from '../../sheet/scores.ts';
import { conditionOf, isConditionActive, isGone, loseCondition } from '../../sheet/standing.ts';
import { allPoisons } from '../../sheet/things/poisons.ts';
import { killFighter, loseAbility, refusesDeath } from '../harm/decline.ts';
import { regainShape } from '../harm/shape.ts';
import { fearCheck } from '../nerve/fear.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, tell } from '../table/table.ts';
import { sufferMishap } from './hazards.ts';

/** Ends the stretch, or with `watch` the watch and the stretch with it. */
export function* timePasses(fight: MurdhamFight, until: 'stretch' | 'watch'): Flow<void> {
  yield* lastRounds(fight);
  for (const one of allFighters(fight)) {
    const { sheet } = one;
    if (isGone(sheet)) continue;
    yield* poisonsWork(fight, one.id);
    yield* drugsWear(fight, one.id, until);
    const ends = (clock: string) => clock === 'round' || clock === 'stretch' || clock === until;
    // Health that a fighter lost with STR by confusion does not come back with the points of STR.
    if (
      fight.house.confusionHealth === 'lost' &&
      isConditionActive(sheet, 'confused') &&
      ends(conditionOf(sheet, 'confused')?.until ?? '')
    )
      sheet.harm += 2;
    sheet.conditions = sheet.conditions.filter((condition) => !ends(condition.until));
    regainShape(sheet);
    sheet.spent = sheet.spent.filter((mark) => until !== 'watch' && mark.startsWith('power:'));
    sheet.unafraid = [];
    if (sheet.morale === 'passed') sheet.morale = 'steady';
  }
  fight.state.feared = [];
  tell(fight, 'MU-29', sentence`The ${until} is over.`, { tone: 'ruling' });
  yield* fearCheck(fight);
}

/**
 * MU-29: a stretch is a hundred rounds, so a fighter who was dying when it began is dead at its end
 * unless somebody healed it.
 */
function* lastRounds(fight: MurdhamFight): Flow<void> {
  for (const { id, sheet } of allFighters(fight)) {
    if (!isConditionActive(sheet, 'dying') || isGone(sheet)) continue;
    if (healthOf(sheet) > 0) loseCondition(sheet, 'dying');
    else if (!(yield* refusesDeath(fight, id))) killFighter(fight, id, 'nobody healed the wound in time');
  }
}

function* poisonsWork(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  for (const dose of sheet.conditions.filter(({ id }) => id === 'poisoned').map(({ note }) => note)) {
    if (dose === undefined || isGone(sheet)) continue;
    const poison = allPoisons[dose];
    // The GM can set a condition by hand with a note that names no poison. Such a condition has no
    // effect.
    if (!poison) continue;
    if (poison.effect === 'damaging')
      yield* sufferMishap(fight, who, { count: 1, sides: 12 }, { rule: 'MU', text: poison.name });
    if (poison.effect === 'corrupting') sheet.corruption += 4;
    if (poison.effect === 'lethal') killFighter(fight, who, poison.name, 'MU');
  }
  loseCondition(sheet, 'poisoned');
}

/**
 * Ends drugs. Madcap ends with the stretch, mandrake (d4 direct damage) and crimson weed (−4 to all
 * abilities) with the watch. Each asks for a WIT save.
 */
function* drugsWear(fight: MurdhamFight, who: Id, until: 'stretch' | 'watch'): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (conditionOf(sheet, 'frenzied')?.note === 'madcap') yield* craving(fight, who, 'madcap');
  if (until !== 'watch') return;
  if (isConditionActive(sheet, 'mandrake')) {
    yield* sufferMishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU', text: 'the mandrake wears off' });
    yield* craving(fight, who, 'mandrake');
  }
  if (isConditionActive(sheet, 'crimson-weed')) {
    loseCondition(sheet, 'crimson-weed');
    for (const ability of ['str', 'agi', 'wit'] as const) if (!isGone(sheet)) loseAbility(fight, who, ability, 4);
    if (!isGone(sheet)) yield* craving(fight, who, 'crimson weed');
  }
}

function* craving(fight: MurdhamFight, who: Id, drug: string): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (isGone(sheet) || (yield* rollSave(fight, who, 'wit', { rule: 'MU', what: `against craving ${drug}` }))) return;
  if (!sheet.traits.includes('addicted')) sheet.traits.push('addicted');
  tell(fight, 'MU', sentence`${personRef(who)} is addicted.`, { tone: 'bad' });
}
