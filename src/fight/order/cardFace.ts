/**
 * What a card of the turn order shows. Each part is read by itself, so that React draws a card
 * again only when the card has changed.
 */
import { useMemo } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import { healthOf } from '../../engine/table/derived.ts';
import { turnOffer } from '../../engine/table/turns.ts';
import type { Id } from '../../engine/words.ts';
import { useShownFight } from '../../store/store.ts';
import type { Stance } from '../../ui/SideMark.tsx';
import { type Load, loadsOf } from '../../ui/tracks/loads.ts';

export interface CardFace {
  name: string;
  /** The number that tells copies of one combatant apart. */
  copy: number | undefined;
  /** The number by which the players know the combatant, where that number differs. */
  known: number | undefined;
  stance: Stance;
  /** The combatant's own picture. Icons are left out, because names need the room. */
  picture: string | undefined;
  /** The combatant's condition in a word, unless the combatant is up. */
  standing: string | undefined;
  at: 'up' | 'down' | 'out';
  /** The combatant has no place on the map. */
  offMap: boolean;
  loads: readonly Load[];
  /** What the combatant has left, from 0 to 1, in games that count no loads. */
  share: number | undefined;
  /** The combatant is hidden from the players. */
  hidden: boolean;
  /** The right column shows this combatant's card. */
  chosen: boolean;
  /** A click on the card gives the turn. */
  gives: boolean;
}

/** The current row of this id. Undefined when the row has gone. */
export const useRow = (id: string): OrderRow | undefined => useShownFight(({ derived }) => derived.rows.get(id));

/** What the card of a row shows now. */
export function useFace(who: Id, state: OrderRow['state']): CardFace {
  const name = useShownFight(({ fight }) => fight.combatants[who]?.name ?? who);
  const copy = useShownFight(({ fight }) => fight.combatants[who]?.copy);
  const known = useShownFight(({ fight }) => fight.combatants[who]?.known);
  const hidden = useShownFight(({ fight }) => fight.combatants[who]?.hidden ?? false);
  const picture = useShownFight(({ fight }) => fight.combatants[who]?.look.picture);
  const offMap = useShownFight(({ fight }) => fight.combatants[who]?.place.kind === 'off');
  const seen = useShownFight(({ derived }) => derived.seen.get(who));
  const chosen = useShownFight(({ actor }) => actor === who);
  const gives = useShownFight(
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
    picture,
    at: seen?.standing.at ?? 'up',
    offMap,
    standing: seen && seen.standing.at !== 'up' ? seen.standing.word : undefined,
    loads,
    share: healthOf(tracks ?? []),
    hidden,
    chosen,
    gives,
  };
}
