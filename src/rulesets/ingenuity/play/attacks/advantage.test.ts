/** Advantage, size and exact odds of attacks: IN-23 to IN-28. */
import { describe, expect, it } from 'vitest';
import { forecast } from '../../../../engine/odds/odds.ts';
import { ingenuity } from '../../index.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
  diceOf,
  fightOf,
  fightOn,
  hitBy,
  lastOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  trackOf,
} from '../../table.testing.ts';

describe('advantage and size', () => {
  const flanked = (more: object[] = []) =>
    fightOn([
      { id: 'ann', on: [2, 2] },
      { id: 'foe', on: [3, 2], sheet: { endurance: poolOf(30) } },
      { id: 'bo', on: [4, 2] },
      { id: 'cy', on: [0, 2], sheet: { items: [bowOf()] } },
      ...(more as []),
    ]);
  it('IN-27 enemies on two opposite sides give advantage to anyone, archers too', () => {
    const at = flanked();
    expect(badgesOf(at, 'foe')).toContain('flanked');
    expect(detailOf(playOn(at, { do: 'attack', by: 'ann', with: 'spear' }), 'foe')).toContain(
      'advantage, flanked by Ann and Bo',
    );
    const shot = playOn(at, { do: 'attack', by: 'cy', with: 'bow' }, { answer: 'foe' });
    expect(questionOf(shot)).toMatchObject({ rolls: [{ groups: { length: 5 } }] });
    // The better pair counts.
    const hit = playOn(shot, diceOf(1, 1, 4, 4, 10));
    expect(lastOf(hit, 'IN-22')).toContain('8 against 6');
  });
  it('IN-27 two attackers at a corner from each other do not flank, nor does an unconscious one', () => {
    const corner = fightOn([{ id: 'ann' }, { id: 'foe' }, { id: 'bo', on: [3, 3] }]);
    expect(badgesOf(corner, 'foe')).not.toContain('flanked');
    const cold = playOn(flanked(), {
      edit: [{ edit: 'sheet', combatant: 'bo', path: 'states', value: ['unconscious'] }],
      label: 'Out',
    });
    expect(badgesOf(cold, 'foe')).not.toContain('flanked');
  });
  it('IN-27 an unseeing target gives advantage, and both together double', () => {
    const unseen = playOn(flanked(), { do: 'sight' }, { answer: 'ann' }, { answer: ['unseen'] });
    const aimed = playOn(unseen, { do: 'attack', by: 'ann', with: 'spear' });
    expect(detailOf(aimed, 'foe')).toContain('double advantage, sneak: does not see Ann');
    expect(questionOf(playOn(aimed, { answer: 'foe' }))).toMatchObject({ rolls: [{ groups: { length: 7 } }] });
    const after = playOn(aimed, { answer: 'foe' }, diceOf(1, 1, 1, 1, 1, 1, 10));
    expect(badgesOf(after, 'ann')).not.toContain('unseen');
  });
  it('IN-27 what the map says while one aims has each reason with its rule', () => {
    const at = playOn(
      fightOn([
        { id: 'ann', sheet: { size: 5, states: ['unseen'] } },
        { id: 'foe', on: [4, 2], sheet: { states: ['prone', 'guarding'], armour: 'plate' } },
        { id: 'bo', on: [5, 2] },
      ]),
    );
    const { text, parts } = ingenuity.aim(fightOf(at), 'ann', 'foe');
    expect(text).toContain('1 m, evasion 6, double advantage');
    expect(parts.map(({ text: told, rule }) => `${rule} ${told}`)).toEqual([
      'IN-21 1 m, every second diagonal counts 2 m',
      'IN-22 Spear reaches',
      'IN-22 evasion −2: plate',
      'IN-28 evasion +1: size difference',
      'IN-11 evasion +1: Guard',
      'IN-27 advantage: sneak: does not see Ann',
      'IN-27 advantage: flanked by Ann and Bo',
      'IN-19 advantage: target prone',
    ]);
  });
  it('IN-22 a wall in the way is said while one aims', () => {
    const at = fightOn([
      { id: 'ann', on: [8, 6] },
      { id: 'foe', on: [9, 6] },
    ]);
    expect(ingenuity.aim(fightOf(at), 'ann', 'foe').text).toContain('in the way');
  });
  it('IN-27 advantage and disadvantage cancel out', () => {
    const start = fightOn([
      { id: 'ann', sheet: { items: [bowOf()], states: ['unseen'] } },
      { id: 'foe', sheet: { states: ['prone'] } },
    ]);
    expect(questionOf(playOn(start, { do: 'attack', by: 'ann', with: 'bow' }, { answer: 'foe' }))).toMatchObject({
      rolls: [{ groups: { length: 3 } }],
    });
  });
  it('IN-27 by the other house rule advantage is one more attribute die', () => {
    const start = fightOn(
      [
        { id: 'ann', sheet: { states: ['unseen'] } },
        { id: 'foe', sheet: { endurance: poolOf(30) } },
      ],
      {
        house: { advantage: 'die' },
      },
    );
    const at = playOn(start, ...strikeBy('ann', 'foe', [1, 6, 2, 10]));
    expect(lastOf(at, 'IN-22')).toContain('8 against 6');
  });
  it('IN-28 a larger attacker finds evasion higher and deflection lower, a smaller one the opposite', () => {
    const foe = { size: 3, deflection: { physical: 4, elemental: 0 } };
    expect(lastOf(hitBy([3, 3, 10], foe), 'IN-22')).toContain('6 against 7');
    expect(trackOf(hitBy([4, 3, 10], foe), 'foe', 'endurance')).toBe(2);
    const small = { size: 3 };
    const at = hitBy([3, 2, 10], { deflection: { physical: 4, elemental: 0 } }, small);
    expect(lastOf(at, 'IN-22')).toContain('5 against 5');
    // 5 + 4 minus 5.
    expect(trackOf(at, 'foe', 'endurance')).toBe(6);
  });
});

describe('odds', () => {
  it('IN-22, IN-23, IN-24, IN-27 of an attack with advantage, luck and reduction are those counted by hand', () => {
    const start = fightOn([
      { id: 'ann', sheet: { states: ['unseen'] } },
      { id: 'foe', sheet: { endurance: poolOf(60), evasion: 7, deflection: { physical: 3, elemental: 0 } } },
    ]);
    const found = forecast(
      ingenuity,
      start.fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'spear' },
      [{ kind: 'choose', option: 'foe' }],
      'foe',
    );
    const wanted = new Map<string, number>();
    const sides = [1, 2, 3, 4, 5, 6];
    for (const a of sides)
      for (const b of sides)
        for (const c of sides)
          for (const d of sides)
            for (let luck = 1; luck <= 20; luck += 1) {
              const total = Math.max(a + b, c + d);
              const critical = luck >= 19;
              const lost = critical || total >= 7 ? Math.max(1, total + (critical ? 8 : 4) - 3) : 0;
              const key = lost > 0 ? `hurt-${lost}` : 'unhurt';
              wanted.set(key, (wanted.get(key) ?? 0) + 1 / (6 ** 4 * 20));
            }
    expect(found.covered).toBeCloseTo(1, 12);
    expect(found.outcomes).toHaveLength(wanted.size);
    for (const { outcome, chance } of found.outcomes) expect(chance).toBeCloseTo(wanted.get(outcome.key) ?? -1, 12);
  });
  it('IN-27 of double advantage with big dice are exact too, in few branches', () => {
    const big = { attributes: { strength: 12, dexterity: 12, wits: 6, will: 6 } as const, states: ['unseen' as const] };
    const start = fightOn([
      { id: 'ann', sheet: big },
      { id: 'foe', sheet: { states: ['prone'], items: [spearOf(), shieldOf()] } },
    ]);
    const found = forecast(
      ingenuity,
      start.fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'spear' },
      [{ kind: 'choose', option: 'foe' }],
      'foe',
    );
    expect(found.covered).toBeCloseTo(1, 12);
    expect(found.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});
