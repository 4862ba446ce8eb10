/** What a worker of the forecast is asked, and what it answers. */
import type { Encounter } from '../../engine/encounter.ts';
import type { ForecastSums } from '../../engine/foresight/forecastSums.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { Id } from '../../engine/words.ts';

/**
 * Plain data for a worker: the fight without its log, with the open move if it has one. The worker
 * plays runs number `first`, `first + every`, and so on, below `most`.
 */
export interface ForecastJob {
  ruleset: string;
  encounter: Pick<Encounter, 'fight' | 'open'>;
  /** The policy of each side; a side without one plays simply. */
  policies: Record<Id, PolicyId>;
  seed: number;
  first: number;
  every: number;
  most: number;
}

/** The sums of the runs since the last answer; or why no run can be played, as a sentence. */
export type ForecastAnswer = { sums: ForecastSums } | { fault: string };

/** The job of one of several workers for this encounter. */
export function forecastJob(
  { ruleset, fight, open }: Pick<Encounter, 'ruleset' | 'fight' | 'open'>,
  policies: Record<Id, PolicyId>,
  share: Pick<ForecastJob, 'first' | 'every' | 'most'>,
): ForecastJob {
  return {
    ruleset,
    encounter: { fight: { ...fight, log: [], drawings: {}, areas: undefined, notes: {} }, ...(open ? { open } : {}) },
    policies,
    seed: 1,
    ...share,
  };
}
