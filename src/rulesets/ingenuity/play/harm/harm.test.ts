/** Harm: IN-35 to IN-40. */
import { describe, expect, it } from 'vitest';
import { DAMAGE } from '../../sheet/items.ts';
import {
  badgesOf,
  diceOf,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  playOn,
  poolOf,
  questionOf,
  spearOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const alone = (foe: object = {}, ann: object = {}) =>
  fightOn([
    { id: 'ann', sheet: ann },
    { id: 'foe', sheet: foe },
    { id: 'foe-2', on: [9, 6] },
  ]);
/** A foe that takes damage by the GM's ruling. */
const harmed = (foe: object, amount: number, type = 'unnamed') =>
  playOn(alone(foe), { do: 'harm' }, { answer: 'foe' }, { answer: type }, { answer: amount });

describe('harm', () => {
  it('IN-35 physical and elemental damage are reduced by their own deflection, typeless by none', () => {
    const deflection = { physical: 2, elemental: 5 };
    const left = (type: string) => trackOf(harmed({ deflection }, 8, type), 'foe', 'endurance');
    for (const [type, kind] of Object.entries(DAMAGE))
      expect([type, left(type)]).toEqual([type, { physical: 4, elemental: 7, typeless: 2 }[kind]]);
    expect(Object.values(DAMAGE).filter((kind) => kind === 'physical')).toHaveLength(3);
    expect(Object.values(DAMAGE).filter((kind) => kind === 'elemental')).toHaveLength(6);
  });
  it('IN-36 half of the endurance or less is harmed, any health missing is bloodied', () => {
    const foe = { endurance: poolOf(12), health: poolOf(12) };
    expect(badgesOf(harmed(foe, 5), 'foe')).not.toContain('harmed');
    expect(badgesOf(harmed(foe, 6), 'foe')).toContain('harmed');
    expect(badgesOf(harmed(foe, 12), 'foe')).not.toContain('bloodied');
    expect(badgesOf(harmed(foe, 13), 'foe')).toContain('bloodied');
  });
  it('IN-37 more health missing than the constitution: unconscious, or Fortify against what is missing', () => {
    const foe = { endurance: poolOf(4), health: poolOf(12), constitution: 4, stamina: poolOf(1) };
    expect(questionOf(harmed(foe, 8))).toBeUndefined();
    const asks = harmed(foe, 9);
    expect(questionOf(asks)).toMatchObject({ rule: 'IN-37', seat: { combatant: 'foe' } });
    expect(wordOf(playOn(asks, { answer: 'none' }), 'foe')).toBe('unconscious');
    const held = playOn(asks, { answer: 'ward' }, diceOf(3, 2, 10));
    expect([wordOf(held, 'foe'), trackOf(held, 'foe', 'stamina'), trackOf(held, 'foe', 'reactions')]).toEqual([
      'standing',
      0,
      0,
    ]);
    expect(wordOf(playOn(asks, { answer: 'ward' }, diceOf(3, 1, 10)), 'foe')).toBe('unconscious');
    expect(wordOf(harmed({ ...foe, stamina: poolOf(0) }, 9), 'foe')).toBe('unconscious');
  });
  it('IN-37 who loses consciousness falls prone, and drops what it was at', () => {
    const at = harmed({ endurance: poolOf(0), constitution: 0 }, 3);
    expect(badgesOf(at, 'foe')).toEqual(expect.arrayContaining(['unconscious', 'prone']));
  });
  it('IN-38 no health left is unconscious; only damage beyond it risks death', () => {
    const foe = { endurance: poolOf(0), health: poolOf(5) };
    const exact = harmed(foe, 5);
    expect([wordOf(exact, 'foe'), questionOf(exact)]).toEqual(['unconscious', undefined]);
    const over = harmed(foe, 6);
    expect(questionOf(over)).toMatchObject({ rule: 'IN-38', rolls: [{ aim: 'luck of 10 or more' }] });
    expect(wordOf(playOn(over, diceOf(9)), 'foe')).toBe('dead');
    expect(wordOf(playOn(over, diceOf(10)), 'foe')).toBe('unconscious');
  });
  it('IN-38 each success raises the number by 5 for good', () => {
    const once = playOn(harmed({ endurance: poolOf(0), health: poolOf(5) }, 6), diceOf(10));
    const again = playOn(once, { do: 'harm' }, { answer: 'foe' }, { answer: 'fire' }, { answer: 3 });
    expect(questionOf(again)).toMatchObject({ rolls: [{ aim: 'luck of 15 or more' }] });
    const twice = playOn(again, diceOf(15));
    expect(fightOf(twice).combatants.foe?.sheet.deathNumber).toBe(20);
    expect(wordOf(playOn(again, diceOf(14)), 'foe')).toBe('dead');
  });
  it('IN-39 a nonlethal blow beyond the last health risks no death that time; damage at no health does', () => {
    const foe = { endurance: poolOf(0), health: poolOf(5) };
    const club = { items: [spearOf({ nonlethal: true })] };
    const first = playOn(alone(foe, club), ...strikeBy('ann', 'foe', [3, 3, 10]));
    expect([wordOf(first, 'foe'), questionOf(first)]).toEqual(['unconscious', undefined]);
    expect(lastOf(first, 'IN-39')).toContain('does not risk death');
    const second = playOn(first, ...strikeBy('ann', 'foe', [4, 4, 1, 1, 1, 1, 10]));
    expect(questionOf(second)).toMatchObject({ rule: 'IN-38' });
  });
  it('IN-40 a killing strike takes three actions: combat with advantage against the constitution', () => {
    const lies = { states: ['unconscious' as const], constitution: 6, endurance: poolOf(30) };
    const start = alone(lies);
    const strikes = playOn(start, { do: 'killing-strike', by: 'ann', with: 'spear' }, { answer: 'foe' });
    expect([trackOf(strikes, 'ann', 'actions'), questionOf(strikes)]).toMatchObject([
      0,
      { rolls: [{ groups: { length: 5 } }] },
    ]);
    expect(wordOf(playOn(strikes, diceOf(1, 1, 3, 3, 10)), 'foe')).toBe('dead');
    // The strike fails and becomes a sneak attack, with one step of advantage because the foe does
    // not see it.
    const failed = playOn(strikes, diceOf(1, 1, 3, 2, 10));
    expect(questionOf(failed)).toMatchObject({ rule: 'IN-22', rolls: [{ groups: { length: 5 } }] });
    expect(trackOf(playOn(failed, diceOf(1, 1, 4, 4, 10)), 'foe', 'endurance')).toBe(18);
    expect(offerOf(alone(), 'ann', 'killing-strike')).toBe('IN-40');
  });
  it('IN-39 damage from elsewhere can be nonlethal too, and spares life once', () => {
    const foe = { endurance: poolOf(0), health: poolOf(5) };
    const soft = (at: ReturnType<typeof playOn>) =>
      playOn(at, { do: 'harm-nonlethal' }, { answer: 'foe' }, { answer: 'unnamed' }, { answer: 9 });
    const once = soft(alone(foe));
    expect([wordOf(once, 'foe'), questionOf(once)]).toEqual(['unconscious', undefined]);
    expect(questionOf(soft(once))).toMatchObject({ rule: 'IN-38' });
    expect(wordOf(once, 'foe-2')).toBe('standing');
  });
  it('IN-37 falling ends Guard, cover, what is readied and what is under way', () => {
    const at = harmed({ endurance: poolOf(0), constitution: 0, states: ['guarding', 'cover'] }, 3);
    expect(badgesOf(at, 'foe')).not.toEqual(expect.arrayContaining(['guarding']));
    expect(badgesOf(at, 'foe')).not.toEqual(expect.arrayContaining(['cover']));
    expect(badgesOf(at, 'foe-2')).toEqual([]);
  });
});
