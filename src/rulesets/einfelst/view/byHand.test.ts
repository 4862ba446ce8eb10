/**
 * Values of play that are set by hand: each has its effect at the table at once, and is undone like
 * a move.
 */
import { describe, expect, it } from 'vitest';
import {
  badgeCount,
  badgesOf,
  begunOn,
  cardsOf,
  detailOf,
  diceAsked,
  fightOf,
  lastOf,
  mayAct,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../table.testing.ts';

type At = ReturnType<typeof tableOf>;
const duel = () => begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'ben', zone: 'mid' }]), 1, 2, 3);
const sheet = (at: At, combatant: string, path: string, value: unknown) =>
  playOn(at, { edit: [{ edit: 'sheet', combatant, path, value }], label: 'Set.' });
const state = (at: At, path: string, value: unknown) =>
  playOn(at, { edit: [{ edit: 'state', path, value }], label: 'Set.' });

describe('set by hand', () => {
  it('EW-29 who holds whom, and whose mouth is shut; undone it is as it was', () => {
    const at = sheet(duel(), 'ann', 'held', { by: 'foe', gagged: true });
    expect([badgesOf(at, 'ann'), offerOf(at, 'ann', 'attack'), offerOf(at, 'ann', 'shout')]).toEqual([
      ['held', 'gagged'],
      'EW-29',
      'EW-30',
    ]);
    expect([badgesOf(playOn(at, { undo: 1 }), 'ann'), badgesOf(at, 'ben')]).toEqual([[], []]);
    // Nobody can hold itself.
    expect(badgesOf(sheet(duel(), 'ann', 'held', { by: 'ann', gagged: false }), 'ann')).toEqual([]);
  });
  it('EW-43 a fire, a poison and what is saved against the fire', () => {
    const lit = sheet(sheet(duel(), 'ann', 'fire', { damage: 3, needs: 2, saved: 1 }), 'ann', 'poison', 2);
    expect([badgeCount(lit, 'ann', 'fire'), badgeCount(lit, 'ann', 'poison')]).toEqual([3, 2]);
    const out = playOn(lit, { do: 'put-out', by: 'ann' }, { answer: { dice: sixesOf(1) } });
    expect(badgesOf(out, 'ann')).not.toContain('fire');
  });
  it('EW-18 where a weapon is, what it does, and a new one', () => {
    const away = sheet(duel(), 'ann', 'weapons.0.where', 'belt');
    expect([offerOf(away, 'ann', 'attack', 'sword'), offerOf(away, 'ann', 'draw', 'sword')]).toEqual([false, true]);
    const keen = sheet(duel(), 'ann', 'weapons.0.damage', 5);
    expect(trackOf(strikeAt(keen, 'ann', 'foe', 'pass', sixesOf(1)), 'foe', 'points')).toBe(5);
    const spells = [
      { id: 'spark', name: 'Spark', about: '', far: 1, harm: 1, kind: 'physical', resist: 'none', whom: 'others' },
    ];
    expect(offerOf(sheet(duel(), 'ann', 'spells', spells), 'ann', 'cast', 'spark')).toBe(true);
  });
  it('EW-02 cards, and who has acted on them: the order follows', () => {
    const cards = fightOf(duel()).state as { slots: { id: string; holders: string[]; card: number; done: string[] }[] };
    const [ann, foe, ben] = cards.slots;
    const turned = state(duel(), 'slots', [{ ...ann, card: 9 }, { ...foe, done: ['foe'] }, ben]);
    expect([cardsOf(turned), mayAct(turned)]).toEqual([{ 'ann/ann': 9, 'foe/foe': 2, 'ben/ben': 3 }, ['ben']]);
    const shared = state(duel(), 'slots', [{ ...ann, holders: ['ann', 'ben'] }, foe]);
    expect(mayAct(shared)).toEqual(['ann', 'ben']);
  });
  it('EW-04, EW-36 a card that nobody holds yet is no hindrance to an ambush, and nobody joins it', () => {
    const [ann, foe, ben] = (
      fightOf(duel()).state as { slots: { id: string; holders: string[]; card: number; done: string[] }[] }
    ).slots;
    const spare = state(duel(), 'slots', [{ ...ann, holders: [] }, foe, ben]);
    const asked = playOn(spare, { do: 'ambush' }, { answer: 'granted:foes' });
    expect(questionOf(asked)?.title ?? '').not.toContain('nobody');
    expect(lastOf(asked, 'EW-39')).toBeDefined();
  });
  it('EW-14 maneuvers left, the running turn and where it began', () => {
    const spent = state(duel(), 'left', { ann: { slow: 0, fast: 1 } });
    expect([offerOf(spent, 'ann', 'attack'), offerOf(spent, 'ann', 'shout')]).toEqual(['EW-14', true]);
    const acting = state(duel(), 'turn', { who: 'ben', slot: 'card', from: 'west', slow: 0, used: 0 });
    expect([offerOf(acting, 'ben', 'attack', 'bow'), offerOf(acting, 'ann', 'shout')]).toEqual([true, 'EW-02']);
    const ended = playOn(acting, { do: 'end-turn', by: 'ben' });
    expect(mayAct(playOn(ended, { do: 'skip' }, { do: 'skip' }))).toEqual(['ann']);
  });
  // EW-14: a turn has two maneuvers, EW-15: counted for the round. The purse that the card shows is
  // that budget, so what the Director sets there is what may be spent, in any mixture.
  it('EW-14 the maneuvers that a card shows are the ones that count', () => {
    const shout = { do: 'shout', by: 'ann' };
    const two = playOn(state(duel(), 'left', { ann: { slow: 1, fast: 2 } }), shout, shout);
    expect([offerOf(two, 'ann', 'attack', 'sword'), offerOf(two, 'ann', 'shout')]).toEqual([true, true]);
    const spent = playOn(two, shout);
    expect([offerOf(spent, 'ann', 'attack', 'sword'), offerOf(spent, 'ann', 'shout')]).toEqual(['EW-14', 'EW-14']);
    const slow = strikeAt(state(duel(), 'left', { ann: { slow: 2, fast: 0 } }), 'ann', 'foe', 'pass', sixesOf(0));
    expect(offerOf(slow, 'ann', 'attack', 'sword')).toBe(true);
    // Where several turns share the round's maneuvers (EW-05), a turn still has no more than its own.
    const beast = sheet(duel(), 'ann', 'cards', 2);
    const turn = playOn(state(beast, 'left', { ann: { slow: 2, fast: 2 } }), shout, shout);
    expect(offerOf(turn, 'ann', 'attack', 'sword')).toBe('EW-14');
  });
  it('EW-13 circumstances and the Position, EW-31 who has tried, EW-06 whether anybody has acted', () => {
    const dark = state(duel(), 'circumstances', [
      { id: 'c1', reason: 'dark', extra: 1, of: 'named', tests: ['strike'], exempt: [] },
    ]);
    expect(trackOf(strikeAt(dark, 'ann', 'foe', 'pass', sixesOf(1)), 'foe', 'points')).toBe(0);
    const fear = playOn(state(duel(), 'position', 'desperate'), { do: 'fear' });
    expect(questionOf(fear)?.detail).toContain('4 Mental Harm');
    const tried = sheet(state(duel(), 'tried', ['ann']), 'ann', 'held', { by: 'foe', gagged: false });
    expect(offerOf(tried, 'ann', 'break-free')).toBe('EW-31');
    expect(offerOf(state(duel(), 'started', true), 'ann', 'swap')).toBe('EW-06');
  });
  it('EW-19 who is close to whom, and nobody to one who is elsewhere', () => {
    const off = sheet(duel(), 'foe', 'aloof', true);
    expect([
      offerOf(off, 'ann', 'attack', 'sword'),
      offerOf(sheet(off, 'ann', 'close', ['foe']), 'ann', 'attack', 'sword'),
    ]).toEqual(['EW-19', true]);
    expect(fightOf(sheet(duel(), 'ann', 'close', ['ben'])).combatants.ann?.sheet).toMatchObject({ close: [] });
  });
  it('EW-50 figures of a creature: Harm, dice, maneuvers, cards', () => {
    const strong = sheet(duel(), 'ann', 'skills.strike', 6);
    const asks = playOn(strong, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }, { answer: 'pass' });
    expect([diceAsked(asks), detailOf(strong, 'ann', 'attack', 'sword')]).toEqual([
      8,
      'Strike, 8 dice; Harm 2; own zone',
    ]);
    expect(badgesOf(sheet(duel(), 'ann', 'injuries', ['a limp']), 'ann')).toEqual(['injury-0']);
  });
});
