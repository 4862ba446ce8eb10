/** Attacks, reactions, the uses of extra successes, Harm, odds. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '../../../../engine/odds/odds.ts';
import { einfelst } from '../../index.ts';
import {
  badgeCount,
  badgesOf,
  begunOn,
  duelOf,
  farApart,
  fightOf,
  fourDice,
  lastOf,
  offerOf,
  placeOf,
  playOn,
  poolOf,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';
import { harmSplits } from '../harm/harm.ts';

describe('attacks', () => {
  it('EW-20 one success hits for the weapon’s Harm; none misses', () => {
    expect(trackOf(strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(1)), 'foe', 'points')).toBe(2);
    const miss = strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(0));
    expect([trackOf(miss, 'foe', 'points'), trackOf(miss, 'ann', 'physical.lesser')]).toEqual([0, 0]);
  });
  it('EW-20 by house rule a five is a success too', () => {
    expect(trackOf(strikeAt(duelOf({}, {}, { success: 5 }), 'ann', 'foe', 'pass', [5, 1, 1, 1]), 'foe', 'points')).toBe(
      2,
    );
    expect(trackOf(strikeAt(duelOf(), 'ann', 'foe', 'pass', [5, 1, 1, 1]), 'foe', 'points')).toBe(0);
  });
  it('EW-21 each further success is one Harm more, all at once or one by one', () => {
    const at = strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(3));
    expect(questionOf(at)).toMatchObject({ rule: 'EW-21' });
    expect(trackOf(playOn(at, { answer: 'all' }), 'foe', 'points')).toBe(4);
    expect(trackOf(playOn(at, { answer: 'harm' }, { answer: 'none' }), 'foe', 'points')).toBe(3);
  });
  it('EW-21 Strike: Mental Harm, a shove, a dropped weapon', () => {
    const foeRows = duelOf({}, { counts: 'rows' });
    const mental = playOn(
      strikeAt(foeRows, 'ann', 'foe', 'pass', sixesOf(2)),
      { answer: 'mental' },
      { answer: '2-0-0' },
    );
    expect([trackOf(mental, 'foe', 'mental.lesser'), trackOf(mental, 'foe', 'physical.lesser')]).toEqual([2, 0]);
    expect(
      placeOf(
        playOn(strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(2)), { answer: 'shove' }, { answer: 'zone:mid' }),
        'foe',
      ),
    ).toBe('mid');
    const dropped = playOn(
      strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(2)),
      { answer: 'drop' },
      { answer: 'sword' },
      { do: 'end-turn', by: 'ann' },
    );
    expect([offerOf(dropped, 'foe', 'attack', 'sword'), offerOf(dropped, 'foe', 'draw', 'sword')]).toEqual([
      false,
      true,
    ]);
  });
  it('EW-21 Shoot: pinned, so that leaving the zone costs a Harm, once', () => {
    const at = playOn(
      strikeAt(farApart('mid'), 'ann', 'foe', 'pass', sixesOf(2), undefined, 'bow'),
      { answer: 'pin' },
      { do: 'end-turn', by: 'ann' },
    );
    expect(badgesOf(at, 'foe')).toContain('pinned');
    const left = playOn(at, { do: 'move', by: 'foe' }, { answer: 'zone:east' });
    expect(trackOf(left, 'foe', 'points')).toBe(3);
    expect(badgesOf(left, 'foe')).not.toContain('pinned');
    expect(badgesOf(playOn(at, { do: 'end-turn', by: 'foe' }), 'foe')).not.toContain('pinned');
  });
  it('EW-25 magic is a Cast test that the target may resist with what the spell names', () => {
    const spell = { id: 'dread', name: 'Dread', about: '', far: 1, harm: 1, kind: 'mental', resist: 'endure' };
    const at = playOn(duelOf({ spells: [spell] }), { do: 'cast', by: 'ann', with: 'dread' }, { answer: 'foe' });
    expect(questionOf(at)).toMatchObject({
      options: [{ id: 'resist', detail: 'Endure, 4 dice; a fast maneuver' }, { id: 'pass' }],
    });
    expect(trackOf(playOn(at, { answer: 'pass' }, { answer: { dice: sixesOf(2) } }), 'foe', 'points')).toBe(2);
    expect(
      trackOf(
        playOn(at, { answer: 'resist' }, { answer: { dice: { first: sixesOf(2), 'against-1': sixesOf(2) } } }),
        'foe',
        'points',
      ),
    ).toBe(0);
  });
  it('EW-26 Finesse dodges a shot; close attacks are parried with Strike when armed, Force when not', () => {
    const asks = (at: ReturnType<typeof duelOf>) => {
      const found = questionOf(at);
      return found?.kind === 'choose' ? [found.options[0]?.id, found.options[0]?.detail?.split(',')[0]] : [];
    };
    expect(asks(playOn(farApart('mid'), { do: 'attack', by: 'ann', with: 'bow' }, { answer: 'foe' }))).toEqual([
      'dodge',
      'Finesse',
    ]);
    expect(asks(playOn(duelOf(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }))).toEqual([
      'parry',
      'Strike',
    ]);
    expect(
      asks(playOn(duelOf({}, { weapons: [] }), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' })),
    ).toEqual(['parry', 'Force']);
  });
  it('EW-27 each success of the defender takes one away; none left and it misses', () => {
    expect(trackOf(strikeAt(duelOf(), 'ann', 'foe', 'parry', sixesOf(2), sixesOf(1)), 'foe', 'points')).toBe(2);
    expect(trackOf(strikeAt(duelOf(), 'ann', 'foe', 'parry', sixesOf(2), sixesOf(2)), 'foe', 'points')).toBe(0);
  });
  it('EW-28 a defender with successes to spare may swap cards; level ones may not', () => {
    const spare = strikeAt(duelOf(), 'ann', 'foe', 'parry', sixesOf(1), sixesOf(2));
    expect(questionOf(spare)).toMatchObject({ rule: 'EW-28', seat: { combatant: 'foe' } });
    expect(
      einfelst.order(fightOf(playOn(spare, { answer: 'card' }))).rows.map(({ combatant, badge }) => [combatant, badge]),
    ).toEqual([
      ['foe', '1'],
      ['ann', '2'],
    ]);
    expect(questionOf(strikeAt(duelOf(), 'ann', 'foe', 'parry', sixesOf(1), sixesOf(1)))).toBeUndefined();
  });
});

describe('Harm', () => {
  it('EW-22 a fresh point is a die fewer on the next test only', () => {
    let at = playOn(strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(1)), { do: 'end-turn', by: 'ann' });
    expect(badgeCount(at, 'foe', 'sore')).toBe(2);
    at = playOn(at, { do: 'attack', by: 'foe', with: 'sword' }, { answer: 'ann' }, { answer: 'pass' });
    expect(questionOf(at)?.kind === 'dice' && questionOf(at)).toMatchObject({ rolls: [{ groups: [{ count: 2 }] }] });
    at = playOn(at, { answer: { dice: [1, 1] } });
    expect(badgeCount(at, 'foe', 'sore')).toBeUndefined();
    expect(trackOf(at, 'foe', 'points')).toBe(2);
  });
  it('EW-22 as in the chapter: hit for 3, it has 3 points and 3 dice fewer on its next test, parries too', () => {
    const axe = { weapons: ['greataxe'] };
    const foe = { limit: 12, skills: { ...fourDice.skills, strike: 5 } };
    const at = playOn(strikeAt(duelOf(axe, foe), 'ann', 'foe', 'pass', sixesOf(1), undefined, 'greataxe'), {
      do: 'end-turn',
      by: 'ann',
    });
    expect([trackOf(at, 'foe', 'points'), poolOf(at, 'foe', 'strike'), poolOf(at, 'ann', 'strike')]).toEqual([3, 4, 4]);
    const tested = strikeAt(at, 'foe', 'ann', 'pass', sixesOf(0));
    expect([trackOf(tested, 'foe', 'points'), poolOf(tested, 'foe', 'strike')]).toEqual([3, 7]);
  });
  it('EW-22 at its limit it is out, below it is not', () => {
    expect(standingOf(strikeAt(duelOf({}, { limit: 2 }), 'ann', 'foe', 'pass', sixesOf(1)), 'foe')).toBe('out');
    expect(standingOf(strikeAt(duelOf({}, { limit: 3 }), 'ann', 'foe', 'pass', sixesOf(1)), 'foe')).toBe('standing');
  });
  const rows = (sheet: Record<string, unknown> = {}) => begunOn(tableOf([{ id: 'foe' }, { id: 'ann', sheet }]), 1, 2);
  it('EW-23 a full row pushes upward, and past Severe a critical injury is rolled', () => {
    const full = { physical: { lesser: 2, moderate: 2, severe: 0 } };
    const choice = strikeAt(rows({ ...full, weapons: [] }), 'foe', 'ann', 'pass', sixesOf(1));
    // Two Lesser would fill the last box and overflow; one Moderate only fills it.
    expect(questionOf(choice)).toMatchObject({
      rule: 'EW-24',
      options: [{ label: '2 Lesser', detail: 'comes to 1 Severe and 1 critical injury' }, { label: '1 Moderate' }],
    });
    const spared = playOn(choice, { answer: '0-1-0' });
    expect([trackOf(spared, 'ann', 'physical.severe'), questionOf(spared)]).toEqual([1, undefined]);
    const up = playOn(choice, { answer: '2-0-0' });
    expect(trackOf(up, 'ann', 'physical.severe')).toBe(1);
    expect(lastOf(up, 'EW-20')).toContain('2 Lesser, which comes to 1 Severe and 1 critical injury.');
    expect(questionOf(up)).toMatchObject({ rule: 'EW-23', title: 'Ann suffers a critical injury: which?' });
    const hurt = playOn(up, { answer: { dice: [3] } });
    expect(badgesOf(hurt, 'ann')).toContain('injury-0');
    expect(standingOf(playOn(up, { answer: { dice: [6] } }), 'ann')).toBe('dead');
  });
  it('EW-24 two Harm are two Lesser or one Moderate, as the sufferer says', () => {
    const at = strikeAt(rows(), 'foe', 'ann', 'pass', sixesOf(1));
    expect(questionOf(at)).toMatchObject({
      rule: 'EW-24',
      seat: { combatant: 'ann' },
      options: [{ label: '2 Lesser' }, { label: '1 Moderate' }],
    });
    expect(trackOf(playOn(at, { answer: '0-1-0' }), 'ann', 'physical.moderate')).toBe(1);
    expect(trackOf(playOn(at, { answer: '2-0-0' }), 'ann', 'physical.lesser')).toBe(2);
  });
  it('EW-24 every split adds up to the amount, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), (amount) => {
        const found = harmSplits(amount);
        for (const { lesser, moderate, severe } of found) expect(lesser + moderate * 2 + severe * 3).toBe(amount);
        expect(new Set(found.map((split) => JSON.stringify(split))).size).toBe(found.length);
      }),
    );
  });
  it('EW-50 Harm takes dice from what it touches, and never the last one', () => {
    const count = (sheet: Record<string, unknown>) => {
      const at = questionOf(
        playOn(
          begunOn(tableOf([{ id: 'ann', sheet }, { id: 'foe' }]), 1, 2),
          { do: 'attack', by: 'ann', with: 'sword' },
          { answer: 'foe' },
          { answer: 'pass' },
        ),
      );
      return at?.kind === 'dice' ? at.rolls[0]?.groups[0]?.count : 0;
    };
    expect(count({ physical: { lesser: 1, moderate: 0, severe: 0 } })).toBe(3);
    expect(count({ mental: { lesser: 2, moderate: 2, severe: 1 } })).toBe(4);
    expect(count({ physical: { lesser: 2, moderate: 2, severe: 1 } })).toBe(1);
  });
});

describe('the last die', () => {
  it('EW-50 nobody rolls fewer than one, whatever the points; Harm of the mind spares the body', () => {
    const sore = duelOf({}, { points: 3, sore: 9, limit: 20 });
    expect(poolOf(sore, 'foe', 'strike')).toBe(1);
    const shaken = duelOf({ mental: { lesser: 2, moderate: 1, severe: 0 } });
    expect([poolOf(shaken, 'ann', 'force'), poolOf(shaken, 'ann', 'read')]).toEqual([4, 1]);
  });
});

describe('odds', () => {
  const binomial = (n: number, k: number): number =>
    Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1) *
    (1 / 6) ** k *
    (5 / 6) ** (n - k);
  const hit = (answers: string[]) => {
    const at = duelOf({ ...fourDice }, { ...fourDice });
    const found = forecast(
      einfelst,
      at.fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'sword' },
      answers.map((option) => ({ kind: 'choose', option })),
      'foe',
    );
    return 1 - (found.outcomes.find(({ outcome }) => outcome.key === 'unhurt')?.chance ?? 0);
  };
  it('EW-20 without a parry an attack with four dice hits as the binomial says', () => {
    expect(hit(['foe', 'pass'])).toBeCloseTo(1 - binomial(4, 0), 12);
  });
  it('EW-27 with a parry of four it hits when it has strictly more', () => {
    let wanted = 0;
    for (let mine = 0; mine <= 4; mine += 1)
      for (let theirs = 0; theirs < mine; theirs += 1) wanted += binomial(4, mine) * binomial(4, theirs);
    expect(hit(['foe', 'parry'])).toBeCloseTo(wanted, 12);
  });
});
