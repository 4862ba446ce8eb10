/**
 * What the workers of a forecast were asked and what they answered, kept by the page and compared
 * with the same runs played in Node.
 */
import { expect, type Page } from '@playwright/test';
import type { ForecastAnswer, ForecastGoals, ForecastJob } from '../../src/dialogs/forecast/forecastJob.ts';
import { policiesBySide } from '../../src/engine/foresight/policies/policies.ts';
import { fightRun } from '../../src/engine/foresight/runs/fightRun.ts';
import { addRun, addSums, noRuns } from '../../src/engine/foresight/runs/forecastSums.ts';
import { loadGame } from '../../src/rulesets/index.ts';

interface HeardWorker {
  job: ForecastJob;
  answers: ForecastAnswer[];
}
type Hearing = typeof globalThis & { heardWorkers?: HeardWorker[] };

/** Keeps, from the next page on, what each worker of a forecast is asked and answers. */
export async function hearWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: HeardWorker[] = [];
    (globalThis as Hearing).heardWorkers = heard;
    const post: (this: Worker, message: ForecastJob | ForecastGoals) => void = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: ForecastJob | ForecastGoals) {
      if (message.kind === 'play') {
        const kept: HeardWorker = { job: message, answers: [] };
        heard.push(kept);
        this.addEventListener('message', ({ data }) => kept.answers.push(data));
      }
      post.call(this, message);
    };
  });
}

/**
 * Plays in Node the runs that the page’s workers have played, and expects the same sums to the last
 * digit. Gives how many runs were compared.
 */
export async function expectSameRunsInNode(page: Page): Promise<number> {
  const heard = await page.evaluate(() => (globalThis as Hearing).heardWorkers ?? []);
  let compared = 0;
  for (const { job, answers } of heard) {
    const ruleset = await loadGame(job.ruleset);
    const moment = job.moments.here;
    if (!ruleset || !moment) continue;
    const theirs = noRuns();
    for (const answer of answers) if ('sums' in answer && answer.moment === 'here') addSums(theirs, answer.sums);
    const ours = noRuns();
    for (let n = 0; n < theirs.runs; n += 1) {
      const run = fightRun(ruleset, moment, policiesBySide(job.policies), job.seed, job.first + n * job.every);
      addRun(ours, run, (who) => moment.fight.combatants[who]?.side);
    }
    expect(theirs).toEqual(ours);
    compared += theirs.runs;
  }
  return compared;
}
