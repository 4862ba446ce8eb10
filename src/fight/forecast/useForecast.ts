/** Plays a fight many times over in workers on all cores, for as long as a component wants it. */
import { useEffect, useRef, useState } from 'react';
import type { Encounter } from '../../engine/encounter.ts';
import { addSums, type ForecastSums, noRuns } from '../../engine/foresight/forecastSums.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { Id } from '../../engine/words.ts';
import { type ForecastAnswer, forecastJob } from './forecastJob.ts';

/**
 * How many runs are played before the forecast ends by itself: the give is then 2 of 100 or less.
 */
export const MOST_RUNS = 2500;
/** Each worker holds a game of its own, so more workers than this cost more than they bring. */
const MOST_WORKERS = 4;

export interface Forecast {
  sums: ForecastSums;
  state: 'running' | 'stopped' | 'done';
  fault?: string;
  stop(): void;
}

/**
 * The forecast of an encounter as it was when the component was first shown. It starts anew when
 * the policies change, and ends with the component.
 */
export function useForecast(encounter: Encounter, policies: Record<Id, PolicyId>): Forecast {
  const [sums, setSums] = useState(noRuns);
  const [state, setState] = useState<Forecast['state']>('running');
  const [fault, setFault] = useState<string>();
  const end = useRef<() => void>(undefined);
  const wanted = JSON.stringify(policies);
  useEffect(() => {
    const every = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
    setSums(noRuns());
    setState('running');
    setFault(undefined);
    const workers = Array.from({ length: every }, (_, first) => {
      const worker = new Worker(new URL('./forecastWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<ForecastAnswer>) => {
        if ('fault' in data) setFault(data.fault);
        else
          setSums((old) => {
            const all = structuredClone(old);
            addSums(all, data.sums);
            return all;
          });
      });
      worker.addEventListener('error', () => setFault('The forecast cannot run here: its worker did not start.'));
      worker.postMessage(
        forecastJob(encounter, JSON.parse(wanted) as Record<Id, PolicyId>, { first, every, most: MOST_RUNS }),
      );
      return worker;
    });
    end.current = () => {
      for (const worker of workers) worker.terminate();
    };
    return end.current;
  }, [encounter, wanted]);
  const stop = () => {
    end.current?.();
    setState('stopped');
  };
  return { sums, state: sums.runs >= MOST_RUNS ? 'done' : state, ...(fault ? { fault } : {}), stop };
}
