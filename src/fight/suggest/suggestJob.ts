/** What the worker of suggestions is asked, and what it answers. */
import type { Encounter } from '../../engine/encounter.ts';
import type { SuggestFor, Suggestion } from '../../engine/foresight/advice/suggestion.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';

/** A request, as plain data. Of several requests only the last one counts. */
export interface SuggestJob {
  ask: number;
  ruleset: string;
  encounter: Encounter;
  policy: PolicyId;
  wished: SuggestFor;
}

/** The suggestion of a request; without one, nothing is to decide there. */
export interface SuggestAnswer {
  ask: number;
  suggestion?: Suggestion;
}

/** The last steps are kept, because they tell what was done in a turn. */
const STEPS = 12;

/** The encounter without what no suggestion reads: its log, most of its history, its notes. */
export const bareEncounter = ({ past, ...encounter }: Encounter): Encounter => ({
  ...encounter,
  fight: { ...encounter.fight, log: [], facts: [], drawings: {}, areas: undefined, notes: {} },
  past: past.slice(-STEPS).map((step) => ({ ...step, given: [], patches: [], inverse: [] })),
  future: [],
});
