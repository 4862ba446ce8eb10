/** Starts one fight at a time, however often the user presses the button. */
import { useRef, useState } from 'react';

/**
 * Gives a function that does a job unless another job is running, and whether one is running. The
 * store opens the fight and puts a refusal into `trouble`.
 */
export function useOneAtATime(): [start: (job: () => Promise<unknown>) => void, busy: boolean] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = async (job: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await job();
    running.current = false;
    setBusy(false);
  };
  return [(job) => void start(job), busy];
}
