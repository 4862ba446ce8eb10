/**
 * Announced newcomers of a later round: they are there before its Savvy is asked for, and a block
 * that they leave empty is passed over.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { readLog } from '../../../../engine/log/read.ts';
import type { Line } from '../../../../engine/script.ts';
import { undo } from '../../../../engine/undo.ts';
import { type At, rollsIn, sixesIn } from '../../edges.testing.ts';
import { asSheet, castOf, fightOf, fightOn, lastOf, mayAct, playOn, questionOf, tableOf } from '../../table.testing.ts';

const begun = (): At => fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), { ann: [20] });
const comes = (id: string, round: number, sheet: Record<string, unknown> = {}): Line => ({
  join: castOf({ id, sheet }),
  round,
});
const nextRound: Line[] = [
  { do: 'end-turn', by: 'ann' },
  { do: 'end-turn', by: 'foe' },
];
const toSide = (id: string, side: string): Line => ({
  edit: [{ edit: 'combatant', combatant: id, side } satisfies Edit],
  label: 'Changes sides',
});

describe('those who were announced for a round', () => {
  it('HE-01 a character tests its Savvy with all others, in one sweep', () => {
    const at = playOn(begun(), comes('ben', 2), ...nextRound);
    expect(rollsIn(at).map(({ id }) => id)).toEqual(['ann', 'ben']);
    const acts = playOn(at, { answer: { dice: { ann: [1], ben: [20] } } });
    expect([mayAct(acts), questionOf(acts)]).toEqual([['ben'], undefined]);
    expect(fightOf(acts).coming).toBeUndefined();
  });
  it('HE-02 the wits of a quick enemy who comes now are a bane already', () => {
    const at = playOn(begun(), comes('foe-quick', 2, { wits: 'quick' }), ...nextRound);
    expect(sixesIn(at)).toEqual(['bane']);
    expect(sixesIn(playOn(begun(), ...nextRound))).toEqual(['none']);
  });
  it('HE-01 nobody comes a round too early', () => {
    const at = playOn(begun(), comes('ben', 3), ...nextRound);
    expect(rollsIn(at).map(({ id }) => id)).toEqual(['ann']);
    expect(fightOf(at).coming).toHaveLength(1);
  });
  it('HE-22 they count among the half of their side', () => {
    const at = playOn(begun(), comes('foe-2', 2, asSheet({ morale: 20 })), ...nextRound, {
      answer: { dice: { ann: [20] } },
    });
    expect(fightOf(at).state.began.foes).toBe(2);
  });
  it('HE-22 half is half of those who were enemies in this fight: who joined counts, who lay there does not', () => {
    const steady = asSheet({ morale: 20 });
    const gang = (...more: { id: string; sheet: Record<string, unknown> }[]) =>
      fightOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: steady }, { id: 'foe-2', sheet: steady }, ...more]), {
        ann: [20],
      });
    const dies = (at: At) => questionOf(playOn(at, { do: 'ruled', by: 'foe', with: 'dies' }))?.title;
    const joins: Line = { join: castOf({ id: 'foe-3', sheet: steady }) };
    expect(dies(gang())).toContain('the loss of half of them');
    expect(dies(playOn(gang(), joins))).not.toContain('half');
    expect(dies(gang({ id: 'foe-3', sheet: asSheet({ gone: 'dead' }) }))).toContain('the loss of half of them');
  });
  it('HE-22 who came over to the characters was an enemy in this fight: the side began with as many', () => {
    const three = fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2' }, { id: 'foe-3' }]), { ann: [20] });
    const over = playOn(three, toSide('foe-3', 'party'));
    expect(questionOf(playOn(over, { do: 'ruled', by: 'foe', with: 'dies' }))?.title).not.toContain('half');
  });
  it('HE-01 their coming is told after the round, and taken back with it', () => {
    const before = playOn(begun(), comes('ben', 2), { do: 'end-turn', by: 'ann' });
    const at = playOn(before, { do: 'end-turn', by: 'foe' }, { answer: { dice: { ann: [1], ben: [20] } } });
    const told = readLog(fightOf(at)).map(({ text }) => text);
    expect(told.indexOf('Ben joins the fight.')).toBe(told.indexOf('Round 2 begins.') + 1);
    const back = undo(at);
    expect(back.ok && fightOf(back.value as At).order).toEqual(['ann', 'foe']);
  });
  it('HE-01 a group whose place is gone from the map holds no round up', () => {
    const away: Line = { join: castOf({ id: 'ben', place: { kind: 'zone', zone: 'hall' } }), round: 2 };
    const announced = playOn(begun(), away);
    const { scene } = fightOf(announced);
    if (scene.kind !== 'zones') throw new Error('The yard has zones.');
    const { hall: _, ...zones } = scene.zones;
    const borders = Object.fromEntries(
      Object.entries(scene.borders).filter(([, { between }]) => !between.includes('hall')),
    );
    const at = { ...announced, fight: { ...announced.fight, scene: { ...scene, zones, borders } } };
    const next = playOn(at, ...nextRound);
    expect(rollsIn(next).map(({ id }) => id)).toEqual(['ann']);
    expect(fightOf(next).coming).toHaveLength(1);
  });
});

describe('a block that is left empty', () => {
  it('HE-01 goes by where its last one comes over to the characters', () => {
    const three = fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2' }]), { ann: [20] });
    const enemies = playOn(three, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect(mayAct(enemies)).toEqual(['foe-2']);
    const over = playOn(enemies, toSide('foe-2', 'party'));
    expect([mayAct(over), fightOf(over).state.block]).toEqual([['foe-2'], 'after']);
    // HE-01: after the enemies act those who failed their Savvy. Who came over tested none, and the
    // only one who did was quick, so nothing is said of anybody's failing.
    expect(lastOf(over, 'HE-01')).toBe('The enemies act.');
  });
  it('HE-01 is told of those who failed their Savvy', () => {
    const begun = fightOn(tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]), { ann: [20], ben: [1] });
    const last = playOn(begun, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect([mayAct(last), lastOf(last, 'HE-01')]).toEqual([['ben'], 'Those who failed their Savvy act.']);
  });
  it('HE-01 stays where somebody is left in it', () => {
    const three = fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2' }]), { ann: [20] });
    const over = playOn(three, { do: 'end-turn', by: 'ann' }, toSide('foe-2', 'party'));
    expect([mayAct(over), fightOf(over).state.block]).toEqual([['foe'], 'enemies']);
  });
});
