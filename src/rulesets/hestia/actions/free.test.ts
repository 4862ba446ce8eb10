/**
 * Free acts: in a parley, out of turn, and without beginning a turn; and acts that are not free.
 */
import { describe, expect, it } from 'vitest';
import { spentTurn } from '../../../engine/legality.ts';
import { pairOf, whyGrey } from '../edges.testing.ts';
import { hestia } from '../index.ts';
import { armouryWeapon } from '../sheet/weapons.ts';
import { badgesOf, fightOf, fightOn, lastOf, mayAct, playOn, questionOf, tableOf } from '../table.testing.ts';

const gear = { weapons: [armouryWeapon('axe'), armouryWeapon('knife')] };
const FREE = ['speak', 'drop', 'draw', 'minor'];

describe('free things', () => {
  it('HE-08 in a parley everybody may talk, shout and let go', () => {
    const parley = playOn(
      tableOf([{ id: 'ann', sheet: gear }, { id: 'foe' }]),
      { begin: true },
      { answer: 'uncertain' },
    );
    expect(FREE.map((id) => whyGrey(parley, 'ann', id))).toEqual([undefined, undefined, undefined, undefined]);
    expect(whyGrey(parley, 'ann', 'attack')).toBe('HE-05');
    const dropped = playOn(parley, { do: 'speak', by: 'ann' }, { do: 'drop', by: 'ann', with: 'axe' });
    expect(fightOf(dropped).state).toMatchObject({ phase: 'parley', acting: null });
    expect(badgesOf(dropped, 'ann')).toEqual(['lies-axe']);
  });
  it('HE-08 a word takes no turn: before it, after it, and while somebody else acts', () => {
    const at = pairOf(gear);
    const spoken = playOn(at, { do: 'speak', by: 'ann' }, { do: 'speak', by: 'foe' });
    expect(mayAct(spoken)).toEqual(['ann']);
    const acting = playOn(spoken, { do: 'move', by: 'ann' }, { answer: 'zone:hall' }, { do: 'speak', by: 'foe' });
    expect(fightOf(acting).state).toMatchObject({ acting: { who: 'ann' }, acted: [] });
    const done = playOn(acting, { do: 'end-turn', by: 'ann' });
    expect(FREE.map((id) => whyGrey(done, 'ann', id))).toEqual([undefined, undefined, undefined, undefined]);
    expect(fightOf(playOn(done, { do: 'drop', by: 'ann', with: 'axe' })).state).toMatchObject({ acted: ['ann'] });
  });
  it('HE-08 other minor things are told in words, and cost nothing', () => {
    const asking = playOn(pairOf(), { do: 'minor', by: 'foe' });
    expect(questionOf(asking)).toMatchObject({ kind: 'text', seat: { combatant: 'foe' } });
    const told = playOn(asking, { answer: { text: 'kicks the door shut.' } });
    expect(lastOf(told, 'HE-08')).toBe('Foe: kicks the door shut.');
    expect(mayAct(told)).toEqual(['ann']);
  });
  it('HE-04 a surprised combatant cannot do even that in the first round, but can in the second', () => {
    const start = playOn(
      tableOf([{ id: 'ann', sheet: gear }, { id: 'foe' }]),
      { begin: true },
      { answer: 'attack' },
      { answer: 'side:party' },
    );
    expect(FREE.map((id) => whyGrey(start, 'ann', id))).toEqual(['HE-04', 'HE-04', 'HE-04', 'HE-04']);
    const second = playOn(start, { do: 'end-block' }, { answer: { dice: { ann: [1] } } });
    expect(whyGrey(second, 'ann', 'speak')).toBeUndefined();
  });
  it('HE-08 that one may still talk keeps no turn open', () => {
    const spent = (at: ReturnType<typeof pairOf>) => spentTurn(hestia, fightOf(at));
    const at = pairOf({ states: ['pinned'] });
    const done = playOn(at, { do: 'fetch', by: 'ann', with: 'other' });
    expect(spent(done)).toEqual({ type: 'act', actor: 'ann', action: 'end-turn' });
    expect(whyGrey(done, 'ann', 'speak')).toBeUndefined();
    expect(spent(playOn(pairOf(), { do: 'fetch', by: 'ann', with: 'other' }))).toBeUndefined();
  });
  it('HE-08 the dead say nothing; who gave up still speaks and lets go, and draws nothing', () => {
    const gone = (value: string) =>
      playOn(pairOf({}, gear), { edit: [{ edit: 'sheet', combatant: 'foe', path: 'gone', value }], label: 'Out' });
    expect(FREE.map((id) => whyGrey(gone('dead'), 'foe', id))).toEqual(['HE-13', 'HE-13', 'HE-13', 'HE-13']);
    expect(FREE.map((id) => whyGrey(gone('surrendered'), 'foe', id))).toEqual([
      undefined,
      undefined,
      'HE-23',
      undefined,
    ]);
  });
});

describe('actions off the list', () => {
  it('HE-07 an action that is not listed is told in words and takes the action', () => {
    const at = playOn(fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), { ann: [20] }), {
      do: 'something-else',
      by: 'ann',
    });
    const told = playOn(at, { answer: { text: 'bars the gate' } });
    expect(lastOf(told, 'HE-07')).toBe('Ann: bars the gate.');
    expect([whyGrey(told, 'ann', 'something-else'), whyGrey(told, 'ann', 'move')]).toEqual(['HE-06', undefined]);
  });
});
