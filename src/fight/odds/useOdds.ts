/**
 * The odds of the open question. A worker computes them; they are kept by the question's id, and
 * late results are dropped.
 */
import { useEffect, useState } from 'react';
import { inputsOf } from '../../engine/byHand/inputs.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Question } from '../../engine/question.ts';
import type { RuleId } from '../../engine/words.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { whenQuiet } from '../../ui/whenQuiet.ts';
import { whenDrawn } from '../shown/whileShown.ts';
import { type OddsJob, type OddsResult, oddsJob, worthShowing } from './oddsJob.ts';

let worker: Worker | undefined;

/** The worker of this window. The first call starts the worker, which loads the games once. */
function oddsWorker(): Worker {
  worker ??= new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/**
 * Starts the worker once the page is quiet, before the worker is needed, so that the first attack
 * has its odds at once.
 */
export const useOddsReady = (): void => useEffect(() => whenQuiet(oddsWorker), []);

/**
 * Gives the worker a job, and hears its results until the returned function is called. A newer job
 * ends an older one.
 */
export function askOdds(job: OddsJob, told: (result: OddsResult) => void): () => void {
  const here = oddsWorker();
  const hear = ({ data }: MessageEvent<OddsResult>): void => {
    if (data.question === job.question) told(data);
  };
  here.addEventListener('message', hear);
  here.postMessage(job);
  return () => here.removeEventListener('message', hear);
}

function jobOf(open: OpenEncounter | undefined): OddsJob | undefined {
  const move = open?.encounter.open;
  if (!open?.question || !move) return undefined;
  const answers = inputsOf(move.given);
  return oddsJob(
    open.ruleset,
    open.fight,
    { base: open.encounter.fight, command: move.command, answers },
    open.question,
  );
}

/** Whether the last question of each rule had odds worth showing. */
const hadOdds = new Map<RuleId, boolean>();

/**
 * Whether odds are to be expected for a question. Its form keeps room for them from the start, for
 * no option may move away under the pointer when the odds come.
 */
export const expectsOdds = ({ rule, meant }: Question): boolean => hadOdds.get(rule) ?? meant === 'harm';

/**
 * The odds of the open question's options, as the worker sends them. Undefined before that, and
 * where there are no odds to show.
 */
export function useOdds(): OddsResult | undefined {
  const [result, setResult] = useState<OddsResult & { base: Fight }>();
  const asked = useShownFight(({ open }) => open.question?.id);
  const base = useShownFight(({ open }) => open.encounter.fight);
  // The job is built once for each question. A ruling by hand that changes the fight under the open
  // move builds the job again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the base is what the job is read from
  useEffect(() => {
    let silence = () => {};
    // The whole fight goes to the worker, and none of it is seen before the odds come back.
    const quit = whenDrawn(() => {
      const job = jobOf(shownFightNow().open);
      if (!job) return;
      silence = askOdds(job, ({ odds }) =>
        setResult((old) => ({
          question: job.question,
          base,
          odds: [...(old?.question === job.question && old.base === base ? old.odds : []), ...odds],
        })),
      );
    });
    return () => {
      quit();
      silence();
    };
  }, [asked, base]);
  const current = result && result.question === asked && result.base === base ? result : undefined;
  const worth = current && worthShowing(current);
  const rule = useShownFight(({ open }) => open.question?.rule);
  useEffect(() => {
    if (rule !== undefined && worth !== undefined) hadOdds.set(rule, worth);
  }, [rule, worth]);
  return worth ? current : undefined;
}
