/** Keys of a part of the screen: what each deed does there, heard by the keys that the GM has bound to it. */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import { type KeyLevel, useScope } from '../ui/keyScopes.ts';
import { useBindings } from './bindings.ts';
import { type Bindings, type DeedId, type FixedId, fixedTable, keysOf, keyTable } from './keys.ts';

/** What keys do; one that gives false was not meant, and goes to whatever lies below. */
export type DeedKeys = Partial<Record<DeedId | FixedId, (event: KeyboardEvent) => unknown>>;

const parsed = new Map<string, ReturnType<typeof parseKeybinding>>();

/** Whether a press is this key, as the table writes it. */
function isPressed(event: KeyboardEvent, key: string): boolean {
  const presses = parsed.get(key) ?? parseKeybinding(key);
  parsed.set(key, presses);
  const [press] = presses;
  return press !== undefined && matchKeyBindingPress(event, press);
}

/** What a press means among these deeds, in the order of the table. */
export function deedsOf(event: KeyboardEvent, bindings: Bindings): (DeedId | FixedId)[] {
  const bound = keyTable.filter(({ id }) => keysOf(bindings, id).some((key) => isPressed(event, key)));
  const fixed = fixedTable.filter(({ keys }) => keys.some((key) => isPressed(event, key)));
  return [...fixed, ...bound].map(({ id }) => id);
}

/** One of several to be picked: Space toggles it, Enter takes them all, as their button says. */
const isPick = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pick]') !== null;

/** Hears the deeds while the component is shown. Inputs keep what is typed; Enter presses the button that has the focus. */
export function useDeedKeys(level: KeyLevel | 'off', deeds: DeedKeys): void {
  const bindings = useBindings((keys) => keys.bindings);
  useScope(level, (event, focus) => {
    if (focus === 'typing') return undefined;
    for (const id of deedsOf(event, bindings)) {
      const does = deeds[id];
      if (!does || (id === 'confirm' && focus === 'button' && !isPick(event.target))) continue;
      if (does(event) !== false) return 'used';
    }
    return undefined;
  });
}
