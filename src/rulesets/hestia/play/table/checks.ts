/**
 * Tests and saves (preface, HE-01, HE-09): d20 and a score against a number, with the highest of
 * the boons or banes.
 */
import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Rolled } from '../../../../engine/question.ts';
import { capitalized, type RuleId, type Tally, tallyOf } from '../../../../engine/words.ts';
import { keptDie } from '../../../common/dice.ts';
import { type Attribute, type Fighter, inState } from '../../sheet/sheet.ts';

export interface CheckPart {
  label: string;
  value: number;
  rule: RuleId;
}
/**
 * The parts of a check: what is added to the d20, the boons (banes below 0), and the number to
 * reach.
 */
export interface Check {
  tally: Tally;
  boons: Tally;
  reach: number;
  /** The name of the number to reach, where that number is a figure on a card. */
  against?: 'Defense';
}
export interface Checked {
  passed: boolean;
  /** The d20's face alone. */
  face: number;
  total: number;
  dice: LoggedDice[];
}

/**
 * The banes that a state or a load lays on its bearer: on actions (HE-16, HE-20), on tests but not
 * saves (liquor), on everything done with Might, Agility or Violence (a load). `of` is the tested
 * attribute.
 */
export function baneParts(one: Fighter, on: 'action' | 'test' | 'save', of: Attribute | 'violence'): CheckPart[] {
  const load = of === 'discipline' || of === 'savvy' ? 'free' : one.sheet.load;
  return [
    { label: 'no boons', value: 0, rule: 'HE-02' },
    { label: 'dazed', value: on === 'action' && inState(one, 'dazed') ? -1 : 0, rule: 'HE-16' },
    { label: 'hampered', value: on === 'action' && inState(one, 'hampered') ? -1 : 0, rule: 'HE-20' },
    { label: 'liquor', value: on !== 'save' && inState(one, 'liquor') ? -1 : 0, rule: 'HE-07' },
    { label: 'load', value: load === 'light' ? -1 : load === 'heavy' || load === 'crushing' ? -2 : 0, rule: 'HE-07' },
  ];
}

/** A test of an attribute against 20. */
export const attributeCheck = (
  one: Fighter,
  attribute: Attribute,
  rule: RuleId,
  boons: readonly CheckPart[],
): Check => ({
  tally: tallyOf(capitalized(attribute), [{ label: attribute, value: one.sheet.attributes[attribute], rule }]),
  boons: tallyOf('boons', boons),
  reach: 20,
});

/** A save: half the score, rounded down, against 20; a monster may have its own base. */
export const saveCheck = (
  one: Fighter,
  attribute: Attribute,
  rule: RuleId,
  boons: readonly CheckPart[] = baneParts(one, 'save', attribute),
): Check => ({
  tally: tallyOf(`${capitalized(attribute)} save`, [
    one.sheet.saves > 0
      ? { label: 'save', value: one.sheet.saves, rule }
      : { label: `half of ${attribute}`, value: Math.floor(one.sheet.attributes[attribute] / 2), rule },
  ]),
  boons: tallyOf('boons', boons),
  reach: 20,
});

/**
 * The dice of a check: the d20, and one d6 for each remaining boon or bane, of which the highest
 * counts.
 */
export function groupsOf(check: Check): DieGroup[] {
  const net = check.boons.total;
  const d20: DieGroup = { id: 'd20', count: 1, sides: 20, read: { by: 'sum' }, label: 'd20' };
  if (net === 0) return [{ ...d20 }];
  return [d20, { ...keptDie('boon', 6, Math.abs(net), 'highest'), label: net > 0 ? 'boon' : 'bane' }];
}

/** Reads a rolled check. */
export function readCheck(check: Check, label: string, rolled: Rolled): Checked {
  const face = rolled.values.d20 ?? 0;
  const total = face + check.tally.total + Math.sign(check.boons.total) * (rolled.values.boon ?? 0);
  return { passed: total >= check.reach, face, total, dice: loggedDiceOf(label, groupsOf(check), rolled) };
}
