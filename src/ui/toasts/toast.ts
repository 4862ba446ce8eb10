/** Toasts as the app raises them. What draws them is fetched with the first one, or ahead of it; none is lost meanwhile. */
import { useSyncExternalStore } from 'react';
import type { ExternalToast } from 'sonner';

type Kind = 'plain' | 'success' | 'error';

/** A toast that was raised. */
export interface Raised {
  kind: Kind;
  text: string;
  more: ExternalToast | undefined;
}

let waiting: readonly Raised[] = [];
const listeners = new Set<() => void>();

function wait(next: readonly Raised[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const waitingNow = () => waiting;

/** What was raised and is not shown yet. */
export const useRaised = (): readonly Raised[] => useSyncExternalStore(listen, waitingNow);

/** Takes them, for whoever shows them. */
export function takeRaised(): readonly Raised[] {
  const taken = waiting;
  if (taken.length > 0) wait([]);
  return taken;
}

const raise =
  (kind: Kind) =>
  (text: string, more?: ExternalToast): void =>
    wait([...waiting, { kind, text, more }]);

/** Raises a toast: a sentence, and what may stand beneath it. `success` and `error` say besides how it went. */
export const toast = Object.assign(raise('plain'), { success: raise('success'), error: raise('error') });
