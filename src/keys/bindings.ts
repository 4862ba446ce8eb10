/** The GM's own keys, remembered on this device. */
import { create } from 'zustand';
import { deviceStore, recallValue, rememberValue } from '../browser/kept.ts';
import { type Bindings, bindingsSchema, type KeyActionId, keysInWords } from './keys.ts';

const KEY = 'affray-keys';

interface Keys {
  bindings: Bindings;
  bind(action: KeyActionId, keys: readonly string[] | undefined): void;
  forget(): void;
}

/** The bindings of this device. `bind` with undefined gives an action its usual keys back. */
export const useBindings = create<Keys>()((set, get) => ({
  bindings: bindingsSchema.parse(recallValue(deviceStore, KEY) ?? {}) as Bindings,
  bind(action, keys) {
    const { [action]: _old, ...rest } = get().bindings;
    const bindings: Bindings = keys === undefined ? rest : { ...rest, [action]: keys };
    rememberValue(deviceStore, KEY, bindings);
    set({ bindings });
  },
  forget() {
    rememberValue(deviceStore, KEY, {});
    set({ bindings: {} });
  },
}));

/**
 * The first key of an action in words, for buttons that do the same; undefined when the action has
 * no key.
 */
export const useKeyOf = (action: KeyActionId): string | undefined =>
  useBindings(({ bindings }) => keysInWords(bindings, action)[0]);
