/**
 * Morale (HE-21 to HE-24): finds what shakes a side, tests the side's morale, and asks whether
 * those who fail flee or surrender.
 */

import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence, sideRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, nameList, tallyOf } from '../../../../engine/words.ts';
import { nameOf, optionsFor } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp, putState } from '../../sheet/sheet.ts';
import { TRIGGER_WORDS, type Trigger } from '../../state.ts';
import { dueTriggers, newlyDeadLeaders, noteCasualties } from '../harm/casualties.ts';
import { leaveFight } from '../harm/harm.ts';
import { isEnemy } from '../table/camps.ts';
import type { Check } from '../table/checks.ts';
import { rollChecks } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';

/**
 * The combatants who test morale: enemies; hirelings with a Loyalty under 10 (HE-24); by house rule
 * all whom the GM plays.
 */
export function moraleTesters(fight: HestiaFight, side: Id): Fighter[] {
  return everyone(fight).filter((one) => {
    if (one.side !== side || !isUp(one) || fight.state.broken.includes(one.id)) return false;
    if (isEnemy(fight, one)) return true;
    if (one.sheet.kind === 'hireling') return one.sheet.loyalty < 10;
    return one.sheet.kind === 'monster' && fight.house.moraleOf === 'all';
  });
}

/** Whether a combatant is a hireling whose loyalty counts; an enemy tests only its morale. */
export const isHired = (fight: HestiaFight, one: Fighter): boolean =>
  one.sheet.kind === 'hireling' && !isEnemy(fight, one);

/** HE-21: d20 and morale against 20; by house rule a hireling rolls its loyalty instead (HE-24). */
export const moraleCheck = (fight: HestiaFight, one: Fighter): Check => {
  const hireling = fight.house.hirelingRolls === 'loyalty' && isHired(fight, one);
  return {
    tally: tallyOf('Morale', [
      {
        label: hireling ? 'loyalty' : 'morale',
        value: hireling ? one.sheet.loyalty : one.sheet.morale,
        rule: hireling ? 'HE-24' : 'HE-21',
      },
    ]),
    boons: tallyOf('boons', []),
    reach: 20,
  };
};

/**
 * Asks every side for the tests that have become due since the last call. Called after each action;
 * asks nothing when no test is due.
 */
export function* watchMorale(fight: HestiaFight): Flow<void> {
  noteCasualties(fight);
  for (const side of fight.sideOrder) {
    const triggers = dueTriggers(fight, side);
    if (triggers.length === 0) continue;
    const mourned = newlyDeadLeaders(fight, side).map(({ id }) => id);
    // HE-21: the test stays due until its dice have fallen, so that the panel says so while it is
    // asked for.
    yield* testMorale(fight, side, triggers);
    fight.state.asked[side] = [...new Set([...(fight.state.asked[side] ?? []), ...triggers])];
    fight.state.mourned.push(...mourned);
  }
}

/** The aim of one roll for several combatants, where their scores differ. */
function mixed(fight: HestiaFight, who: readonly Fighter[]): { aim?: string } {
  const scores = who.map((one) => moraleCheck(fight, one).tally.total);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return low === high ? {} : { aim: `20 or more, each with its own: ${low} to ${high}` };
}

/** HE-23: the morale test of a side; for those who fail the GM chooses flight or surrender. */
export function* testMorale(fight: HestiaFight, side: Id, triggers: readonly Trigger[]): Flow<void> {
  const who = moraleTesters(fight, side);
  if (who.length === 0) return;
  const why = nameList(triggers.map((trigger) => TRIGGER_WORDS[trigger]));
  const name = fight.sides[side]?.name ?? side;
  const once = fight.house.moraleRoll === 'group';
  const rollers = once ? who.slice(0, 1) : who;
  const idOf = (one: Fighter) => (once ? 'group' : one.id);
  const read = yield* rollChecks(
    fight,
    { seat: gmSeat, title: `${name}: morale after ${why}`, rule: 'HE-21', about: who.map(({ id }) => id) },
    rollers.map((one) => ({
      id: idOf(one),
      seat: gmSeat,
      label: once ? `${name}: morale` : `${nameOf(fight, one.id)}: morale`,
      check: moraleCheck(fight, one),
      ...(once ? mixed(fight, who) : {}),
    })),
  );
  const flighty = who.filter((one) => isHired(fight, one)).map(({ id }) => id);
  if (flighty.length > 0)
    tell(
      fight,
      'HE-24',
      sentence`${peopleRef(flighty)} ${flighty.length === 1 ? 'is' : 'are'} flighty, with a Loyalty under 10, and ${flighty.length === 1 ? 'tests' : 'test'} too.`,
    );
  const failed = who.filter((one) => !read(idOf(one), moraleCheck(fight, one)).passed);
  const dice = rollers.flatMap((one) => read(idOf(one)).dice);
  tell(
    fight,
    'HE-21',
    failed.length === 0
      ? sentence`The morale of ${sideRef(side)} holds after ${why}.`
      : sentence`${peopleRef(failed.map(({ id }) => id))} ${failed.length === 1 ? 'loses' : 'lose'} heart after ${why}.`,
    { who: who.map(({ id }) => id), dice },
  );
  if (failed.length === 0) return;
  const answer = yield* askChoice(
    {
      seat: gmSeat,
      title: `${nameList(failed.map(({ id }) => nameOf(fight, id)))}: flee or surrender?`,
      rule: 'HE-23',
      about: failed.map(({ id }) => id),
    },
    [
      { id: 'flee' as const, label: 'Flee' },
      { id: 'surrender' as const, label: 'Surrender' },
      ...(failed.length > 1 ? [{ id: 'some' as const, label: 'Some of them surrender' }] : []),
    ],
  );
  const give =
    answer === 'some'
      ? yield* askPicks(
          { seat: gmSeat, title: 'Who surrenders? The others flee.', rule: 'HE-23', about: failed.map(({ id }) => id) },
          optionsFor(fight, failed),
          0,
          failed.length,
        )
      : [];
  for (const { id } of failed) breakDown(fight, id, answer === 'surrender' || give.includes(id) ? 'surrender' : 'flee');
}

function breakDown(fight: HestiaFight, who: Id, how: 'flee' | 'surrender'): void {
  const one = combatantOf(fight, who);
  fight.state.broken.push(who);
  if (how === 'surrender') {
    leaveFight(fight, one, 'surrendered');
    return;
  }
  putState(one, 'fleeing');
  tell(fight, 'HE-23', sentence`${personRef(who)} turns to flee.`, {
    happened: { is: 'fled', whom: [who] },
    tone: 'good',
  });
}
