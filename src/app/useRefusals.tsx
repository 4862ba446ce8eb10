/** Shows the store's refusals as toasts, once each, on any screen. */
import { useEffect } from 'react';
import { toast } from 'sonner';
import type { Reason } from '../engine/words.ts';
import { tableOfWindow } from '../store/store.ts';

/** The text below the sentence of a toast: the rule's number, and technical words behind a fold. */
function Beneath({ rule, detail }: Reason) {
  return (
    <>
      {rule === 'by hand' ? null : rule}
      {detail === undefined ? null : (
        <details className="text-xs">
          <summary className="w-fit cursor-pointer">Details</summary>
          <p className="break-words font-mono">{detail}</p>
        </details>
      )}
    </>
  );
}

/** A hook that shows each refusal of the store with its rule. */
export function useRefusals(): void {
  useEffect(
    () =>
      tableOfWindow.store.subscribe(({ refusal }, before) => {
        if (!refusal || refusal === before.refusal) return;
        const bare = refusal.rule === 'by hand' && refusal.detail === undefined;
        toast(refusal.text, bare ? {} : { description: <Beneath {...refusal} /> });
      }),
    [],
  );
}
