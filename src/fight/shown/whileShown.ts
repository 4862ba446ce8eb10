/** Reads the shown fight for parts of the screen that are out of sight for a while. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '../../engine/words.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import { useShownFight } from '../../store/store.ts';
import { whenQuiet } from '../../ui/whenQuiet.ts';

/** The combatant whose card is shown; undefined while everybody who may act is listed instead. */
export const onCard = ({ actor, fight }: ShownFight): Id | undefined =>
  actor !== undefined && fight.combatants[actor] ? actor : undefined;

/**
 * Reads a part of the shown fight as `useShownFight` does. Where `isShown` says no the last value
 * stays, so what is out of sight costs nothing and comes back with few changes. The fight itself
 * says it, because the store tells of a change before React draws.
 */
export function useWhileShown<T>(
  isShown: (shown: ShownFight) => boolean,
  choose: (shown: ShownFight) => T,
  compare?: 'by value',
): T {
  const [kept] = useState<{ last?: { is: T } }>(() => ({}));
  return useShownFight((shown) => {
    if (!kept.last || isShown(shown)) kept.last = { is: choose(shown) };
    return kept.last.is;
  }, compare);
}

/**
 * Reads a part of the shown fight for the card of a combatant. A card that is out of sight stays as
 * it was.
 */
export const useOnCard = <T>(who: Id, choose: (shown: ShownFight) => T, compare?: 'by value'): T =>
  useWhileShown((shown) => onCard(shown) === who, choose, compare);

/** A value counts as drawn after this many milliseconds, even if the page is still busy. */
const BUSY = 150;

/**
 * Calls back once the page has drawn the step, so that what changes nothing on the screen does not
 * hold it up. Returns the function that cancels the call.
 */
export function whenDrawn(call: () => void): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === 'function') return whenQuiet(call, BUSY);
  call();
  return () => {};
}

/** Does something with each value once the page has drawn it, and does not hold up the drawing. */
export function useWhenDrawn<T>(value: T, then: (value: T) => void): void {
  const tell = useEffectEvent(then);
  useEffect(() => whenDrawn(() => tell(value)), [value]);
}

/**
 * The value that the page has drawn last: what is worked out from it does not hold up the step that
 * brought it. Undefined before the first.
 */
export function useDrawn<T>(value: T): T | undefined {
  const [drawn, setDrawn] = useState<{ value: T }>();
  useWhenDrawn(value, (now) => setDrawn({ value: now }));
  return drawn?.value;
}
