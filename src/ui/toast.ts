/** Toasts as the app raises them. What draws them is fetched with the first one, or ahead of it; none is lost meanwhile. */
import type { ExternalToast } from 'sonner';
import { create } from 'zustand';

type Kind = 'plain' | 'success' | 'error';

/** A toast that was raised. */
export interface Raised {
  kind: Kind;
  text: string;
  more: ExternalToast | undefined;
}

/** What was raised and not shown yet. */
export const useRaised = create<{ waiting: readonly Raised[] }>(() => ({ waiting: [] }));

const raise =
  (kind: Kind) =>
  (text: string, more?: ExternalToast): void =>
    useRaised.setState(({ waiting }) => ({ waiting: [...waiting, { kind, text, more }] }));

/** Raises a toast: a sentence, and what may stand beneath it. `success` and `error` say besides how it went. */
export const toast = Object.assign(raise('plain'), { success: raise('success'), error: raise('error') });
