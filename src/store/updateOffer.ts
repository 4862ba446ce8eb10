/** A new version of the program: offered, never forced; taking it saves first, and asks first in the middle of a move. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface UpdateStore {
  /** A new version lies ready. */
  waiting: boolean;
  /** It was accepted in the middle of a move, and wants to be confirmed: the move is kept and goes on after the reload. */
  unsure: boolean;
  /** Why it could not be taken, as one sentence. */
  fault?: string | undefined;
  /**
   * Takes the new version: everything is saved, then all windows of the program reload. While a question is open it only sets
   * `unsure`, unless it is called as confirmed. True when the new version is on its way.
   */
  accept(how?: 'ask' | 'confirmed'): Promise<boolean>;
  /** Not now. It is offered again when the program is next opened. */
  later(): void;
}

export interface UpdateTools {
  /** Registers the service worker; calls `ready` when a new version waits. Gives what makes the new version take over and reloads. */
  register(ready: () => void): () => Promise<void>;
  /** Puts everything on disk; false when that failed. */
  flush(): Promise<boolean>;
  /** Whether a question is open. */
  asking(): boolean;
}

export function createUpdateOffer({ register, flush, asking }: UpdateTools): StoreApi<UpdateStore> {
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
  const takeOver = register(() => store.setState({ waiting: true }));

  async function takeIt(): Promise<boolean> {
    if (!(await flush())) {
      store.setState({
        fault:
          'The fight is not saved, and a new version would lose it: save it to a file and close it, then try again.',
      });
      return false;
    }
    await takeOver();
    return true;
  }
  return store;
}
