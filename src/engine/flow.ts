/**
 * Flows: procedures that ask. A rule is a generator that yields a question and receives the answer.
 * This file has the asking functions.
 */
import type { DieGroup } from './dice/dice.ts';
import type { Fight } from './fight.ts';
import {
  type Answer,
  type Ask,
  type Budget,
  type Meant,
  type Option,
  type Roll,
  type Rolled,
  rolledOf,
} from './question.ts';
import type { Id, RuleId, Seat, Tally, Verdict } from './words.ts';

/**
 * A procedure in progress. It depends only on the fight and the answers: it reads no clock and uses
 * no chance of its own.
 */
export type Flow<T> = Generator<Ask | ComingIn, T, Answer>;

/**
 * A procedure yields this to let announced newcomers come in. It is no question, so nobody is
 * asked.
 */
export interface ComingIn {
  kind: 'coming in';
}

/**
 * Lets those come in who were announced for this round, and gives their ids. A game calls it where
 * its round begins, before the round's first question, if newcomers have a part in that question.
 * The engine adds, numbers, places and tells them; the game's `join` is not called for them, so
 * the caller does what a newcomer needs. A group that no longer fits the map or the sides stays
 * announced. In a game that never calls this, newcomers join after the round's first questions.
 */
export function* letNewcomersIn(fight: Fight): Flow<Id[]> {
  const before = new Set(fight.order);
  yield { kind: 'coming in' };
  return fight.order.filter((id) => !before.has(id));
}

/** Everything about a question but its kind: who is asked what, and about whom. */
export interface Asking {
  seat: Seat;
  title: string;
  rule: RuleId;
  detail?: string;
  /** Who may know about the question. When left out, everybody may. */
  audience?: 'all' | 'gm';
  about?: Id[];
  meant?: Meant;
  countdown?: number;
  /** The dice decide nothing but the order of turns. */
  order?: true;
}
const asked = ({ audience, ...rest }: Asking) => ({ ...rest, audience: audience ?? ('all' as const) });

/**
 * Asks for one of several options and gives its id. A single free option is still asked for; use
 * `only` to skip the question.
 */
export function* askChoice<O extends string>(asking: Asking, options: readonly (Option & { id: O })[]): Flow<O> {
  const answer = yield { ...asked(asking), kind: 'choose', options: [...options] };
  return (answer.kind === 'choose' ? answer.option : '') as O;
}

/** Asks yes or no. */
export function* askConfirmation(asking: Asking, yes = 'Yes', notSo = 'No'): Flow<boolean> {
  const answer = yield* askChoice(asking, [
    { id: 'yes', label: yes },
    { id: 'no', label: notSo, tone: 'pass' as const },
  ]);
  return answer === 'yes';
}

/**
 * Asks for several of the options and gives their ids. `none` says in words what picking nothing
 * means.
 */
export function* askPicks(
  asking: Asking,
  options: readonly Option[],
  min: number,
  max: number,
  more: { budget?: Budget; none?: string } = {},
): Flow<string[]> {
  const answer = yield { ...asked(asking), kind: 'pick', options: [...options], min, max, ...more };
  return answer.kind === 'pick' ? answer.options : [];
}

/** Asks for a whole number. */
export function* askNumber(
  asking: Asking,
  range: { min: number; max: number; suggested: number; unit?: string },
): Flow<number> {
  const answer = yield { ...asked(asking), kind: 'number', ...range };
  return answer.kind === 'number' ? answer.value : range.suggested;
}

/** Asks for words. */
export function* askText(asking: Asking, suggested = '', longest = 200): Flow<string> {
  const answer = yield { ...asked(asking), kind: 'text', suggested, longest };
  return answer.kind === 'text' ? answer.text : suggested;
}

/**
 * Asks for several rolls at once and gives what each showed, by the roll's id. Without rolls
 * nothing is asked.
 */
export function* rollAll(asking: Asking, rolls: readonly Roll[]): Flow<Record<string, Rolled>> {
  if (rolls.length === 0) return {};
  const answer = yield { ...asked(asking), kind: 'dice', rolls: [...rolls] };
  return Object.fromEntries(rolls.map((roll) => [roll.id, rolledOf(roll, answer)]));
}

/**
 * The rulings that were made on the rolls of one question: ids of rulings in their order, by the
 * roll's id.
 */
export type Ruled = Readonly<Record<string, readonly string[]>>;

/** How often `more` was ruled on a roll minus how often `less` was ruled: boons minus banes. */
export function netRuled(ruled: Ruled, roll: string, more: string, less: string): number {
  const made = ruled[roll] ?? [];
  return made.filter((id) => id === more).length - made.filter((id) => id === less).length;
}

/** The most rulings on one roll: more than any table would make. */
const MOST_RULINGS = 10;

/**
 * Asks for rolls that the GM may change by rulings before they are made. `build` makes the rolls
 * under the rulings so far; each roll lists the `rulings` that the game knows for it. `told` is
 * called with each ruling in words. Gives the dice that fell and the rulings that were made.
 */
export function* rollRuled(
  asking: Asking,
  build: (ruled: Ruled) => readonly Roll[],
  told: (words: string) => void,
): Flow<{ rolled: Record<string, Rolled>; ruled: Ruled }> {
  let ruled: Ruled = {};
  for (;;) {
    const rolls = build(ruled).map((roll): Roll => {
      const { rulings, ...rest } = roll;
      return rulings && (ruled[roll.id] ?? []).length < MOST_RULINGS ? { ...rest, rulings } : rest;
    });
    if (rolls.length === 0) return { rolled: {}, ruled };
    const answer = yield { ...asked(asking), kind: 'dice', rolls };
    if (answer.kind !== 'ruling')
      return { rolled: Object.fromEntries(rolls.map((roll) => [roll.id, rolledOf(roll, answer)])), ruled };
    const roll = rolls.find(({ id }) => id === answer.roll);
    const ruling = roll?.rulings?.find(({ id }) => id === answer.ruling);
    if (roll && ruling) told(`Ruling on “${roll.label}”: ${ruling.label}.`);
    ruled = { ...ruled, [answer.roll]: [...(ruled[answer.roll] ?? []), answer.ruling] };
  }
}

/** Asks for one roll; its label is the question's title. */
export function* askRoll(
  asking: Asking,
  groups: readonly DieGroup[],
  more: { tally?: Tally; aim?: string } = {},
): Flow<Rolled> {
  const one: Roll = { id: 'roll', seat: asking.seat, label: asking.title, groups: [...groups], ...more };
  const rolled = yield* rollAll(asking, [one]);
  return rolled.roll ?? { faces: [], values: {} };
}

/** One way to answer a trigger. */
export interface ReactionOption<T> {
  /** Unique in its window. */
  id: string;
  /** The combatant who would react. */
  who: Id;
  label: string;
  detail?: string;
  /**
   * When left out, the reaction may be taken. A refusal blocks the reaction and shows the reason
   * with its rule.
   */
  allowed?: Verdict;
  perform(): Flow<T>;
}

/**
 * A reaction window: everyone able to react is offered a reaction. After each reaction `able` is
 * worked out again. If nobody is able or allowed to react, nothing is asked. A reaction may open
 * windows of its own; the call stack is the rules' stack. `until` ends the window early, for
 * example when the attack has been turned aside.
 */
export function* reactionWindow<T>(
  asking: Asking,
  able: () => readonly ReactionOption<T>[],
  until: (last: T) => boolean = () => false,
): Flow<T[]> {
  const taken: T[] = [];
  for (;;) {
    const chances = able();
    if (!chances.some(({ allowed = true }) => allowed === true)) return taken;
    const answer = yield* askChoice(asking, [
      ...chances.map(({ id, who, label, detail, allowed = true }) => ({
        id,
        label,
        combatant: who,
        by: who,
        ...(detail ? { detail } : {}),
        ...(allowed === true ? {} : { blocked: allowed }),
      })),
      { id: 'pass', label: 'No reaction', tone: 'pass' as const },
    ]);
    const chance = chances.find((one) => one.id === answer);
    if (!chance) return taken;
    const result = yield* chance.perform();
    taken.push(result);
    if (until(result)) return taken;
  }
}
