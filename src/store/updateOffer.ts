/**
 * A new version of the program: offered, never forced; taking it saves first, and asks first in the
 * middle of a move.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTime } from '../storage/access.ts';

export interface UpdateStore {
  /** A new version lies ready. */
  waiting: boolean;
  /**
   * It was accepted in the middle of a move, and wants to be confirmed: the move is kept and goes
   * on after the reload.
   */
  unsure: boolean;
  /** Why it could not be taken, as one sentence. */
  fault?: string | undefined;
  /**
   * Takes the new version: everything is saved, then all windows of the program reload. While a
   * question is open it only sets `unsure`, unless it is called as confirmed. True when the new
   * version is on its way.
   */
  accept(how?: 'ask' | 'confirmed'): Promise<boolean>;
  /** Not now. It is offered again when the program is next opened. */
  later(): void;
}

export interface UpdateTools {
  /**
   * Registers the service worker; calls `ready` when a new version waits. Gives what makes the new
   * version take over and reloads.
   */
  register(ready: () => void): () => Promise<void>;
  /** Puts everything on disk; false when that failed. */
  flush(): Promise<boolean>;
  /** Whether a question is open. */
  asking(): boolean;
  /** How long the new version is given to take over, in milliseconds. */
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
   * A browser that denies service workers has no new versions to offer; the program goes on with
   * the one it has.
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
    // The page is loaded anew by it; one that is still here after so long was not.
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
