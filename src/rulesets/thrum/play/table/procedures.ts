/**
 * The procedures that call one another in circles (an attack moves somebody, a step sets off an
 * attack), as one interface.
 */

import type { Flow } from '../../../../engine/flow.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import type { Square } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Effect } from '../../sheet/ability.ts';
import type { Until } from '../../sheet/carried.ts';
import type { Defence } from '../../sheet/sheet.ts';
import type { Condition } from '../../sheet/terms.ts';
import type { Use } from './owned.ts';

/** One modifier of a roll with its reason: boons (banes below 0) or a flat number. */
export interface RollPart {
  label: string;
  value: number;
  rule: string;
}

export type Kind = 'physical' | 'mental' | 'special';

/**
 * The plan of an attack: the lists of effects that land, and everything known before the defence is
 * chosen.
 */
export interface AttackPlan {
  use: Use;
  /**
   * The combatant who strikes, if not the user: a minion, a puppet. The user's numbers are rolled.
   */
  striker?: Id;
  target: Id;
  kind: Kind;
  tags: readonly string[];
  effect: readonly Effect[];
  success: readonly Effect[];
  critical: readonly Effect[];
  /** Boons and banes, and flat numbers, that the ability itself brings. */
  boons?: readonly RollPart[];
  plus?: readonly RollPart[];
  /** The modifier in place of the ability's own. */
  modifier?: RollPart;
  /**
   * Special ways of the attack: hits count as crits, the crit part lands twice, cover does not
   * count, no enemy trigger is set off, only these defences.
   */
  ways?: readonly (
    | 'hits crit'
    | 'crit twice'
    | 'no cover'
    | 'silent'
    | 'evasion only'
    | 'resilience only'
    | 'strike'
    | 'no ranged bane'
  )[];
}

export type Outcome = 'crit' | 'hit' | 'miss';

/** An attack as it runs: the parts that triggers may change before the defence, and the results. */
export interface Attack extends Omit<AttackPlan, 'boons' | 'plus'> {
  boons: RollPart[];
  plus: RollPart[];
  defenceBoons: RollPart[];
  defencePlus: RollPart[];
  defence: Defence | undefined;
  outcome: Outcome;
  /** The lead of the defender: 5 and more is a defence crit. */
  lead: number;
  defenceCrit: boolean;
  /** How much less Fatigue or Stress lands than was dealt. */
  lessen: number;
  /** The attack missed without dice, because the target got away. */
  evaded: boolean;
  /** Stances used up on this attack, by ability. */
  spent: string[];
  /** The load that this attack has dealt to the target so far. */
  dealt: { fatigue: number; stress: number };
}

/** A load that is about to land. */
export interface Harm {
  to: Id;
  fatigue: number;
  stress: number;
  /** The combatant whose ability deals the load. */
  from?: Id | undefined;
  /** What deals the load, in words. */
  by: string;
  /** A `cost` is paid, not dealt: no ability raises, lowers or answers it. */
  cause: 'ability' | 'cost' | 'burning';
  /** The rule of the log's sentence, when it is not TH-29. */
  rule?: RuleId;
  lessen?: number;
}

/** A step that is about to be made. */
export interface WalkStep {
  who: Id;
  from: Square;
  to: Square;
  own: boolean;
  /** The combatant whose ability forces the step. */
  by?: Id | undefined;
  halted: boolean;
  /**
   * The movement that the step costs in addition, and the movement that the walker has left for it.
   */
  price: number;
  left: number;
  /** The step comes from a drift, so it sets off no other drift. */
  drifting: boolean;
}

/** How the movement of a walk is paid. */
export interface WalkPayment {
  /** From the turn's movement (`turn`), or from movement that an ability gives (`free`). */
  pays: 'turn' | 'free';
  /** The movement left for the walk. */
  budget: number;
  /** TH-15: the walker pays for no height, and rolls for a drop of 2 or more. */
  leaps?: true;
  /** The movement spent in earlier legs of the same walk. */
  before?: number;
}
/** The result of a walk: whether it reached its end, and the movement that it took. */
export interface WalkOutcome {
  whole: boolean;
  spent: number;
}

/** Events that abilities may answer. */
export type GameEvent =
  | { on: 'targeted'; attack: Attack }
  | { on: 'defended'; attack: Attack }
  | { on: 'hit'; attack: Attack }
  | { on: 'leaves'; step: WalkStep }
  | { on: 'entered'; step: WalkStep };

export interface Table {
  readonly fight: ThrumFight;
  attack(plan: AttackPlan): Flow<Attack>;
  /** Runs effects for one target (or none), inside an attack or not. */
  run(use: Use, effects: readonly Effect[] | undefined, target?: Id, attack?: Attack): Flow<void>;
  fire(event: GameEvent): Flow<void>;
  deal(harm: Harm): Flow<void>;
  apply(
    to: Id,
    condition: Condition,
    n: number,
    more: { from?: Id | undefined; until?: Until; by: string; swapped?: boolean },
  ): Flow<void>;
  lose(who: Id, condition: Condition, n: number | 'all', cause: string): Flow<void>;
  /**
   * Walks along a path by own movement, until the end of the path or until the walk is cut short.
   */
  walk(who: Id, path: readonly Square[], gait: WalkPayment): Flow<WalkOutcome>;
  /** Makes one forced step. Gives false when the step could not be made. */
  force(who: Id, to: Square, by: Id | undefined, drifting?: boolean): Flow<boolean>;
  teleport(who: Id, to: Square): Flow<void>;
  /** TH-34: an incapacity roll. Gives true when the roll was passed. */
  incapacity(who: Id, why: string): Flow<boolean>;
  /** TH-31: a panic roll. Gives true when the roll was passed. */
  panic(who: Id, harder: number): Flow<boolean>;
  /**
   * A whole use of an ability: targets, Overexert, attack. Puppets and chains start further uses.
   */
  perform(use: Use): Flow<void>;
  position(use: Use): Flow<Id | undefined>;
}
