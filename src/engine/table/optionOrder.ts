/**
 * Sorts options as the question form shows them and the number keys choose them: the options that
 * are meant come first, the likeliest on top.
 */

import type { Place } from '../../space/scene.ts';
import { answersOf } from '../byHand/inputs.ts';
import type { HistoryStep } from '../encounter.ts';
import { areEnemies, areFriends, everyone, type Fight } from '../fight.ts';
import type { Option, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { apartFrom } from './walks/near.ts';
import { wayLeft } from './walks/wayLeft.ts';

type Options = Extract<Question, { kind: 'choose' | 'pick' }>;

/** What the order of options depends on: the game, the fight, and the moves made so far. */
export interface OptionContext {
  ruleset: Pick<Ruleset, 'aim' | 'standing'>;
  fight: Fight;
  past: readonly HistoryStep[];
}

/** The free options: some are shown with keys, the others are folded behind one line. */
export interface Ordered {
  shown: readonly Option[];
  /**
   * Combatants who may be chosen but are hardly meant: friends where the move does harm, foes where
   * it helps.
   */
  folded: readonly Option[];
}

const known = new WeakMap<Question, { for: Fight; ordered: Ordered }>();

/** The option, among these, that a combatant chose last, as that combatant's moves say. */
function lastChosen(past: readonly HistoryStep[], who: Id, among: ReadonlySet<string>): string | undefined {
  for (const { command, given } of [...past].reverse()) {
    if (command.type !== 'act' || command.actor !== who) continue;
    for (const answer of answersOf(given))
      if (answer.kind === 'choose' && among.has(answer.option)) return answer.option;
  }
  return undefined;
}

/** The people whom an option stands for, or whom its area would catch. */
export const peopleOfOption = ({ combatant, catches }: Option): readonly Id[] =>
  combatant === undefined ? (catches ?? []) : [combatant];

/** Whether an option stands for an enemy of a combatant, or an area that would catch one. */
export const isAimedAtFoe = (fight: Fight, who: Id, option: Option): boolean =>
  !option.blocked && peopleOfOption(option).some((id) => areEnemies(fight, who, id));

/** Compares two lists of numbers: the first number that differs decides. */
export function compareInTurn(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, n) => one !== b[n]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

const sortedBy = (options: readonly Option[], rank: (option: Option) => readonly number[]): Option[] =>
  options
    .map((option, at) => ({ option, rank: [...rank(option), at] }))
    .sort((a, b) => compareInTurn(a.rank, b.rank))
    .map(({ option }) => option);

/**
 * Sorts options by likelihood. First come options that catch only people who are meant, then those
 * with a clear way, then the combatant's last choice, then those that catch most people, then the
 * nearest. Options that tie stay in the game's order.
 */
function likeliestFirst(
  options: readonly Option[],
  who: Id,
  isMeant: (id: Id) => boolean,
  { ruleset, fight, past }: OptionContext,
): Option[] {
  const last = lastChosen(past, who, new Set(options.map(({ id }) => id)));
  return sortedBy(options, (option) => {
    const people = peopleOfOption(option);
    const meant = people.filter(isMeant);
    const aim = option.combatant === undefined || option.combatant === who ? undefined : option.aimed?.way;
    const way = aim ?? (option.combatant === undefined ? undefined : ruleset.aim(fight, who, option.combatant).way);
    return [
      people.length - meant.length,
      way === 'barred' ? 1 : 0,
      option.id === last ? 0 : 1,
      way === 'hard' ? 1 : 0,
      -meant.length,
      Math.min(...people.map((id) => apartFrom(fight, who, id))),
    ];
  });
}

/**
 * Sorts the ends of a walk: the place with the shortest way to a foe who stands comes first, and
 * among equally near places the one with the shortest way.
 */
function nearestFoeFirst(options: readonly Option[], who: Id, { ruleset, fight }: OptionContext): Option[] {
  const from = fight.combatants[who]?.place;
  const foes = everyone(fight).filter(
    ({ id }) => areEnemies(fight, who, id) && ruleset.standing(fight, id).at === 'up',
  );
  const apart = (a: Place | undefined, b: Place | undefined): number =>
    a && b ? wayLeft(fight.scene, a, b) : Number.POSITIVE_INFINITY;
  return sortedBy(options, ({ place }) => [
    Math.min(...foes.map((foe) => apart(place, foe.place))),
    apart(from, place),
  ]);
}

function order(question: Options, now: OptionContext): Ordered {
  const free = question.options.filter(({ blocked }) => !blocked);
  const passes = free.filter(({ tone }) => tone === 'pass');
  const rest = free.filter(({ tone }) => tone !== 'pass');
  const { seat, meant } = question;
  if (seat.kind !== 'combatant') return { shown: [...rest, ...passes], folded: [] };
  const who = seat.combatant;
  if (meant === undefined) {
    const walks = rest.some(({ way }) => way !== undefined);
    return { shown: [...(walks ? nearestFoeFirst(rest, who, now) : rest), ...passes], folded: [] };
  }
  const isMeant = (id: Id): boolean =>
    meant === 'harm' ? areEnemies(now.fight, who, id) : id === who || areFriends(now.fight, who, id);
  const aimsAtPeople = ({ combatant, catches }: Option): boolean => combatant !== undefined || catches !== undefined;
  const aimed = rest.filter(aimsAtPeople);
  const people = aimed.filter((option) => peopleOfOption(option).some(isMeant));
  const folded = aimed.filter((option) => !people.includes(option));
  const other = rest.filter((option) => !aimsAtPeople(option));
  // Where nobody can be helped, all that remains are the other options. But no number key strikes a
  // friend: the GM rules that.
  if (people.length === 0 && meant === 'help') return { shown: [...rest, ...passes], folded: [] };
  return { shown: [...likeliestFirst(people, who, isMeant, now), ...other, ...passes], folded };
}

/**
 * The free options of a question in the order of the number keys; the option that declines comes
 * last.
 */
export function orderedOptions(question: Options, now: OptionContext): Ordered {
  const kept = known.get(question);
  if (kept?.for === now.fight) return kept.ordered;
  const ordered = order(question, now);
  known.set(question, { for: now.fight, ordered });
  return ordered;
}

/**
 * The options that number keys choose, in their order; the folded options too once the user unfolds
 * them.
 */
export const numberedOptions = (question: Options, now: OptionContext, unfolded: boolean): readonly Option[] => {
  const { shown, folded } = orderedOptions(question, now);
  if (!unfolded || folded.length === 0) return shown;
  const passes = shown.filter(({ tone }) => tone === 'pass');
  return [...shown.filter(({ tone }) => tone !== 'pass'), ...folded, ...passes];
};
