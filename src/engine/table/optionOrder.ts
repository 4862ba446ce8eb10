/**
 * Sorts options as the tray shows them and the number keys choose them: meant options first, the
 * likeliest on top.
 */

import { answersOf } from '../byHand/inputs.ts';
import type { HistoryStep } from '../encounter.ts';
import { areEnemies, areFriends, type Fight } from '../fight.ts';
import type { Option, Question } from '../question.ts';
import type { Id } from '../words.ts';
import { apartFrom } from './near.ts';

type Options = Extract<Question, { kind: 'choose' | 'pick' }>;

/** The data that the order is read from: the fight, and the moves made so far. */
export interface Known {
  fight: Fight;
  past: readonly HistoryStep[];
}

/** The free options: some are shown with keys, the others are folded behind one line. */
export interface Ordered {
  shown: readonly Option[];
  /**
   * Combatants who may be chosen but are hardly meant: friends where harm is done, foes where help
   * is given.
   */
  folded: readonly Option[];
}

const known = new WeakMap<Question, { for: Fight; ordered: Ordered }>();

/** The one among these options whom a combatant chose last, by that combatant's moves. */
function lastChosen(past: readonly HistoryStep[], who: Id, among: ReadonlySet<string>): string | undefined {
  for (const { command, given } of [...past].reverse()) {
    if (command.type !== 'act' || command.actor !== who) continue;
    for (const answer of answersOf(given))
      if (answer.kind === 'choose' && among.has(answer.option)) return answer.option;
  }
  return undefined;
}

/**
 * Sorts the combatant's last choice first, then the nearest; options that tie stay in the game's
 * order.
 */
function likeliestFirst(options: readonly Option[], who: Id, { fight, past }: Known): Option[] {
  const last = lastChosen(past, who, new Set(options.map(({ id }) => id)));
  const rank = ({ id, combatant }: Option): number =>
    id === last ? -1 : combatant === undefined ? Number.POSITIVE_INFINITY : apartFrom(fight, who, combatant);
  return options
    .map((option, at) => ({ option, at, rank: rank(option) }))
    .sort((a, b) => (a.rank === b.rank ? a.at - b.at : a.rank - b.rank))
    .map(({ option }) => option);
}

function order(question: Options, now: Known): Ordered {
  const free = question.options.filter(({ blocked }) => !blocked);
  const passes = free.filter(({ tone }) => tone === 'pass');
  const rest = free.filter(({ tone }) => tone !== 'pass');
  const { seat, meant } = question;
  if (meant === undefined || seat.kind !== 'combatant') return { shown: [...rest, ...passes], folded: [] };
  const who = seat.combatant;
  const isMeant = ({ combatant }: Option): boolean =>
    combatant === undefined ||
    (meant === 'harm'
      ? areEnemies(now.fight, who, combatant)
      : combatant === who || areFriends(now.fight, who, combatant));
  const likely = rest.filter(isMeant);
  const folded = rest.filter((option) => !isMeant(option));
  const people = likely.filter(({ combatant }) => combatant !== undefined);
  // Where nobody can be meant, the other options are all there is. But where foes are only out of
  // reach, no key strikes a friend.
  const outOfReach = question.options.some(
    (option) => option.blocked && option.combatant !== undefined && isMeant(option),
  );
  if (people.length === 0 && !(meant === 'harm' && outOfReach)) return { shown: [...rest, ...passes], folded: [] };
  const other = likely.filter(({ combatant }) => combatant === undefined);
  return { shown: [...likeliestFirst(people, who, now), ...other, ...passes], folded };
}

/**
 * The free options of a question in the order of the number keys; the option that declines comes
 * last.
 */
export function orderedOptions(question: Options, now: Known): Ordered {
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
export const numberedOptions = (question: Options, now: Known, unfolded: boolean): readonly Option[] => {
  const { shown, folded } = orderedOptions(question, now);
  if (!unfolded || folded.length === 0) return shown;
  const passes = shown.filter(({ tone }) => tone === 'pass');
  return [...shown.filter(({ tone }) => tone !== 'pass'), ...folded, ...passes];
};
