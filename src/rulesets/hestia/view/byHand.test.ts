/**
 * Everything that play changes can be set by hand as well: turns, blocks, tests, the place of a
 * weapon. Each edit is undone like a move.
 */
import { describe, expect, it } from 'vitest';
import { getPath } from '../../../engine/forms/schema.ts';
import { type At, inField, pairOf, whyGrey } from '../edges.testing.ts';
import { armouryWeapon } from '../sheet/weapons.ts';
import { badgesOf, fightOf, fightOn, mayAct, playOn, questionOf, tableOf } from '../table.testing.ts';

const state = (at: At, path: string, value: unknown) =>
  playOn(at, { edit: [{ edit: 'state', path, value }], label: 'By hand' });
const own = (at: At, path: string, value: unknown) =>
  playOn(at, { edit: [{ edit: 'sheet', combatant: 'ann', path, value }], label: 'By hand' });

describe('by hand', () => {
  it('HE-01 the GM sets who is quick without a roll, and undoes this like a move', () => {
    const slow = pairOf({}, {}, {}, [1]);
    expect(mayAct(slow)).toEqual(['foe']);
    const quick = state(state(slow, 'ready', ['ann']), 'block', 'before');
    expect(mayAct(quick)).toEqual(['ann']);
    expect(mayAct(playOn(quick, { undo: 2 }))).toEqual(['foe']);
  });
  it('HE-06 a turn is given, given back, and ended by hand', () => {
    const given = state(pairOf(), 'acting', {
      ...{ who: 'foe', moved: 10, action: true, sprinted: false, strikes: 0, fading: [] },
    });
    expect([whyGrey(given, 'foe', 'move'), whyGrey(given, 'foe', 'sprint'), whyGrey(given, 'ann', 'move')]).toEqual([
      undefined,
      'HE-06',
      'HE-03',
    ]);
    expect(mayAct(state(given, 'acting', null))).toEqual(['ann']);
    expect(mayAct(state(pairOf(), 'acted', ['ann']))).toEqual([]);
  });
  it('HE-04 surprise is given and taken away', () => {
    expect(whyGrey(state(pairOf(), 'surprised', ['ann']), 'ann', 'move')).toBe('HE-04');
    expect(whyGrey(state(state(pairOf(), 'surprised', ['ann']), 'surprised', []), 'ann', 'move')).toBeUndefined();
  });
  it('HE-22 what was tested for is struck off, and comes due again', () => {
    const at = playOn(
      fightOn(tableOf([{ id: 'ann' }, { id: 'foe-1' }, { id: 'foe-2' }, { id: 'foe-3' }]), { ann: [20] }),
      { do: 'out-of-action' },
      { answer: 'foe-1' },
      { answer: { dice: [20] } },
    );
    expect(questionOf(playOn(at, { do: 'end-block' }))).toBeUndefined();
    expect(questionOf(state(at, 'asked', { foes: [] }))?.title).toContain('the first casualty');
  });
  it('HE-07 where a weapon lies is set by hand, and every figure of it', () => {
    const at = own(inField([0, 0], [9, 5]), 'weapons', [{ ...armouryWeapon('axe'), where: 'dropped' }]);
    expect(whyGrey(at, 'ann', 'fetch', 'axe')).toBeUndefined();
    const far = own(at, 'weapons.0.lies', { kind: 'square', column: 4, row: 0 });
    expect([whyGrey(far, 'ann', 'fetch', 'axe'), badgesOf(far, 'ann')]).toEqual(['HE-07', ['lies-axe']]);
    const figures = own(own(far, 'weapons.0.sides', 12), 'weapons.0.uses', ['crushing']);
    expect(getPath(fightOf(figures).combatants.ann?.sheet, 'weapons.0')).toMatchObject({
      sides: 12,
      uses: ['crushing'],
    });
  });
  it('HE-12 a spell is given by hand', () => {
    const dart = { id: 'dart', name: 'Dart', about: '', test: 'none', range: 30, dice: 1, sides: 6, effect: 'pinned' };
    expect(whyGrey(own(pairOf(), 'spells', [dart]), 'ann', 'cast', 'dart')).toBeUndefined();
    expect(() => own(pairOf(), 'spells', [{ ...dart, sides: 50 }])).toThrow('cannot be set so');
  });
});
