/** What a worker of the forecast is asked, and what it answers. */
import type { Encounter } from '../../engine/encounter.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { ForecastSums } from '../../engine/foresight/runs/forecastSums.ts';
import type { Id } from '../../engine/words.ts';

/** A moment that is played on: a fight, and its open move if it has one. */
export type Moment = Pick<Encounter, 'fight' | 'open'>;

/**
 * The first message, as plain data: the moments by their names, and who decides. Of several workers
 * each plays runs number `first`, `first + every`, and so on of each moment.
 */
export interface ForecastJob {
  kind: 'play';
  ruleset: string;
  moments: Record<string, Moment>;
  /** The policy of each side; a side without one plays simply. */
  policies: Record<Id, PolicyId>;
  seed: number;
  first: number;
  every: number;
}

/** A later message: up to how many runs each moment is played, of all workers together. */
export interface ForecastGoals {
  kind: 'goals';
  goals: Record<string, number>;
}

/** The sums of a moment's runs since the last answer; or why no run can be played. */
export type ForecastAnswer = { moment: string; sums: ForecastSums } | { fault: string };

/** The moment without what no rule reads: its log, drawings and notes. */
export const bareMoment = ({ fight, open }: Moment): Moment => ({
  fight: { ...fight, log: [], drawings: {}, areas: undefined, notes: {} },
  ...(open ? { open } : {}),
});
