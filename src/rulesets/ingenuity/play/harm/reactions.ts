/** Reactions (IN-16 to IN-18): whether one is left, what it costs, and the tests of Fortify and Resist (IN-33). */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow, pick } from '../../../../engine/flow.ts';
import { all, gm, type Id, no, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import { seen, tell, uncapital } from '../table/tell.ts';
import { checkOf, rollChecks, type Tested, test, tested, testOf, testWords } from '../table/tests.ts';
import { isSurprised } from '../turns/turns.ts';

/** Reactions left until the own next turn: one, and one more by Wait. */
export const reactionsOf = (fight: IngenuityFight, who: Id): number =>
  1 + (fight.state.waits.includes(who) ? 1 : 0) - (fight.state.reacted[who] ?? 0);

/** Whether somebody can react, and pay for it. */
export const mayReact = (fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    isUp(one) || no('IN-17', 'Cannot react: not awake on the field.'),
    !one.sheet.neverReacts || no('IN-17', 'By the GM’s word it never reacts.'),
    () =>
      fight.house.surprisedReact ||
      !isSurprised(fight, one) ||
      no('IN-06', 'Is surprised and does not react in this round.'),
    () => reactionsOf(fight, who) > 0 || no('IN-17', 'Has used its reaction; it comes back with its next turn.'),
    () => pays === 'nothing' || one.sheet[pays].now > 0 || no('IN-18', `Has no ${pays} left.`),
  );
};

/** Whether somebody can use a free reaction, which does not count: it must be awake, and able to pay where that is due. */
export const mayFreely = (fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    isUp(one) || no('IN-17', 'Cannot react: not awake on the field.'),
    pays === 'nothing' || one.sheet[pays].now > 0 || no('IN-18', `Has no ${pays} left.`),
  );
};

/** Takes the reaction and its cost. */
export function react(fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): void {
  const one = combatantOf(fight, who);
  countReaction(fight, who);
  fight.state.reacted[who] = (fight.state.reacted[who] ?? 0) + 1;
  if (pays !== 'nothing') one.sheet[pays].now -= 1;
}

/** What Fortify and Resist are called, cost and are rolled with. */
const wardOf = (fight: IngenuityFight, kind: 'physical' | 'mental') =>
  kind === 'physical'
    ? ({ name: 'Fortify', pays: 'stamina', of: testOf(fight, 'fortify') } as const)
    : ({ name: 'Resist', pays: 'focus', of: testOf(fight, 'resist') } as const);

function tellWard(fight: IngenuityFight, who: Id, name: string, result: Tested): void {
  tell(
    fight,
    'IN-33',
    `${nameOf(fight, who)} ${result.passed ? 'holds out' : 'does not hold out'}: ${name} ${result.words}.`,
    { who: [who], dice: result.dice, tone: result.passed ? 'good' : 'bad' },
  );
}

/** IN-33: the same of several at once: one question who tries, one for all their dice. Gives those who warded it off. */
export function* wardAll(
  fight: IngenuityFight,
  touched: readonly Id[],
  against: { kind: 'physical' | 'mental'; reach: number; rule: string },
): Flow<Id[]> {
  const { name, pays, of } = wardOf(fight, against.kind);
  const able = touched.filter((who) => mayReact(fight, who, pays) === true);
  for (const who of touched) {
    const may = mayReact(fight, who, pays);
    if (may !== true)
      tell(fight, may.rule, `${nameOf(fight, who)} cannot ${name.toLowerCase()}: ${uncapital(may.text)}`, {
        who: [who],
      });
  }
  if (able.length === 0) return [];
  const audience = able.every((who) => seen(fight, who)) ? ('all' as const) : ('gm' as const);
  const trying = yield* pick(
    {
      seat: gm,
      title: `Who tries to ${name.toLowerCase()}, for 1 ${pays} each?`,
      rule: against.rule,
      audience,
      about: [...able],
    },
    able.map((id) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      detail: `${testWords(combatantOf(fight, id), of, 'defence')} must reach ${against.reach}`,
    })),
    0,
    able.length,
  );
  for (const who of trying) react(fight, who, pays);
  const asking = { rule: against.rule, reach: against.reach, guards: 'defence' as const };
  const fell = yield* rollChecks(
    fight,
    { seat: gm, title: `${name} against ${against.reach}`, rule: 'IN-33', audience, about: [...trying] },
    trying.map((who) => ({
      id: who,
      who,
      check: checkOf(combatantOf(fight, who), of, { ...asking, title: `${nameOf(fight, who)}: ${name}` }),
    })),
  );
  return trying.filter((who) => {
    const rolled = fell[who];
    const result = rolled && tested(fight, rolled, against.reach);
    if (result) tellWard(fight, who, name, result);
    return result?.passed === true;
  });
}

/** IN-33: Fortify against a physical effect, Resist against a mental one; gives whether it was warded off. */
export function* ward(
  fight: IngenuityFight,
  who: Id,
  against: {
    kind: 'physical' | 'mental';
    reach: number;
    what: string;
    otherwise: string;
    rule: string;
    /** IN-34: the free defensive action of one who has intercepted is still to be had; once used it is set to be gone. */
    spare?: boolean;
  },
): Flow<boolean> {
  const { name, pays, of } = wardOf(fight, against.kind);
  const spare = against.spare === true;
  const costs = !spare || fight.house.interceptPays;
  const may = spare ? mayFreely(fight, who, costs ? pays : 'nothing') : mayReact(fight, who, pays);
  if (may !== true) {
    tell(fight, may.rule, `${nameOf(fight, who)} cannot ${name.toLowerCase()}: ${uncapital(may.text)}`, { who: [who] });
    return false;
  }
  const one = combatantOf(fight, who);
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: ${against.what}`, rule: against.rule, about: [who] },
    [
      {
        id: 'ward',
        label: `${name}: ${costs ? `1 ${pays}` : 'free'}`,
        detail: `${testWords(one, of, 'defence')} must reach ${against.reach}`,
      },
      { id: 'none', label: against.otherwise, tone: 'pass' as const },
    ],
  );
  if (chosen === 'none') return false;
  against.spare = false;
  if (!spare) react(fight, who, pays);
  else if (costs) one.sheet[pays].now -= 1;
  const result = yield* test(fight, who, of, {
    what: name,
    rule: 'IN-33',
    reach: against.reach,
    guards: 'defence',
  });
  tellWard(fight, who, name, result);
  return result.passed;
}
