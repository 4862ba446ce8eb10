/**
 * Notices that a newer build has removed a part, on a host where no service worker stores the
 * parts. Then the GM is told to load the page again.
 */
import { useEffect } from 'react';
import { tableOfWindow } from '../store/store.ts';
import { askForPart } from '../ui/parts/partAnswer.ts';

const NEWER =
  'A newer Affray has taken the place of this one, which can fetch no more of its parts. Load the page again: what is saved opens as it stands.';

/** A hook that offers to load the page again when a part of this build can no longer be loaded. */
export function useNewBuild(): void {
  useEffect(() => {
    const onMissing = async (error: unknown) => {
      if ((await askForPart(error)) === 'gone')
        tableOfWindow.store.setState({ trouble: { text: NEWER, help: 'load again' } });
    };
    const listener = (event: Event) => void onMissing('payload' in event ? event.payload : undefined);
    // Vite's build fires this event for every failed import after the page.
    window.addEventListener('vite:preloadError', listener);
    return () => window.removeEventListener('vite:preloadError', listener);
  }, []);
}
