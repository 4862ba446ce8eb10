/**
 * Consequences of a ruling by hand: death without Flesh, morale tests that become due at once,
 * combatants removed as a mistake.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import type { Encounter } from '../../../../engine/encounter.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { asSheet, fightOf, fightOn, lastOf, playOn, questionOf, standingOf, tableOf } from '../../table.testing.ts';

const soft = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 }, morale: 0 };
const gang = (n: number): Encounter =>
  fightOn(
    tableOf([
      { id: 'ann', sheet: asSheet({ violence: 20 }) },
      ...Array.from({ length: n }, (_, k) => ({ id: `foe-${k + 1}`, sheet: asSheet(soft) })),
    ]),
    { ann: [20] },
  );
const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const byHand = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });

describe('26.1: what follows from a ruling by hand', () => {
  it('HE-13 Flesh set to 0 kills, and HE-22 its morale test is asked at once; undo takes all of it back', () => {
    const before = gang(4);
    const at = playOn(before, byHand(set('foe-1', 'flesh.now', 0)));
    expect(standingOf(at, 'foe-1')).toBe('dead');
    expect(questionOf(at)?.title).toContain('the first casualty of the fight');
    expect(playOn(at, { undo: 1 }).fight).toEqual(before.fight);
  });
  it('HE-22 a casualty by hand is due at once, by its state as by its Flesh', () => {
    const at = playOn(gang(2), byHand(set('foe-1', 'gone', 'stopped')));
    expect(questionOf(at)?.title).toBe(
      'The foes: morale after the first casualty of the fight and the loss of half of them',
    );
  });
  it('only the number is only the number', () => {
    const at = playOn(gang(4), { ...byHand(set('foe-1', 'flesh.now', 0)), raw: true });
    expect([standingOf(at, 'foe-1'), questionOf(at)]).toEqual(['standing', undefined]);
  });
  it('HE-22 one taken out as a mistake never was: of three left, one casualty is not half', () => {
    const at = playOn(gang(4), byHand({ edit: 'remove', combatant: 'foe-4' }));
    expect(questionOf(at)).toBeUndefined();
    expect(fightOf(at).state.began.foes).toBe(3);
    const fled = playOn(gang(4), byHand(set('foe-4', 'gone', 'fled')));
    expect(fightOf(fled).state.began.foes).toBe(4);
  });
  it('HE-06 a combatant who is put out in its own turn has had that turn, and the next may act', () => {
    const acting = playOn(gang(1), { do: 'speak', by: 'ann' });
    const at = playOn(acting, byHand(set('ann', 'gone', 'stopped')));
    expect(fightOf(at).state.acting).toBeNull();
    expect(fightOf(at).state.block).toBe('enemies');
  });
  it('dies, falls, is stunned, comes round and loses heart are moves', () => {
    const dies = playOn(gang(3), { do: 'ruled', by: 'foe-1', with: 'dies' });
    expect([standingOf(dies, 'foe-1'), questionOf(dies)?.rule]).toEqual(['dead', 'HE-21']);
    const stunned = playOn(gang(1), { do: 'ruled', by: 'foe-1', with: 'stunned' });
    expect(lastOf(stunned, 'HE-13')).toContain('staggered');
    const out = playOn(gang(1), { do: 'ruled', by: 'ann', with: 'falls' });
    expect(standingOf(out, 'ann')).toBe('out of action');
    expect(standingOf(playOn(out, { do: 'ruled', by: 'ann', with: 'comes-round' }), 'ann')).toBe('standing');
    expect(lastOf(playOn(gang(1), { do: 'ruled', by: 'foe-1', with: 'loses-heart' }), 'HE-23')).toContain(
      'turns to flee',
    );
  });
  it('a ruling made while the first questions of the fight are open is in the log', () => {
    const start = playOn(
      tableOf([
        { id: 'ann', sheet: asSheet({ violence: 20 }) },
        { id: 'foe-1', sheet: asSheet(soft) },
      ]),
      { begin: true },
      byHand(set('foe-1', 'morale', 12)),
    );
    expect(readLog(fightOf(start)).map(({ text }) => text)).toContain('By hand');
    expect(fightOf(start).combatants['foe-1']?.sheet.morale).toBe(12);
  });
  it('HE-25 is moved is a ruling: no enemy strikes at the back of whoever is moved', () => {
    const house = { opportunist: true, moveStrikes: true };
    const members = [{ id: 'ann' }, { id: 'foe-1' }];
    const start = fightOn(tableOf(members, { house }), { ann: [20] });
    expect(questionOf(playOn(start, { do: 'move', by: 'ann' }, { answer: 'zone:hall' }))?.rule).toBe('HE-25');
    const asked = playOn(start, { do: 'ruled', by: 'ann', with: 'moved' });
    expect(questionOf(asked)?.title).toBe('Ann is moved: where to?');
    const at = playOn(asked, { answer: 'zone:hall' });
    expect([questionOf(at), fightOf(at).combatants.ann?.place]).toEqual([undefined, { kind: 'zone', zone: 'hall' }]);
    expect(lastOf(at, 'by hand')).toMatch(/^Ann is moved to /);
    expect(playOn(at, { undo: 1 }).fight).toEqual(start.fight);
  });
});
