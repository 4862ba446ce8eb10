/**
 * Works values out of a state of a fight, once for each state: a fight is never changed in place.
 */
import type { Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * Wraps a function so that it runs once for each game, each state of the fight and each set of
 * names (who, which action). The results are forgotten together with the state.
 */
export function oncePerState<Names extends readonly string[], T>(
  work: (ruleset: Ruleset, fight: Fight, ...names: Names) => T,
): (ruleset: Ruleset, fight: Fight, ...names: Names) => T {
  const known = new WeakMap<Ruleset, WeakMap<Fight, Map<string, { is: T }>>>();
  return (ruleset, fight, ...names) => {
    const game = known.get(ruleset) ?? new WeakMap<Fight, Map<string, { is: T }>>();
    known.set(ruleset, game);
    const state = game.get(fight) ?? new Map<string, { is: T }>();
    game.set(fight, state);
    const name = names.join('/');
    const done = state.get(name) ?? { is: work(ruleset, fight, ...names) };
    state.set(name, done);
    return done.is;
  };
}
