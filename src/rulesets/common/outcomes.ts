/** What odds say of somebody who lost nothing: how much it has back, what state it came into, or that it is unhurt. */
import type { Badge, Outcome } from '../../engine/ruleset.ts';
import { list } from '../../engine/words.ts';

/**
 * The outcome of whoever lost nothing. `won`: what it has back, in the unit of harm, with `words` for it; `came`: the states it was not in
 * before.
 */
export function unharmed(won: number, words: string, came: readonly Badge[]): Outcome {
  if (won > 0) return { key: `back-${won}`, label: words, tone: 'good', rank: -won, harm: -won };
  if (came.length === 0) return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
  const bad = came.some(({ tone }) => tone === 'bad');
  const label = `only ${list(came.map((badge) => badge.label))}`;
  return { key: label, label, tone: bad ? 'bad' : 'good', rank: bad ? 0.5 : -0.5 };
}

/** The badges, by id, of states that somebody is in now and was not before. The badges are only looked at where there are such states. */
export function cameInto(was: readonly string[], is: readonly string[], badges: () => readonly Badge[]): Badge[] {
  const more = is.filter((id) => !was.includes(id));
  return more.length === 0 ? [] : badges().filter(({ id }) => more.includes(id));
}
