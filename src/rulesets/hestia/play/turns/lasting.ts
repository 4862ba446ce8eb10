/**
 * Effects that last from round to round (HE-17, HE-19): bleeding, and the saves that end an effect.
 */

import { everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, seatOf, tallyOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, HELD, inState, isHere, liftState } from '../../sheet/sheet.ts';
import { dealStress, doHarm } from '../harm/harm.ts';
import { saveCheck } from '../table/checks.ts';
import { rollChecks, rollSums } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';

/**
 * HE-19: a Might save against each effect that holds a combatant, all in one question. Combatants
 * out of action and those who gave up save too.
 */
export function* shakeOff(fight: HestiaFight, who: readonly Fighter[]): Flow<void> {
  const held = who
    .filter(isHere)
    .flatMap((one) => HELD.filter((state) => inState(one, state)).map((state) => ({ one, state })));
  const read = yield* rollChecks(
    fight,
    {
      seat: gmSeat,
      title: `Might saves at the end of the ${fight.house.savesAt}`,
      rule: 'HE-19',
      about: held.map(({ one }) => one.id),
    },
    held.map(({ one, state }) => ({
      id: `${one.id}:${state}`,
      seat: seatOf(one.id),
      label: `${nameOf(fight, one.id)}: Might save, ${state}`,
      check: saveCheck(one, 'might', 'HE-19'),
    })),
  );
  for (const { one, state } of held) {
    const result = read(`${one.id}:${state}`);
    if (result.passed) liftState(one, state);
    tell(fight, 'HE-19', sentence`${personRef(one.id)} ${result.passed ? 'is no longer' : 'stays'} ${state}.`, {
      dice: result.dice,
      tone: result.passed ? 'good' : 'plain',
    });
    if (!result.passed && fight.house.saveStress) yield* dealStress(fight, one.id, 1, 'a failed save');
  }
}

/** HE-17: everybody who bleeds takes harm, also those on the ground, and may die of it. */
export function* bleedForRound(fight: HestiaFight): Flow<void> {
  const bleeding = everyone(fight).filter((one) => isHere(one) && inState(one, 'bleeding'));
  const blood = yield* rollSums(
    fight,
    { seat: gmSeat, title: 'Bleeding', rule: 'HE-17', about: bleeding.map(({ id }) => id) },
    bleeding.map(({ id }) => ({
      id,
      seat: seatOf(id),
      label: `${nameOf(fight, id)} bleeds`,
      dice: 'bleeding',
      count: 1,
      sides: 4,
      parts: tallyOf('bleeding', [{ label: 'bleeding', value: 0, rule: 'HE-17' }]),
    })),
  );
  for (const { id } of bleeding) {
    const lost = blood[id];
    if (lost) yield* doHarm(fight, id, { amount: Math.max(0, lost.total), to: 'grit', rule: 'HE-17', dice: lost.dice });
  }
}
