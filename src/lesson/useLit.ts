/** Lights the parts of the window that a lesson speaks of, for as long as it speaks of them. */
import { useEffect } from 'react';

/**
 * Marks what the selector finds with `data-lit`, also what is drawn later. The theme draws the
 * ring.
 */
export function useLit(selector: string | undefined): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    const light = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-lit]'))
        if (!one.matches(selector)) delete one.dataset.lit;
      for (const one of document.querySelectorAll<HTMLElement>(selector))
        if (one.dataset.lit === undefined) one.dataset.lit = '';
    };
    light();
    const watch = new MutationObserver(light);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of document.querySelectorAll<HTMLElement>('[data-lit]')) delete one.dataset.lit;
    };
  }, [selector]);
}
