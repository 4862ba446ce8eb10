/**
 * Combatants who lie there or have given up: they go on bleeding, and can be struck and finished.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { type At, optionsIn, plainAxe, rollsIn, whyGrey } from '../../edges.testing.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import {
  asSheet,
  badgesOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 4 }, flesh: { now: 3, max: 3 }, morale: 20 };
const three = (house: Record<string, unknown> = {}): At =>
  fightOn(
    tableOf(
      [{ id: 'ann' }, { id: 'foe-1', sheet: asSheet(soft) }, { id: 'foe-2', sheet: asSheet(soft) }, { id: 'foe-3' }],
      {
        house,
      },
    ),
    { ann: [20] },
  );
const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const bleeding = (at: At, ...who: string[]): At =>
  playOn(at, { edit: who.map((id) => set(id, 'states', ['bleeding'])), label: 'Cut' });
/**
 * A fight of Ann with an axe beside Tam, who lies there, and two foes; the first foe lies there
 * too.
 */
const field = (house: Record<string, unknown> = {}, ann: Partial<HestiaSheet> = {}): At => {
  const at = fightOn(
    tableOf(
      [
        { id: 'ann', sheet: asSheet({ violence: 20, weapons: [plainAxe], ...ann }) },
        { id: 'tam' },
        { id: 'foe-1', sheet: asSheet({ ...soft, leader: true }) },
        { id: 'foe-2', sheet: asSheet(soft) },
      ],
      { house },
    ),
    { ann: [20], tam: [20] },
  );
  return ruled(ruled(at, 'foe-1', 'falls'), 'tam', 'falls');
};
const word = (at: At) =>
  optionsIn(at).map(({ id, detail, tone }) => `${id}: ${detail?.split(',')[0]} ${tone ?? ''}`.trim());

/** Answers whatever is asked of morale: a Morale of 20 always holds. */
const steady = (at: At): At =>
  questionOf(at)?.rule === 'HE-21' ? playOn(at, { answer: { dice: { group: [10] } } }) : at;
const ruled = (at: At, by: string, how: string): At => steady(playOn(at, { do: 'ruled', by, with: how }));
/** Goes on to the saves at the round's end. */
const roundEnd = (at: At): At => playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-block' });

describe('bleeding of who is out of the fight', () => {
  it.each(['falls', 'surrenders'])(
    'HE-19 who bleeds and %s saves at the round’s end, and bleeds on until it succeeds',
    (how) => {
      const out = roundEnd(ruled(bleeding(three(), 'foe-1'), 'foe-1', how));
      expect(rollsIn(out).map(({ id }) => id)).toEqual(['foe-1:bleeding']);
      const on2 = playOn(out, { answer: { dice: { 'foe-1:bleeding': [14] } } });
      expect([questionOf(on2)?.rule, rollsIn(on2).map(({ id }) => id)]).toEqual(['HE-17', ['foe-1']]);
      const hurt = playOn(on2, { answer: { dice: { 'foe-1': [2] } } });
      expect([trackOf(hurt, 'foe-1', 'flesh'), badgesOf(hurt, 'foe-1')]).toEqual([
        1,
        expect.arrayContaining(['bleeding']),
      ]);
      const saved = playOn(out, { answer: { dice: { 'foe-1:bleeding': [15] } } });
      expect([lastOf(saved, 'HE-19'), questionOf(saved)?.rule]).toEqual(['Foe-1 is no longer bleeding.', 'HE-01']);
    },
  );
  it('HE-17 a combatant who lies there may bleed to death, and is a casualty only once', () => {
    const out = playOn(roundEnd(ruled(bleeding(three(), 'foe-1'), 'foe-1', 'falls')), {
      answer: { dice: { 'foe-1:bleeding': [1] } },
    });
    const dead = playOn(out, { answer: { dice: { 'foe-1': [3] } } });
    expect([standingOf(dead, 'foe-1'), questionOf(dead)?.rule]).toEqual(['dead', 'HE-01']);
    expect(lastOf(dead, 'HE-13')).toBe('Foe-1 dies.');
  });
  it('HE-17 by house rule a blow puts out of action; blood still kills who lies there with no Flesh', () => {
    const out = ruled(bleeding(three({ lastFlesh: 'out' }), 'foe-1'), 'foe-1', 'falls');
    const empty = playOn(out, { edit: [set('foe-1', 'flesh.now', 0)], label: 'Spent', raw: true });
    const dead = playOn(
      roundEnd(empty),
      { answer: { dice: { 'foe-1:bleeding': [1] } } },
      { answer: { dice: { 'foe-1': [1] } } },
    );
    expect(standingOf(dead, 'foe-1')).toBe('dead');
  });
  it('HE-17 the dead and the fled bleed no more, and nobody else who lies there does', () => {
    const gone = ruled(ruled(bleeding(three(), 'foe-1'), 'foe-1', 'dies'), 'foe-2', 'falls');
    expect(questionOf(roundEnd(gone))?.rule).toBe('HE-01');
    const fled = steady(playOn(bleeding(three(), 'foe-1'), { edit: [set('foe-1', 'gone', 'fled')], label: 'Off' }));
    expect(questionOf(roundEnd(fled))?.rule).toBe('HE-01');
  });
});

describe('the fallen as targets', () => {
  it('HE-09 the fallen are listed last and marked, and are never aimed at unasked', () => {
    const at = playOn(field(), { do: 'attack', by: 'ann', with: 'axe' });
    expect(word(at)).toEqual(['foe-2: 5 ft', 'foe-1: out of action danger', 'tam: out of action danger']);
    const alone = playOn(ruled(field(), 'foe-2', 'surrenders'), { do: 'attack', by: 'ann', with: 'axe' });
    expect(word(alone)).toEqual(['foe-1: out of action danger', 'tam: out of action danger']);
  });
  it.each(['dies', 'out'])(
    'HE-09 HE-22 who lies there is finished by a blow, and its death as a leader is tested (%s)',
    (lastFlesh) => {
      const blow = playOn(
        field({ lastFlesh }),
        { do: 'attack', by: 'ann', with: 'axe' },
        { answer: 'foe-1' },
        { answer: { dice: [10] } },
        { answer: { dice: [5] } },
      );
      expect(standingOf(blow, 'foe-1')).toBe('dead');
      expect(questionOf(blow)?.title).toContain('the death of a leader');
      expect([standingOf(blow, 'tam'), standingOf(blow, 'foe-2')]).toEqual(['out of action', 'standing']);
    },
  );
  it('HE-09 the dead and the fled are no targets', () => {
    const at = ruled(ruled(field(), 'foe-1', 'dies'), 'tam', 'dies');
    expect(word(playOn(at, { do: 'attack', by: 'ann', with: 'axe' }))).toEqual(['foe-2: 5 ft']);
    expect(whyGrey(ruled(at, 'foe-2', 'dies'), 'ann', 'attack', 'axe')).toBe('HE-09');
  });
  it('HE-13 a panic strikes at somebody who stands, not at somebody nearer who lies there', () => {
    const at = playOn(
      field(),
      { edit: [set('ann', 'states', ['wild'])], label: 'Wild' },
      { do: 'attack', by: 'ann', with: 'axe' },
    );
    expect(optionsIn(at).flatMap(({ id, blocked }) => (blocked ? [] : [id]))).toEqual(['foe-2']);
  });
  it('HE-20 the fallen are tried with gambits, but do not fall again nor act in their turn', () => {
    const at = playOn(field(), { do: 'gambit', by: 'ann', with: 'might' }, { answer: 'foe-1' });
    const blocked = optionsIn(at).filter((option) => option.blocked);
    expect(blocked.map(({ id }) => id)).toContain('trip');
    const failed = playOn(at, { answer: 'grapple' }, { answer: '0' }, { answer: { dice: [1] } });
    expect(questionOf(failed)).toBeUndefined();
  });
  it('HE-12 a spell reaches the fallen, friend and foe; who lies there is not asked whether it may touch', () => {
    const spell = { id: 'mend', name: 'Mend', about: '', test: 'touch', range: 5, dice: 0, sides: 0, effect: 'none' };
    const at = playOn(field({}, { spells: [spell] as HestiaSheet['spells'] }), { do: 'cast', by: 'ann', with: 'mend' });
    expect(optionsIn(at).map(({ id }) => id)).toEqual(['ann', 'foe-2', 'foe-1', 'tam']);
    expect(lastOf(playOn(at, { answer: 'tam' }), 'HE-12')).toBe('Ann casts Mend on Tam.');
  });
  it('HE-12 a spell that harms reaches the fallen too, last and marked, and can finish them', () => {
    const spell = { id: 'bolt', name: 'Bolt', about: '', test: 'none', range: 5, dice: 1, sides: 6, effect: 'none' };
    const at = playOn(field({}, { spells: [spell] as HestiaSheet['spells'] }), { do: 'cast', by: 'ann', with: 'bolt' });
    expect(word(at).slice(1)).toEqual(['foe-2: 5 ft', 'foe-1: out of action danger', 'tam: out of action danger']);
    const struck = playOn(at, { answer: 'foe-1' }, { answer: { dice: [6] } });
    expect([standingOf(struck, 'foe-1'), standingOf(struck, 'tam')]).toEqual(['dead', 'out of action']);
  });
});
