/**
 * Everything that play changes and every number of a stat block can be set in the form, works at
 * once, and is undone like a move.
 */
import { describe, expect, test } from 'vitest';
import { getPath } from '../../../engine/forms/schema.ts';
import { dispatch } from '../../../engine/history.ts';
import { undo } from '../../../engine/undo.ts';
import { type Driver, playOut, thrumGame } from '../driver.testing.ts';
import { foeAt } from '../members.testing.ts';

const pair = () =>
  playOut({
    ash: { at: [2, 2], has: ['precision-slash', 'wraith-on-wings'] },
    bo: { ...foeAt(3, 2), has: ['blizzard'] },
    cy: { at: [2, 4] },
  }).begin('ash', 'bo', 'cy');
const set = (d: Driver, combatant: string, path: string, value: unknown) =>
  d.edit({ edit: 'sheet', combatant, path, value });
const state = (d: Driver, path: string, value: unknown) => d.edit({ edit: 'state', path, value });

describe('a sheet', () => {
  test('TH-41: a status that is set by hand leans on the next roll, and goes with the edit taken back', () => {
    const d = set(pair(), 'bo', 'conditions', { dazed: { n: 1, until: 'ended' } });
    d.do('use', 'precision-slash').say('bo', 'resilience');
    expect(d.roll('defence')).toContain('Dazed −1 TH-42');
    const back = undo(set(pair(), 'bo', 'conditions', { dazed: { n: 1, until: 'ended' } }).encounter);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(getPath(back.value.fight.combatants.bo?.sheet, 'conditions')).toEqual({});
  });
  test('TH-07: a stance, a buff and Potential are set by hand, and work', () => {
    const d = set(pair(), 'bo', 'stance', { ability: 'brace', mode: '', uses: 0 });
    set(d, 'bo', 'buff', { ability: 'spirit-armor', from: 'bo' });
    d.do('use', 'precision-slash').say('bo');
    expect(d.free).toContain('resilience+spirit-armor');
    d.say('resilience');
    expect(d.roll('defence')).toContain('Brace +1');
    const nova = pair();
    expect(nova.refusal('stance', 'wraith-on-wings')).toMatch(/^TH-44: Has Potential 0; it costs 4/);
    set(nova, 'ash', 'potential', { 'wraith-on-wings': 4 });
    expect(nova.refusal('stance', 'wraith-on-wings')).toBeUndefined();
    set(nova, 'ash', 'novaSpent', true);
    expect(nova.refusal('stance', 'wraith-on-wings')).toMatch(/^TH-44/);
  });
  test('TH-18: every figure of a foe is set by hand, and taken away again', () => {
    const d = pair();
    for (const [path, value] of Object.entries({ attack: 7, resilience: 6, evasion: 5, resolve: 4, speed: 9 }))
      set(d, 'bo', `fixed.${path}`, value);
    const figures = Object.fromEntries(thrumGame.figures(d.fight, 'bo').map(({ id, value }) => [id, value]));
    expect(figures).toMatchObject({ resilience: '+6', evasion: '+5', resolve: '+4', speed: '9' });
    expect(figures.attack).toBe('+7');
    set(d, 'bo', 'fixed.resilience', null);
    expect(thrumGame.figures(d.fight, 'bo').find(({ id }) => id === 'resilience')?.value).toBe('+0');
  });
  test('TH-40: what no form would give is refused, and changes nothing', () => {
    const d = pair();
    const before = JSON.stringify(d.fight);
    for (const value of [{ dazed: { n: 100, until: 'ended' } }, { sleepy: { n: 1, until: 'ended' } }]) {
      const edits = [{ edit: 'sheet' as const, combatant: 'bo', path: 'conditions', value }];
      expect(dispatch(thrumGame, d.encounter, { type: 'edit', label: 'x', edits }).ok).toBe(false);
    }
    expect(JSON.stringify(d.fight)).toBe(before);
  });
});

describe('the fight', () => {
  test('TH-02: the turn, the order and who has acted are set by hand, and the fight goes on from there', () => {
    const d = state(pair(), 'order', ['cy', 'bo', 'ash']);
    state(d, 'done', ['cy']);
    expect(d.fight.state.turn?.who).toBe('ash');
    state(d, 'turn.acted', true);
    expect(d.refusal('use', 'recover')).toMatch(/^TH-05/);
    d.do('end-turn');
    expect(d.fight.state.turn?.who).toBe('bo');
    state(d, 'turn', null);
    expect(d.fight.state.turn?.who).toBe('bo');
    state(d, 'delayed', ['bo']);
    expect(d.refusal('delay')).toMatch(/^TH-03/);
  });
  test('TH-43: a hold set by hand holds: Immobilized comes with it', () => {
    const d = state(pair(), 'holds', [{ holder: 'bo', held: 'ash' }]);
    expect(d.sheet('ash').conditions.immobilized?.n).toBe(1);
    expect(d.refusal('move')).toMatch(/^TH-42/);
    expect(d.offered('ash', 'break-free')).toEqual({ 'break-free': true });
  });
  test('TH-26: a terrain effect set by hand is seen on the ground, taken away it is not, and other ground stays as the GM has it', () => {
    const blizzard = {
      id: 't1',
      owner: 'bo',
      ability: 'blizzard',
      name: 'Blizzard',
      squares: [{ column: 5, row: 5 }],
      difficult: true,
      drift: null,
      price: 0,
      strikes: false,
      extra: false,
    };
    const cell = (d: Driver) => (d.fight.scene.kind === 'squares' ? d.fight.scene.cells['5,5'] : undefined);
    const d = state(pair(), 'terrains', [blizzard]);
    expect(cell(d)).toEqual({ difficult: true, terrain: 'Blizzard' });
    d.edit({ edit: 'cells', cells: { '5,5': { difficult: true, terrain: 'Blizzard', elevation: 2 } } });
    set(d, 'cy', 'wounds', 1);
    expect(cell(d)).toMatchObject({ elevation: 2 });
    state(d, 'terrains', []);
    expect(cell(d)).toBeUndefined();
  });
});
