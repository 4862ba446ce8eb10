/** Whether a panel is folded: remembered on this device under the panel's id. */
import { useCallback } from 'react';
import { useTable } from '../../store/store.ts';

/** Gives what a `Panel` needs. `start` says how it is when nothing is remembered: the memory holds panels that differ from it. */
export function usePanel(
  id: string,
  start: 'open' | 'folded' = 'open',
): { id: string; folded: boolean; onFold(folded: boolean): void } {
  const folded = useTable((table) => table.session.folded);
  const setSession = useTable((table) => table.setSession);
  const differs = folded.includes(id);
  const onFold = useCallback(
    (next: boolean) => {
      const others = folded.filter((one) => one !== id);
      setSession({ folded: (start === 'folded') !== next ? [...others, id] : others });
    },
    [id, start, folded, setSession],
  );
  return { id, folded: (start === 'folded') !== differs, onFold };
}

/** Unfolds a panel and moves the focus to it: for keys that go to a panel. */
export function useReveal(): (id: string, start?: 'open' | 'folded') => void {
  const folded = useTable((table) => table.session.folded);
  const setSession = useTable((table) => table.setSession);
  return useCallback(
    (id, start = 'open') => {
      const differs = folded.includes(id);
      if ((start === 'folded') !== differs)
        setSession({ folded: start === 'folded' ? [...folded, id] : folded.filter((one) => one !== id) });
      const panel = document.querySelector<HTMLElement>(`[data-panel="${id}"]`);
      // The heading's button stands there folded or not; its list is unfolded by the next frame.
      panel?.querySelector('button')?.focus();
      requestAnimationFrame(() => panel?.scrollIntoView({ block: 'start' }));
    },
    [folded, setSession],
  );
}
