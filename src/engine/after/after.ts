/**
 * What a game says about the time after a fight: which values last, what has ended, and the rests
 * between fights.
 */
import * as z from 'zod/mini';
import type { Fight } from '../fight.ts';
import type { Id, RuleId, Verdict } from '../words.ts';

/**
 * A sheet value that was kept, by its dotted path. An entry without `value` means that the sheet
 * had none.
 */
export const keptSchema = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(80)),
  value: z.optional(z.unknown()),
});
export type Kept = z.infer<typeof keptSchema>;
/** The most values that are kept of one sheet. */
export const MOST_KEPT = 60;

/** Something that lasts, has ended or has changed, as one short line with its rule. */
export interface Lasting {
  text: string;
  rule: RuleId;
  tone?: 'good' | 'bad';
}

/** Dice that a rest asks for. */
export interface RestDice {
  id: string;
  label: string;
  sides: number;
}

/**
 * The values that a rest needs besides the sheet. `fresh`: the sheet before any fight changed it.
 * `faces`: faces by the ids of the dice.
 */
export interface Resting<Sheet = unknown> {
  fresh: Sheet;
  faces: Readonly<Record<string, number>>;
  choice?: string | undefined;
}

/** A rest, a night, or the time between fights, as the chapter describes it. */
export interface Rest<Sheet = unknown> {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** What the rest gives, in one sentence of our own. */
  readonly says: string;
  /**
   * Set where no chapter gives the numbers. The table may decide otherwise, and then sets the
   * difference by hand.
   */
  readonly assumed?: true;
  /**
   * Limits how often the rest may be taken: at most `times` times until one of the rests in `until`
   * (by id) comes between.
   */
  readonly most?: { readonly times: number; readonly until: readonly string[] };
  /**
   * What the player must choose before the rest. An empty list means that the rest has nothing to
   * do; left out, no choice is needed.
   */
  choices?(sheet: Sheet): readonly { id: string; label: string }[];
  dice?(sheet: Sheet): readonly RestDice[];
  /** Whether the rest may be taken with this sheet; left out, it always may. */
  allowed?(sheet: Sheet): Verdict;
  /** The sheet after the rest. Pure: the given sheet is not changed. */
  take(sheet: Sheet, how: Resting<Sheet>): Sheet;
}

/** Something that a character's history counts: wounds, deaths cheated. */
export interface Counted<Sheet = unknown> {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** How many of the counted thing a fight brought, by the sheets before and after the fight. */
  of(before: Sheet, after: Sheet): number;
}

/** What a game says about the time after a fight. */
export interface After<Sheet = unknown, State = unknown, House = unknown> {
  /** The paths of the sheet values that last, each with the rule that says so. */
  readonly stays: readonly { readonly path: string; readonly rule: RuleId }[];
  /**
   * A combatant's sheet once the fight is over: effects that end with the fight are ended, each
   * with a line. `before` is the sheet at the start of the fight, for how things are carried. Pure.
   */
  over(fight: Fight<Sheet, State, House>, who: Id, before: Sheet): { sheet: Sheet; ended: Lasting[] };
  /**
   * What changed between two sheets among the lasting values, in the game's words: "Wounds 0 → 1".
   */
  changes(before: Sheet, after: Sheet): Lasting[];
  /**
   * A combatant's state at the start of the next fight, in short: "3 of 8, Burdened". '' if the
   * combatant is whole.
   */
  words(sheet: Sheet, fresh: Sheet): string;
  readonly counts: readonly Counted<Sheet>[];
  readonly rests: readonly Rest<Sheet>[];
}
