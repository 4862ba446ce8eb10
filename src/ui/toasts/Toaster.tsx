/** Draws the toasts that were raised. */
import { useEffect } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { useDialogOpen } from '../dialogsOpen.ts';
import type { Theme } from '../theme.ts';
import { type Raised, takeRaised, useRaised } from './toast.ts';

const ways = { plain: show, success: show.success, error: show.error } satisfies Record<Raised['kind'], unknown>;

/** In the lower right corner of the map, beside what the hand needs; over a dialog at its head, where nothing is pressed. */
export function Toaster({ theme }: { theme: Theme }) {
  const raised = useRaised();
  const dialog = useDialogOpen();
  useEffect(() => {
    if (raised.length > 0) for (const { kind, text, more } of takeRaised()) ways[kind](text, more);
  }, [raised]);
  return (
    <Sonner
      theme={theme}
      position={dialog ? 'top-center' : 'bottom-right'}
      // Two lines end where the head of a dialog does that is as high as the window.
      offset={{ top: '0.75rem', right: 'var(--toasts-right, 1rem)', bottom: 'var(--toasts-bottom, 1rem)' }}
      visibleToasts={3}
      toastOptions={{
        style: {
          background: 'var(--lifted)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          // The toaster brings a typeface of its own.
          fontFamily: '"Inter Variable", system-ui, sans-serif',
        },
        actionButtonStyle: { background: 'var(--now-fill)', color: 'var(--on-now)' },
      }}
    />
  );
}
