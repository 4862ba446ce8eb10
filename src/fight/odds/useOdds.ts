/** Odds for the open question: asked of a worker, kept by the question's id; late ones are dropped. */
import { useEffect, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import { useShown, verbs } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { useAhead } from '../../ui/parts/later.tsx';
import { type OddsJob, type OddsResult, oddsJob, worthShowing } from './oddsJob.ts';

let worker: Worker | undefined;

/** The worker of this window, started when first wanted: it loads the games once. */
function oddsWorker(): Worker {
  worker ??= new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' });
  return worker;
}

const ahead = [{ ahead: async () => void oddsWorker() }];

/** Starts the worker before it is needed, once the page is quiet, so that the first attack has its odds at once. */
export const useOddsReady = (): void => useAhead(ahead);

function jobOf(open: OpenEncounter | undefined): OddsJob | undefined {
  const move = open?.encounter.open;
  if (!open?.question || !move) return undefined;
  const answers = move.given.map(({ answer }) => answer);
  return oddsJob(
    open.ruleset,
    open.fight,
    { base: open.encounter.fight, command: move.command, answers },
    open.question,
  );
}

/** The odds of the open question's options as they come; undefined before, and where there is nothing to weigh. */
export function useOdds(): OddsResult | undefined {
  const [result, setResult] = useState<OddsResult & { base: Fight }>();
  const asked = useShown(({ open }) => open.question?.id);
  const base = useShown(({ open }) => open.encounter.fight);
  // Worked out once for each question; anew only when a ruling by hand has changed what lies under the open move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the base is what the job is read from
  useEffect(() => {
    const job = jobOf(verbs().open);
    if (!job) return;
    const here = oddsWorker();
    const told = ({ data }: MessageEvent<OddsResult>) => {
      if (data.question === job.question)
        setResult((old) => ({
          question: job.question,
          base,
          odds: [...(old?.question === job.question && old.base === base ? old.odds : []), ...data.odds],
        }));
    };
    here.addEventListener('message', told);
    here.postMessage(job);
    return () => here.removeEventListener('message', told);
  }, [asked, base]);
  return result && result.question === asked && result.base === base && worthShowing(result) ? result : undefined;
}
