/**
 * Decides who hears a key press. Scopes lie on each other, and the window has one listener for all
 * of them. A press goes to the uppermost scope first. A scope uses the press, keeps it from the
 * scopes below, or lets it pass. Inputs, menus and tabs on the page get their own keys first.
 */
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * The levels from the uppermost to the lowest. `grab` is heard before anything on the page: a
 * carried token, a key that the user is assigning. `overlay` is a dialog or a menu, `question` the
 * open question, `tool` the tool in use, `screen` everything else.
 */
export type KeyLevel = 'grab' | 'overlay' | 'question' | 'tool' | 'screen';

/**
 * `used`: the scope has acted on the key. `kept`: no scope below may have the key, but the page
 * may.
 */
export type KeyOutcome = 'used' | 'kept' | undefined;

/**
 * The kind of element that has the focus: one that takes letters, one that Enter and Space press,
 * or neither.
 */
export type Focus = 'typing' | 'button' | 'elsewhere';

export interface KeyScope {
  readonly level: KeyLevel;
  onKey(event: KeyboardEvent, focus: Focus): KeyOutcome;
}

const BELOW: readonly KeyLevel[] = ['overlay', 'question', 'tool', 'screen'];
const scopes: KeyScope[] = [];

/**
 * The kind of element that a press would go to without a scope. `key` is the pressed key: a switch
 * takes Space alone.
 */
export function focusOf(target: EventTarget | null, key?: string): Focus {
  const at = target instanceof Element ? target : null;
  if (at?.matches('input[type="checkbox"]')) return key === ' ' ? 'typing' : 'button';
  if (at?.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="combobox"]')) return 'typing';
  return at?.closest('button, a, [role="button"], [role="tab"], [role="option"]') ? 'button' : 'elsewhere';
}

function tell(event: KeyboardEvent, heard: readonly KeyScope[]): void {
  const focus = focusOf(event.target, event.key);
  for (const scope of heard) {
    const what = scope.onKey(event, focus);
    if (what === 'used') event.preventDefault();
    if (what === 'used' && scope.level === 'grab') event.stopPropagation();
    if (what !== undefined) return;
  }
}

/** The scopes that grab, the last one first; never a scope that a dialog has come over. */
function grabbing(): KeyScope[] {
  const over = scopes.findLastIndex(({ level }) => level === 'overlay');
  return scopes.filter(({ level }, at) => level === 'grab' && at > over).reverse();
}

const first = (event: KeyboardEvent): void => tell(event, grabbing());
const then = (event: KeyboardEvent): void => {
  if (event.defaultPrevented) return;
  const latest = [...scopes].reverse();
  tell(
    event,
    BELOW.flatMap((level) => latest.filter((scope) => scope.level === level)),
  );
};

/**
 * Opens a scope, and returns the function that closes it. Of one level the last opened scope is the
 * uppermost.
 */
export function openScope(scope: KeyScope): () => void {
  if (scopes.length === 0) {
    window.addEventListener('keydown', first, { capture: true });
    window.addEventListener('keydown', then);
  }
  scopes.push(scope);
  return () => {
    const at = scopes.indexOf(scope);
    if (at >= 0) scopes.splice(at, 1);
    if (scopes.length > 0) return;
    window.removeEventListener('keydown', first, { capture: true });
    window.removeEventListener('keydown', then);
  };
}

/**
 * Opens a scope for as long as a component is shown, before the component's first picture: no press
 * on visible things is lost. `off` closes the scope.
 */
export function useScope(level: KeyLevel | 'off', hear: KeyScope['onKey']): void {
  const latest = useEffectEvent(hear);
  useLayoutEffect(
    () => (level === 'off' ? undefined : openScope({ level, onKey: (event, focus) => latest(event, focus) })),
    [level],
  );
}
