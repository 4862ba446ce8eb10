/** What a game has to say of the time after a fight: what lasts of somebody, what has ended, and the rests between fights. */
import * as z from 'zod/mini';
import type { Fight } from '../fight.ts';
import type { Id, RuleId, Verdict } from '../words.ts';

/** A value of a sheet as it was kept, by its dotted path; without `value` there was none. */
export const keptSchema = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(80)),
  value: z.optional(z.unknown()),
});
export type Kept = z.infer<typeof keptSchema>;
/** At most so many values of one sheet. */
export const MOST_KEPT = 60;

/** Something that lasts, ended or changed, as one short line with its rule. */
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

/** What a rest has to go by besides the sheet. `fresh`: the sheet as it was before any fight changed it. `faces`: by the ids of the dice. */
export interface Resting<Sheet = unknown> {
  fresh: Sheet;
  faces: Readonly<Record<string, number>>;
  choice?: string | undefined;
}

/** A rest, a night, a time between fights, as the chapter has it. */
export interface Rest<Sheet = unknown> {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** What it gives, in one sentence of ours. */
  readonly says: string;
  /** No chapter gives its numbers: the table may decide otherwise, and sets by hand what is different. */
  readonly assumed?: true;
  /** Not more often than so until one of `until` comes between, by their ids. */
  readonly most?: { readonly times: number; readonly until: readonly string[] };
  /** What has to be chosen first; nothing to choose from: nothing to do. Left out: nothing has to. */
  choices?(sheet: Sheet): readonly { id: string; label: string }[];
  dice?(sheet: Sheet): readonly RestDice[];
  /** Whether it can be taken so; left out: always. */
  allowed?(sheet: Sheet): Verdict;
  /** The sheet after it. Pure: the one that is given stays as it is. */
  take(sheet: Sheet, how: Resting<Sheet>): Sheet;
}

/** Something that a character's history counts: wounds, deaths cheated. */
export interface Counted<Sheet = unknown> {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** How many a fight brought, from the sheets before and after it. */
  of(before: Sheet, after: Sheet): number;
}

/** What a game says of the time after a fight. */
export interface After<Sheet = unknown, State = unknown, House = unknown> {
  /** The values of a sheet that last, each with the rule by which it does. */
  readonly stays: readonly { readonly path: string; readonly rule: RuleId }[];
  /**
   * Somebody's sheet once the fight is over: what ends with it is ended, each with its line. `before`: as they came to it, for how
   * things are carried. Pure.
   */
  over(fight: Fight<Sheet, State, House>, who: Id, before: Sheet): { sheet: Sheet; ended: Lasting[] };
  /** What changed between two sheets among what lasts, in the game's words: "Wounds 0 → 1". */
  changes(before: Sheet, after: Sheet): Lasting[];
  /** How somebody comes to the next fight, short: "3 of 8, Burdened". '' for whoever is whole. */
  words(sheet: Sheet, fresh: Sheet): string;
  readonly counts: readonly Counted<Sheet>[];
  readonly rests: readonly Rest<Sheet>[];
}
