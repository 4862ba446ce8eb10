/**
 * Reactions (IN-16 to IN-18): whether a combatant has one left, their costs, and the tests of
 * Fortify and Resist (IN-33).
 */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, clauseOf, gmSeat, type Id, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import { isSeenByPlayers, tell } from '../table/tell.ts';
import {
  checkOf,
  reachWords,
  rollChecks,
  rollTest,
  type Tested,
  testOf,
  testResult,
  testWords,
} from '../table/tests.ts';
import { isSurprised } from '../turns/turns.ts';

/** Gives the reactions that a combatant has left until its next turn: one, and one more by Wait. */
export const reactionsOf = (fight: IngenuityFight, who: Id): number =>
  1 + (fight.state.waits.includes(who) ? 1 : 0) - (fight.state.reacted[who] ?? 0);

/** Tells whether a combatant can react and pay for the reaction. */
export const mayReact = (fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    isUp(one) || notAllowed('IN-17', 'Cannot react: not awake on the field.'),
    !one.sheet.neverReacts || notAllowed('IN-17', 'By the GM’s word never reacts.'),
    () =>
      fight.house.surprisedReact ||
      !isSurprised(fight, one) ||
      notAllowed('IN-06', 'Is surprised and does not react in this round.'),
    () => reactionsOf(fight, who) > 0 || notAllowed('IN-17', 'Has no reaction left before the next turn.'),
    () => pays === 'nothing' || one.sheet[pays].now > 0 || notAllowed('IN-18', `Has no ${pays} left.`),
  );
};

/**
 * Tells whether a combatant can use a free reaction: it must be awake, and able to pay where a cost
 * is due.
 */
export const mayFreely = (fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    isUp(one) || notAllowed('IN-17', 'Cannot react: not awake on the field.'),
    pays === 'nothing' || one.sheet[pays].now > 0 || notAllowed('IN-18', `Has no ${pays} left.`),
  );
};

/** Takes a reaction and its cost from a combatant. */
export function spendReaction(fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): void {
  const one = combatantOf(fight, who);
  countReaction(fight, who);
  fight.state.reacted[who] = (fight.state.reacted[who] ?? 0) + 1;
  if (pays !== 'nothing') one.sheet[pays].now -= 1;
}

/** Gives the name, the cost and the dice of Fortify or Resist. */
const wardOf = (fight: IngenuityFight, kind: 'physical' | 'mental') =>
  kind === 'physical'
    ? ({ name: 'Fortify', pays: 'stamina', of: testOf(fight, 'fortify') } as const)
    : ({ name: 'Resist', pays: 'focus', of: testOf(fight, 'resist') } as const);

/** The verb for the test against an effect, as a question uses it: “fortify against”, “resist”. */
export const wardVerb = (kind: 'physical' | 'mental'): string => (kind === 'physical' ? 'fortify against' : 'resist');

function tellWard(fight: IngenuityFight, who: Id, name: string, result: Tested): void {
  const verb = result.passed ? 'holds out' : 'does not hold out';
  tell(fight, 'IN-33', sentence`${personRef(who)} ${verb}: ${name} ${result.words}.`, {
    dice: result.dice,
    tone: result.passed ? 'good' : 'bad',
  });
}

/**
 * IN-33: lets several combatants ward off one effect. One question asks who tries, and one asks for
 * all dice. Gives the combatants who warded it off.
 */
export function* wardAll(
  fight: IngenuityFight,
  touched: readonly Id[],
  against: { kind: 'physical' | 'mental'; reach: number; rule: string; does: string },
): Flow<Id[]> {
  const { name, pays, of } = wardOf(fight, against.kind);
  const able = touched.filter((who) => mayReact(fight, who, pays) === true);
  for (const who of touched) {
    const may = mayReact(fight, who, pays);
    if (may !== true)
      tell(fight, may.rule, sentence`${personRef(who)} ${clauseOf(may.text)}, and cannot ${name.toLowerCase()}.`);
  }
  if (able.length === 0) return [];
  const asked = { reach: against.reach, against: 'the difficulty' };
  const audience = able.every((who) => isSeenByPlayers(fight, who)) ? ('all' as const) : ('gm' as const);
  const trying = yield* askPicks(
    {
      seat: gmSeat,
      title: `Who tries to ${wardVerb(against.kind)} an effect that ${against.does}? 1 ${pays} and the reaction each`,
      rule: against.rule,
      audience,
      about: [...able],
    },
    able.map((id) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      by: id,
      detail: `${testWords(combatantOf(fight, id), of, 'defence')} must reach ${reachWords(asked)}`,
    })),
    0,
    able.length,
  );
  for (const who of trying) spendReaction(fight, who, pays);
  const asking = { rule: against.rule, ...asked, guards: 'defence' as const };
  const fell = yield* rollChecks(
    fight,
    { seat: gmSeat, title: `${name}: at least ${reachWords(asked)}`, rule: 'IN-33', audience, about: [...trying] },
    trying.map((who) => ({
      id: who,
      who,
      check: checkOf(combatantOf(fight, who), of, { ...asking, title: `${nameOf(fight, who)}: ${name}` }),
    })),
  );
  return trying.filter((who) => {
    const rolled = fell[who];
    const result = rolled && testResult(fight, rolled, asked);
    if (result) tellWard(fight, who, name, result);
    return result?.passed === true;
  });
}

/**
 * IN-33: lets a combatant fortify against a physical effect, or resist a mental one. Gives whether
 * it warded the effect off.
 */
export function* testWard(
  fight: IngenuityFight,
  who: Id,
  against: {
    kind: 'physical' | 'mental';
    reach: number;
    /** The name of the number to reach. Left out: the difficulty. */
    against?: string;
    what: string;
    otherwise: string;
    rule: string;
    /**
     * IN-34: the combatant still has the free defensive action of Intercept. `testWard` sets this
     * to false once it is used.
     */
    spare?: boolean;
  },
): Flow<boolean> {
  const { name, pays, of } = wardOf(fight, against.kind);
  const spare = against.spare === true;
  const costs = !spare || fight.house.interceptPays;
  const may = spare ? mayFreely(fight, who, costs ? pays : 'nothing') : mayReact(fight, who, pays);
  if (may !== true) {
    tell(fight, may.rule, sentence`${personRef(who)} ${clauseOf(may.text)}, and cannot ${name.toLowerCase()}.`);
    return false;
  }
  const one = combatantOf(fight, who);
  const asked = { reach: against.reach, against: against.against ?? 'the difficulty' };
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: ${against.what}`, rule: against.rule, about: [who] },
    [
      {
        id: 'ward',
        label: `${name}: ${costs ? `1 ${pays}` : 'free'}`,
        detail: `${testWords(one, of, 'defence')} must reach ${reachWords(asked)}${spare ? '' : '; it is the reaction of this round'}`,
      },
      { id: 'none', label: against.otherwise, tone: 'pass' as const },
    ],
  );
  if (chosen === 'none') return false;
  against.spare = false;
  if (!spare) spendReaction(fight, who, pays);
  else if (costs) one.sheet[pays].now -= 1;
  const result = yield* rollTest(fight, who, of, {
    what: name,
    rule: 'IN-33',
    ...asked,
    guards: 'defence',
  });
  tellWard(fight, who, name, result);
  return result.passed;
}
