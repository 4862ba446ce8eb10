/**
 * Reads a formula of dice as people write it: `2d6+3`, `d20 adv vs 15 climbing`, `4d6kh3`, `3d6!`,
 * `8d10>=7`. The result is a list of terms, or a refusal with a sentence.
 */
import * as z from 'zod/mini';
import { okResult, type Result, refusedResult } from '../../../engine/words.ts';

/** Dice of one kind, added or subtracted, and the way they are read. */
export interface DiceTerm {
  is: 'dice';
  sign: 1 | -1;
  count: number;
  sides: number;
  read: 'sum' | 'exploding';
  /** Only the best or worst dice count, as many as `of` says. */
  keep?: { which: 'highest' | 'lowest'; of: number };
  /** A pool: counts the dice that show this number or more. */
  from?: number;
}
/** The parts of a formula. */
export interface Formula {
  dice: readonly DiceTerm[];
  /** The sum of the formula's plain numbers. */
  flat: number;
  /** Extra dice, of which the best count; below 0, the worst count. */
  boons: number;
  /** The number that the result has to reach. */
  reach?: number;
  /** The words after the formula: what the roll is for. */
  purpose: string;
}

export const LONGEST_FORMULA = 80;
const MOST_DICE = 60;
const MOST_SIDES = 1000;
const MOST_TERMS = 4;
/** The most falls of dice that a formula may have; exact odds of so many take only a moment. */
const MOST_FALLS = 30_000;

const TERM = /^([+-]?)\s*(?:(\d*)d(\d+|%)((?:!|k[hl]?\d*|>=?\d+)*)|(\d+))(?![\w%])\s*/i;
const BOON = /^(adv(?:antage)?|dis(?:adv(?:antage)?)?)\b\s*/i;
const REACH = /^(?:vs\.?|against|dc)\s*(\d+)(?!\w)\s*/i;

const refusal = (text: string) => refusedResult('FF-08', `${text} Write dice like 2d6+3, d20 adv vs 15 or 4d6kh3.`);

/** Reads a formula. Refuses it with one sentence that names what cannot be read. */
export function parseFormula(text: string): Result<Formula> {
  let rest = text.replaceAll('−', '-').trim();
  const dice: DiceTerm[] = [];
  let flat = 0;
  let terms = 0;
  for (let found = TERM.exec(rest); found && (terms === 0 || found[1] !== ''); found = TERM.exec(rest)) {
    const [whole, mark, count, sides, how = '', number] = found;
    const sign = mark === '-' ? -1 : 1;
    if (sides === undefined) flat += sign * Number(number);
    else {
      const made = termOf({ is: 'dice', sign, ...sizeOf(count, sides), read: 'sum' }, how);
      if (typeof made === 'string') return refusal(`“${whole.trim()}”: ${made}`);
      dice.push(made);
    }
    terms += 1;
    rest = rest.slice(whole.length);
  }
  if (terms === 0) return refusal(rest === '' ? 'There is no formula.' : `“${firstWord(rest)}” is no dice.`);
  if (/^[+-]/.test(rest)) return refusal(`“${firstWord(rest)}” is no dice and no number.`);
  let boons = 0;
  let reach: number | undefined;
  for (;;) {
    const boon = BOON.exec(rest);
    const aim = boon ? null : REACH.exec(rest);
    if (boon) boons += /^adv/i.test(boon[0]) ? 1 : -1;
    else if (aim) reach = Number(aim[1]);
    else break;
    rest = rest.slice((boon ?? aim)?.[0].length);
  }
  const formula = { dice, flat, boons, ...(reach === undefined ? {} : { reach }), purpose: rest.trim() };
  const fault = faultOfFormula(formula);
  return fault === undefined ? okResult(formula) : refusal(fault);
}

const firstWord = (text: string): string => text.split(/\s/)[0]?.slice(0, 20) ?? '';
const sizeOf = (count: string | undefined, sides: string) => ({
  count: count ? Number(count) : 1,
  sides: sides === '%' ? 100 : Number(sides),
});

/** A term with the reading that is written after its dice; a sentence when that cannot be read. */
function termOf(term: DiceTerm, how: string): DiceTerm | string {
  let made = term;
  for (const [mark] of how.matchAll(/!|k[hl]?\d*|>=?\d+/gi)) {
    if (mark === '!') made = { ...made, read: 'exploding' };
    else if (mark.startsWith('>'))
      made = { ...made, from: Number(mark.replace(/\D/g, '')) + (mark.startsWith('>=') ? 0 : 1) };
    else {
      const which = /l/i.test(mark) ? 'lowest' : 'highest';
      made = { ...made, keep: { which, of: Number(mark.replace(/\D/g, '') || 1) } };
    }
  }
  const { count, sides, keep, from, read } = made;
  if (count < 1 || count > MOST_DICE) return `a roll has 1 to ${MOST_DICE} dice of a kind, not ${count}.`;
  if (sides < 2 || sides > MOST_SIDES) return `a die has 2 to ${MOST_SIDES} sides, not ${sides}.`;
  if (keep && (keep.of < 1 || keep.of > count)) return `of ${count} dice 1 to ${count} can be kept, not ${keep.of}.`;
  if (keep && from !== undefined) return 'dice are either kept or counted, not both.';
  if (from !== undefined && (from < 2 || (read === 'sum' && from > sides)))
    return `dice of ${sides} sides are counted from 2 to ${sides}, not from ${from}.`;
  return made;
}

/**
 * The fault of a formula as a whole, because it has too many dice or too large numbers; undefined
 * without one.
 */
function faultOfFormula({ dice, flat }: Formula): string | undefined {
  if (dice.length > MOST_TERMS) return `A formula has at most ${MOST_TERMS} kinds of dice, not ${dice.length}.`;
  if (Math.abs(flat) > 9999) return `A formula adds at most 9999, not ${flat}.`;
  if (!hasExactOdds(dice)) return 'Fewer dice, please: nobody can work out the odds of so many.';
  return undefined;
}

/** Whether the falls of these dice are few enough to work out the exact odds of all of them. */
export function hasExactOdds(dice: readonly DiceTerm[]): boolean {
  if (dice.some((one) => one.keep && one.keep.of < one.count && multisetsOf(one) > MOST_FALLS)) return false;
  // Dice that are all added up form one sum; other dice are told apart one by one.
  const values = dice.map(valuesOf);
  const falls = isOneSum(dice) ? values.reduce((a, b) => a + b, 0) : values.reduce((a, b) => a * b, 1);
  return falls <= MOST_FALLS;
}

/** Whether all dice are added up, so that only their sum matters. */
export const isOneSum = (dice: readonly DiceTerm[]): boolean => dice.length > 0 && dice.every(({ sign }) => sign === 1);

/**
 * How many values a die has. An exploding die is followed until the chance of more is negligible.
 */
const facesOf = ({ sides, read }: DiceTerm): number =>
  read === 'sum' ? sides : sides * (Math.ceil(9 / Math.log10(sides)) + 1);
const valuesOf = (one: DiceTerm): number => (one.from === undefined ? one.count * facesOf(one) : one.count + 1);
/** How many handfuls of dice differ when their sequence does not matter. */
function multisetsOf(one: DiceTerm): number {
  let so = 1;
  for (let n = 1; n <= one.count; n += 1) so = (so * (facesOf(one) + n - 1)) / n;
  return so;
}

/** A text that can be read as a formula. Any other text is refused with a sentence. */
export const formulaSchema = z.string().check(
  z.maxLength(LONGEST_FORMULA),
  z.superRefine((text, context) => {
    const read = parseFormula(text);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.refusal.text, input: text });
  }),
);
