/**
 * TH-17 with more than two sides: the engine alone says who is whose enemy. People of no side can
 * be attacked, helped and guarded.
 */
import { describe, expect, test } from 'vitest';
import { type Driver, type Member, playOut } from './driver.testing.ts';
import { foeAt, inStance } from './members.testing.ts';

/**
 * Three sides that all fight each other, and villagers who fight nobody. Ash is of the party, Bo of
 * the red side, Cy of the blue side, Vic of the village.
 */
function four(cast: Partial<Record<'ash' | 'bo' | 'cy' | 'vic', Member>> = {}): Driver {
  const d = playOut({
    ash: { at: [2, 2], ...cast.ash },
    bo: { ...foeAt(4, 2), ...cast.bo },
    cy: { ...foeAt(2, 4), ...cast.cy },
    vic: { ...foeAt(9, 9), ...cast.vic },
  });
  const put = (combatant: string, side: string) => ({ edit: 'combatant' as const, combatant, side });
  return d.edit(
    { edit: 'side', side: { id: 'red', name: 'The reds', stance: 'foe' } },
    { edit: 'side', side: { id: 'blue', name: 'The blues', stance: 'foe', toward: { red: 'foe' } } },
    { edit: 'side', side: { id: 'village', name: 'The village', stance: 'neutral' } },
    put('bo', 'red'),
    put('cy', 'blue'),
    put('vic', 'village'),
  );
}

describe('three hostile sides', () => {
  test('TH-17: each may attack both others, and none is the other’s ally', () => {
    const d = four({ bo: { has: ['precision-slash'] } }).begin('bo', 'ash', 'cy', 'vic');
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 3, row: 3 } });
    d.do('use', 'basic-attack');
    expect(d.free).toEqual(['ash', 'cy']);
    // Ash and Cy of the blue side both crowd Bo: two Banes.
    d.say('cy', 'resilience');
    expect(d.roll('attack')).toContain('enemies beside −2');
  });
  test('TH-11: none lets the others pass, and all of them answer a step away', () => {
    const d = four({ cy: { at: [3, 3], sheet: inStance('guardian'), has: ['guardian'] }, bo: { at: [4, 3] } });
    d.begin('bo', 'ash', 'cy', 'vic').do('move');
    expect(d.free).not.toContain('3,3');
    d.say('6,3');
    expect(d.question?.title).toContain('pay 2 more movement');
  });
  test('TH-28: guards guard their own side alone: a red one does not protect a blue one from the party', () => {
    const d = four({ bo: { at: [3, 4], sheet: inStance('protect') } }).begin('ash', 'bo', 'cy', 'vic');
    d.do('use', 'basic-attack').say('cy');
    expect(d.question?.rule).toBe('TH-19');
  });
  test('TH-08: it is over when all the party’s enemies are down, of both sides, and not before', () => {
    const down = { 'load.fatigue': 9, 'tolerance.fatigue': 3 };
    const d = four({ bo: { sheet: down }, cy: { sheet: down } }).begin('bo', 'cy', 'ash', 'vic');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.sheet('bo').incapacitated).toBe(true);
    expect(d.fight.stage).toBe('running');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.state.ending).toBe('Every foe is incapacitated or out of the fight.');
  });
});

describe('people of no side', () => {
  const near = (cast: Parameters<typeof four>[0] = {}) => four({ vic: { at: [3, 2] }, bo: { at: [5, 2] }, ...cast });
  test('TH-17: they may be attacked, and become foes by the GM’s word before anything is rolled', () => {
    const d = near().begin('ash', 'bo', 'cy', 'vic');
    d.do('use', 'basic-attack');
    expect(d.free).toContain('vic');
    d.say('vic');
    expect(d.question).toMatchObject({ seat: { kind: 'gm' }, rule: 'TH-17' });
    d.say('side', 'resilience').contest('hit').do('end-turn');
    expect(d.sheet('vic').load.fatigue).toBe(2);
    // The villagers are now enemies of the party and its friends, and of nobody else.
    d.until('vic').do('use', 'basic-attack');
    expect(d.free).toContain('ash');
    expect(d.told).toContain('TH-17 The village: now hostile to the party.');
  });
  test('TH-17: an area that takes in enemies takes in none of them, one that takes in all does, and asks', () => {
    const d = near({
      ash: { has: ['fire-burst', 'blot-out-the-sun'], sheet: { potential: { 'blot-out-the-sun': 4 } } },
    });
    d.begin('ash', 'bo', 'cy', 'vic').do('use', 'fire-burst').say('3,1');
    expect(d.question).toMatchObject({ seat: { kind: 'gm' }, rule: 'TH-17' });
    const all = near({ ash: { has: ['blot-out-the-sun'], sheet: { potential: { 'blot-out-the-sun': 4 } } } });
    all.begin('ash', 'bo', 'cy', 'vic').do('use', 'blot-out-the-sun').settle();
    expect(all.sheet('vic').load.fatigue).toBe(0);
    expect(all.sheet('cy').load.fatigue).toBeGreaterThan(0);
  });
  test('TH-39: they may be helped and guarded', () => {
    const d = near({ vic: { at: [3, 2], sheet: { incapacitated: true, 'load.fatigue': 4 } } });
    d.begin('ash', 'bo', 'cy', 'vic').do('use', 'resuscitate').say('vic');
    expect(d.sheet('vic').incapacitated).toBe(false);
    const guard = near({ ash: { at: [2, 2], sheet: inStance('protect') } }).begin('bo', 'ash', 'cy', 'vic');
    guard.do('use', 'basic-attack').say('vic', 'side');
    expect(guard.question?.title).toBe('Ash: Protect for Vic?');
    guard.say('yes', 'resilience');
    expect(guard.roll('defence')).toContain('Protect of Ash +1');
  });
  test('TH-08: they count for neither side until they are foes', () => {
    const down = { 'load.fatigue': 9, 'tolerance.fatigue': 3 };
    const d = near({ vic: { at: [3, 2], sheet: down } }).begin('vic', 'ash', 'bo', 'cy');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('running');
  });
});
