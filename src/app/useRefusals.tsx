/** Refusals of the store as toasts, once each, whatever the screen. */
import { useEffect } from 'react';
import type { Reason } from '../engine/words.ts';
import { table } from '../store/store.ts';
import { toast } from '../ui/toasts/toast.ts';

/** What stands under the sentence: the rule's number, and technical words behind a fold. */
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

/** Tells each refusal with its rule, from now on. */
export function useRefusals(): void {
  useEffect(
    () =>
      table.store.subscribe(({ refusal }, before) => {
        if (!refusal || refusal === before.refusal) return;
        const bare = refusal.rule === 'by hand' && refusal.detail === undefined;
        toast(refusal.text, bare ? {} : { description: <Beneath {...refusal} /> });
      }),
    [],
  );
}
