/**
 * Connects a part of the screen with its keys: what each action does there, by the keys that the GM
 * has chosen.
 */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import { type KeyLevel, useScope } from '../ui/keyScopes.ts';
import { useBindings } from './bindings.ts';
import { type Bindings, type FixedId, fixedTable, type KeyActionId, keysOf, keyTable } from './keys.ts';

/**
 * What the keys do. A handler that returns false had no use for the key, and the key goes on to the
 * scope below.
 */
export type ActionKeys = Partial<Record<KeyActionId | FixedId, (event: KeyboardEvent) => unknown>>;

const parsed = new Map<string, ReturnType<typeof parseKeybinding>>();

/** Whether a press is this key, as the table writes it. */
function isPressed(event: KeyboardEvent, key: string): boolean {
  const presses = parsed.get(key) ?? parseKeybinding(key);
  parsed.set(key, presses);
  const [press] = presses;
  return press !== undefined && matchKeyBindingPress(event, press);
}

/** The actions that a key press means, in the order of the table. */
export function keyActionsOf(event: KeyboardEvent, bindings: Bindings): (KeyActionId | FixedId)[] {
  const bound = keyTable.filter(({ id }) => keysOf(bindings, id).some((key) => isPressed(event, key)));
  const fixed = fixedTable.filter(({ keys }) => keys.some((key) => isPressed(event, key)));
  return [...fixed, ...bound].map(({ id }) => id);
}

/**
 * Whether the target is one of several answers to pick. Space picks one of them, and Enter takes
 * all picked ones, as their button says.
 */
const isPick = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pick]') !== null;

/**
 * Hears the keys of these actions while the component is shown. Inputs keep the keys that the user
 * types, and Enter presses the focused button.
 */
export function useActionKeys(level: KeyLevel | 'off', actions: ActionKeys): void {
  const bindings = useBindings((keys) => keys.bindings);
  useScope(level, (event, focus) => {
    if (focus === 'typing') return undefined;
    for (const id of keyActionsOf(event, bindings)) {
      const does = actions[id];
      if (!does || (id === 'confirm' && focus === 'button' && !isPick(event.target))) continue;
      if (does(event) !== false) return 'used';
    }
    return undefined;
  });
}
