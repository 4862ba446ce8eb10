/**
 * The odds worker: works out chances outside the screen's thread, option by option. A newer job
 * ends an older one between two options.
 */
import '../../engine/forms/noEval.ts';
import { loadGame } from '../../rulesets/index.ts';
import type { OddsJob, OddsResult, OptionOdds } from './oddsJob.ts';
import { workOut } from './workOut.ts';

/**
 * What is worked out within this many milliseconds is told together: each message draws the answers
 * again.
 */
const TOGETHER = 200;

let latest = 0;

/** Lets the worker receive a message that has come meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function work(job: OddsJob): Promise<void> {
  latest += 1;
  const mine = latest;
  const ruleset = await loadGame(job.ruleset);
  if (!ruleset || mine !== latest) return;
  let ready: OptionOdds[] = [];
  let since = performance.now();
  for (const branch of job.branches) {
    await breathe();
    if (mine !== latest) return;
    ready.push(workOut(ruleset, job, branch));
    if (branch !== job.branches.at(-1) && performance.now() - since < TOGETHER) continue;
    self.postMessage({ question: job.question, odds: ready } satisfies OddsResult);
    ready = [];
    since = performance.now();
  }
}

self.addEventListener('message', (event: MessageEvent<OddsJob>) => void work(event.data));
