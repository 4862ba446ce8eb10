/** Joins the offer of a new version to the browser's service worker and to this window's table. */
import { useStore } from 'zustand';
import { followVersions } from './newVersions.ts';
import { tableOfWindow } from './store.ts';
import { createUpdateOffer, type UpdateStore } from './updateOffer.ts';

let begin: () => void = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/**
 * Starts the service worker, which keeps the program for offline and looks for new versions, once
 * the page is quiet.
 */
export const beginUpdates = (): void => {
  // The development server has no service worker.
  if (import.meta.env.PROD) begin();
};

const offer = createUpdateOffer({
  register(ready) {
    const registered = begun.then(() => followVersions(navigator.serviceWorker, ready, () => window.location.reload()));
    // Without a service worker there is never a new version to take, so its failure needs no
    // message.
    registered.catch(() => {});
    return async () => (await registered)();
  },
  flush: tableOfWindow.flush,
  asking: () => tableOfWindow.store.getState().open?.question !== undefined,
  patience: 10_000,
});

/** Reads a part of the offer: whether a new version waits, and how to take it. */
export const useUpdate = <T>(choose: (offer: UpdateStore) => T): T => useStore(offer, choose);
