/**
 * Consequences of a ruling by hand: a combatant who is out loses its turn, lowered health may be
 * fortified against, the GM is asked about the end.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { dispatch } from '../../../../engine/history.ts';
import { ingenuity } from '../../index.ts';
import {
  badgesOf,
  duelOf,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  playOn,
  poolOf,
  questionOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const byHand = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });
const two = () => fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'foe' }, { id: 'foe-2' }]);

describe('26.1: what follows from a ruling by hand', () => {
  it('IN-05 who is knocked unconscious or killed in its own turn has no more of it, and the next team picks', () => {
    const acting = playOn(two(), { do: 'drop-prone', by: 'ann' });
    expect(fightOf(acting).state.acting?.who).toBe('ann');
    for (const edit of [set('ann', 'states', ['unconscious']), set('ann', 'gone', 'dead')]) {
      const at = playOn(acting, byHand(edit));
      expect(fightOf(at).state.acting).toBeNull();
      expect(mayAct(at)).toEqual(['foe', 'foe-2']);
      expect(playOn(at, { undo: 1 }).fight).toEqual(acting.fight);
    }
  });
  // IN-14: cover disadvantages shooters while one is behind it. Put somewhere else, one is not.
  it('IN-14 cover ends when its figure is put somewhere else by hand; a bystander keeps its own', () => {
    const put = (combatant: string, column: number): Edit => ({
      edit: 'combatant',
      combatant,
      place: { kind: 'square', column, row: 1 },
    });
    const inCover = playOn(two(), byHand(set('ann', 'states', ['cover']), set('bo', 'states', ['cover'])));
    const moved = playOn(inCover, byHand(put('ann', 7)));
    expect([badgesOf(moved, 'ann'), badgesOf(moved, 'bo')]).toEqual([[], ['cover']]);
    expect(lastOf(moved, 'IN-14')).toBe('Ann is in cover no more.');
    expect(playOn(moved, { undo: 1 }).fight).toEqual(inCover.fight);
    // Only the number, or cover given at the new place in the same ruling, stays as it was set.
    expect(badgesOf(playOn(inCover, { ...byHand(put('ann', 7)), raw: true }), 'ann')).toEqual(['cover']);
    expect(badgesOf(playOn(two(), byHand(put('ann', 7), set('ann', 'states', ['cover']))), 'ann')).toEqual(['cover']);
  });
  it('IN-38 health set to 0 faints; only the number leaves it standing', () => {
    const at = playOn(two(), byHand(set('foe', 'health', { now: 0, max: 10 })));
    expect(wordOf(at, 'foe')).toBe('unconscious');
    const raw = playOn(two(), { ...byHand(set('foe', 'health', { now: 0, max: 10 })), raw: true });
    expect(wordOf(raw, 'foe')).not.toBe('unconscious');
  });
  it('IN-37 less health than the constitution bears may be fortified against', () => {
    const start = fightOn([
      { id: 'ann' },
      { id: 'foe', sheet: { health: poolOf(12), constitution: 3, stamina: poolOf(3) } },
    ]);
    const at = playOn(start, byHand(set('foe', 'health.now', 4)));
    expect(questionOf(at)?.rule).toMatch(/^IN-/);
    expect(questionOf(at)?.seat).toEqual({ kind: 'combatant', combatant: 'foe' });
    expect(trackOf(at, 'foe', 'health')).toBe(4);
  });
  it('health set while Fortify is asked is what was set', () => {
    const hit = playOn(
      duelOf({ health: poolOf(30), endurance: poolOf(0), constitution: 3, stamina: poolOf(3) }),
      ...strikeBy('ann', 'foe', [4, 4, 5]),
    );
    let at = hit;
    for (let n = 0; n < 6 && questionOf(at)?.kind === 'choose' && questionOf(at)?.rule !== 'IN-37'; n += 1)
      at = playOn(at, { answer: 'none' });
    expect(questionOf(at)?.rule).toBe('IN-37');
    expect(trackOf(at, 'foe', 'health')).toBeLessThan(30);
    for (const health of [5, 12]) {
      const now = playOn(at, byHand(set('foe', 'health.now', health)));
      expect(trackOf(now, 'foe', 'health')).toBe(health);
      expect(questionOf(now)?.rule).toBe('IN-37');
    }
  });
  it('IN-01 the end is asked about when the last enemy is charmed or taken off', () => {
    const charmed = playOn(duelOf(), byHand({ edit: 'combatant', combatant: 'foe', side: 'party' }));
    const removed = playOn(duelOf(), byHand(set('foe', 'gone', 'fled')));
    expect(questionOf(removed)?.title).toContain('is the fight over?');
    expect(questionOf(charmed)?.title ?? '').toContain('is the fight over?');
  });
  it('IN-01 charmed in the middle of a move, the last enemy is asked about when that has ended', () => {
    const start = fightOn([
      { id: 'ann', on: [2, 2] },
      { id: 'foe', on: [3, 2] },
    ]);
    const at = playOn(start, { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'foe' });
    const charmed = playOn(at, byHand({ edit: 'combatant', combatant: 'foe', side: 'party' }));
    expect(questionOf(charmed)?.kind).toBe('dice');
    expect(questionOf(playOn(charmed, { answer: { dice: [1, 1, 5] } }))?.title).toContain('is the fight over?');
  });
  it('IN-01 taken out in the middle of a move, the last enemy is asked about when that has ended', () => {
    const sides = [
      { id: 'party', name: 'The party', stance: 'party' as const },
      { id: 'folk', name: 'The folk', stance: 'neutral' as const },
    ];
    const start = fightOn(
      [
        { id: 'ann', on: [2, 2] },
        { id: 'bo', on: [3, 2] },
        { id: 'thief', side: 'folk', on: [6, 6], toward: { party: 'foe' } },
        { id: 'miller', side: 'folk', on: [7, 6] },
      ],
      { sides },
    );
    const strikes = playOn(start, { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'bo' });
    const withEdit = (edit: Edit) => playOn(strikes, byHand(edit), { answer: { dice: [1, 1, 5] } });
    expect(questionOf(withEdit({ edit: 'remove', combatant: 'thief' }))?.title).toContain('is the fight over?');
    expect(questionOf(withEdit({ edit: 'remove', combatant: 'miller' }))).toBeUndefined();
  });
  it('IN-01 a whole side taken out in the middle of a move is asked about when that has ended', () => {
    const start = fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'foe', on: [6, 6] }]);
    const strikes = playOn(start, { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'bo' });
    const gone = byHand({ edit: 'remove', combatant: 'foe' }, { edit: 'removeSide', side: 'foes' });
    const removed = playOn(strikes, gone, { answer: { dice: [1, 1, 5] } });
    expect(questionOf(removed)?.title).toContain('is the fight over?');
    // The GM declined this end, and is not asked about it again.
    const goesOn = playOn(removed, { answer: 'on' }, { do: 'drop-prone', by: 'ann' });
    expect([questionOf(goesOn), fightOf(goesOn).stage]).toEqual([undefined, 'running']);
  });
  it('dies, falls, is stunned, comes round and loses heart are moves', () => {
    const out = playOn(two(), { do: 'ruled', by: 'foe', with: 'falls' });
    expect(wordOf(out, 'foe')).toBe('unconscious');
    expect(wordOf(playOn(out, { do: 'ruled', by: 'foe', with: 'comes-round' }), 'foe')).not.toBe('unconscious');
    expect(lastOf(playOn(two(), { do: 'ruled', by: 'foe', with: 'dies' }), 'IN-38')).toBe('Foe dies.');
    expect(lastOf(playOn(two(), { do: 'ruled', by: 'foe', with: 'stunned' }), 'IN-05')).toContain('is stunned');
    expect(lastOf(playOn(two(), { do: 'ruled', by: 'foe', with: 'loses-heart' }), 'IN-05')).toBe('Foe has fled.');
  });
  it('a ruling for several is one step: it is undone at once, and the end is asked about once', () => {
    const start = two();
    const dead = playOn(start, { do: 'ruled', by: 'foe', also: ['foe-2'], with: 'dies' });
    expect([wordOf(dead, 'foe'), wordOf(dead, 'foe-2')]).toEqual(['dead', 'dead']);
    expect(questionOf(dead)?.title).toContain('is the fight over?');
    const goesOn = playOn(dead, { answer: 'on' });
    expect(goesOn.past.at(-1)?.label).toBe('Foe and 1 more: Dies');
    expect([questionOf(goesOn), wordOf(goesOn, 'ann')]).toEqual([undefined, 'standing']);
    expect(playOn(goesOn, { undo: 1 }).fight).toEqual(start.fight);
  });
  it('a ruling for several is refused where it does not fit one of them, and changes nothing', () => {
    const start = playOn(two(), { do: 'ruled', by: 'foe-2', with: 'dies' });
    const ruled = (by: string, also: string[], act = 'ruled') =>
      dispatch(ingenuity, start, { type: 'act', actor: by, action: act, variant: 'dies', others: also });
    for (const [next, words] of [
      [ruled('foe', ['foe-2']), 'has no form “dies” here'],
      [ruled('foe', ['foe']), 'is named twice'],
      [ruled('foe', ['nobody']), 'is none here'],
    ] as const)
      expect(next.ok ? '' : next.refusal.text).toContain(words);
    const guard = dispatch(ingenuity, start, { type: 'act', actor: 'ann', action: 'guard', others: ['bo'] });
    expect(guard.ok ? '' : guard.refusal.text).toContain('done by one at a time');
    expect(wordOf(start, 'foe')).toBe('standing');
  });
  it('the attacker’s death under an open reaction is refused with its sentence', () => {
    const at = playOn(duelOf({ stamina: poolOf(3) }), ...strikeBy('ann', 'foe', [6, 6, 5]));
    expect(questionOf(at)?.seat).toEqual({ kind: 'combatant', combatant: 'foe' });
    const next = dispatch(ingenuity, at, { type: 'edit', ...{ label: 'x', edits: [set('ann', 'gone', 'dead')] } });
    expect(next.ok ? '' : next.refusal.text).toContain('finish it or take it back first');
  });
  it('four actions are refused by a sentence of their own', () => {
    const at = playOn(two(), { do: 'drop-prone', by: 'ann' });
    const next = dispatch(ingenuity, at, {
      type: 'edit',
      label: 'x',
      edits: [{ edit: 'state', path: 'acting.actions', value: 4 }],
    });
    expect(next.ok ? '' : next.refusal.text).toContain('Actions left is from 0 to 3, not 4');
  });
  it('IN-14, IN-12 is moved is a ruling: cover ends, and nothing readied for a walk is asked about', () => {
    const start = playOn(
      fightOn([{ id: 'ann' }, { id: 'foe', on: [3, 3], sheet: { states: ['cover'] } }]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'moves' },
    );
    const asked = playOn(start, { do: 'ruled', by: 'foe', with: 'moved' });
    expect(questionOf(asked)?.title).toBe('Foe is moved: where to?');
    const taken = fightOf(start).combatants.ann?.place;
    const free = questionOf(asked);
    expect(free?.kind === 'choose' ? free.options.map(({ place }) => place) : []).not.toContainEqual(taken);
    const at = playOn(asked, { answer: 'square:5,5' });
    expect([questionOf(at), fightOf(at).combatants.foe?.sheet.states]).toEqual([undefined, []]);
    expect(fightOf(at).combatants.foe?.place).toEqual({ kind: 'square', column: 5, row: 5 });
    expect(lastOf(at, 'by hand')).toBe('Foe is moved to column 6, row 6.');
  });
});
