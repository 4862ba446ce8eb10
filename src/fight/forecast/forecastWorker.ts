/** A worker of the forecast: plays run after run and sends the sums a few times a second. */
import '../../engine/forms/noEval.ts';
import { fightRun } from '../../engine/foresight/fightRun.ts';
import { addRun, noRuns } from '../../engine/foresight/forecastSums.ts';
import { policiesBySide } from '../../engine/foresight/policies.ts';
import { loadGame } from '../../rulesets/index.ts';
import type { ForecastAnswer, ForecastJob } from './forecastJob.ts';

/** How long runs are collected before they are sent, in milliseconds. */
const COLLECT_MS = 150;

const send = (answer: ForecastAnswer): void => self.postMessage(answer);

async function work({ ruleset: id, encounter, policies, seed, first, every, most }: ForecastJob): Promise<void> {
  const ruleset = await loadGame(id);
  if (!ruleset) return send({ fault: `There is no game “${id}” here.` });
  const policyOf = policiesBySide(policies);
  const { combatants } = encounter.fight;
  let sums = noRuns();
  let since = performance.now();
  try {
    for (let run = first; run < most; run += every) {
      addRun(sums, fightRun(ruleset, encounter, policyOf, seed, run), (who) => combatants[who]?.side);
      if (performance.now() - since < COLLECT_MS) continue;
      send({ sums });
      sums = noRuns();
      since = performance.now();
    }
    send({ sums });
    // Each worker holds a game of its own, which nobody needs any more.
    self.close();
  } catch (error) {
    send({ fault: `This fight cannot be played on: ${error instanceof Error ? error.message : String(error)}` });
  }
}

self.addEventListener('message', (event: MessageEvent<ForecastJob>) => void work(event.data));
