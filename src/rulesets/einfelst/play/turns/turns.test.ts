/**
 * Turns and their maneuvers: two in a turn, reactions at any moment, several cards, and nobody is
 * ever stuck.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { einfelst } from '../../index.ts';
import {
  begunOn,
  cardsOf,
  fightOf,
  mayAct,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const duel = (ann: Record<string, unknown> = {}, foe: Record<string, unknown> = {}) =>
  begunOn(
    tableOf([
      { id: 'ann', sheet: ann },
      { id: 'foe', sheet: foe },
    ]),
    1,
    2,
  );
const next = (at: ReturnType<typeof tableOf>) => einfelst.order(fightOf(at)).next;
const shout = (who: string) => ({ do: 'shout', by: who });
const end = (who: string) => ({ do: 'end-turn', by: who });

describe('two maneuvers a turn', () => {
  const beast = () => begunOn(tableOf([{ id: 'foe', sheet: { cards: 2 } }, { id: 'ann' }]), 1, 9, 5);
  it('EW-14 who has several turns a round still has two maneuvers in each, one of them slow', () => {
    const shouted = playOn(beast(), shout('foe'), shout('foe'));
    expect([offerOf(shouted, 'foe', 'shout'), offerOf(shouted, 'foe', 'attack')]).toEqual(['EW-14', 'EW-14']);
    expect([trackOf(shouted, 'foe', 'slow'), trackOf(shouted, 'foe', 'fast')]).toEqual([2, 0]);
    const both = playOn(strikeAt(beast(), 'foe', 'ann', 'pass', sixesOf(0)), shout('foe'));
    expect(offerOf(both, 'foe', 'move')).toBe('EW-14');
    const second = playOn(both, end('foe'), end('ann'));
    expect([offerOf(second, 'foe', 'attack'), offerOf(second, 'foe', 'shout')]).toEqual([true, true]);
  });
  it('EW-05 what a creature spends on reactions between its turns it lacks on the second', () => {
    let at = playOn(strikeAt(beast(), 'foe', 'ann', 'pass', sixesOf(0)), shout('foe'), end('foe'));
    at = strikeAt(at, 'ann', 'foe', 'parry', sixesOf(0), sixesOf(0));
    at = playOn(at, end('ann'));
    expect([trackOf(at, 'foe', 'slow'), trackOf(at, 'foe', 'fast')]).toEqual([1, 0]);
    at = strikeAt(at, 'foe', 'ann', 'pass', sixesOf(0));
    expect(offerOf(at, 'foe', 'shout')).toBe('EW-14');
  });
  it('EW-15 a second reaction is paid with the slow maneuver, a third is not asked', () => {
    let at = begunOn(tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'cy' }, { id: 'foe' }]), 1, 2, 3, 4);
    at = playOn(strikeAt(at, 'ann', 'foe', 'parry', sixesOf(0), sixesOf(0)), end('ann'));
    at = playOn(strikeAt(at, 'ben', 'foe', 'parry', sixesOf(0), sixesOf(0)), end('ben'));
    expect([trackOf(at, 'foe', 'slow'), trackOf(at, 'foe', 'fast')]).toEqual([0, 0]);
    expect(questionOf(playOn(at, { do: 'attack', by: 'cy', with: 'sword' }, { answer: 'foe' }))?.kind).toBe('dice');
    expect(einfelst.reactionsLeft(fightOf(at), 'foe').left).toBe(false);
    expect(einfelst.reactionsLeft(fightOf(at), 'cy').left).toBe(true);
  });
  it('EW-15 the reactions panel says that who burns cannot react, and who is held only parries', () => {
    const at = duel({}, { fire: { damage: 1, needs: 1, saved: 0 } });
    expect(einfelst.reactionsLeft(fightOf(at), 'foe')).toMatchObject({ left: false, rule: 'EW-44' });
    const held = duel({}, { held: { by: 'ann', gagged: false } });
    expect(einfelst.reactionsLeft(fightOf(held), 'foe')).toMatchObject({ left: true, rule: 'EW-29' });
  });
  it('EW-16 typed dice come after the reaction too: neither pool is asked for before it', () => {
    const at = playOn(duel(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
    expect(questionOf(at)?.kind).toBe('choose');
    const both = questionOf(playOn(at, { answer: 'parry' }));
    expect(both?.kind === 'dice' && both.rolls.map(({ id, seat }) => [id, seat])).toEqual([
      ['first', { kind: 'combatant', combatant: 'ann' }],
      ['against-1', { kind: 'combatant', combatant: 'foe' }],
    ]);
  });
  it('EW-16 typed dice that are too few for the pool are refused with their number', () => {
    const at = playOn(duel(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }, { answer: 'pass' });
    expect(() => playOn(at, { answer: { dice: [6, 6] } })).toThrow(/4d6 needs 4 dice, not 2.*EW-20/);
  });
});

describe('a monster with other maneuvers', () => {
  /** A combatant with two slow and two fast maneuvers in a turn. */
  const many = (more: Record<string, unknown> = {}) =>
    begunOn(tableOf([{ id: 'foe', sheet: { slow: 2, fast: 2, ...more } }, { id: 'ann' }]), 1, 2);
  const swings = (at: ReturnType<typeof tableOf>) => strikeAt(at, 'foe', 'ann', 'pass', sixesOf(0));
  it('EW-14 most have one slow and one fast a turn; what a creature has is a figure of it', () => {
    expect([trackOf(many(), 'foe', 'slow'), trackOf(many(), 'foe', 'fast')]).toEqual([2, 2]);
    const twice = swings(swings(many()));
    expect([offerOf(twice, 'foe', 'attack'), offerOf(twice, 'foe', 'shout')]).toEqual(['EW-14', true]);
    const all = playOn(twice, shout('foe'), shout('foe'));
    expect(offerOf(all, 'foe', 'shout')).toBe('EW-14');
    expect([trackOf(all, 'ann', 'slow'), trackOf(playOn(all, end('foe'), end('ann')), 'foe', 'slow')]).toEqual([1, 2]);
  });
  it('EW-14 one with no fast maneuver spends its slow one to react, and one with none does nothing', () => {
    const slug = many({ slow: 1, fast: 0 });
    expect([offerOf(slug, 'foe', 'attack'), offerOf(swings(slug), 'foe', 'shout')]).toEqual([true, 'EW-14']);
    const statue = many({ slow: 0, fast: 0 });
    expect([offerOf(statue, 'foe', 'attack'), offerOf(statue, 'foe', 'shout')]).toEqual(['EW-14', 'EW-14']);
  });
  it('EW-05 with several cards it has them on each', () => {
    const at = begunOn(tableOf([{ id: 'foe', sheet: { cards: 2, slow: 1, fast: 2 } }, { id: 'ann' }]), 1, 9, 5);
    expect([trackOf(at, 'foe', 'slow'), trackOf(at, 'foe', 'fast')]).toEqual([2, 4]);
    const first = playOn(at, shout('foe'), shout('foe'), shout('foe'));
    expect(offerOf(first, 'foe', 'shout')).toBe('EW-14');
    expect(offerOf(playOn(first, end('foe'), end('ann')), 'foe', 'shout')).toBe(true);
  });
});

describe('what it costs', () => {
  it('EW-14 a reaction says whether it takes the fast maneuver or the slow one', () => {
    const detail = (at: ReturnType<typeof tableOf>) => {
      const found = questionOf(playOn(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }));
      return found?.kind === 'choose' ? found.options[0]?.detail : undefined;
    };
    expect(detail(duel())).toBe('Strike, 4 dice; a fast maneuver');
    // A pool is never under one die, and one die is called a die.
    const { attributes, skills } = einfelst.blank().sheet;
    const weak = { attributes: { ...attributes, strength: 1 }, skills: { ...skills, strike: 0 } };
    expect(detail(duel({}, weak))).toBe('Strike, 1 die; a fast maneuver');
    const once = playOn(
      strikeAt(
        begunOn(tableOf([{ id: 'ben' }, { id: 'ann' }, { id: 'foe' }]), 1, 2, 3),
        'ben',
        'foe',
        'parry',
        sixesOf(0),
        sixesOf(0),
      ),
      end('ben'),
    );
    expect(detail(once)).toBe('Strike, 4 dice; the slow maneuver');
  });
  it('EW-06 who is out swaps with nobody, and nobody with it', () => {
    const at = playOn(begunOn(tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'cy' }, { id: 'foe' }]), 1, 2, 3, 4), {
      edit: [{ edit: 'sheet', combatant: 'ben', path: 'gone', value: 'out' }],
      label: 'Out.',
    });
    expect(offerOf(at, 'ben', 'swap')).toBe('EW-02');
    const found = questionOf(playOn(at, { do: 'swap', by: 'ann' }));
    expect(found?.kind === 'choose' && found.options.map(({ id }) => id)).toEqual(['cy']);
  });
  it('EW-12 the badge of cover says how many successes more, by the house rule', () => {
    const does = (house: Record<string, unknown>) =>
      einfelst
        .badges(
          fightOf(begunOn(tableOf([{ id: 'ann', sheet: { cover: 'heavy' } }, { id: 'foe' }], house), 1, 2)),
          'ann',
        )
        .find(({ id }) => id === 'cover')?.does;
    expect([does({}), does({ heavyCover: 1 })]).toEqual(['Shots need 2 successes more.', 'Shots need 1 success more.']);
  });
  it('EW-41 the Position is said before a fear test is chosen', () => {
    const at = playOn(duel(), { do: 'position' }, { answer: 'desperate' }, { do: 'fear' });
    expect(questionOf(at)?.detail).toContain('Desperate: failing is 4 Mental Harm');
  });
});

describe('nobody is stuck', () => {
  it('EW-02 when the last one who could act is set out and nothing more the next round is one click away', () => {
    const last = playOn(duel(), end('ann'), {
      edit: [{ edit: 'sheet', combatant: 'foe', path: 'gone', value: 'out' }],
      label: 'Out.',
      raw: true,
    });
    expect(mayAct(last)).toEqual([]);
    expect(next(last)).toMatchObject({ action: 'skip', label: 'Begin the next round' });
    const on2 = playOn(last, { do: 'skip' });
    expect([readLog(fightOf(on2)).at(-1)?.text, mayAct(on2)]).toEqual(['Round 2 begins.', ['ann']]);
  });
  it('EW-02 whoever is taken out by ruling in its own turn has had it', () => {
    const at = playOn(duel(), shout('ann'), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'gone', value: 'out' }],
      label: 'Out.',
    });
    expect(mayAct(at)).toEqual(['foe']);
    expect([offerOf(at, 'foe', 'shout'), offerOf(at, 'ann', 'shout')]).toEqual([true, 'EW-02']);
  });
  it('EW-02 whoever is removed in its own turn leaves the turn to the next', () => {
    const at = playOn(duel(), shout('ann'), { edit: [{ edit: 'remove', combatant: 'ann' }], label: 'Gone.' });
    expect(mayAct(at)).toEqual(['foe']);
    expect(next(at)).toMatchObject({ action: 'skip' });
  });
  it('EW-02 a passed card is told, and is the Director’s alone when nobody sees who holds it', () => {
    const at = begunOn(tableOf([{ id: 'foe', hidden: true }, { id: 'ann' }]), 1, 2);
    const entry = readLog(fightOf(playOn(at, { do: 'skip' }))).at(-1);
    expect([entry?.text, entry?.shown]).toEqual(['Foe passes on card 1.', undefined]);
  });
  it('EW-05 a creature that comes in later is dealt all its cards at the next round’s start', () => {
    const at = playOn(
      duel(),
      {
        edit: [
          {
            edit: 'add',
            combatant: {
              ...(fightOf(duel()).combatants.foe as object),
              id: 'foe-2',
              name: 'Beast',
              sheet: { ...(fightOf(duel()).combatants.foe?.sheet as object), cards: 3 },
            },
          },
        ],
        label: 'Comes in.',
      },
      end('ann'),
      end('foe'),
    );
    expect(questionOf(at)).toMatchObject({ rule: 'EW-01', title: 'Beast: which card?' });
    const dealt = playOn(at, ...['3', '4', '10'].map((card) => ({ answer: card })));
    expect(cardsOf(dealt)).toMatchObject({ 'ann/ann': 1, 'foe/foe': 2, 'foe-2/foe-2': 3, 'foe-2.2/foe-2': 4 });
    expect(trackOf(dealt, 'foe-2', 'slow')).toBe(3);
  });
  it('EW-06 who has come in and has no card yet cannot swap, nor be swapped with', () => {
    const late = { ...(fightOf(duel()).combatants.ann as object), id: 'ben', name: 'Ben' };
    const at = playOn(duel(), { edit: [{ edit: 'add', combatant: late }], label: 'Comes in.' });
    expect([offerOf(at, 'ben', 'swap'), offerOf(at, 'ann', 'swap')]).toEqual(['EW-06', 'EW-06']);
  });
});
