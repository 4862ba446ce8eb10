/**
 * The exact odds of an attack, compared with a count of every fall of the dice, with up to three
 * boons or banes on each side.
 */
import { describe, expect, test } from 'vitest';
import { inputsOf } from '../../../../engine/byHand/inputs.ts';
import { distribution } from '../../../../engine/dice/distribution.ts';
import type { Fight } from '../../../../engine/fight.ts';
import { forecast } from '../../../../engine/odds/odds.ts';
import { playOut, thrumGame } from '../../driver.testing.ts';
import { groupOf } from '../table/dice.ts';

/**
 * Counts every fall of 2 + |net| dice one by one: how often the two dice that count have each
 * total.
 */
function counted(net: number): Map<number, number> {
  const dice = 2 + Math.abs(net);
  const out = new Map<number, number>();
  const all = 6 ** dice;
  for (let n = 0; n < all; n += 1) {
    const faces: number[] = [];
    for (let k = 0, left = n; k < dice; k += 1, left = Math.floor(left / 6)) faces.push((left % 6) + 1);
    faces.sort((a, b) => (net < 0 ? a - b : b - a));
    const total = (faces[0] ?? 0) + (faces[1] ?? 0);
    out.set(total, (out.get(total) ?? 0) + 1 / all);
  }
  return out;
}

describe('exact odds', () => {
  test.each([-3, -2, -1, 0, 1, 2, 3])('TH-18: 2d6 with %i boons (banes below 0) is as counted by hand', (net) => {
    const hand = counted(net);
    for (const { value, chance } of distribution(groupOf(net))) expect(chance).toBeCloseTo(hand.get(value) ?? -1, 12);
  });
  test('TH-18: plain 2d6 has the 36 falls that everyone knows', () => {
    expect(distribution(groupOf(0)).map(({ chance }) => Math.round(chance * 36))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
  });

  // The attacker adds 3, the defender 1. Weakened and Exhausted are banes of the attack; a stance
  // and Dazed change the defence.
  const cases: [name: string, defence: string, ash: string[], bo: string[], stance: string | null][] = [
    ['Resilience, nothing else', 'resilience', [], [], null],
    ['Resilience in Brace', 'resilience', [], [], 'brace'],
    ['Resilience, the attacker Weakened', 'resilience', ['weakened'], [], null],
    ['Resilience, the defender Dazed', 'resilience', [], ['dazed'], null],
    ['Evasion with its own Boon', 'evasion', [], [], null],
    ['Evasion in Dodge', 'evasion', ['weakened'], [], 'dodge'],
    ['Evasion in Dodge, Hastened: three boons', 'evasion', [], ['hastened'], 'dodge'],
    ['Evasion, Vulnerable and Dazed', 'evasion', [], ['vulnerable', 'dazed'], null],
  ];
  test.each(cases)('TH-19: %s', (_, defence, ash, bo, stance) => {
    const states = (list: string[]) =>
      Object.fromEntries(list.map((id) => [`conditions.${id}`, { n: 1, until: 'ended' }]));
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['flaming-arrow'],
        sheet: { 'attributes.pow': 2, 'training.archery': 2, ...states(ash) },
      },
      bo: {
        at: [5, 2],
        side: 'foes',
        sheet: {
          'attributes.end': 1,
          'attributes.ref': 1,
          'tolerance.fatigue': 9,
          ...states(bo),
          ...(stance ? { stance: { ability: stance, mode: '', uses: 0 } } : {}),
        },
      },
    }).begin('ash', 'bo');
    const open = d.do('use', 'flaming-arrow').say('bo').encounter.open;
    if (!open) throw new Error('the move is open');
    const answers = [...inputsOf(open.given), { kind: 'choose' as const, option: defence }];
    const found = forecast(thrumGame, d.encounter.fight as Fight, open.command, answers, 'bo');
    expect(found.covered).toBeCloseTo(1, 12);
    const lean =
      (defence === 'evasion' && !bo.includes('vulnerable') ? 1 : 0) +
      (stance ? 1 : 0) -
      (bo.includes('dazed') ? 1 : 0) +
      (defence === 'evasion' && bo.includes('hastened') ? 1 : 0);
    const [attack, guard] = [counted(-ash.length), counted(lean)];
    let hit = 0;
    for (const [a, p] of attack) for (const [g, q] of guard) if (a + 3 > g + 1) hit += p * q;
    const chance = found.outcomes
      .filter(({ outcome }) => outcome.key.startsWith('hit'))
      .reduce((sum, one) => sum + one.chance, 0);
    expect(chance).toBeCloseTo(hit, 10);
  });
});
