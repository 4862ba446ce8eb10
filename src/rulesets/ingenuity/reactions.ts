/** Reactions (IN-16 to IN-18): whether one is left, what it costs, and the tests of Fortify and Resist (IN-33). */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../engine/words.ts';
import { type IngenuityFight, isUp } from './sheet.ts';
import { nameOf, tell } from './tell.ts';
import { test, testOf, testWords } from './tests.ts';
import { isSurprised } from './turns.ts';

/** Reactions left until the own next turn: one, and one more by Wait. */
export const reactionsOf = (fight: IngenuityFight, who: Id): number =>
  1 + (fight.state.waits.includes(who) ? 1 : 0) - (fight.state.reacted[who] ?? 0);

/** Whether somebody can react, and pay for it. */
export const mayReact = (fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    isUp(one) || no('IN-17', 'Cannot react: not awake on the field.'),
    () =>
      fight.house.surprisedReact ||
      !isSurprised(fight, one) ||
      no('IN-06', 'Is surprised and does not react in this round.'),
    () => reactionsOf(fight, who) > 0 || no('IN-17', 'Has used its reaction; it comes back with its next turn.'),
    () => pays === 'nothing' || one.sheet[pays].now > 0 || no('IN-18', `Has no ${pays} left.`),
  );
};

/** Whether somebody can use a free reaction, which does not count: it must be awake, and able to pay where that is due. */
export const mayFreely = (fight: IngenuityFight, who: Id, pays: boolean): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    isUp(one) || no('IN-17', 'Cannot react: not awake on the field.'),
    !pays || one.sheet.stamina.now > 0 || no('IN-18', 'Has no stamina left.'),
  );
};

/** Takes the reaction and its cost. */
export function react(fight: IngenuityFight, who: Id, pays: 'stamina' | 'focus' | 'nothing'): void {
  const one = combatantOf(fight, who);
  fight.state.reacted[who] = (fight.state.reacted[who] ?? 0) + 1;
  if (pays !== 'nothing') one.sheet[pays].now -= 1;
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
    /** IN-34: the free defensive action of one who has intercepted is still to be had. */
    spare?: boolean;
  },
): Flow<boolean> {
  const [name, pays, of] =
    against.kind === 'physical'
      ? (['Fortify', 'stamina', testOf(fight, 'fortify')] as const)
      : (['Resist', 'focus', testOf(fight, 'resist')] as const);
  const spare = against.spare === true;
  const costs = !spare || fight.house.interceptPays;
  const may = spare ? mayFreely(fight, who, costs) : mayReact(fight, who, pays);
  if (may !== true) {
    tell(fight, may.rule, `${nameOf(fight, who)} cannot ${name.toLowerCase()}. ${may.text}`, [who]);
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
  if (!spare) react(fight, who, pays);
  else if (costs) one.sheet[pays].now -= 1;
  const result = yield* test(fight, who, of, {
    what: name,
    rule: 'IN-33',
    reach: against.reach,
    guards: 'defence',
  });
  tell(
    fight,
    'IN-33',
    `${nameOf(fight, who)} ${result.passed ? 'holds out' : 'does not hold out'}: ${name} ${result.words}.`,
    [who],
    result.dice,
    result.passed ? 'good' : 'bad',
  );
  return result.passed;
}
