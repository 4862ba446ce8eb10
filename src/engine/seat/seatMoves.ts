/**
 * The moves that a player may propose on the own turn. They are those of the fight without anybody
 * whom the players do not see, so no move that is there or missing tells of a hidden one.
 */
import type { Act } from '../command.ts';
import type { Fight } from '../fight.ts';
import { BY_RULING, offersOf } from '../legality.ts';
import type { PublicWords } from '../public/publicWords.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

export interface SeatMove {
  /** The place of the move in the list. */
  id: string;
  label: string;
  detail?: string;
  cost?: string;
  group: string;
}

/** The odds of a proposed move against one target, in words. */
export interface MoveOdds {
  name: string;
  words: string;
}

/** A move with the command that makes it. */
interface Proposable {
  move: SeatMove;
  act: Act;
}

/**
 * What `who` may propose; nothing while it is not its turn. `open` is the fight without those whom
 * the players do not see.
 */
export function proposableMoves(ruleset: Ruleset, open: Fight, who: Id, words: PublicWords): Proposable[] {
  if (open.stage !== 'running') return [];
  const { rows } = ruleset.order(open);
  if (!rows.some(({ combatant, state }) => combatant === who && (state === 'acting' || state === 'may'))) return [];
  return offersOf(ruleset, open, who)
    .filter(({ blocked, group }) => !blocked && group !== BY_RULING)
    .map(({ action, variant, label, detail, cost, group }, at) => {
      const told = detail === undefined ? undefined : words.told(detail);
      return {
        move: {
          id: String(at),
          label: words.label(label),
          ...(told === undefined ? {} : { detail: told }),
          ...(cost === undefined ? {} : { cost: words.label(cost) }),
          group: words.label(group),
        },
        act: { type: 'act', actor: who, action, ...(variant === undefined ? {} : { variant }) },
      };
    });
}
