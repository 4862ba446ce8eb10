/** A newcomer to a running fight: its card, its maneuvers, and its actions at once. */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../../engine/encounter.ts';
import { dispatch } from '../../../../engine/history.ts';
import { einfelst } from '../../index.ts';
import {
  cardsOf,
  duelOf,
  fightOf,
  mayAct,
  offerOf,
  playOn,
  questionOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const end = (by: string) => ({ do: 'end-turn', by });
/** Some foes come in who are identical to one in the fight. */
const joins = (
  at: Encounter,
  ...who: { id: string; like: string; name?: string; [more: string]: unknown }[]
): Encounter => {
  const edits = who.map(({ like, ...one }) => ({
    edit: 'add' as const,
    combatant: { ...(fightOf(at).combatants[like] as object), ...one },
  }));
  const done = dispatch(einfelst, at, { type: 'join', label: 'Late', edits });
  if (!done.ok) throw new Error(done.refusal.text);
  return done.value;
};

describe('whoever joins', () => {
  const answered = (at: Encounter, target: string) => {
    const found = questionOf(playOn(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: target }));
    return found?.kind === 'choose'
      ? found.options.map(({ id, blocked }) => [id.split(':')[0], !blocked])
      : found?.kind;
  };
  it('EW-14 has both maneuvers from the moment it comes, and acts by its card in this round', () => {
    const at = playOn(joins(duelOf(), { id: 'wolf', like: 'foe', name: 'Wolf' }), { answer: '10' });
    expect(cardsOf(at)).toMatchObject({ 'wolf/wolf': 10 });
    expect([trackOf(at, 'wolf', 'slow'), trackOf(at, 'wolf', 'fast')]).toEqual([1, 1]);
    const turn = playOn(at, end('ann'), end('foe'));
    expect([mayAct(turn), offerOf(turn, 'wolf', 'attack'), offerOf(turn, 'wolf', 'reposition')]).toEqual([
      ['wolf'],
      true,
      true,
    ]);
    expect(trackOf(at, 'foe', 'slow')).toBe(1);
  });
  it('EW-15 may react at once, in the middle of a round and at its beginning, as those who were there may', () => {
    const came = (at: Encounter) => playOn(joins(at, { id: 'wolf', like: 'foe', name: 'Wolf' }), { answer: '10' });
    const later = playOn(duelOf(), end('ann'), end('foe'));
    for (const at of [duelOf(), later]) {
      expect(answered(came(at), 'wolf')).toEqual(answered(came(at), 'foe'));
      expect(answered(came(at), 'wolf')).toContainEqual(['parry', true]);
    }
  });
  it('EW-15 who is set on the map by hand alone may react too, before it has a card', () => {
    const wolf = { ...(fightOf(duelOf()).combatants.foe as object), id: 'wolf', name: 'Wolf' };
    const at = playOn(duelOf(), { edit: [{ edit: 'add', combatant: wolf }], label: 'A wolf.' });
    expect(answered(at, 'wolf')).toEqual(answered(at, 'foe'));
  });
  it('EW-15 a reaction is paid of the maneuvers of this round, which the next gives back', () => {
    const at = playOn(
      joins(duelOf(), { id: 'wolf', like: 'foe', name: 'Wolf' }),
      { answer: '10' },
      { do: 'attack', by: 'ann', with: 'sword' },
      { answer: 'wolf' },
    );
    const found = questionOf(at);
    const parry = found?.kind === 'choose' ? found.options.find(({ id }) => id.startsWith('parry'))?.id : undefined;
    const hit = playOn(at, { answer: parry ?? '' }, { roll: true });
    expect(trackOf(hit, 'wolf', 'fast')).toBe(0);
  });
});

describe('identical newcomers', () => {
  const bandit = (id: string, copy: number, more: Record<string, unknown> = {}) => ({
    id,
    like: 'foe-1',
    name: 'Bandit',
    copy,
    ...more,
  });
  /** Ann has the 1; the bandits share a card, or each has its own. */
  const begun = (shared: boolean) =>
    playOn(
      tableOf([{ id: 'ann' }, { id: 'foe-1', name: 'Bandit', copy: 1 }, { id: 'foe-2', name: 'Bandit', copy: 2 }]),
      { begin: true },
      { answer: shared ? ['foes:Bandit'] : { picked: [] } },
      ...['enter', '1', '6', ...(shared ? [] : ['8']), 'no'].map((answer) => ({ answer })),
    );
  const optionsOf = (at: Encounter) => {
    const question = questionOf(at);
    return question?.kind === 'choose' ? question.options.map(({ id, label }) => [id, label]) : [];
  };
  it('EW-04 may share one card, and act one after another on it', () => {
    const at = joins(begun(true), bandit('late', 3), bandit('late-b', 4));
    expect(questionOf(at)).toMatchObject({ rule: 'EW-04', audience: 'gm', title: 'Bandit (2): which card?' });
    const shares = playOn(at, { answer: 'share' }, { answer: '4' });
    expect(cardsOf(shares)).toMatchObject({ 'late.all/late': 4, 'late.all/late-b': 4 });
    expect(mayAct(playOn(shares, end('ann')))).toEqual(['late', 'late-b']);
  });
  it('EW-04 may join the card of the group that they are identical to, or of one of its kind', () => {
    const joined = playOn(joins(begun(true), bandit('late', 3)), { answer: 'join:foe-1.all' });
    expect(cardsOf(joined)).toMatchObject({ 'foe-1.all/foe-1': 6, 'foe-1.all/late': 6 });
    expect(mayAct(playOn(joined, end('ann')))).toEqual(['foe-1', 'foe-2', 'late']);
    expect(optionsOf(joins(begun(false), bandit('late', 3)))).toEqual([
      ['own', 'A card of one’s own'],
      ['join:foe-1', 'Card 6 of Bandit 1'],
      ['join:foe-2', 'Card 8 of Bandit 2'],
    ]);
  });
  it('EW-04 may each draw a card of its own', () => {
    const own = playOn(joins(begun(true), bandit('late', 3)), { answer: 'own' }, { answer: '9' });
    expect(cardsOf(own)).toMatchObject({ 'foe-1.all/foe-1': 6, 'late/late': 9 });
  });
  it('EW-04 one of the name with other arms or skills is not asked about, nor is a player character', () => {
    const { sheet } = fightOf(begun(true)).combatants['foe-1'] as { sheet: object };
    for (const other of [
      { ...sheet, weapons: [] },
      { ...sheet, kind: 'character' },
      { ...sheet, cards: 2 },
    ])
      expect(questionOf(joins(begun(true), bandit('late', 3, { sheet: other })))?.rule).toBe('EW-01');
  });
  it('EW-04 of two kinds of newcomers each is asked about by itself', () => {
    const { sheet } = fightOf(begun(true)).combatants['foe-1'] as { sheet: object };
    const bare = { sheet: { ...sheet, weapons: [] } };
    const at = joins(begun(true), bandit('late', 3), bandit('late-b', 4, bare), bandit('late-c', 5, bare));
    expect(questionOf(at)?.title).toBe('Bandit 3: which card?');
    expect(questionOf(playOn(at, { answer: 'join:foe-1.all' }))?.title).toBe('Bandit (2): which card?');
  });
});
