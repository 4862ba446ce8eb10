/** Whether a panel is folded: remembered on this device under the panel's id. */
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useTable, verbs } from '../../store/store.ts';

/** How a panel is when nothing is remembered: the memory holds panels that differ from it. */
type Start = 'open' | 'folded';

const isFolded = (folded: readonly string[], id: string, start: Start): boolean =>
  (start === 'folded') !== folded.includes(id);

function fold(id: string, start: Start, next: boolean): void {
  const { session, setSession } = verbs();
  const others = session.folded.filter((one) => one !== id);
  setSession({ folded: (start === 'folded') !== next ? [...others, id] : others });
}

/** Gives what a `Panel` needs. */
export function usePanel(
  id: string,
  start: Start = 'open',
): { id: string; folded: boolean; onFold(folded: boolean): void } {
  const folded = useTable(({ session }) => isFolded(session.folded, id, start));
  const onFold = useCallback((next: boolean) => fold(id, start, next), [id, start]);
  return { id, folded, onFold };
}

/** Unfolds a panel and moves the focus to it: for keys that go to a panel. */
export function reveal(id: string, start: Start = 'open'): void {
  flushSync(() => fold(id, start, false));
  const panel = document.querySelector<HTMLElement>(`[data-panel="${id}"]`);
  panel?.querySelector('button')?.focus();
  // In newer browsers this gives a promise; nobody waits for it.
  void panel?.scrollIntoView({ block: 'start' });
}
