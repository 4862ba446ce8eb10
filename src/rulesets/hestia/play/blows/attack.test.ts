/** Attacks, harm, Notches at maximum damage. */
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../engine/legality.ts';
import { forecast } from '../../../../engine/odds/odds.ts';
import { axeOf, duelOf, strikeAt } from '../../duel.testing.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { type Weapon, weaponOf } from '../../sheet/weapons.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const greyed = (at: ReturnType<typeof duelOf>, who: string, action: string) =>
  offersOf(hestia, fightOf(at), who).find((offer) => offer.action === action)?.blocked?.rule;
describe('attacks', () => {
  it('HE-09 a d20 and Violence that reach Defense hit; one less misses', () => {
    expect(trackOf(strikeAt(duelOf(), [10], [3]), 'foe', 'grit')).toBe(2);
    const miss = strikeAt(duelOf(), [9]);
    expect(trackOf(miss, 'foe', 'grit')).toBe(5);
    expect(lastOf(miss, 'HE-09')).toContain('misses');
  });
  it('HE-09 only those in reach are offered; the rest are greyed with the distance', () => {
    const apart = fightOn(
      tableOf([
        {
          id: 'ann',
          sheet: asSheet({
            weapons: [axeOf(), weaponOf('bow', 'Bow', { kind: 'bow', range: 100, ammunition: 'some' })],
          }),
        },
        { id: 'foe', place: { kind: 'zone', zone: 'hall' } },
      ]),
      { ann: [20] },
    );
    expect(greyed(apart, 'ann', 'attack')).toBe('HE-09');
    const aimed = playOn(apart, { do: 'attack', by: 'ann', with: 'bow' });
    expect(questionOf(aimed)?.kind === 'choose' && questionOf(aimed)).toMatchObject({
      options: [{ id: 'foe', detail: '30 ft, Defense 10' }],
    });
  });
  it('HE-09 who stands on one’s own side comes last in the list, and is said to', () => {
    const beside = fightOn(
      tableOf([{ id: 'ann', sheet: asSheet({ weapons: [axeOf()] }) }, { id: 'ben', side: 'party' }, { id: 'foe' }]),
      { ann: [20], ben: [20] },
    );
    const aimed = playOn(beside, { do: 'attack', by: 'ann', with: 'axe' });
    expect(questionOf(aimed)?.kind === 'choose' && questionOf(aimed)).toMatchObject({
      options: [
        { id: 'foe', detail: '5 ft, Defense 10' },
        { id: 'ben', detail: 'the same side, 5 ft, Defense 10' },
      ],
    });
  });
  it('HE-10 a 20 goes past Grit to Flesh, whatever the Defense', () => {
    const at = strikeAt(duelOf({}, { armour: 'heavy' }, { violence: -5 }), [20], [3]);
    expect(trackOf(at, 'foe', 'grit')).toBe(5);
    expect(trackOf(at, 'foe', 'flesh')).toBe(1);
  });
  it('HE-10 what has no body takes it on its Grit', () => {
    const at = strikeAt(duelOf({}, { bodiless: true, flesh: { now: 0, max: 0 } }), [20], [3]);
    expect(trackOf(at, 'foe', 'grit')).toBe(2);
    expect(standingOf(strikeAt(duelOf({}, { bodiless: true, flesh: { now: 0, max: 0 } }), [20], [5]), 'foe')).toBe(
      'dead',
    );
  });
  it('HE-11 a 1 notches a melee weapon and misses even with Violence enough', () => {
    const at = strikeAt(duelOf({}, {}, { violence: 20 }), [1]);
    expect(trackOf(at, 'foe', 'grit')).toBe(5);
    expect(badgesOf(at, 'ann')).toContain('notch-axe');
  });
  it('HE-11 a 1 empties the quiver of a ranged weapon', () => {
    const at = strikeAt(duelOf({ kind: 'bow', ammunition: 'some', range: 100 }), [1]);
    expect(badgesOf(at, 'ann')).toContain('empty-axe');
    const next = playOn(
      at,
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
      { answer: { dice: { ann: [20] } } },
    );
    expect(greyed(next, 'ann', 'attack')).toBe('HE-11');
  });
  it('HE-07 a crossbow is shot once and then reloaded as an action', () => {
    let at = strikeAt(duelOf({ kind: 'crossbow', ammunition: 'some', range: 120 }), [2]);
    at = playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' }, { answer: { dice: { ann: [20] } } });
    expect(greyed(at, 'ann', 'attack')).toBe('HE-07');
    at = playOn(
      at,
      { do: 'reload', by: 'ann', with: 'axe' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
      { answer: { dice: { ann: [20] } } },
    );
    expect(greyed(at, 'ann', 'attack')).toBeUndefined();
    expect(greyed(at, 'ann', 'reload')).toBe('HE-07');
  });
});

describe('harm', () => {
  it('HE-13 what one attack does beyond Grit becomes Stress, not Flesh', () => {
    const at = fightOn(
      tableOf([
        { id: 'ann', sheet: asSheet({ grit: { now: 2, max: 6 }, flesh: { now: 4, max: 4 } }) },
        { id: 'foe', sheet: asSheet({ violence: 9, weapons: [axeOf()] }) },
      ]),
      { ann: [1] },
    );
    const hit = playOn(
      at,
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: 'ann' },
      { answer: { dice: [10] } },
      { answer: { dice: [7] } },
    );
    expect([trackOf(hit, 'ann', 'grit'), trackOf(hit, 'ann', 'flesh'), trackOf(hit, 'ann', 'stress')]).toEqual([
      0, 4, 5,
    ]);
  });
  it('HE-13 at Grit 0 it is Flesh, and Flesh 0 is death', () => {
    const worn = duelOf({}, { grit: { now: 0, max: 5 } });
    expect(trackOf(strikeAt(worn, [10], [3]), 'foe', 'flesh')).toBe(1);
    const dead = strikeAt(worn, [10], [4]);
    expect(standingOf(dead, 'foe')).toBe('dead');
    expect(standingOf(strikeAt(worn, [10], [3]), 'foe')).toBe('standing');
  });
  it('HE-13 Stress that fills Discipline brings panic', () => {
    const at = fightOn(
      tableOf([
        { id: 'ann', sheet: asSheet({ stress: 9, grit: { now: 1, max: 6 } }) },
        { id: 'foe', sheet: asSheet({ violence: 9, weapons: [axeOf()] }) },
      ]),
      { ann: [1] },
    );
    const hit = playOn(
      at,
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: 'ann' },
      { answer: { dice: [10] } },
      { answer: { dice: [2] } },
    );
    expect(questionOf(hit)?.title).toContain('panics');
    const ran = playOn(hit, { answer: { dice: [2] } });
    expect(badgesOf(ran, 'ann')).toContain('panicked');
    expect(trackOf(ran, 'ann', 'stress')).toBe(0);
  });
  it('HE-15 the weak take twice, the resistant half and at least 1, others as rolled', () => {
    const grit = (foe: Partial<HestiaSheet>, rolled = 5) =>
      trackOf(strikeAt(duelOf({}, { grit: { now: 20, max: 20 }, ...foe }), [10], [rolled]), 'foe', 'grit');
    expect([grit({ weak: ['slashing'] }), grit({ resistant: ['slashing'] }), grit({ weak: ['crushing'] })]).toEqual([
      10, 18, 15,
    ]);
    expect(grit({ resistant: ['slashing'] }, 1)).toBe(19);
  });
  it('HE-13 the odds of a blow add up from Defense and the die', () => {
    const at = duelOf({}, { grit: { now: 0, max: 5 } });
    const found = forecast(
      hestia,
      at.fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'axe' },
      [{ kind: 'choose', option: 'foe' }],
      'foe',
    );
    const of = (key: string) => found.outcomes.find(({ outcome }) => outcome.key === key)?.chance ?? 0;
    // Faces 10 to 20 of 20 hit; faces 4 or more of 8 on the damage die kill.
    expect(of('dead')).toBeCloseTo((11 / 20) * (5 / 8), 12);
    expect(of('flesh-1')).toBeCloseTo((11 / 20) * (1 / 8), 12);
    expect(of('unhurt')).toBeCloseTo(9 / 20, 12);
  });
});

describe('maximum damage', () => {
  const max = (arm: Partial<Weapon>, answer: string, foe: Partial<HestiaSheet> = {}) =>
    playOn(strikeAt(duelOf(arm, { grit: { now: 30, max: 30 }, ...foe }), [10], [8]), { answer });
  it('HE-14 notches the weapon for a Notch in the armour: Defense falls by one', () => {
    const at = max({}, 'armour');
    expect(badgesOf(at, 'ann')).toContain('notch-axe');
    expect(badgesOf(at, 'foe')).toContain('armour');
    expect(hestia.figures(fightOf(at), 'foe').find(({ id }) => id === 'defense')?.value).toBe('11');
    expect(trackOf(at, 'foe', 'grit')).toBe(22);
  });
  it('HE-14 is not asked below the top of the die, and can be declined', () => {
    expect(questionOf(strikeAt(duelOf({}, { grit: { now: 30, max: 30 } }), [10], [7]))).toBeUndefined();
    const at = max({}, 'nothing');
    expect(badgesOf(at, 'ann')).toEqual([]);
    expect(badgesOf(at, 'foe')).toEqual([]);
  });
  it('HE-14 a Notch takes one from damage, and the third breaks the weapon', () => {
    expect(trackOf(strikeAt(duelOf({ notches: 1 }, { grit: { now: 30, max: 30 } }), [10], [5]), 'foe', 'grit')).toBe(
      26,
    );
    const broken = max({ notches: 2 }, 'effect');
    expect(lastOf(broken, 'HE-14')).toContain('breaks');
    expect(greyed(broken, 'ann', 'attack')).toBeUndefined();
    expect(offersOf(hestia, fightOf(broken), 'ann').some(({ action }) => action === 'attack')).toBe(false);
    const sturdy = max({ notches: 2, mastercrafted: true }, 'effect');
    expect(offersOf(hestia, fightOf(sturdy), 'ann').some(({ action }) => action === 'attack')).toBe(true);
  });
  it.each([
    ['HE-16', 'crushing', 'dazed'],
    ['HE-17', 'slashing', 'bleeding'],
    ['HE-18', 'piercing', 'pinned'],
  ] as const)('%s %s damage leaves the target %s', (_, tag, state) => {
    expect(badgesOf(max({ tag }, 'effect'), 'foe')).toContain(state);
    expect(badgesOf(max({ tag }, 'effect'), 'ann')).not.toContain(state);
  });
});
