/** Picking several in a list, as lists of files do it. */
import type { Press } from './Button.tsx';

/**
 * Whom a press in a list picks. Alone it picks the pressed one. With Shift it picks all from the
 * first picked one to the pressed one. With Ctrl or Meta it adds the pressed one, or takes it back.
 */
export function pickInList(
  press: Pick<Press, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  pressed: string,
  { picked, listed }: { picked: readonly string[]; listed: readonly string[] },
): string[] {
  const [first] = picked;
  const [from, to] = [first === undefined ? -1 : listed.indexOf(first), listed.indexOf(pressed)];
  if (press.shiftKey && first !== undefined && from >= 0 && to >= 0) {
    const range = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
    // The first stays the first, so that another press with Shift counts from there too.
    return [first, ...range.filter((id) => id !== first)];
  }
  if (!press.shiftKey && !press.ctrlKey && !press.metaKey) return [pressed];
  return picked.includes(pressed) ? picked.filter((id) => id !== pressed) : [...picked, pressed];
}
