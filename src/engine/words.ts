/** The words of the program: small types that every part uses. */
import * as z from 'zod/mini';
import { idSchema } from '../space/scene.ts';

/** An id inside one encounter: of a combatant, a side, a zone. */
export type Id = string;
/** A rule by its number: `MU-21`; or `by hand` for a ruling of the GM. */
export type RuleId = string;

/** Why something is not allowed: words for the table, and the rule's number. */
export interface Reason {
  readonly rule: RuleId;
  readonly text: string;
  /** The same reason for people who mend the program or wrote the file; shown only on request. */
  readonly detail?: string | undefined;
}
/** Allowed, or the reason why not. */
export type Verdict = true | Reason;

/** A refusal, built short: `notAllowed('MU-02', 'Has already acted this round.')`. */
export const notAllowed = (rule: RuleId, text: string): Reason => ({ rule, text });

/**
 * The first reason against, or true if every verdict allows. Order the checks from the plainest to
 * the finest.
 */
export function allOf(...verdicts: readonly (Verdict | (() => Verdict))[]): Verdict {
  for (const item of verdicts) {
    const verdict = typeof item === 'function' ? item() : item;
    if (verdict !== true) return verdict;
  }
  return true;
}

/**
 * A seat that is asked or that acts: the game master, a whole side, or the player of one combatant.
 */
export const seatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gm') }),
  z.object({ kind: z.literal('side'), side: idSchema }),
  z.object({ kind: z.literal('combatant'), combatant: idSchema }),
]);
export type Seat = z.infer<typeof seatSchema>;
export const gmSeat: Seat = { kind: 'gm' };
export const seatOf = (combatant: Id): Seat => ({ kind: 'combatant', combatant });
export const seatOfSide = (side: Id): Seat => ({ kind: 'side', side });

/**
 * A number with its reasons: what the dice, the odds and the explanation on the screen all read.
 */
export interface Tally {
  label: string;
  total: number;
  parts: { label: string; value: number; rule: RuleId }[];
}
/** Adds up parts. A part of value 0 is left out unless it is the first part, the base. */
export function tallyOf(label: string, parts: readonly { label: string; value: number; rule: RuleId }[]): Tally {
  const kept = parts.filter((part, at) => at === 0 || part.value !== 0);
  return { label, total: kept.reduce((sum, part) => sum + part.value, 0), parts: kept.map((part) => ({ ...part })) };
}

/**
 * A result that may be refused: the value, or one sentence that says what is wrong, where, and what
 * to do.
 */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Reason };
export const okResult = <T>(value: T): Result<T> => ({ ok: true, value });
export const refusedResult = (
  rule: RuleId,
  text: string,
  detail?: string,
): { readonly ok: false; readonly refusal: Reason } => ({
  ok: false,
  refusal: { rule, text, ...(detail === undefined ? {} : { detail }) },
});

/** A name within a sentence: "the party" for a side called "The party". */
export const withinSentence = (name: string): string => name.replace(/^The\b/, 'the');
/** Words at the beginning of a sentence or a label. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A sentence as a clause of another one: without its capital and its full stop. */
export const clauseOf = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
/** A sentence with whom or what it is about: “A wall is in the way (Ann).” */
export const sentenceAbout = (sentence: string, about: string): string => `${sentence.replace(/\.$/, '')} (${about}).`;

/** "one zone", "3 zones". */
export const countWords = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Names in a sentence: "Ash", "Ash and Bo", "Ash, Bo and Cy". */
export function nameList(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nobody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
