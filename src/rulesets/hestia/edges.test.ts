/** Rare cases of rounds: parleys, surprise, wits, loads, lost turns. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../engine/log/read.ts';
import { pairOf, plainAxe, rollsIn, sixesIn, whyGrey } from './edges.testing.ts';
import { hestia } from './index.ts';
import type { HestiaSheet } from './sheet/sheet.ts';
import { weaponOf } from './sheet/weapons.ts';
import { asSheet, badgesOf, fightOf, lastOf, playOn, questionOf, standingOf, tableOf } from './table.testing.ts';

describe('the parley', () => {
  const parley = () => playOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), { begin: true }, { answer: 'hostile' });
  it('HE-05 a fall or a fright during it starts no round, and surprise still counts in the first', () => {
    const shaken = playOn(parley(), { do: 'frightful' }, { answer: 'foes' }, { answer: { dice: { group: [20] } } });
    expect(fightOf(shaken).state).toMatchObject({ phase: 'parley', round: 0 });
    const fought = playOn(shaken, { do: 'to-arms' }, { answer: 'side:foes' }, { answer: { dice: { ann: [20] } } });
    expect(fightOf(fought).state).toMatchObject({ phase: 'fight', round: 1, disposition: 'hostile' });
    expect(badgesOf(fought, 'foe')).toContain('surprised');
  });
  it('HE-05 may end without a fight, and the log says so', () => {
    expect(lastOf(playOn(parley(), { end: true }), 'HE-05')).toBe('Both sides part without a fight.');
    expect(lastOf(playOn(pairOf(), { end: true }), 'HE-06')).toBe('The fight is over.');
  });
  it('HE-06 once it is over the order says who holds the field, and calls nobody to a turn', () => {
    const over = (gone: Record<string, HestiaSheet['gone']>) => {
      const edit = Object.entries(gone).map(([combatant, value]) => ({
        edit: 'sheet' as const,
        combatant,
        path: 'gone',
        value,
      }));
      const at = playOn(pairOf(), ...(edit.length > 0 ? [{ edit, label: 'Out' }] : []), { end: true });
      return hestia.order(fightOf(at));
    };
    expect(over({}).ending).toBe('The fight breaks off.');
    expect(over({ foe: 'dead' }).ending).toBe('The characters hold the field.');
    expect(over({ ann: 'fled' }).ending).toBe('The enemies hold the field.');
    expect(over({ ann: 'dead', foe: 'dead' }).ending).toBe('Nobody is left standing.');
    expect(over({}).rows.every(({ state }) => state === 'waiting')).toBe(true);
    expect(over({}).next).toBeUndefined();
  });
});

describe('surprise and Savvy', () => {
  const four = (house: Record<string, unknown> = {}) =>
    playOn(
      tableOf(
        [
          { id: 'ann' },
          { id: 'tam', sheet: asSheet({ kind: 'hireling' }) },
          { id: 'foe-1' },
          { id: 'foe-2', hidden: true },
        ],
        {
          house,
        },
      ),
      { begin: true },
      { answer: 'attack' },
    );
  it('HE-04 the characters save; hirelings too only by house rule', () => {
    expect(rollsIn(playOn(four(), { answer: 'save' })).map(({ id }) => id)).toEqual(['ann']);
    expect(rollsIn(playOn(four({ surpriseOf: 'all' }), { answer: 'save' })).map(({ id }) => id)).toEqual([
      'ann',
      'tam',
    ]);
  });
  it('HE-04 a whole side is surprised with one answer, and nobody else; the hidden one is told to the GM alone', () => {
    const at = playOn(four(), { answer: 'side:foes' });
    expect(['ann', 'tam', 'foe-1', 'foe-2'].filter((id) => badgesOf(at, id).includes('surprised'))).toEqual([
      'foe-1',
      'foe-2',
    ]);
    const told = readLog(fightOf(at)).filter(({ rule }) => rule === 'HE-04');
    expect(told.map(({ shown }) => shown)).toEqual(['Foe-1 cannot act in the first round.', undefined]);
  });
  it('HE-04 a surprised combatant neither strikes at a back nor takes a free action; in round two it does', () => {
    const start = playOn(
      tableOf([{ id: 'ann' }, { id: 'foe', sheet: asSheet({ weapons: [plainAxe] }) }], {
        house: { opportunist: true },
      }),
      { begin: true },
      { answer: 'attack' },
      { answer: 'side:foes' },
      { answer: { dice: { ann: [20] } } },
    );
    expect(standingOf(playOn(start, { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
    const failed = playOn(
      start,
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe' },
      { answer: 'trip' },
      { answer: '0' },
      {
        answer: { dice: [2] },
      },
    );
    expect(questionOf(failed)).toBeUndefined();
    expect(lastOf(failed, 'HE-04')).toContain(
      'is surprised and cannot act in the first round, and cannot use the free action',
    );
    const second = playOn(
      start,
      { do: 'end-block' },
      { answer: { dice: { ann: [20] } } },
      { do: 'retreat', by: 'ann' },
    );
    expect(questionOf(second)?.seat).toEqual({ kind: 'combatant', combatant: 'foe' });
  });
  const begun = (wits: HestiaSheet['wits'][], house: Record<string, unknown> = {}) =>
    playOn(
      tableOf([{ id: 'ann' }, ...wits.map((each, n) => ({ id: `foe-${n}`, sheet: asSheet({ wits: each }) }))], {
        house,
      }),
      { begin: true },
      { answer: 'attack' },
      { answer: 'nobody' },
    );
  it('HE-02 one quick foe is a bane from the first round on, one slow-witted a boon, and both cancel; the GM overrules it', () => {
    expect(sixesIn(begun(['plain', 'quick']))).toEqual(['bane']);
    expect(sixesIn(begun(['slow', 'plain']))).toEqual(['boon']);
    expect(sixesIn(begun(['slow', 'quick']))).toEqual(['none']);
    expect(sixesIn(begun(['plain']))).toEqual(['none']);
    const ruled = playOn(begun(['quick']), { answer: { dice: { ann: [20, 1] } } }, { do: 'pace' }, { answer: 'plain' });
    expect(sixesIn(playOn(ruled, { do: 'end-block' }, { do: 'end-block' }))).toEqual(['none']);
  });
  it('HE-02 by house rule slow-witted they must all be, and a quick one outweighs them', () => {
    const all = { slowWits: 'all' };
    expect(sixesIn(begun(['slow', 'slow'], all))).toEqual(['boon']);
    expect(sixesIn(begun(['slow', 'plain'], all))).toEqual(['none']);
    expect(sixesIn(begun(['slow', 'quick'], all))).toEqual(['bane']);
  });
  it('HE-02 a hidden quick foe gives itself away by nothing', () => {
    const at = playOn(
      tableOf([{ id: 'ann' }, { id: 'foe-1' }, { id: 'foe-2', hidden: true, sheet: asSheet({ wits: 'quick' }) }]),
      { begin: true },
      { answer: 'attack' },
      { answer: 'nobody' },
    );
    expect(sixesIn(at)).toEqual(['none']);
  });
});

describe('the hidden act', () => {
  const against = (surprised: string, ...foes: boolean[]) =>
    playOn(
      tableOf([{ id: 'ann' }, ...foes.map((hidden, n) => ({ id: `foe-${n + 1}`, hidden }))]),
      { begin: true },
      { answer: 'attack' },
      { answer: surprised },
    );
  const shown = (at: ReturnType<typeof against>, words: string) =>
    readLog(fightOf(at)).find(({ text }) => text.includes(words))?.shown;
  it('HE-01 a time in which only hidden enemies act is told to the GM alone', () => {
    const slow = (...foes: boolean[]) => playOn(against('nobody', ...foes), { answer: { dice: { ann: [1] } } });
    const quick = (...foes: boolean[]) =>
      playOn(against('nobody', ...foes), { answer: { dice: { ann: [20] } } }, { do: 'end-block' });
    for (const at of [slow, quick]) {
      expect(shown(at(true, false), 'The enemies act.')).toBe('The enemies act.');
      expect(shown(at(true), 'The enemies act.')).toBeUndefined();
      expect(readLog(fightOf(at(true))).some(({ text }) => text === 'The enemies act.')).toBe(true);
    }
  });
  it('HE-04 that somebody cannot use the free action which a hidden one’s gambit gave is told to the GM alone', () => {
    const failed = (hidden: boolean) =>
      playOn(
        against('side:party', hidden),
        { do: 'gambit', by: 'foe-1', with: 'might' },
        ...['ann', 'other', '0'].map((answer) => ({ answer })),
        { answer: { dice: [2] } },
      );
    expect(shown(failed(false), 'cannot use the free action')).toContain('and cannot');
    expect(shown(failed(true), 'cannot use the free action')).toBeUndefined();
    expect(lastOf(failed(true), 'HE-04')).toMatch(/^Ann .*, and cannot use the free action\.$/);
  });
});

describe('loads and liquor', () => {
  it('HE-07 a load weighs on Violence and Might, not on Savvy', () => {
    const at = pairOf({ load: 'heavy' });
    expect(sixesIn(playOn(at, { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' }))).toEqual(['bane']);
    const gambit = (by: string) =>
      playOn(at, { do: 'gambit', by: 'ann', with: by }, { answer: 'foe' }, { answer: 'other' }, { answer: '0' });
    expect([sixesIn(gambit('might')), sixesIn(gambit('agility')), sixesIn(gambit('savvy'))]).toEqual([
      ['bane'],
      ['bane'],
      ['none'],
    ]);
  });
  it('HE-07 under a crushing load nothing is left but to drop it', () => {
    const at = pairOf({ load: 'crushing' });
    expect(['attack', 'sprint', 'gambit', 'retreat', 'move', 'lighten'].map((act) => whyGrey(at, 'ann', act))).toEqual([
      'HE-07',
      'HE-07',
      'HE-07',
      'HE-07',
      'HE-06',
      undefined,
    ]);
    expect(whyGrey(playOn(at, { do: 'lighten', by: 'ann' }), 'ann', 'move')).toBeUndefined();
  });
  it('HE-07 liquor lays its bane on tests, and on no save', () => {
    const at = pairOf({ states: ['liquor', 'pinned'] }, {}, {}, [20, 1]);
    expect(sixesIn(playOn(at, { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' }))).toEqual(['bane']);
    expect(sixesIn(playOn(at, { do: 'end-block' }, { do: 'end-block' }))).toEqual(['none']);
  });
  it('HE-07 something that is no weapon is fetched or stored for the action too', () => {
    const at = playOn(pairOf(), { do: 'fetch', by: 'ann', with: 'other' });
    expect(lastOf(at, 'HE-07')).toContain('takes out something');
    expect([whyGrey(at, 'ann', 'attack'), whyGrey(at, 'ann', 'move')]).toEqual(['HE-06', undefined]);
    expect(fightOf(at).combatants.ann?.sheet).toEqual(fightOf(pairOf()).combatants.ann?.sheet);
  });
  it('HE-11 an empty crossbow is not reloaded', () => {
    const bow = weaponOf('bow', 'Crossbow', { kind: 'crossbow', range: 120, ammunition: 'some' });
    const shot = playOn(
      pairOf({ weapons: [bow] }),
      { do: 'attack', by: 'ann', with: 'bow' },
      { answer: 'foe' },
      { answer: { dice: [1] } },
      { do: 'end-block' },
      { do: 'end-block' },
      { answer: { dice: { ann: [20] } } },
    );
    expect(whyGrey(shot, 'ann', 'reload')).toBe('HE-11');
  });
});
