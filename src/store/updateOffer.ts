/**
 * Offers a new version of the program, and never forces it. Taking it saves first. In the middle of
 * a move it asks first.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTime } from '../storage/access.ts';

export interface UpdateStore {
  /** A new version is ready. */
  waiting: boolean;
  /**
   * The user accepted the new version in the middle of a move and must confirm. The move is kept
   * and goes on after the reload.
   */
  unsure: boolean;
  /** Why the new version could not be taken, as one sentence. */
  fault?: string | undefined;
  /**
   * Takes the new version: everything is saved, then all windows of the program reload. While a
   * question is open, 'ask' only sets `unsure`, and 'confirmed' goes on. True when the new version
   * is on its way.
   */
  accept(how?: 'ask' | 'confirmed'): Promise<boolean>;
  /** Puts the offer off. It comes again when the program is next opened. */
  later(): void;
}

export interface UpdateTools {
  /**
   * Registers the service worker, and calls `ready` when a new version waits. Returns a function
   * that makes the new version take over and reloads.
   */
  register(ready: () => void): () => Promise<void>;
  /** Writes everything to disk; false when that failed. */
  flush(): Promise<boolean>;
  /** Tells whether a question is open. */
  asking(): boolean;
  /** How long the new version may take to take over, in milliseconds. */
  patience: number;
}

const NOT_TAKEN =
  'The new version did not take over. The fight is saved: close every window of Affray and open it again, and the new version is there.';

export function createUpdateOffer({ register, flush, asking, patience }: UpdateTools): StoreApi<UpdateStore> {
  let taking: Promise<boolean> | undefined;
  const store = createStore<UpdateStore>()((set, get) => ({
    waiting: false,
    unsure: false,
    async accept(how = 'ask') {
      if (!get().waiting) return false;
      if (how === 'ask' && asking()) {
        set({ unsure: true });
        return false;
      }
      set({ unsure: false, fault: undefined });
      taking ??= takeIt().finally(() => {
        taking = undefined;
      });
      return taking;
    },
    later: () => set({ waiting: false, unsure: false }),
  }));
  const notTaken = (): void => store.setState({ fault: NOT_TAKEN });
  const takeOver = begun();

  /**
   * A browser that denies service workers has no new versions to offer. The program goes on with
   * its present version.
   */
  function begun(): () => Promise<void> {
    try {
      return register(() => store.setState({ waiting: true }));
    } catch {
      return async () => {};
    }
  }

  async function takeIt(): Promise<boolean> {
    if (!(await flush())) {
      store.setState({
        fault:
          'The fight is not saved, and a new version would lose it: save it to a file and close it, then try again.',
      });
      return false;
    }
    // The new version reloads this page. If the page is still here after this time, the new version
    // was not taken.
    const late = setTimeout(notTaken, patience);
    try {
      await inTime(takeOver(), patience);
      return true;
    } catch {
      clearTimeout(late);
      notTaken();
      return false;
    }
  }
  return store;
}
