/** Odds for the open question: asked of a worker, kept by the question's id; late ones are dropped. */
import { useEffect, useState } from 'react';
import type { OpenEncounter } from '../../store/types.ts';
import { type OddsResult, oddsJob, worthShowing } from './oddsJob.ts';

let worker: Worker | undefined;
let busy = false;

/** One worker for the window. A job that is overtaken by another question is stopped, not waited for. */
function freshWorker(): Worker {
  if (worker && busy) {
    worker.terminate();
    worker = undefined;
  }
  worker ??= new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' });
  busy = true;
  return worker;
}

/** The odds of the open question's options; undefined while they are worked out and where there is nothing to weigh. */
export function useOdds(open: OpenEncounter | undefined): OddsResult | undefined {
  const [result, setResult] = useState<OddsResult>();
  const question = open?.question;
  useEffect(() => {
    const move = open?.encounter.open;
    if (!open || !question || !move) return;
    const job = oddsJob(
      open.ruleset,
      open.fight,
      { base: open.encounter.fight, command: move.command, answers: move.given.map(({ answer }) => answer) },
      question,
    );
    if (!job) return;
    const here = freshWorker();
    const told = (event: MessageEvent<OddsResult>) => {
      busy = false;
      if (event.data.question === question.id) setResult(event.data);
    };
    const failed = () => {
      busy = false;
    };
    here.addEventListener('message', told);
    here.addEventListener('error', failed);
    here.postMessage(job);
    return () => {
      here.removeEventListener('message', told);
      here.removeEventListener('error', failed);
    };
  }, [open, question]);
  return result && result.question === question?.id && worthShowing(result) ? result : undefined;
}
