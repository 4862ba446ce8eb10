/**
 * The place of toasts: the lower right corner of the map, away from the controls. Each screen says
 * where its map ends.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { Toaster } from 'sonner';
import { useDialogOpen } from '../dialogsOpen.ts';
import type { Theme } from '../theme.ts';

/**
 * The toasts of a window: put this once into each window. Over a dialog the toasts appear at its
 * head, where there is nothing to press. Raise a toast with `toast(…)` of sonner.
 */
export function Toasts({ theme }: { theme: Theme }) {
  const dialog = useDialogOpen();
  return (
    <Toaster
      theme={theme}
      position={dialog ? 'top-center' : 'bottom-right'}
      // A toast of two lines ends where the head of a full-height dialog ends.
      offset={{ top: '0.75rem', right: 'var(--toasts-right, 1rem)', bottom: 'var(--toasts-bottom, 1rem)' }}
      visibleToasts={3}
      toastOptions={{
        style: {
          background: 'var(--lifted)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          // The toaster would use a typeface of its own.
          fontFamily: '"Inter Variable", system-ui, sans-serif',
        },
        actionButtonStyle: { background: 'var(--now-fill)', color: 'var(--on-now)' },
      }}
    />
  );
}

/** Room between a toast and the map's edge, in pixels. */
const EDGE = 12;

/**
 * A hook for a screen: toasts stand in the corner of the given part, its map, and never over lists,
 * moves and answers.
 */
export function useToastsOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => {
      const { right, bottom } = element.getBoundingClientRect();
      style.setProperty('--toasts-right', `${Math.max(0, window.innerWidth - right) + EDGE}px`);
      style.setProperty('--toasts-bottom', `${Math.max(0, window.innerHeight - bottom) + EDGE}px`);
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--toasts-right');
      style.removeProperty('--toasts-bottom');
    };
  }, [part]);
}
