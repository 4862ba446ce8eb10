/** Flows: procedures that ask. A rule is a generator that yields a question and gets the answer back; these are its verbs. */
import type { DieGroup } from './dice/dice.ts';
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

/** A procedure in progress. It takes everything from the fight and from answers: no clock, no chance of its own. */
export type Flow<T> = Generator<Ask, T, Answer>;

/** Who is asked what, about whom: all of a question but its kind. */
export interface Asking {
  seat: Seat;
  title: string;
  rule: RuleId;
  detail?: string;
  /** Left out: everyone may know. */
  audience?: 'all' | 'gm';
  about?: Id[];
  meant?: Meant;
  countdown?: number;
}
const asked = ({ audience, ...rest }: Asking) => ({ ...rest, audience: audience ?? ('all' as const) });

/** Asks for one of several options and gives its id. With a single free option and nothing to decide it is still asked: use `only` to skip. */
export function* choose<O extends string>(asking: Asking, options: readonly (Option & { id: O })[]): Flow<O> {
  const answer = yield { ...asked(asking), kind: 'choose', options: [...options] };
  return (answer.kind === 'choose' ? answer.option : '') as O;
}

/** Asks yes or no. */
export function* confirm(asking: Asking, yes = 'Yes', notSo = 'No'): Flow<boolean> {
  const answer = yield* choose(asking, [
    { id: 'yes', label: yes },
    { id: 'no', label: notSo, tone: 'pass' as const },
  ]);
  return answer === 'yes';
}

/** Asks for several of the options and gives their ids. `none` says in words what picking nothing means. */
export function* pick(
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

/** Asks for several rolls at once and gives what each showed, by the roll's id. No rolls: nothing is asked. */
export function* rollAll(asking: Asking, rolls: readonly Roll[]): Flow<Record<string, Rolled>> {
  if (rolls.length === 0) return {};
  const answer = yield { ...asked(asking), kind: 'dice', rolls: [...rolls] };
  return Object.fromEntries(rolls.map((roll) => [roll.id, rolledOf(roll, answer)]));
}

/** What was ruled about the rolls of one question before they were made: ids of rulings, by the roll's id, in the order given. */
export type Ruled = Readonly<Record<string, readonly string[]>>;

/** How often one ruling was made of a roll more than its opposite: boons less banes. */
export function netRuled(ruled: Ruled, roll: string, more: string, less: string): number {
  const made = ruled[roll] ?? [];
  return made.filter((id) => id === more).length - made.filter((id) => id === less).length;
}

/** More rulings on one roll than a table would make. */
const MOST_RULINGS = 10;

/**
 * Asks for rolls that the GM may change by ruling before they are made. `build` gives the rolls as they are under what was ruled so far,
 * each with the `rulings` that the game knows for it; `told` hears each ruling in words. Gives what fell, and what was ruled.
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
export function* roll(
  asking: Asking,
  groups: readonly DieGroup[],
  more: { tally?: Tally; aim?: string } = {},
): Flow<Rolled> {
  const one: Roll = { id: 'roll', seat: asking.seat, label: asking.title, groups: [...groups], ...more };
  const rolled = yield* rollAll(asking, [one]);
  return rolled.roll ?? { faces: [], values: {} };
}

/** One way to answer a trigger. */
export interface Chance<T> {
  /** Unique in its window. */
  id: string;
  /** Who would react. */
  who: Id;
  label: string;
  detail?: string;
  /** Left out: it may be taken. Refused: it is shown greyed, with the reason and its rule. */
  allowed?: Verdict;
  perform(): Flow<T>;
}

/**
 * A reaction window: everyone able to react is offered it, and who is able is worked out again after each reaction.
 * Nobody able, or none of it allowed: nothing is asked. A reaction may open windows of its own; the call stack is the rules' stack.
 * `able` gives the chances now; `until` ends the window early (the attack has been turned aside, say).
 */
export function* reactionWindow<T>(
  asking: Asking,
  able: () => readonly Chance<T>[],
  until: (last: T) => boolean = () => false,
): Flow<T[]> {
  const taken: T[] = [];
  for (;;) {
    const chances = able();
    if (!chances.some(({ allowed = true }) => allowed === true)) return taken;
    const answer = yield* choose(asking, [
      ...chances.map(({ id, who, label, detail, allowed = true }) => ({
        id,
        label,
        combatant: who,
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
