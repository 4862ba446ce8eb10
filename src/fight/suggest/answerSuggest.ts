/** Answers a request for a suggestion, in a worker. */
import { suggestionFor } from '../../engine/foresight/advice/suggestion.ts';
import { POLICIES } from '../../engine/foresight/policies/policies.ts';
import { deepFreeze } from '../../engine/forms/held.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { SuggestAnswer, SuggestJob } from './suggestJob.ts';

/** The answer to a request; without a suggestion where the game is not here. */
export async function answerSuggest(
  { ask, ruleset: id, encounter, policy, wished }: SuggestJob,
  loadGame: (id: string) => Promise<Ruleset | undefined>,
): Promise<SuggestAnswer> {
  const ruleset = await loadGame(id);
  // The rules keep what they derive from a map only where the map cannot change.
  const suggestion = ruleset && suggestionFor(ruleset, deepFreeze(encounter), () => POLICIES[policy], wished);
  return { ask, ...(suggestion ? { suggestion } : {}) };
}
