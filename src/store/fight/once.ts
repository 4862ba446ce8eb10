/** What is worked out of one state of a fight, once for each state: fights are never changed in place. */
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';

/** The same work, done once for each game, state of the fight and names that it is for (who, which action), and forgotten with the state. */
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
