/**
 * Tells whether a dialog lies over the page, for things that must not cover the dialog's buttons.
 */
import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(more: number): void {
  open += more;
  for (const listener of listeners) listener();
}
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const isOpen = () => open > 0;

/** A hook for components that cover the page: they count as a dialog while they are shown. */
export function useOverThePage(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** A hook that draws its component again when the first dialog opens and the last one closes. */
export const useDialogOpen = (): boolean => useSyncExternalStore(listen, isOpen);
