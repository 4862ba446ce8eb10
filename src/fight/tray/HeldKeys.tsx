/** What is typed while the part that hears it is being fetched: kept in order, and pressed again once the part is there. */
import { flushSync } from 'react-dom';
import { useDeedKeys } from '../../keys/useDeedKeys.ts';
import { useScope } from '../../ui/keyScopes.ts';
import type { HeldWords } from './heldWords.ts';

/** Presses that wait for whoever is to hear them. */
export interface Held {
  keep(press: KeyboardEvent): void;
  /** Presses them again, one after the other, each when what the one before it did is drawn. */
  pressAgain(): void;
}

/** Nothing typed yet. */
export function heldKeys(): Held {
  let presses: KeyboardEvent[] = [];
  return {
    keep: (press) => void presses.push(press),
    pressAgain() {
      const again = presses;
      presses = [];
      // Not while the part is being drawn.
      queueMicrotask(() => {
        for (const press of again) flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', press)));
      });
    },
  };
}

/** Stands for the dice of a question until they are there: keeps the keys that are theirs. */
export function HeldKeys({ held: { keep } }: { held: Held }) {
  useDeedKeys('question', { face: keep, wipe: keep, settle: keep, confirm: keep });
  return null;
}

/** Stands for the input of a question until it is there: keeps what is typed into it. */
export function HeldTyping({ held }: { held: HeldWords }) {
  useScope('question', (press, focus) => {
    const takenByPage = focus === 'typing' || (focus === 'button' && (press.key === 'Enter' || press.key === ' '));
    return !takenByPage && held.keep(press) ? 'used' : undefined;
  });
  return null;
}
