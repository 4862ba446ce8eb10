/** What is picked in the set-up of one encounter: it stays while the map's editor takes the screen's place. Never saved. */
import { useCallback } from 'react';
import { create } from 'zustand';
import type { Id } from '../engine/words.ts';

interface Picks {
  /** The side that new combatants come to; the one that is usual for each when undefined. */
  side: Id | undefined;
  /** How many come at once. */
  copies: number;
  tab: string;
  /** Who was asked to be placed. */
  wanted: readonly Id[];
}

const fresh: Picks = { side: undefined, copies: 1, tab: 'add', wanted: [] };
const usePicks = create<{ encounter: string; picks: Picks }>()(() => ({ encounter: '', picks: fresh }));

/** The picks of an encounter, fresh for another one than before; and how they are changed. */
export function useSetupPicks(encounter: string): Picks & { pick(change: Partial<Picks>): void } {
  const picks = usePicks((now) => (now.encounter === encounter ? now.picks : fresh));
  const pick = useCallback(
    (change: Partial<Picks>) =>
      usePicks.setState((now) => ({
        encounter,
        picks: { ...(now.encounter === encounter ? now.picks : fresh), ...change },
      })),
    [encounter],
  );
  return { ...picks, pick };
}
