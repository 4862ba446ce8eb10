/** A worker for component tests that plays its forecasts in the test's own thread. */
import { loadGame } from '../../rulesets/index.ts';
import type { ForecastGoals, ForecastJob } from './forecastJob.ts';
import { forecastPlayer } from './forecastPlayer.ts';

class PlayingWorker extends EventTarget {
  private isOver = false;
  private readonly hear = forecastPlayer((answer) => {
    if (!this.isOver) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }));
  }, loadGame);
  postMessage(message: ForecastJob | ForecastGoals): void {
    if (message.kind !== 'play' && message.kind !== 'goals') return;
    const copy = structuredClone(message);
    setTimeout(() => void (this.isOver || this.hear(copy)));
  }
  terminate(): void {
    this.isOver = true;
  }
}

/** Puts the playing worker in the place of the page's, and gives the function that puts it back. */
export function playWorkersHere(): () => void {
  const before = globalThis.Worker;
  Object.assign(globalThis, { Worker: PlayingWorker });
  return () => Object.assign(globalThis, { Worker: before });
}
