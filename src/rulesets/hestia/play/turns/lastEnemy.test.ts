/**
 * Morale that is due while its test is asked for, who was an enemy in the fight, and rounds after
 * the last enemy is gone.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import type { At } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import { asSheet, fightOf, fightOn, mayAct, playOn, questionOf, standingOf, tableOf } from '../../table.testing.ts';

const gang = (n: number, more: Record<string, unknown> = {}): At =>
  fightOn(
    tableOf([
      { id: 'ann' },
      ...Array.from({ length: n }, (_, k) => ({ id: `foe-${k + 1}`, sheet: asSheet({ morale: 20, ...more }) })),
    ]),
    { ann: [20] },
  );
const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const foes = (at: At) => hestia.morale?.(fightOf(at)).find(({ id }) => id === 'foes')?.state;
const ruled = (at: At, by: string, how: string): At => playOn(at, { do: 'ruled', by, with: how });
const holds = { answer: { dice: { group: [10] } } };

describe('what the panel says of morale', () => {
  it('HE-21 it is due while the test is open, passed once it holds', () => {
    const open = ruled(gang(3), 'foe-1', 'dies');
    expect([questionOf(open)?.rule, foes(open)]).toEqual(['HE-21', 'due']);
    expect(foes(playOn(open, holds))).toBe('passed');
    expect(foes(gang(3))).toBe('steady');
  });
  it('HE-21 it is due after a casualty that was set by hand as a number only', () => {
    const at = playOn(gang(3), { edit: [set('foe-1', 'gone', 'dead')], label: 'Dead', raw: true });
    expect([questionOf(at), foes(at)]).toEqual([undefined, 'due']);
  });
});

describe('who was an enemy in this fight', () => {
  it('HE-22 a leader who lay there before the fight and is finished in it shakes its side', () => {
    const start = (gone: string) =>
      fightOn(
        tableOf([
          { id: 'ann' },
          { id: 'foe-1', sheet: asSheet({ leader: true, gone: gone as 'stopped' }) },
          { id: 'foe-2', sheet: asSheet({ morale: 20 }) },
          { id: 'foe-3', sheet: asSheet({ morale: 20 }) },
        ]),
        { ann: [20] },
      );
    const at = ruled(start('stopped'), 'foe-1', 'dies');
    expect(questionOf(at)?.title).toBe('The foes: morale after the death of a leader');
    expect(questionOf(start('dead'))).toBeUndefined();
    expect(standingOf(at, 'foe-2')).toBe('standing');
  });
});

describe('when the last enemy is gone', () => {
  it('HE-01 no round begins and nothing is asked, until the table goes on', () => {
    const at = ruled(gang(1, { states: [] }), 'foe-1', 'dies');
    const dazed = playOn(at, { edit: [set('ann', 'states', ['dazed'])], label: 'Dazed' });
    const over = playOn(dazed, { do: 'end-turn', by: 'ann' });
    expect([questionOf(over), fightOf(over).state.round]).toEqual([undefined, 1]);
    const next = playOn(over, { do: 'end-block' }, { answer: { dice: { 'ann:dazed': [20] } } });
    expect([questionOf(next), fightOf(next).state.round, mayAct(next)]).toEqual([undefined, 2, ['ann']]);
  });
  it('HE-01 while an enemy stands the next round asks for Savvy', () => {
    const at = playOn(gang(1), { do: 'end-turn', by: 'ann' }, { do: 'end-block' });
    expect(questionOf(at)?.rule).toBe('HE-01');
  });
  it('HE-01 where everybody is surprised the round goes by itself', () => {
    const start = playOn(
      tableOf([{ id: 'ann' }, { id: 'foe-1' }]),
      { begin: true },
      { answer: 'attack' },
      { answer: 'ruling' },
      { answer: ['ann', 'foe-1'] },
    );
    expect([fightOf(start).state.round, questionOf(start)?.rule]).toEqual([2, 'HE-01']);
  });
});
