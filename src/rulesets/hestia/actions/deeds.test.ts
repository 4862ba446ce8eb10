/** States and how they end, spells, gambits. */
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../engine/legality.ts';
import { duelOf } from '../duel.testing.ts';
import { hestia } from '../index.ts';
import { asSheet, badgesOf, fightOf, fightOn, lastOf, playOn, questionOf, tableOf, trackOf } from '../table.testing.ts';

const greyed = (at: ReturnType<typeof duelOf>, who: string, action: string) =>
  offersOf(hestia, fightOf(at), who).find((offer) => offer.action === action)?.blocked?.rule;
describe('states', () => {
  it('HE-16 dazed is a bane on its attacks: a 12 with 3 no longer reaches 12', () => {
    const at = playOn(
      duelOf({}, {}, { states: ['dazed'] }),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
    );
    expect(questionOf(at)?.kind === 'dice' && questionOf(at)).toMatchObject({
      rolls: [{ groups: [{ id: 'd20' }, { id: 'boon', label: 'bane' }] }],
    });
    expect(lastOf(playOn(at, { answer: { dice: [12, 3] } }), 'HE-09')).toContain('misses');
    expect(lastOf(playOn(at, { answer: { dice: [12, 2] } }, { answer: { dice: [1] } }), 'HE-09')).toContain('hits');
  });
  it('HE-17 bleeding costs a d4 at each round’s start', () => {
    const at = playOn(
      duelOf(),
      { edit: [{ edit: 'sheet', combatant: 'foe', path: 'states', value: ['bleeding'] }], label: 'The foe bleeds' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
      { answer: { dice: { 'foe:bleeding': [1] } } },
    );
    expect(questionOf(at)?.rule).toBe('HE-17');
    expect(trackOf(playOn(at, { answer: { dice: { foe: [4] } } }), 'foe', 'grit')).toBe(1);
  });
  it('HE-18 the pinned cannot move, sprint or retreat, and can attack', () => {
    const at = duelOf({}, {}, { states: ['pinned'] });
    expect([
      greyed(at, 'ann', 'move'),
      greyed(at, 'ann', 'sprint'),
      greyed(at, 'ann', 'retreat'),
      greyed(at, 'ann', 'attack'),
    ]).toEqual(['HE-18', 'HE-18', 'HE-18', undefined]);
  });
  it('HE-19 each lasts until a Might save: half of 10 and 15 make 20, 14 does not', () => {
    const round = (face: number) =>
      playOn(
        duelOf({}, {}, { states: ['pinned'] }),
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe' },
        { answer: { dice: { 'ann:pinned': [face] } } },
      );
    expect(badgesOf(round(15), 'ann')).toEqual([]);
    expect(badgesOf(round(14), 'ann')).toEqual(['pinned']);
    expect(trackOf(round(14), 'ann', 'stress')).toBe(1);
  });
});

describe('spells', () => {
  const spells = [
    {
      id: 'dart',
      name: 'Dart',
      about: '',
      test: 'violence' as const,
      range: 60,
      sides: 6,
      dice: 1,
      effect: 'none' as const,
    },
    {
      id: 'grasp',
      name: 'Grasp',
      about: '',
      test: 'touch' as const,
      range: 5,
      sides: 6,
      dice: 1,
      effect: 'none' as const,
    },
    {
      id: 'lull',
      name: 'Lull',
      about: '',
      test: 'none' as const,
      range: 60,
      sides: 0,
      dice: 0,
      effect: 'none' as const,
    },
  ];
  const caster = () =>
    fightOn(tableOf([{ id: 'ann', sheet: asSheet({ spells }) }, { id: 'ben' }, { id: 'foe' }]), {
      ann: [20],
      ben: [1],
    });
  it('HE-12 a touch on the unwilling asks for a Violence test, on the willing it does not', () => {
    expect(questionOf(playOn(caster(), { do: 'cast', by: 'ann', with: 'grasp' }, { answer: 'foe' }))?.rule).toBe(
      'HE-12',
    );
    const friend = playOn(caster(), { do: 'cast', by: 'ann', with: 'grasp' }, { answer: 'ben' });
    expect(questionOf(friend)).toMatchObject({ kind: 'choose', rule: 'HE-12', seat: { combatant: 'ben' } });
    expect(questionOf(playOn(friend, { answer: 'yes' }))?.rule).toBe('HE-13');
    expect(questionOf(playOn(friend, { answer: 'no' }))).toMatchObject({ kind: 'dice', rule: 'HE-12' });
  });
  it('HE-12 a spell without a test just works; one that says so tests', () => {
    const at = playOn(caster(), { do: 'cast', by: 'ann', with: 'lull' }, { answer: 'foe' });
    expect(questionOf(at)).toBeUndefined();
    expect(lastOf(at, 'HE-12')).toContain('casts Lull on Foe');
    const missed = playOn(
      caster(),
      { do: 'cast', by: 'ann', with: 'dart' },
      { answer: 'foe' },
      { answer: { dice: [8] } },
    );
    expect(lastOf(missed, 'HE-12')).toContain('misses');
    expect(trackOf(missed, 'foe', 'grit')).toBe(4);
  });
});

describe('gambits', () => {
  const tried = (face: number, aim = 'trip') =>
    playOn(
      duelOf(),
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe' },
      { answer: aim },
      { answer: '0' },
      { answer: { dice: [face] } },
    );
  it('HE-20 succeeds at 20 with the attribute and does it', () => {
    expect(badgesOf(tried(10), 'foe')).toContain('prone');
    expect(badgesOf(tried(10, 'grapple'), 'foe')).toContain('pinned');
    const disarmed = tried(10, 'disarm');
    expect(
      offersOf(hestia, fightOf(disarmed), 'foe').some(({ action, variant }) => action === 'fetch' && variant === 'axe'),
    ).toBe(true);
  });
  it('HE-20 failing gives the opponent a free action at once: an attack out of its turn', () => {
    const at = tried(9);
    expect(questionOf(at)).toMatchObject({ rule: 'HE-20', seat: { combatant: 'foe' } });
    const hit = playOn(at, { answer: 'attack:axe' }, { answer: { dice: [19] } }, { answer: { dice: [4] } });
    expect(trackOf(hit, 'ann', 'grit')).toBe(0);
    expect(badgesOf(playOn(at, { answer: 'hamper' }), 'ann')).toContain('hampered');
    expect(badgesOf(playOn(at, { answer: 'pass' }), 'ann')).toEqual([]);
  });
  it('HE-20 boons and banes of the GM count: a bane of 1 spoils a bare 10', () => {
    const at = playOn(
      duelOf(),
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe' },
      { answer: 'trip' },
      { answer: '-1' },
      { answer: { dice: [10, 1] } },
    );
    expect(lastOf(at, 'HE-20')).toContain('backfires');
  });
});
