/**
 * Who hears a key press: scopes lie on each other, and the window has one listener for all of them. A press goes to the uppermost scope
 * first; a scope uses it, keeps it from those below, or lets it by. What lies on the page (inputs, menus, tabs) has its own keys first.
 */
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * From above to below. `grab` is heard before anything on the page: a carried token, a key that is being chosen. `overlay` is a dialog or a
 * menu, `question` what is asked, `tool` what the hand holds, `screen` the rest.
 */
export type KeyLevel = 'grab' | 'overlay' | 'question' | 'tool' | 'screen';

/** `used`: done with it. `kept`: nobody below may have it, but the page may. */
export type Heard = 'used' | 'kept' | undefined;

/** What has the focus: something that letters go into, something that Enter and Space press, or neither. */
export type Focus = 'typing' | 'button' | 'elsewhere';

export interface KeyScope {
  readonly level: KeyLevel;
  hear(event: KeyboardEvent, focus: Focus): Heard;
}

const BELOW: readonly KeyLevel[] = ['overlay', 'question', 'tool', 'screen'];
const scopes: KeyScope[] = [];

/** What a press would go to by itself. A switch takes Space alone: `key` is the one that is pressed. */
export function focusOf(target: EventTarget | null, key?: string): Focus {
  const at = target instanceof Element ? target : null;
  if (at?.matches('input[type="checkbox"]')) return key === ' ' ? 'typing' : 'button';
  if (at?.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="combobox"]')) return 'typing';
  return at?.closest('button, a, [role="button"], [role="tab"], [role="option"]') ? 'button' : 'elsewhere';
}

function tell(event: KeyboardEvent, heard: readonly KeyScope[]): void {
  const focus = focusOf(event.target, event.key);
  for (const scope of heard) {
    const what = scope.hear(event, focus);
    if (what === 'used') event.preventDefault();
    if (what === 'used' && scope.level === 'grab') event.stopPropagation();
    if (what !== undefined) return;
  }
}

/** Those that grab, the last one first; never one that a dialog has come over. */
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

/** Opens a scope; gives the way to close it. Of one level the last opened is the uppermost. */
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

/** A scope for as long as a component is shown, open before the first picture of it: no press is lost to what can be seen. `off` closes it. */
export function useScope(level: KeyLevel | 'off', hear: KeyScope['hear']): void {
  const latest = useEffectEvent(hear);
  useLayoutEffect(
    () => (level === 'off' ? undefined : openScope({ level, hear: (event, focus) => latest(event, focus) })),
    [level],
  );
}
