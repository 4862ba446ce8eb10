/** Where toasts appear: low on the left, away from the Next button and the question tray. */
import { Toaster } from 'sonner';
import type { Theme } from './theme.ts';

/** Put once into each window. Raise a toast with sonner's `toast(…)`. */
export function Toasts({ theme }: { theme: Theme }) {
  return (
    <Toaster
      theme={theme}
      position="top-center"
      offset={64}
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
