/**
 * The odds worker: works out chances outside the screen's thread, option by option. A newer job
 * ends an older one between two options.
 */
import '../../engine/forms/noEval.ts';
import { loadGame } from '../../rulesets/index.ts';
import type { OddsJob, OddsResult } from './oddsJob.ts';
import { workOut } from './workOut.ts';

let latest = 0;

/** Lets the worker receive a message that has come meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function work(job: OddsJob): Promise<void> {
  latest += 1;
  const mine = latest;
  const ruleset = await loadGame(job.ruleset);
  if (!ruleset || mine !== latest) return;
  for (const branch of job.branches) {
    await breathe();
    if (mine !== latest) return;
    const result: OddsResult = { question: job.question, odds: [workOut(ruleset, job, branch)] };
    self.postMessage(result);
  }
}

self.addEventListener('message', (event: MessageEvent<OddsJob>) => void work(event.data));
