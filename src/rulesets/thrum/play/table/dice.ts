/**
 * Thrum's dice: 2d6 with boons and banes, two combatants' rolls against each other, and one
 * combatant's roll against a load.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { type Flow, netRuled, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../../../engine/question.ts';
import { countWords, type Id, type Seat, seatOf, tallyOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { signedNumber } from '../../sheet/terms.ts';
import { abilityBy, potentialCap } from './owned.ts';
import type { RollPart } from './procedures.ts';
import { tellRuling } from './table.ts';

/**
 * The dice of a roll. Boons and banes cancel; each one left adds a die, and the two highest (boons)
 * or lowest (banes) count.
 */
export const groupOf = (net: number): DieGroup => ({
  id: 'dice',
  count: 2 + Math.abs(net),
  sides: 6,
  read: { by: 'keep', which: net < 0 ? 'lowest' : 'highest', of: 2 },
});
export const netOf = (parts: readonly RollPart[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/**
 * The boons and banes in words: "1 boon (Brace +1 TH-39)" for the label of a roll. The log, which
 * has one rule for each sentence, leaves out the rules of the parts.
 */
export function leanText(parts: readonly RollPart[], rules: 'with rules' | 'without rules' = 'with rules'): string {
  const shown = parts.filter(({ value }) => value !== 0);
  if (shown.length === 0) return '';
  const net = netOf(shown);
  const words = net === 0 ? 'even' : countWords(Math.abs(net), net > 0 ? 'boon' : 'bane');
  // A ruling is no rule of the book.
  const named = (rule: string) => (rules === 'with rules' && rule !== 'by hand' ? ` ${rule}` : '');
  const each = shown.map(({ label, value, rule }) => `${label} ${signedNumber(value)}${named(rule)}`);
  return `${words} (${each.join(', ')})`;
}

/** A roll of one combatant, with its flat numbers and its boons (banes below 0). */
export interface Test {
  id: string;
  seat: Seat;
  label: string;
  /** The name of the dice in the log. */
  dice: string;
  numbers: readonly RollPart[];
  lean: readonly RollPart[];
  aim?: string;
}
/**
 * The result of a roll. `double` means that the two dice that count are equal, from which some
 * novas gain Potential.
 */
export interface Tested {
  total: number;
  double: boolean;
  /** The boons and banes that the dice were rolled with, in the log's words; empty without any. */
  lean: string;
  dice: LoggedDice[];
}

const RULINGS: readonly Ruling[] = [
  { id: 'boon', label: 'a boon' },
  { id: 'bane', label: 'a bane' },
  { id: 'more', label: '+1 to the total' },
  { id: 'less', label: '−1 to the total' },
];
const byRuling = (value: number): RollPart => ({ label: 'ruling', value, rule: 'by hand' });
const under = (test: Test, ruled: Ruled): Test => ({
  ...test,
  numbers: [...test.numbers, byRuling(netRuled(ruled, test.id, 'more', 'less'))],
  lean: [...test.lean, byRuling(netRuled(ruled, test.id, 'boon', 'bane'))],
});

function rollOf({ id, seat, label, numbers, lean, aim }: Test): Roll {
  const words = leanText(lean);
  return {
    id,
    seat,
    label: words ? `${label} · ${words}` : label,
    groups: [groupOf(netOf(lean))],
    tally: tallyOf('added', numbers),
    ...(aim ? { aim } : {}),
    rulings: [...RULINGS],
  };
}

function testedOf({ dice, numbers, lean }: Test, rolled: Rolled | undefined): Tested {
  const net = netOf(lean);
  const values = (rolled?.faces[0] ?? []).map((chain) => chain[0] ?? 0).sort((a, b) => (net < 0 ? a - b : b - a));
  return {
    total: (rolled?.values.dice ?? 0) + netOf(numbers),
    double: values.length >= 2 && values[0] === values[1],
    lean: leanText(lean, 'without rules'),
    dice: rolled ? loggedDiceOf(dice, [groupOf(net)], rolled) : [],
  };
}

/** The result of a roll that nobody was asked for. */
export const NOTHING: Tested = { total: 0, double: false, lean: '', dice: [] };

/** Asks for rolls, which the GM may change by ruling. Gives the result of each by its id. */
export function* rollTests(
  fight: ThrumFight,
  asking: Parameters<typeof rollRuled>[0],
  tests: readonly Test[],
): Flow<Record<string, Tested>> {
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (made) => tests.map((test) => rollOf(under(test, made))),
    (words) => tellRuling(fight, words),
  );
  return Object.fromEntries(tests.map((test) => [test.id, testedOf(under(test, ruled), rolled[test.id])]));
}

/** Gives the seat that rolls for a combatant: the controller's for a minion. */
export function seatFor(fight: ThrumFight, who: Id): Seat {
  const { controller } = sheetOf(fight, who);
  return seatOf(controller ?? who);
}

/**
 * Adds 1 to a combatant's Potential for one of its novas, never above the nova's cost (6 for a nova
 * of X).
 */
export function gainPotential(fight: ThrumFight, who: Id, nova: string): void {
  const sheet = sheetOf(fight, who);
  if (!sheet.abilities.some(({ id }) => id === nova)) return;
  const ability = abilityBy(fight, nova);
  const most = ability ? potentialCap(fight, who, ability) : 6;
  sheet.potential[nova] = Math.min(most, (sheet.potential[nova] ?? 0) + 1);
}

/** One roll of one combatant. Gives the total and the dice for the log. */
export function* rollSingle(
  fight: ThrumFight,
  who: Id,
  asking: { title: string; rule: string; aim: string },
  numbers: readonly RollPart[],
  lean: readonly RollPart[],
): Flow<Tested> {
  const seat = seatFor(fight, who);
  const { title, rule, aim } = asking;
  const test: Test = { id: 'roll', seat, label: title, dice: title, numbers, lean, aim };
  const tested = (yield* rollTests(fight, { seat, title, rule, about: [who] }, [test])).roll ?? NOTHING;
  if (tested.double) gainPotential(fight, who, 'a-pound-of-fleche');
  return tested;
}
