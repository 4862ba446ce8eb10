/** Who decides in a fight that is played without people: a policy for each side. */
import type { Act } from '../command.ts';
import { drawInt, seededDice } from '../dice/dice.ts';
import type { Fight } from '../fight.ts';
import type { Happened } from '../logEntry.ts';
import type { Answer, Ask } from '../question.ts';
import type { Ruleset, TurnOrder } from '../ruleset.ts';
import type { Id } from '../words.ts';

/** A question that somebody decides: all but dice. */
export type Decision = Exclude<Ask, { kind: 'dice' }>;

/** A seeded source of chance for decisions; dice have a source of their own. */
export interface ChanceSource {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
}

/** A source that always gives the same numbers for the same seed. */
export function chanceFrom(seed: number): ChanceSource {
  let state = seededDice(seed);
  return {
    int(from, to) {
      const drawn = drawInt(state, from, to);
      state = drawn.state;
      return drawn.value;
    },
  };
}

/** One of a list by chance; undefined of an empty list. */
export const oneByChance = <T>(chance: ChanceSource, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[chance.int(0, list.length - 1)];

/** The entries of a list in an order by chance. The list is not changed. */
export function shuffled<T>(chance: ChanceSource, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let left = mixed.length - 1; left > 0; left -= 1) {
    const at = chance.int(0, left);
    [mixed[left], mixed[at]] = [mixed[at] as T, mixed[left] as T];
  }
  return mixed;
}

/** What trial fights have shown about the moves of an encounter. */
export interface KnownMoves {
  /** Moves, by `keyOfMove`, that harm nobody. */
  readonly harmless: ReadonlySet<string>;
  /**
   * What a blow changed on average in the balance of its striker (`balanceFor`), by
   * `keyOfBlow`. A kind that nobody of that name could strike is not in it.
   */
  readonly worths: ReadonlyMap<string, number>;
}

/** What a policy sees. It knows everything, hidden combatants too, and changes nothing. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly fight: Fight;
  /** The turn order, once somebody has asked for it (`orderOf`). */
  order?: TurnOrder | undefined;
  /**
   * Moves, by `keyOfMove`, that were found in this run to harm nobody, such as a stance. Policies
   * need not try them again.
   */
  readonly harmless: Set<string>;
  /** What trial fights have shown; left out where none were played. The first call plays them. */
  readonly known?: (() => KnownMoves) | undefined;
}

/**
 * A move that was begun on a copy and waits at its first question. A play may go on with it in
 * place of beginning the same move anew (`adoptMove`), as long as its own fight is the same.
 */
export interface BegunMove {
  readonly fight: Fight;
  readonly happened: readonly Happened[];
  readonly flow: Generator<Ask, void, Answer>;
  readonly asked: Ask;
}

/** A move with the answer to its first question, where the policy has chosen that too. */
export interface PlannedMove {
  readonly move: Act;
  readonly first?: Answer;
  /** The move as the policy has begun it on a copy of the position, which saves doing it again. */
  readonly begun?: BegunMove | undefined;
}

/** Decides for a side. The same position and the same chance bring the same decision. */
export interface FightPolicy {
  /** The next move of a combatant who may act now; undefined where the policy has nothing to do. */
  move(position: Position, actor: Id, chance: ChanceSource): PlannedMove | undefined;
  /** A fitting answer to the open question. The position is in the middle of a move. */
  answer(position: Position, asked: Decision, chance: ChanceSource): Answer;
}

/** The policy of each side; undefined asks for the policy of those who are of no side. */
export type PolicyOfSide = (side: Id | undefined) => FightPolicy;
