/** Tests what a formula of dice means, and the sentence that refuses any other text (FF-08). */
import { describe, expect, it } from 'vitest';
import { parseFormula } from './formula.ts';

const read = (text: string) => {
  const found = parseFormula(text);
  if (!found.ok) throw new Error(found.refusal.text);
  return found.value;
};
const refused = (text: string) => {
  const found = parseFormula(text);
  return found.ok ? '' : found.refusal.text;
};

describe('FF-08 a formula', () => {
  it.each([
    ['2d6+3', [{ sign: 1, count: 2, sides: 6, read: 'sum' }], 3],
    ['d20', [{ sign: 1, count: 1, sides: 20 }], 0],
    ['D% − 5', [{ sides: 100 }], -5],
    [
      '3D8! + 2 - 1d4',
      [
        { count: 3, read: 'exploding' },
        { sign: -1, sides: 4 },
      ],
      2,
    ],
    ['4d6kh3', [{ keep: { which: 'highest', of: 3 } }], 0],
    ['4d6k3', [{ keep: { which: 'highest', of: 3 } }], 0],
    ['2d20kl', [{ keep: { which: 'lowest', of: 1 } }], 0],
    ['8d10>=7', [{ from: 7 }], 0],
    ['8d10>7', [{ from: 8 }], 0],
    ['7', [], 7],
  ])('reads %s', (text, dice, flat) => {
    expect(read(text)).toMatchObject({ dice, flat, boons: 0, purpose: '' });
  });
  it('reads the number to reach, the advantage and the purpose, in any sequence', () => {
    expect(read('d20+5 vs 15 to hit')).toMatchObject({ reach: 15, boons: 0, purpose: 'to hit' });
    expect(read('d20 adv vs 15')).toMatchObject({ reach: 15, boons: 1, purpose: '' });
    expect(read('d20 against 12 disadvantage advising')).toMatchObject({ reach: 12, boons: -1, purpose: 'advising' });
  });
  it.each([
    ['', 'There is no formula.'],
    ['fire', '“fire” is no dice.'],
    ['2d', '“2d” is no dice.'],
    ['2d6x', '“2d6x” is no dice.'],
    ['2d6+', '“+” is no dice and no number.'],
    ['2d6+d', '“+d” is no dice and no number.'],
    ['0d6', '“0d6”: a roll has 1 to 60 dice of a kind, not 0.'],
    ['99d6', '“99d6”: a roll has 1 to 60 dice of a kind, not 99.'],
    ['d1', '“d1”: a die has 2 to 1000 sides, not 1.'],
    ['2d6kh3', '“2d6kh3”: of 2 dice 1 to 2 can be kept, not 3.'],
    ['2d6>=7', '“2d6>=7”: dice of 6 sides are counted from 2 to 6, not from 7.'],
    ['4d6kh3>=2', '“4d6kh3>=2”: dice are either kept or counted, not both.'],
    ['d4+d6+d8+d10+d12', 'A formula has at most 4 kinds of dice, not 5.'],
    ['d6+99999', 'A formula adds at most 9999, not 99999.'],
    ['40d20kh20', 'Fewer dice, please: nobody can work out the odds of so many.'],
  ])('refuses “%s” with its fault, and says how dice are written', (text, fault) => {
    expect(refused(text)).toBe(`${fault} Write dice like 2d6+3, d20 adv vs 15 or 4d6kh3.`);
  });
});
