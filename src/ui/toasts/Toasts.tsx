/** Where toasts appear: in the lower right corner of the map, beside what the hand needs; a screen says where its map ends. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { later, useAhead, Wanted } from '../parts/later.tsx';
import type { Theme } from '../theme.ts';
import { useRaised } from './toast.ts';

const Toaster = later(async () => (await import('./Toaster.tsx')).Toaster);
const ahead = [Toaster];

/** Put once into each window. Raise a toast with `toast(…)`. */
export function Toasts({ theme }: { theme: Theme }) {
  useAhead(ahead);
  const raised = useRaised().length > 0;
  const [wanted, setWanted] = useState(false);
  if (raised && !wanted) setWanted(true);
  return wanted ? (
    <Wanted over>
      <Toaster theme={theme} />
    </Wanted>
  ) : null;
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
