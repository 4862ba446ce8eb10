/** The offer of a new version, joined to the browser's service worker and to this window's table. */
import { registerSW } from 'virtual:pwa-register';
import { useStore } from 'zustand';
import { table } from './store.ts';
import { createUpdateOffer, type UpdateStore } from './updateOffer.ts';

const offer = createUpdateOffer({
  register: (ready) => registerSW({ onNeedRefresh: ready }),
  flush: table.flush,
  asking: () => table.store.getState().open?.question !== undefined,
  patience: 10_000,
});

/** Reads a part of the offer: whether a new version waits, and how to take it. */
export const useUpdate = <T>(choose: (offer: UpdateStore) => T): T => useStore(offer, choose);
