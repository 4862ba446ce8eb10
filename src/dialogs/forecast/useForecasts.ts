/** Plays moments many times over in workers on all cores but one, for as long as a component wants it. */
import { startTransition, useEffect, useRef, useState } from 'react';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import { addSums, type ForecastSums, noRuns } from '../../engine/foresight/runs/forecastSums.ts';
import type { Id } from '../../engine/words.ts';
import { bareMoment, type ForecastAnswer, type ForecastGoals, type ForecastJob, type Moment } from './forecastJob.ts';

/** Each worker holds a game of its own, so more workers than this cost more than they bring. */
const MOST_WORKERS = 4;

/**
 * How many workers play. Each compiles the game anew and learns its moves in its first fight, which
 * takes some twenty times as long as a later one. One core is left to the page: where all cores
 * were at that, the first answer and every key waited for whoever came first.
 */
const workersFor = (cores: number): number => Math.max(1, Math.min(MOST_WORKERS, cores - 1));

/** How long sums are gathered before they are drawn, in milliseconds. */
const DRAW_MS = 500;

/** What is played: moments of one game by their names, and the policy of each side. */
export interface ForecastPlan {
  ruleset: string;
  moments: Readonly<Record<string, Moment>>;
  policies: Readonly<Record<Id, PolicyId>>;
}

export interface Forecasts {
  /** The sums of a moment so far. */
  of(moment: string): ForecastSums;
  /** Whether all goals were reached, or somebody stopped before. */
  state: 'running' | 'stopped' | 'done';
  fault?: string;
  stop(): void;
}

const NONE = noRuns();

/**
 * The forecasts of a plan. They start anew with another plan, which must stay the same object, and
 * end with the component. `goals` says up to how many runs each moment is played, and may grow.
 */
export function useForecasts(plan: ForecastPlan, goals: Readonly<Record<string, number>>): Forecasts {
  const [sums, setSums] = useState<Readonly<Record<string, ForecastSums>>>({});
  const [stopped, setStopped] = useState(false);
  const [fault, setFault] = useState<string>();
  const workers = useRef<readonly Worker[]>([]);
  useEffect(() => {
    setSums({});
    setStopped(false);
    setFault(undefined);
    const every = workersFor(navigator.hardwareConcurrency || 1);
    const moments = Object.fromEntries(Object.entries(plan.moments).map(([id, one]) => [id, bareMoment(one)]));
    // Sums come many times a second from several workers, and drawing takes longer than adding.
    // So they are drawn together now and then, and a key that is pressed meanwhile comes first.
    const all: Record<string, ForecastSums> = {};
    let drawing: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      drawing = undefined;
      const now = structuredClone(all);
      startTransition(() => setSums(now));
    };
    const hear = (moment: string, more: ForecastSums) => {
      const isFirst = all[moment] === undefined;
      const sums = all[moment] ?? noRuns();
      all[moment] = sums;
      addSums(sums, more);
      drawing ??= setTimeout(draw, isFirst ? 0 : DRAW_MS);
    };
    workers.current = Array.from({ length: every }, (_, first) => {
      const worker = new Worker(new URL('./forecastWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<ForecastAnswer>) => {
        if ('fault' in data) setFault(data.fault);
        else hear(data.moment, data.sums);
      });
      worker.addEventListener('error', () => setFault('The forecast cannot run here: its worker did not start.'));
      const job: ForecastJob = {
        kind: 'play',
        ruleset: plan.ruleset,
        moments,
        policies: plan.policies,
        seed: 1,
        first,
        every,
      };
      worker.postMessage(job);
      return worker;
    });
    return () => {
      clearTimeout(drawing);
      for (const worker of workers.current) worker.terminate();
      workers.current = [];
    };
  }, [plan]);
  const wanted = JSON.stringify(goals);
  // A new plan has new workers, which need the goals again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan's workers are told
  useEffect(() => {
    const message: ForecastGoals = { kind: 'goals', goals: JSON.parse(wanted) as Record<string, number> };
    for (const worker of workers.current) worker.postMessage(message);
  }, [plan, wanted]);
  const isDone = Object.entries(goals).every(([id, most]) => (sums[id]?.runs ?? 0) >= most);
  return {
    of: (moment) => sums[moment] ?? NONE,
    state: isDone ? 'done' : stopped ? 'stopped' : 'running',
    ...(fault ? { fault } : {}),
    stop() {
      for (const worker of workers.current) worker.terminate();
      setStopped(true);
    },
  };
}
