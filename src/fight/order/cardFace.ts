/** What a card of the turn order shows. */
import type { OrderRow } from '../../engine/ruleset.ts';
import { healthOf } from '../../engine/table/derived.ts';
import { turnOffer } from '../../engine/table/turns.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import type { Stance } from '../../ui/SideMark.tsx';
import { type Load, loadsOf } from '../../ui/tracks/loads.ts';
import { useWhileShown } from '../shown/whileShown.ts';

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

/** What the card of a row shows in the given moment. */
function faceOf(
  { fight, derived, ruleset, actor, question, looking }: ShownFight,
  { combatant: who, state }: OrderRow,
): CardFace {
  const one = fight.combatants[who];
  const seen = derived.seen.get(who);
  const tracks = seen?.tracks ?? [];
  return {
    name: one?.name ?? who,
    copy: one?.copy,
    known: one?.known === one?.copy ? undefined : one?.known,
    stance: seen?.stance ?? 'neutral',
    picture: one?.look.picture,
    at: seen?.standing.at ?? 'up',
    offMap: one?.place.kind === 'off',
    standing: seen && seen.standing.at !== 'up' ? seen.standing.word : undefined,
    loads: loadsOf(tracks),
    share: healthOf(tracks),
    hidden: one?.hidden ?? false,
    chosen: actor === who,
    gives: state === 'may' && !question && !looking && turnOffer(ruleset, fight, who) !== undefined,
  };
}

/** A row with what its card shows. */
export interface RowFace {
  row: OrderRow;
  face: CardFace;
}

const rowFaceOf = (shown: ShownFight, id: string): RowFace | undefined => {
  const row = shown.derived.rows.get(id);
  return row && { row, face: faceOf(shown, row) };
};

/**
 * A row with what its card shows, read as one value: a row asks once for each change, and React
 * draws it again only when what it shows has changed. A row out of sight stays as it was.
 * Undefined when the row has gone.
 */
export const useRowFace = (id: string, isSeen: boolean): RowFace | undefined =>
  useWhileShown(
    () => isSeen,
    (shown) => rowFaceOf(shown, id),
    'by value',
  );
