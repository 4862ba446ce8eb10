/** Where toasts appear: in the lower right corner of the map, beside what the hand needs; a screen says where its map ends. */
import { type RefObject, useLayoutEffect } from 'react';
import { Toaster } from 'sonner';
import type { Theme } from './theme.ts';

/** Put once into each window. Raise a toast with sonner's `toast(…)`. */
export function Toasts({ theme }: { theme: Theme }) {
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      offset={{ right: 'var(--toasts-right, 1rem)', bottom: 'var(--toasts-bottom, 1rem)' }}
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

/** Room between a toast and the map's edge, in pixels. */
const EDGE = 12;

/** While a screen is shown: toasts stand in the corner of this part of it, its map, and never over lists, moves and answers. */
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
