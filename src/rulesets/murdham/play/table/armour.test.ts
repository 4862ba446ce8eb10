/** What stops a blow: armour by size, shields, what breaks, Piercing strike (MU-28, MU-49). */
import { describe, expect, it } from 'vitest';
import { armourTally, reckonDamage } from './armour.ts';
import { damageOf } from './damage.ts';
import { conditions, duelOf, gearOf, testBlow } from './duel.testing.ts';

describe('MU-28 rulings 34, 35: armour by size, Brawling on top of armour', () => {
  it('a troll has armour 2, a wyrm 4, an elephant 2', () => {
    for (const [foe, value] of [
      ['troll', 2],
      ['wyrm', 4],
      ['elephant', 2],
    ] as const) {
      const fight = duelOf({ gear: gearOf('sword') }, {}, { f: foe });
      expect(armourTally(fight, testBlow(fight, 'sword')).total, foe).toBe(value);
    }
  });
  it('cover on a troll counts once, not doubled', () => {
    const fight = duelOf({ gear: gearOf('sword') }, { conditions: conditions('in-cover') }, { f: 'troll' });
    expect(armourTally(fight, testBlow(fight, 'sword')).total).toBe(3);
  });
  it('Brawling adds 1 to light armour against bare hands, not against a sword', () => {
    const brawler = { skills: ['brawling'], gear: gearOf('light-armour') };
    const fists = duelOf({ gear: [] }, brawler);
    expect(armourTally(fists, testBlow(fists, 'unarmed')).total).toBe(2);
    const steel = duelOf({ gear: gearOf('sword') }, brawler);
    expect(armourTally(steel, testBlow(steel, 'sword')).total).toBe(1);
  });
});

describe('MU-28: a shield counts against what one reacts to and against counters', () => {
  const shielded = { gear: gearOf('shield') };
  it.each([
    ['standing still', {}, 0],
    ['reacting', { reacted: true }, 1],
    ['being countered', { as: 'counter' as const }, 1],
    ['reacting but surprised', { reacted: true, unaware: ['f'] }, 0],
  ])('%s', (_, change, value) => {
    const fight = duelOf({ gear: gearOf('sword') }, shielded);
    expect(armourTally(fight, testBlow(fight, 'sword', change)).total).toBe(value);
  });
  it('Shield mastery: against all attacks of which the bearer is aware', () => {
    const fight = duelOf({ gear: gearOf('sword') }, { ...shielded, skills: ['shield-mastery'] });
    expect(armourTally(fight, testBlow(fight, 'sword')).total).toBe(1);
    expect(armourTally(fight, testBlow(fight, 'sword', { unaware: ['f'] })).total).toBe(0);
  });
  it('two shields: still 1, but against all attacks', () => {
    const [first] = gearOf('shield');
    const pair = first ? [first, { ...first, id: 'shield-2', held: 'main' as const }] : [];
    const fight = duelOf({ gear: gearOf('sword') }, { gear: pair });
    expect(armourTally(fight, testBlow(fight, 'sword')).total).toBe(1);
  });
});

describe('Piercing strike: all or nothing', () => {
  const piercer = { gear: gearOf('sword'), skills: ['piercing-strike'] };
  const mailed = { gear: gearOf('heavy-armour') };
  it.each([
    [2, 0],
    [3, 3],
    [5, 5],
  ])('a %i against armour 2 does %i', (value, amount) => {
    const fight = duelOf(piercer, mailed);
    const one = testBlow(fight, 'sword');
    expect(reckonDamage(fight, one, damageOf(fight, one), value).amount).toBe(amount);
  });
  it('not on a blow that needed a save to hit', () => {
    const fight = duelOf(piercer, mailed);
    const one = testBlow(fight, 'sword', { saved: true });
    expect(reckonDamage(fight, one, damageOf(fight, one), 5).amount).toBe(3);
  });
});

describe('MU-49: gear that counts as damaged breaks under 8 or more before reduction, the shield first', () => {
  const old = { gear: gearOf('fragile-shield', 'fragile-light-armour') };
  it.each([
    [7, []],
    [8, ['fragile-shield']],
  ])('%i before armour breaks %j', (value, broken) => {
    const fight = duelOf({ gear: gearOf('sword') }, old);
    const one = testBlow(fight, 'sword', { reacted: true });
    expect(reckonDamage(fight, one, damageOf(fight, one), value).breaks.map(({ id }) => id)).toEqual(broken);
  });
  it('the sound pieces never break so', () => {
    const fight = duelOf({ gear: gearOf('sword') }, { gear: gearOf('shield', 'light-armour') });
    const one = testBlow(fight, 'sword', { reacted: true });
    expect(reckonDamage(fight, one, damageOf(fight, one), 12).breaks).toEqual([]);
  });
});
