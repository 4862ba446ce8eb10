/** What a card of the turn order shows: each part read by itself, so that a card is drawn anew only when something on it has changed. */
import { useMemo } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { healthOf } from '../../store/fight/derived.ts';
import { turnOffer } from '../../store/fight/turns.ts';
import { useShown } from '../../store/store.ts';
import type { Stance } from '../../ui/SideMark.tsx';
import { type Load, loadsOf } from '../../ui/tracks/loads.ts';

export interface CardFace {
  name: string;
  /** Tells copies apart. */
  copy: number | undefined;
  /** The number by which the players know it, where that is another. */
  known: number | undefined;
  stance: Stance;
  /** In a word, unless it is up. */
  standing: string | undefined;
  at: 'up' | 'down' | 'out';
  loads: readonly Load[];
  /** What it has left where no loads are counted, 0 to 1. */
  share: number | undefined;
  /** From the players. */
  hidden: boolean;
  /** Its card is shown at the right. */
  chosen: boolean;
  /** A click on it gives the turn. */
  gives: boolean;
}

/** A row of the order as it is now; undefined when it has gone. */
export const useRow = (id: string): OrderRow | undefined => useShown(({ derived }) => derived.rows.get(id));

/** The face of a row's card now. */
export function useFace(who: Id, state: OrderRow['state']): CardFace {
  const name = useShown(({ fight }) => fight.combatants[who]?.name ?? who);
  const copy = useShown(({ fight }) => fight.combatants[who]?.copy);
  const known = useShown(({ fight }) => fight.combatants[who]?.known);
  const hidden = useShown(({ fight }) => fight.combatants[who]?.hidden ?? false);
  const seen = useShown(({ derived }) => derived.seen.get(who));
  const chosen = useShown(({ actor }) => actor === who);
  const gives = useShown(
    ({ fight, ruleset, question, looking }) =>
      state === 'may' && !question && !looking && turnOffer(ruleset, fight, who) !== undefined,
  );
  const tracks = seen?.tracks;
  const loads = useMemo(() => loadsOf(tracks ?? []), [tracks]);
  return {
    name,
    copy,
    known: known === copy ? undefined : known,
    stance: seen?.stance ?? 'neutral',
    at: seen?.standing.at ?? 'up',
    standing: seen && seen.standing.at !== 'up' ? seen.standing.word : undefined,
    loads,
    share: healthOf(tracks ?? []),
    hidden,
    chosen,
    gives,
  };
}
