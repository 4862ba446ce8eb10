/**
 * The choices in the set-up of one encounter. They stay while the map's editor is shown, and are
 * never saved.
 */
import { useCallback } from 'react';
import { create } from 'zustand';
import type { Id } from '../engine/words.ts';

interface Picks {
  /** The side of new combatants. Undefined puts each on its usual side. */
  side: Id | undefined;
  /** How many combatants are added at once. */
  copies: number;
  tab: string;
  /** The combatants whom the GM asked to place. */
  wanted: readonly Id[];
  /** The combatants who are not to be placed now: they are not offered again. */
  notNow: readonly Id[];
}

const fresh: Picks = { side: undefined, copies: 1, tab: 'add', wanted: [], notNow: [] };
const usePicks = create<{ encounter: string; picks: Picks }>()(() => ({ encounter: '', picks: fresh }));

/**
 * The choices of an encounter, and the function that changes them. Another encounter starts with
 * fresh choices.
 */
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
