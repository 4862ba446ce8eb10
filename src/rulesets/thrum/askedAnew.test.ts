/** Rulings while a question is open: what is set is what is asked, and where an attack lands. */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../engine/command.ts';
import { playOut } from './driver.testing.ts';

const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const put = (combatant: string, column: number, row: number): Edit => ({
  edit: 'combatant',
  combatant,
  place: { kind: 'square', column, row },
});
const foe = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});
const NOTHING = 'TH-10 What Ash does to Bo comes to nothing.';

/** Ash attacks Bo, who has Cy for a friend. Bo is asked for the defence. */
const attacked = () =>
  playOut({ ash: { at: [2, 2] }, bo: foe(4, 2), cy: foe(4, 3) })
    .begin('ash')
    .do('use', 'basic-attack')
    .say('bo');

describe('what can be done is asked anew', () => {
  it('TH-41 who is made Slowed by hand while the defence is asked is offered no Evasion', () => {
    const d = attacked();
    expect(d.free).toContain('evasion');
    d.edit(set('bo', 'conditions.slowed', { n: 1, until: 'fight' }));
    expect([d.question?.kind, d.roll('defence')]).toEqual(['dice', expect.stringMatching(/Resilience/)]);
    expect(d.told).toMatch(/defend against Basic Attack\?” is passed over/);
  });
  it('TH-30, TH-32 who is made Frayed or Exhausted by hand while the dice are asked rolls with a bane', () => {
    const d = attacked().say('resilience');
    expect([d.roll('attack'), d.roll('defence')]).toEqual(['Ash: Basic Attack', 'Bo: Resilience']);
    d.edit(set('bo', 'load.stress', 40));
    expect([d.dice('defence').count, d.dice('defence').which]).toEqual([3, 'lowest']);
    d.edit(set('ash', 'load.fatigue', 40));
    expect([d.dice('attack').count, d.dice('attack').which]).toEqual([3, 'lowest']);
  });
  it('TH-21, TH-41 who is made Vulnerable by hand while the dice are asked loses the boon of Evasion', () => {
    const d = attacked().say('evasion');
    expect(d.dice('defence').count).toBe(3);
    d.edit(set('bo', 'conditions.vulnerable', { n: 1, until: 'fight' }));
    expect(d.dice('defence').count).toBe(2);
  });
  it('TH-18 a modifier that is set by hand counts in the roll that is asked', () => {
    const d = attacked().say('resilience');
    const before = d.dice('attack').added;
    d.edit(set('ash', 'fixed.attack', before + 5));
    expect(d.dice('attack').added).toBe(before + 5);
  });
  it('TH-34 a load that is set by hand while the die against incapacity is asked is what it must be over', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: { 'load.fatigue': 30 } }, bo: foe(4, 2) }).begin('ash');
    d.do('use', 'basic-attack').say('bo', 'resilience').contest('miss');
    expect(d.question).toMatchObject({ rule: 'TH-34', rolls: [{ aim: '31 or more' }] });
    d.edit(set('ash', 'load.fatigue', 1));
    expect(d.question).toBeUndefined();
    expect(d.told).toContain('is passed over: nothing is left to ask.');
  });
  it('TH-28 for a target that changes sides its old friend is not asked to protect it', () => {
    const protects = { stance: { ability: 'protect', mode: '', uses: 0 } };
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(3, 2), cy: { ...foe(3, 3), sheet: protects } }).begin('ash');
    d.do('use', 'basic-attack').say('bo');
    expect(d.question?.rule).toBe('TH-28');
    d.edit({ edit: 'combatant', combatant: 'bo', side: 'party' });
    expect(d.question?.rule).not.toBe('TH-28');
  });
});

describe('reach and place are looked at once more where the attack lands', () => {
  it('TH-10 nobody is hit who is put out of range while the defence or the dice are asked', () => {
    for (const d of [attacked(), attacked().say('resilience')]) {
      d.edit(put('bo', 9, 9));
      expect(d.told).toContain(NOTHING);
      expect([d.question, d.sheet('bo').load.fatigue]).toEqual([undefined, 0]);
    }
  });
  it('TH-10 an attacker who is put beside the target still attacks, from there', () => {
    const d = attacked().edit(put('ash', 3, 1));
    expect(d.told).not.toContain('comes to nothing');
    d.say('resilience').contest('hit').settle();
    expect(d.told).toMatch(/Ash’s Basic Attack: .* a hit/);
  });
  it('TH-10 whom the rules themselves move is still hit, and a bystander who is moved changes nothing', () => {
    const d = attacked()
      .edit(put('cy', 9, 9))
      .say('resilience')
      .contest('hit')
      .settle();
    expect(d.told).not.toContain('comes to nothing');
  });
});
