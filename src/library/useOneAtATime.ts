/** Starting a fight: one at a time, however often the button is pressed. */
import { useRef, useState } from 'react';

/** Gives what does a job unless one is being done, and whether one is. The store opens the fight; a refusal is told in `trouble`. */
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
