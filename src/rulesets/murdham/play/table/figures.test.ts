/**
 * Edge rulings that are plain figures: speeds, half ranges, impaired and enhanced, sizes, marks of
 * critical damage and death, loads.
 */

import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../common/people.ts';
import { standing } from '../../hall.testing.ts';
import { healthOf, maxHealth, scoreOf } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import type { TraitId } from '../../sheet/terms.ts';
import { aimAt, rangeOf } from '../blows/targets.ts';
import { criticalMark } from '../harm/hurt.ts';
import { damageOf, modeOf, multiplied } from './damage.ts';
import { conditions, duelOf, gearOf, testBlow } from './duel.testing.ts';
import { deathMark, isEncumbered, speedOf } from './figures.ts';

describe('MU-06 ruling 2: speed factors scale the free zone and the full movement, in half zones', () => {
  const speeds: [string, Partial<MurdhamSheet>, number, number, number][] = [
    ['normal', {}, 2, 4, 8],
    ['fast', { traits: ['fast'] }, 4, 8, 16],
    ['slow', { traits: ['slow'] }, 1, 2, 4],
    ['fast and hobbled', { traits: ['fast'], conditions: conditions('hobbled') }, 2, 4, 8],
    [
      'slow and hobbled: no free step, half a zone in full',
      { traits: ['slow'], conditions: conditions('hobbled') },
      0,
      1,
      2,
    ],
    ['fleet footed', { skills: ['fleet-footed'] }, 2, 4, 10],
    ['immobile', { traits: ['immobile'] satisfies TraitId[] }, 0, 0, 0],
  ];
  it.each(speeds)('%s', (_, sheet, free, full, sprint) => {
    const fight = standing([{ id: 'p', place: 'a', sheet }]);
    expect(speedOf(sheetOf(fight, 'p'), fight.house)).toEqual({ free, full, sprint });
  });
  it('ruling 1: by house rule the free zone comes on top of the full movement', () => {
    const fight = standing([{ id: 'p', place: 'a' }], undefined, { fullMovement: 'adds' });
    expect(speedOf(sheetOf(fight, 'p'), fight.house).full).toBe(6);
  });
});

describe('ruling 63: encumbered from more than 8 bulk, with Pack rat from more than 10', () => {
  const loaded = (skills: string[], things: string[]) => {
    const fight = standing([{ id: 'p', place: 'a', sheet: { skills, gear: gearOf(...things) } }]);
    return isEncumbered(sheetOf(fight, 'p'), fight.house);
  };
  const eight = ['heavy-armour', 'shield', 'sword', 'dagger'];
  it('8 is not, 9 is, 9 with Pack rat is not, 11 with it is', () => {
    expect(loaded([], eight)).toBe(false);
    expect(loaded([], [...eight, 'club'])).toBe(true);
    expect(loaded(['pack-rat'], [...eight, 'club'])).toBe(false);
    expect(loaded(['pack-rat'], [...eight, 'club', 'spear', 'axe'])).toBe(true);
  });
});

describe('MU-16 ruling 8: half range rounds up, Steady aim and an eye injury cancel', () => {
  const bow = { gear: gearOf('bow') };
  const ranges: [string, Partial<MurdhamSheet>, number, number][] = [
    ['a bow', bow, 8, 4],
    ['with Steady aim', { ...bow, skills: ['steady-aim'] }, 16, 8],
    ['with an eye injury', { ...bow, conditions: conditions('eye-injury') }, 4, 2],
    ['with both', { ...bow, skills: ['steady-aim'], conditions: conditions('eye-injury') }, 8, 4],
  ];
  it.each(ranges)('%s', (_, sheet, range, half) => {
    const fight = duelOf(sheet);
    expect(rangeOf(fight, 'p', testBlow(fight, 'bow').weapon)).toEqual({ range, half });
  });
  it.each([
    ['e', 0],
    ['f', 1],
  ])('a target in zone %s needs %i saves', (place, needs) => {
    const fight = duelOf(bow, {}, { at: place });
    expect(aimAt(fight, 'p', 'f', testBlow(fight, 'bow').weapon).needs).toHaveLength(needs);
  });
  it('ruling 8: from a border the nearer zone counts', () => {
    const fight = standing([
      { id: 'p', place: 'a-b', sheet: bow },
      { id: 'f', place: 'f' },
    ]);
    expect(aimAt(fight, 'p', 'f', testBlow(fight, 'bow').weapon)).toMatchObject({ distance: 4, needs: [] });
  });
});

describe('MU-12 ruling 26: how many impairments and enhancements come to what', () => {
  it.each([
    [0, 0, 'plain'],
    [1, 0, 'impaired'],
    [2, 0, 'none'],
    [3, 0, 'none'],
    [0, 1, 'enhanced'],
    [0, 2, 'enhanced'],
    [1, 1, 'plain'],
    [1, 2, 'enhanced'],
    [2, 1, 'impaired'],
    [2, 2, 'plain'],
  ])('%i impaired and %i enhanced: %s', (impaired, enhanced, mode) => {
    expect(modeOf(impaired, enhanced)).toBe(mode);
  });
});

describe('MU-12, MU-13, MU-25 ruling 25: each impairment is one count, two leave nothing', () => {
  const sword = gearOf('sword');
  it('bare hands impaired, held back nothing at all', () => {
    const fight = duelOf({ gear: [] });
    expect(damageOf(fight, testBlow(fight, 'unarmed'))).toMatchObject({ die: 4, mode: 'impaired' });
    expect(damageOf(fight, testBlow(fight, 'unarmed', { heldBack: true })).mode).toBe('none');
  });
  it('bare hands in water: nothing; with Swim: impaired once', () => {
    const wet = conditions('in-water');
    const fight = duelOf({ gear: [], conditions: wet });
    expect(damageOf(fight, testBlow(fight, 'unarmed')).mode).toBe('none');
    const swimmer = duelOf({ gear: [], conditions: wet, skills: ['swim'] });
    expect(damageOf(swimmer, testBlow(swimmer, 'unarmed')).mode).toBe('impaired');
  });
  it('Brawling: d6, not impaired', () => {
    const fight = duelOf({ gear: [], skills: ['brawling'] });
    expect(damageOf(fight, testBlow(fight, 'unarmed'))).toMatchObject({ die: 6, mode: 'plain' });
  });
  it('an off-hand weapon is impaired, confused as well nothing; Ambidextrous mends the hand', () => {
    const two: MurdhamSheet['gear'] = [
      ...sword,
      {
        ...(gearOf('dagger')[0] ?? sword[0]),
        id: 'dagger',
        item: 'dagger',
        held: 'off',
      } as MurdhamSheet['gear'][number],
    ];
    const fight = duelOf({ gear: two });
    expect(damageOf(fight, testBlow(fight, 'dagger')).mode).toBe('impaired');
    const dizzy = duelOf({ gear: two, conditions: conditions('confused') });
    expect(damageOf(dizzy, testBlow(dizzy, 'dagger')).mode).toBe('none');
    const able = duelOf({ gear: two, skills: ['ambidextrous'] });
    expect(damageOf(able, testBlow(able, 'dagger')).mode).toBe('plain');
  });
  it('climbing impairs, with Climb it does not', () => {
    const up = conditions('climbing');
    const fight = duelOf({ gear: sword, conditions: up });
    expect(damageOf(fight, testBlow(fight, 'sword')).mode).toBe('impaired');
    const able = duelOf({ gear: sword, conditions: up, skills: ['climb'] });
    expect(damageOf(able, testBlow(able, 'sword')).mode).toBe('plain');
  });
});

describe('ruling 37: Sneak attack has a d12 whatever the weapon, not stepped further', () => {
  it('a dagger does d12 to the unaware, with Skilled blow too; d4 and d6 to the aware', () => {
    const sheet = { gear: gearOf('dagger'), skills: ['sneak-attack', 'skilled-blow'] };
    const fight = duelOf(sheet);
    expect(damageOf(fight, testBlow(fight, 'dagger', { unaware: ['f'] })).die).toBe(12);
    expect(damageOf(fight, testBlow(fight, 'dagger')).die).toBe(6);
  });
  it('unarmed it is impaired, with Brawling not', () => {
    const fight = duelOf({ gear: [], skills: ['sneak-attack'] });
    expect(damageOf(fight, testBlow(fight, 'unarmed', { unaware: ['f'] }))).toMatchObject({
      die: 12,
      mode: 'impaired',
    });
    const able = duelOf({ gear: [], skills: ['sneak-attack', 'brawling'] });
    expect(damageOf(able, testBlow(able, 'unarmed', { unaware: ['f'] }))).toMatchObject({ die: 12, mode: 'plain' });
  });
});

describe('ruling 24: factors are multiplied together and rounded up once', () => {
  it('a large sweep (×2, ½) of 3 is 3; a rat’s bite (½) of 3 is 2; a rat of 1 still 1', () => {
    const half = { label: 'Sweep', up: 1, down: 2 };
    const twice = { label: 'Size', up: 2, down: 1 };
    expect(multiplied(3, [twice, half])).toBe(3);
    expect(multiplied(3, [half])).toBe(2);
    expect(multiplied(1, [half, half])).toBe(1);
  });
  it('Monster slaying doubles against the larger only', () => {
    const slayer = { gear: gearOf('sword'), skills: ['monster-slaying'] };
    const big = duelOf(slayer, {}, { f: 'troll' });
    expect(damageOf(big, testBlow(big, 'sword')).times).toEqual([{ label: 'Monster slaying', up: 2, down: 1 }]);
    const even = duelOf(slayer);
    expect(damageOf(even, testBlow(even, 'sword')).times).toEqual([]);
  });
});

describe('MU-29 rulings 28, 29: marks of critical damage and of death', () => {
  it.each([
    [8, 4],
    [7, 4],
    [5, 3],
    [1, 1],
  ])('at health %i a loss of %i is critical; a helmet makes it one more, not against direct damage', (health, mark) => {
    const bare = duelOf({}, { gear: [] });
    expect(criticalMark(bare, 'f', health, false).mark).toBe(mark);
    const helmed = duelOf({}, { gear: gearOf('helmet') });
    expect(criticalMark(helmed, 'f', health, false).mark).toBe(mark + 1);
    expect(criticalMark(helmed, 'f', health, true).mark).toBe(mark);
  });
  it('death comes at maximum health as sized: troll 24, rat 2, human 8, with Tough 10', () => {
    const mark = (creature: string, sheet: Partial<MurdhamSheet> = {}) => {
      const fight = standing([{ id: 'p', place: 'a', creature, sheet }]);
      return deathMark(sheetOf(fight, 'p'), fight.house);
    };
    expect([mark('troll'), mark('rat'), mark('human'), mark('human', { skills: ['tough'] })]).toEqual([24, 2, 8, 10]);
  });
  it('by house rule at STR to the letter: troll 12, rat 4', () => {
    for (const [creature, value] of [
      ['troll', 12],
      ['rat', 4],
    ] as const) {
      const fight = standing([{ id: 'p', place: 'a', creature }], undefined, { deathMark: 'str' });
      expect(deathMark(sheetOf(fight, 'p'), fight.house), creature).toBe(value);
    }
  });
});

describe('rulings 32, 69: abilities that shift', () => {
  it('crimson weed lifts maximum health by 2, not health as such', () => {
    const fight = standing([{ id: 'p', place: 'a', sheet: { harm: 3 } }]);
    const weed = standing([{ id: 'p', place: 'a', sheet: { harm: 3, conditions: conditions('crimson-weed') } }]);
    expect([maxHealth(sheetOf(fight, 'p')).total, maxHealth(sheetOf(weed, 'p')).total]).toEqual([8, 10]);
    expect(scoreOf(sheetOf(weed, 'p'), 'wit')).toBe(10);
    expect(healthOf(sheetOf(fight, 'p'))).toBe(5);
  });
  it('ruling 33: confusion takes 2 off each ability', () => {
    const fight = standing([{ id: 'p', place: 'a', sheet: { conditions: conditions('confused') } }]);
    expect((['str', 'agi', 'wit'] as const).map((one) => scoreOf(sheetOf(fight, 'p'), one))).toEqual([6, 6, 6]);
  });
});
