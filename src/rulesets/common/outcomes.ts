/**
 * Puts into words for the odds what happened to a combatant who lost nothing: how much it
 * recovered, which new state it has, or that it is unhurt.
 */
import type { Badge, Outcome } from '../../engine/ruleset.ts';
import { nameList } from '../../engine/words.ts';

/**
 * The outcome of a combatant who lost nothing. `won` is the amount that the combatant recovered, in
 * the unit of harm, with `words` for it; `came` are its new states.
 */
export function outcomeUnharmed(won: number, words: string, came: readonly Badge[]): Outcome {
  if (won > 0) return { key: `back-${won}`, label: words, tone: 'good', rank: -won, harm: -won };
  if (came.length === 0) return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
  const bad = came.some(({ tone }) => tone === 'bad');
  const label = `only ${nameList(came.map((badge) => badge.label))}`;
  return { key: label, label, tone: bad ? 'bad' : 'good', rank: bad ? 0.5 : -0.5 };
}

/**
 * The badges of states that a combatant has now and did not have before. `badges` is called only
 * when there are such states.
 */
export function newBadges(was: readonly string[], is: readonly string[], badges: () => readonly Badge[]): Badge[] {
  const more = is.filter((id) => !was.includes(id));
  return more.length === 0 ? [] : badges().filter(({ id }) => more.includes(id));
}
