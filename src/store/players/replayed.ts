/**
 * What the players' window shows of a replay: nothing, until the GM lets the players see the
 * replay.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { ShownStore } from '../shownFight.ts';
import type { Replayed } from './viewNow.ts';

/** Gives the link the replay that a table shows. */
export const replayedBy = (shown: Pick<StoreApi<ShownStore>, 'getState' | 'subscribe'>): Replayed => {
  const now: Replayed['now'] = () => {
    const { lookBack } = shown.getState();
    const { replay } = lookBack ?? {};
    return lookBack && replay?.players
      ? { encounter: replay.encounter, fight: lookBack.fight, at: replay.at, of: replay.of }
      : undefined;
  };
  return {
    now,
    subscribe: (listener) =>
      shown.subscribe((is, was) => {
        if (is.lookBack !== was.lookBack && (is.lookBack?.replay?.players || was.lookBack?.replay?.players)) listener();
      }),
  };
};
