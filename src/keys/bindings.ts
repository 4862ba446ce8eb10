/** The GM's own keys, remembered on this device. */
import { create } from 'zustand';
import { recall, remember } from '../store/session.ts';
import { type Bindings, bindingsSchema, type DeedId, spelled } from './keys.ts';

const KEY = 'affray-keys';
const device = (() => {
  try {
    return globalThis.localStorage;
  } catch {
    // A browser may deny storage altogether; keys then hold until the page is closed.
    return undefined;
  }
})();

interface Keys {
  bindings: Bindings;
  bind(deed: DeedId, keys: readonly string[] | undefined): void;
  forget(): void;
}

/** The bindings of this device. `bind` with undefined gives a deed its usual keys back. */
export const useBindings = create<Keys>()((set, get) => ({
  bindings: bindingsSchema.parse(recall(device, KEY) ?? {}) as Bindings,
  bind(deed, keys) {
    const { [deed]: _old, ...rest } = get().bindings;
    const bindings: Bindings = keys === undefined ? rest : { ...rest, [deed]: keys };
    remember(device, KEY, bindings);
    set({ bindings });
  },
  forget() {
    remember(device, KEY, {});
    set({ bindings: {} });
  },
}));

/** The first key of a deed in words, for buttons that do the same; undefined when it has none. */
export const useKeyOf = (deed: DeedId): string | undefined => useBindings(({ bindings }) => spelled(bindings, deed)[0]);
