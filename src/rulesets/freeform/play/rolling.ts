/** Rolls by formula (FF-08) with advantage and disadvantage (FF-09). */
import type { DieGroup } from '../../../engine/dice/dice.ts';
import { type Asking, askText, type Flow, netRuled, rollRuled } from '../../../engine/flow.ts';
import { loggedDiceOf } from '../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../../engine/question.ts';
import { tallyOf } from '../../../engine/words.ts';
import type { FreeformFight } from '../fight.ts';
import {
  type DiceTerm,
  type Formula,
  hasExactOdds,
  isOneSum,
  LONGEST_FORMULA,
  parseFormula,
} from '../sheet/formula.ts';
import { tellRuling } from './telling.ts';

/** The result of a formula. */
export interface FormulaResult {
  total: number;
  dice: LoggedDice[];
}

const BOONS: readonly Ruling[] = [
  { id: 'advantage', label: 'Advantage' },
  { id: 'disadvantage', label: 'Disadvantage' },
];
const POINTS: readonly Ruling[] = [
  { id: 'more', label: '+1' },
  { id: 'less', label: '−1' },
];

/** Reads a formula whose text the schema has already accepted. */
export function formulaOf(text: string): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(read.refusal.text);
  return read.value;
}

/**
 * Asks for a formula, and asks again with the fault of the typed text until the text can be read.
 * Meanwhile nothing changes. Gives the text and the formula.
 */
export function* askFormula(asking: Asking, suggested: string): Flow<{ text: string; formula: Formula }> {
  let fault: string | undefined;
  for (;;) {
    const detail = fault ?? asking.detail;
    const text = yield* askText({ ...asking, ...(detail ? { detail } : {}) }, suggested, LONGEST_FORMULA);
    const read = parseFormula(text);
    if (read.ok) return { text, formula: read.value };
    fault = read.refusal.text;
  }
}

/**
 * FF-09: the first dice of a formula with one die more for each boon. The same number of dice
 * counts as before: the best, or the worst with boons below 0. A pool gains dice, or loses them
 * down to one.
 */
export function withBoons([first, ...others]: readonly DiceTerm[], boons: number): readonly DiceTerm[] {
  if (!first || boons === 0) return first ? [first, ...others] : [];
  if (first.from !== undefined) return [{ ...first, count: Math.max(1, first.count + boons) }, ...others];
  // Where the lowest dice count already, as in 2d20kl1, an advantage removes dice again.
  const kept = first.keep?.of ?? first.count;
  const spare = first.count - kept;
  const net = boons + (first.keep?.which === 'lowest' ? -spare : spare);
  const { keep: _, ...plain } = first;
  const count = kept + Math.abs(net);
  if (net === 0) return [{ ...plain, count }, ...others];
  return [{ ...plain, count, keep: { which: net > 0 ? 'highest' : 'lowest', of: kept } }, ...others];
}

const idOf = (at: number): string => `dice-${at + 1}`;
const groupOf = ({ count, sides, read, keep, from, sign }: DiceTerm, at: number): DieGroup => ({
  id: idOf(at),
  count,
  sides,
  read: from !== undefined ? { by: 'successes', from } : keep ? { by: 'keep', ...keep } : { by: 'sum' },
  ...(read === 'exploding' ? { explode: 'whole' } : {}),
  ...(sign < 0 ? { label: 'taken away' } : {}),
});

/** The dice of a roll. Where all dice are added up, odds and typed results need only their sum. */
export function diceOfRoll(dice: readonly DiceTerm[]): Pick<Roll, 'groups' | 'compare'> {
  const groups = dice.map(groupOf);
  return isOneSum(dice) ? { groups, compare: { which: 'highest', sets: [groups.map(({ id }) => id)] } } : { groups };
}

/** The result of dice that fell. */
export const totalOfDice = (dice: readonly DiceTerm[], flat: number, { values }: Rolled): number =>
  dice.reduce((sum, { sign }, at) => sum + sign * (values[idOf(at)] ?? 0), flat);

/**
 * FF-08: asks for the dice of a formula; the game master may rule on them before they fall. A
 * formula without dice gives its number.
 */
export function* rollFormula(
  fight: FreeformFight,
  asking: Asking,
  { dice, flat, boons, reach }: Formula,
  name: string,
): Flow<FormulaResult> {
  if (dice.length === 0) return { total: flat, dice: [] };
  const under = (ruled: Parameters<typeof netRuled>[0]) => {
    const terms = withBoons(dice, boons + netRuled(ruled, 'roll', 'advantage', 'disadvantage'));
    return { terms, plus: flat + netRuled(ruled, 'roll', 'more', 'less') };
  };
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (so) => {
      const { terms, plus } = under(so);
      const net = boons + netRuled(so, 'roll', 'advantage', 'disadvantage');
      const mayBoon = hasExactOdds(withBoons(dice, net + 1)) && hasExactOdds(withBoons(dice, net - 1));
      const roll: Roll = {
        id: 'roll',
        seat: asking.seat,
        label: asking.title,
        ...diceOfRoll(terms),
        rulings: [...(mayBoon ? BOONS : []), ...POINTS],
      };
      if (plus !== 0) roll.tally = tallyOf('Added', [{ label: 'By the formula', value: plus, rule: 'FF-08' }]);
      if (reach !== undefined) roll.aim = `${reach - plus} or more`;
      return [roll];
    },
    (words) => tellRuling(fight, words),
  );
  const { terms, plus } = under(ruled);
  const fell: Rolled = rolled.roll ?? { faces: [], values: {} };
  return { total: totalOfDice(terms, plus, fell), dice: loggedDiceOf(name, terms.map(groupOf), fell) };
}
