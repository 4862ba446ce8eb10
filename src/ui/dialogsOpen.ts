/** Whether a dialog lies over the page, for what must not lie over its buttons. */
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

/** Put inside of what lies over the page while it does. */
export function useOverThePage(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Drawn anew when the first opens and the last closes. */
export const useDialogOpen = (): boolean => useSyncExternalStore(listen, isOpen);
