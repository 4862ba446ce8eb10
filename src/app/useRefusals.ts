/** Refusals of the store as toasts, once each, whatever the screen. */
import { useEffect } from 'react';
import { toast } from 'sonner';
import { table } from '../store/store.ts';

/** Tells each refusal with its rule, from now on. */
export function useRefusals(): void {
  useEffect(
    () =>
      table.store.subscribe(({ refusal }, before) => {
        if (refusal && refusal !== before.refusal)
          toast(refusal.text, refusal.rule === 'by hand' ? {} : { description: refusal.rule });
      }),
    [],
  );
}
