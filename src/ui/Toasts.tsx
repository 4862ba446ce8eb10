/** Where toasts appear: at the top, below what a screen keeps there; a screen says how far down by `--toasts-top`. */
import { Toaster } from 'sonner';
import type { Theme } from './theme.ts';

/** Put once into each window. Raise a toast with sonner's `toast(…)`. */
export function Toasts({ theme }: { theme: Theme }) {
  return (
    <Toaster
      theme={theme}
      position="top-center"
      offset={{ top: 'var(--toasts-top, 4rem)' }}
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
