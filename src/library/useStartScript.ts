/** Starting a scripted fight: one at a time, however often the button is pressed. */
import { useRef, useState } from 'react';
import type { Script } from '../engine/script.ts';
import { useTable } from '../store/store.ts';

/** Gives `start`, and whether one is being started. The store opens it at once; a refusal is told in `trouble`. */
export function useStartScript(): { start(script: Script): Promise<void>; busy: boolean } {
  const createFromScript = useTable((table) => table.createFromScript);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async start(script) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      await createFromScript(script);
      running.current = false;
      setBusy(false);
    },
  };
}
