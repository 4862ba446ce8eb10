/**
 * Consequences of a ruling by hand: a hold across zones ends, a combatant who is out lets go and
 * loses the turn, the last point takes a combatant out.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { dispatch } from '../../../../engine/history.ts';
import { einfelst } from '../../index.ts';
import { duelOf, fightOf, lastOf, playOn, questionOf, standingOf } from '../../table.testing.ts';

const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const byHand = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });
const held = { held: { by: 'ann', gagged: false } };

describe('26.1: what follows from a ruling by hand', () => {
  it('EW-32 somebody held and moved zones off is held no longer', () => {
    const start = duelOf({}, held);
    expect(fightOf(start).combatants.foe?.sheet.held).toEqual(held.held);
    const at = playOn(start, byHand({ edit: 'combatant', combatant: 'foe', place: { kind: 'zone', zone: 'east' } }));
    expect(fightOf(at).combatants.foe?.sheet.held).toBeNull();
    expect(lastOf(at, 'EW-32')).toBe('Ann no longer holds Foe.');
    const raw = {
      ...byHand({ edit: 'combatant', combatant: 'foe', place: { kind: 'zone', zone: 'east' } }),
      raw: true,
    };
    expect(fightOf(playOn(start, raw as never)).combatants.foe?.sheet.held).toEqual(held.held);
  });
  it('EW-22 the last point takes out, and EW-02 whoever falls in its own turn loses it', () => {
    const out = playOn(duelOf(), byHand(set('foe', 'points', 9)));
    expect(standingOf(out, 'foe')).toBe('out');
    const acting = playOn(duelOf(), { do: 'shout', by: 'ann' });
    expect(fightOf(acting).state.turn?.who).toBe('ann');
    const at = playOn(acting, byHand(set('ann', 'gone', 'dead')));
    expect(fightOf(at).state.turn).toBeNull();
    expect(playOn(at, { undo: 1 }).fight).toEqual(acting.fight);
  });
  it('EW-02 when the last one who could act is taken out the next round begins', () => {
    const last = playOn(duelOf(), { do: 'end-turn', by: 'ann' }, byHand(set('foe', 'gone', 'out')));
    expect([fightOf(last).state.round, lastOf(last, 'EW-02')]).toEqual([2, 'Round 2 begins.']);
  });
  it('the attacker’s death under an open parry is refused with its sentence', () => {
    const at = playOn(duelOf(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
    expect(questionOf(at)?.seat).toEqual({ kind: 'combatant', combatant: 'foe' });
    const next = dispatch(einfelst, at, { type: 'edit', label: 'x', edits: [set('ann', 'gone', 'dead')] });
    expect(next.ok ? '' : next.refusal.text).toContain('finish it or take it back first');
  });
  it('dies, falls, is stunned, comes round and loses heart are moves', () => {
    const out = playOn(duelOf(), { do: 'ruled', by: 'foe', with: 'falls' });
    expect(standingOf(out, 'foe')).toBe('out');
    expect(standingOf(playOn(out, { do: 'ruled', by: 'foe', with: 'comes-round' }), 'foe')).not.toBe('out');
    expect(standingOf(playOn(duelOf(), { do: 'ruled', by: 'foe', with: 'dies' }), 'foe')).toBe('dead');
    expect(standingOf(playOn(duelOf(), { do: 'ruled', by: 'foe', with: 'loses-heart' }), 'foe')).toBe('fled');
    expect(lastOf(playOn(duelOf(), { do: 'ruled', by: 'foe', with: 'stunned' }), 'EW-14')).toContain('is stunned');
  });
  it('EW-29, EW-12 is moved is a ruling: the hold, cover and pin end, and nothing is asked of anybody', () => {
    const start = duelOf({}, { ...held, cover: 'light', pinned: true });
    const asked = playOn(start, { do: 'ruled', by: 'foe', with: 'moved' });
    expect(questionOf(asked)?.title).toBe('Foe is moved: where to?');
    const at = playOn(asked, { answer: 'zone:east' });
    expect([questionOf(at), fightOf(at).combatants.foe?.place]).toEqual([undefined, { kind: 'zone', zone: 'east' }]);
    expect(fightOf(at).combatants.foe?.sheet).toMatchObject({ held: null, cover: 'none', pinned: false });
    expect([lastOf(at, 'by hand'), lastOf(at, 'EW-32')]).toEqual(['Foe is moved to East.', 'Ann no longer holds Foe.']);
    expect(playOn(at, { undo: 1 }).fight).toEqual(start.fight);
    const holder = playOn(start, { do: 'ruled', by: 'ann', with: 'moved' }, { answer: 'zone:east' });
    expect(fightOf(holder).combatants.foe?.sheet.held).toBeNull();
  });
});
