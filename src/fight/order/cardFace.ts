/** What a card of the turn order shows besides its row: plain data, so that a card whose face has not changed is not drawn anew. */
import type { OrderRow } from '../../engine/ruleset.ts';
import { healthOf } from '../../store/fight/derived.ts';
import { turnOffer } from '../../store/fight/turnOffer.ts';
import type { Stance } from '../../ui/SideMark.tsx';
import { type Load, loadsOf } from '../../ui/tracks/loads.ts';
import type { FightNow } from '../useFight.tsx';

export interface CardFace {
  name: string;
  /** Tells copies apart. */
  copy: number | undefined;
  stance: Stance;
  /** In a word, unless it is up. */
  standing: string | undefined;
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

/** The face of a row's card now. */
export function faceOf({ fight, ruleset, derived, question, looking, actor }: FightNow, row: OrderRow): CardFace {
  const who = row.combatant;
  const one = fight.combatants[who];
  const seen = derived.seen.get(who);
  const tracks = seen?.tracks ?? [];
  return {
    name: one?.name ?? who,
    copy: one?.copy,
    stance: seen?.stance ?? 'neutral',
    standing: seen && seen.standing.at !== 'up' ? seen.standing.word : undefined,
    loads: loadsOf(tracks),
    share: healthOf(tracks),
    hidden: one?.hidden ?? false,
    chosen: actor === who,
    gives: row.state === 'may' && !question && !looking && turnOffer(ruleset, fight, who) !== undefined,
  };
}
