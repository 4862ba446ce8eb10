/** Plays the runs that a forecast's worker is asked for, and sends their sums now and then. */

import { policiesBySide } from '../../engine/foresight/policies/policies.ts';
import { fightRun } from '../../engine/foresight/runs/fightRun.ts';
import { addRun, type ForecastSums, noRuns } from '../../engine/foresight/runs/forecastSums.ts';
import { deepFreeze } from '../../engine/forms/held.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { ForecastAnswer, ForecastGoals, ForecastJob } from './forecastJob.ts';

/** How long runs are collected before they are sent, in milliseconds. */
const COLLECT_MS = 150;

/** Lets the worker receive a message that has come meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Hears the messages of one forecast and answers with `send`. */
export function forecastPlayer(
  send: (answer: ForecastAnswer) => void,
  loadGame: (id: string) => Promise<Ruleset | undefined>,
): (message: ForecastJob | ForecastGoals) => Promise<void> {
  const goals = new Map<string, number>();
  /** The next run of each moment. */
  const next = new Map<string, number>();
  const sums = new Map<string, ForecastSums>();
  let job: ForecastJob | undefined;
  let ruleset: Ruleset | undefined;
  let isPlaying = false;

  const tell = () => {
    for (const [moment, told] of sums) send({ moment, sums: told });
    sums.clear();
  };
  /** The moment with the fewest runs of those that are not played to their goal. */
  const wanted = (): string | undefined => {
    let best: string | undefined;
    for (const [moment, run] of next)
      if (run < (goals.get(moment) ?? 0) && (best === undefined || run < (next.get(best) ?? 0))) best = moment;
    return best;
  };
  async function play(): Promise<void> {
    if (isPlaying || !job || !ruleset) return;
    isPlaying = true;
    const policyOf = policiesBySide(job.policies);
    let since = performance.now();
    for (let moment = wanted(); moment !== undefined; moment = wanted()) {
      const encounter = job.moments[moment];
      const run = next.get(moment) ?? 0;
      if (!encounter) break;
      const { combatants } = encounter.fight;
      const all = sums.get(moment) ?? noRuns();
      sums.set(moment, all);
      addRun(all, fightRun(ruleset, encounter, policyOf, job.seed, run), (who) => combatants[who]?.side);
      next.set(moment, run + job.every);
      if (performance.now() - since < COLLECT_MS) continue;
      tell();
      await breathe();
      since = performance.now();
    }
    tell();
    isPlaying = false;
  }
  return async (message) => {
    try {
      if (message.kind === 'play') {
        job = message;
        for (const [moment, { fight }] of Object.entries(message.moments)) {
          next.set(moment, message.first);
          // The rules keep what they derive from a map only where the map cannot change.
          deepFreeze(fight);
        }
        ruleset = await loadGame(message.ruleset);
        if (!ruleset) return send({ fault: `There is no game “${message.ruleset}” here.` });
      } else for (const [moment, goal] of Object.entries(message.goals)) goals.set(moment, goal);
      await play();
    } catch (error) {
      send({ fault: `This fight cannot be played on: ${error instanceof Error ? error.message : String(error)}` });
    }
  };
}
