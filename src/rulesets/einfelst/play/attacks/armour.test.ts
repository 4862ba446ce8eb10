/** Armour: its dice are rolled together with the attack, and count if the attack hits. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { forecast } from '../../../../engine/odds/odds.ts';
import { einfelst } from '../../index.ts';
import { begunOn, fightOf, lastOf, playOn, questionOf, sixesOf, tableOf, trackOf } from '../../table.testing.ts';

/** A fight in which Ann acts first, against a foe with armour of two. */
const duel = (foe: Record<string, unknown> = {}) =>
  begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { armour: 2, ...foe } }]), 1, 2);
const swung = (answer: 'pass' | 'parry', foe: Record<string, unknown> = {}) =>
  playOn(duel(foe), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }, { answer });
const told = (at: ReturnType<typeof duel>) => readLog(fightOf(at)).filter(({ text }) => text.includes('armour'));

describe('armour', () => {
  it('EW-20 its dice are asked for with the attack’s and the parry’s, each from whose they are', () => {
    const found = questionOf(swung('parry'));
    expect(found?.kind === 'dice' && found.rolls.map(({ id, seat }) => [id, seat])).toEqual([
      ['first', { kind: 'combatant', combatant: 'ann' }],
      ['against-1', { kind: 'combatant', combatant: 'foe' }],
      ['armour', { kind: 'combatant', combatant: 'foe' }],
    ]);
    const bare = questionOf(swung('pass', { armour: 0 }));
    expect(bare?.kind === 'dice' && bare.rolls.map(({ id }) => id)).toEqual(['first']);
  });
  it('EW-20 a hit is less what they stop, and nothing more is asked', () => {
    const hit = playOn(swung('pass'), { answer: { dice: { first: sixesOf(1), armour: [6, 1] } } });
    expect([trackOf(hit, 'foe', 'points'), questionOf(hit), lastOf(hit, 'EW-20')]).toEqual([
      1,
      undefined,
      'Foe takes 1 point of Harm.',
    ]);
    expect(told(hit)[0]?.dice).toMatchObject([{ label: 'Foe: armour', faces: [[6], [1]] }]);
    expect(
      trackOf(playOn(swung('pass'), { answer: { dice: { first: sixesOf(1), armour: [6, 6] } } }), 'foe', 'points'),
    ).toBe(0);
  });
  it('EW-20 where the attack misses they stop nothing and are not told', () => {
    const miss = playOn(swung('pass'), { answer: { dice: { first: sixesOf(0), armour: [6, 6] } } });
    expect([trackOf(miss, 'foe', 'points'), told(miss)]).toEqual([0, []]);
  });
  it('EW-21 Mental Harm goes past it', () => {
    const hit = playOn(
      swung('pass', { counts: 'rows' }),
      { answer: { dice: { first: sixesOf(2), armour: [6, 6] } } },
      { answer: 'mental' },
      { answer: '2-0-0' },
    );
    expect([trackOf(hit, 'foe', 'mental.lesser'), told(hit)]).toEqual([2, []]);
  });
  it('EW-20 the odds of a hit through armour are the product of both pools', () => {
    const found = forecast(
      einfelst,
      duel().fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'sword' },
      ['foe', 'pass'].map((option) => ({ kind: 'choose', option })),
      'foe',
    );
    const one = 4 * (1 / 6) * (5 / 6) ** 3;
    const chance = (key: string) => found.outcomes.find(({ outcome }) => outcome.key === key)?.chance ?? 0;
    // One success does two Harm. If one of the two armour dice succeeds it stops one; if neither
    // does, none is stopped.
    expect(chance('harm-2')).toBeCloseTo(
      one * (25 / 36) + 6 * (1 / 36) * (25 / 36) * (10 / 36) + 4 * (1 / 216) * (5 / 6) * (1 / 36),
      12,
    );
  });
});
