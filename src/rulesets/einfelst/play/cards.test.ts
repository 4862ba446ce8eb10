/** Cards, order, swaps, ambushes. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../engine/log/read.ts';
import { publicView } from '../../../engine/public/publicView.ts';
import { playForSecrecy } from '../../secrecy.testing.ts';
import { einfelst } from '../index.ts';
import {
  begunOn,
  cardsOf,
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

const three = () => tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]);

describe('initiative', () => {
  it('EW-01 everybody draws one of ten cards, dealt without a card twice', () => {
    const at = playOn(
      tableOf(Array.from({ length: 10 }, (_, n) => ({ id: n < 5 ? `hero-${n}` : `foe-${n}` }))),
      { begin: true },
      { answer: 'deal' },
      { roll: true },
      { answer: 'no' },
    );
    expect(Object.values(cardsOf(at)).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  it('EW-01 until the cards are out the order says that it is before the fight', () => {
    const titleOf = (at: ReturnType<typeof three>) => einfelst.order(fightOf(at)).title;
    const dealing = playOn(three(), { begin: true });
    expect(titleOf(dealing)).toBe('Before the fight');
    expect(titleOf(playOn(dealing, { answer: 'deal' }, { roll: true }, { answer: 'no' }))).toBe('Round 1');
  });
  it('EW-01 a face is the place of the card among those that are left', () => {
    const at = playOn(
      three(),
      { begin: true },
      { answer: 'deal' },
      { answer: { dice: { 'card-1': [3], 'card-2': [3], 'card-3': [1] } } },
      { answer: 'no' },
    );
    expect(cardsOf(at)).toEqual({ 'ann/ann': 3, 'ben/ben': 4, 'foe/foe': 1 });
  });
  it('EW-02 the lowest acts first, then upward, and the order stands next round without a new draw', () => {
    let at = begunOn(three(), 7, 2, 5);
    const acted: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const who = mayAct(at)[0] ?? '';
      acted.push(who);
      at = playOn(at, { do: 'end-turn', by: who });
    }
    expect(acted).toEqual(['ben', 'foe', 'ann', 'ben', 'foe', 'ann']);
    expect(cardsOf(at)).toEqual({ 'ann/ann': 7, 'ben/ben': 2, 'foe/foe': 5 });
    expect(offerOf(at, 'ann', 'attack')).toBe('EW-02');
  });
  it('EW-02 the thousandth round begins like any other', () => {
    const edit = [{ edit: 'state' as const, path: 'round', value: 999 }];
    const late = playOn(begunOn(three(), 7, 2, 5), { edit, label: 'It is late', raw: true });
    const at = playOn(late, ...['ben', 'foe', 'ann'].map((by) => ({ do: 'end-turn', by })));
    expect(fightOf(at).state.round).toBe(1000);
  });
  it('EW-03 the players’ screen shows the card of everyone they can see, and of nobody hidden', () => {
    const at = begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-hidden', hidden: true }]), 4, 6, 1);
    const view = publicView(einfelst, fightOf(at), undefined, { party: 'exact', others: 'word' });
    expect(view.order.rows.map(({ combatant, badge }) => [combatant, badge])).toEqual([
      ['ann', '4'],
      ['foe', '6'],
    ]);
  });
  it('EW-03 a card shared with somebody hidden, and one on which only the hidden are left, tell the players nothing of them', () => {
    const rows = (at: ReturnType<typeof three>) =>
      publicView(einfelst, fightOf(at), undefined, { party: 'exact', others: 'word' }).order.rows.map(
        ({ combatant, state, group }) => [combatant, state, group],
      );
    const cast = ['foe-1', 'foe-2'].map((id, n) => ({ id, name: 'Bandit', copy: n + 1, hidden: n === 0 }));
    const shared = playOn(
      tableOf([...cast, { id: 'ann' }]),
      { begin: true },
      { answer: ['foes:Bandit'] },
      { answer: 'enter' },
    );
    expect(rows(playOn(shared, ...['3', '9', 'no'].map((answer) => ({ answer }))))).toEqual([
      ['ann', 'may', undefined],
      ['bandit-1', 'waiting', undefined],
    ]);
    const due = begunOn(tableOf([{ id: 'foe', hidden: true }, { id: 'ann' }]), 1, 2);
    expect(rows(due)).toEqual([['ann', 'may', undefined]]);
  });
  it('EW-08 a second deck that only hidden ones make necessary is told to the Director alone, and they draw last', () => {
    const cast = Array.from({ length: 11 }, (_, n) => ({ id: n === 0 ? 'foe' : `hero-${n}`, hidden: n === 0 }));
    const at = playOn(tableOf(cast), { begin: true }, { answer: 'deal' }, { roll: true }, { answer: 'no' });
    const { foe, ...open } = Object.fromEntries(
      Object.entries(cardsOf(at)).map(([slot, card]) => [slot.split('/')[0] ?? '', card]),
    );
    expect(Object.values(open).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(foe).toBeGreaterThan(0);
    expect(readLog(fightOf(at)).find(({ rule }) => rule === 'EW-08')?.shown).toBeUndefined();
  });
  it('EW-04 identical opponents share one card and act one after another on it', () => {
    const at = playOn(
      tableOf([{ id: 'ann' }, { id: 'foe-1', name: 'Bandit', copy: 1 }, { id: 'foe-2', name: 'Bandit', copy: 2 }]),
      { begin: true },
      { answer: ['foes:Bandit'] },
      { answer: 'enter' },
      { answer: '9' },
      { answer: '3' },
      { answer: 'no' },
    );
    expect(mayAct(at)).toEqual(['foe-1', 'foe-2']);
    const one = playOn(at, { do: 'end-turn', by: 'foe-2' });
    expect(mayAct(one)).toEqual(['foe-1']);
    expect(mayAct(playOn(one, { do: 'end-turn', by: 'foe-1' }))).toEqual(['ann']);
  });
  it('EW-04 whoever is not of the family keeps a card of its own, and a swap takes the card of all', () => {
    const at = playOn(
      tableOf([
        { id: 'ann' },
        { id: 'foe-1', name: 'Bandit', copy: 1 },
        { id: 'foe-2', name: 'Bandit', copy: 2 },
        { id: 'foe-3', name: 'Captain' },
      ]),
      { begin: true },
      { answer: ['foes:Bandit'] },
      ...['enter', '1', '9', '5', 'no'].map((answer) => ({ answer })),
    );
    expect(cardsOf(at)).toMatchObject({ 'ann/ann': 1, 'foe-3/foe-3': 9 });
    const taken = playOn(strikeAt(at, 'ann', 'foe-2', 'pass', sixesOf(2)), { answer: 'card' });
    expect(Object.values(cardsOf(taken)).sort()).toEqual([1, 1, 5, 9]);
    expect(cardsOf(taken)).toMatchObject({ 'ann/ann': 5, 'foe-3/foe-3': 9 });
  });
  it('EW-04 two of one name with other arms or skills are not identical, and a wound makes nobody another', () => {
    const opening = (sheet: Record<string, unknown>) =>
      questionOf(
        playOn(
          tableOf([
            { id: 'ann' },
            { id: 'foe-1', name: 'Bandit', copy: 1 },
            { id: 'foe-2', name: 'Bandit', copy: 2, sheet },
          ]),
          { begin: true },
        ),
      )?.rule;
    expect([{ weapons: [] }, { skills: { strike: 5 } }, { points: 2 }].map(opening)).toEqual([
      'EW-01',
      'EW-01',
      'EW-04',
    ]);
  });
  it('EW-04 copies that are player characters, or hold several cards, share none', () => {
    const at = playOn(
      tableOf([
        { id: 'ann', name: 'Twin', copy: 1 },
        { id: 'ben', name: 'Twin', copy: 2 },
        { id: 'foe-1', name: 'Troll', copy: 1, sheet: { cards: 2 } },
        { id: 'foe-2', name: 'Troll', copy: 2, sheet: { cards: 2 } },
      ]),
      { begin: true },
    );
    expect(questionOf(at)).toMatchObject({ kind: 'choose', rule: 'EW-01' });
  });
  it('EW-05 a creature with two cards takes a turn on each, with maneuvers for each', () => {
    let at = begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }]), 5, 2, 8);
    expect(trackOf(at, 'foe', 'slow')).toBe(2);
    expect(mayAct(at)).toEqual(['foe']);
    at = strikeAt(at, 'foe', 'ann', 'pass', sixesOf(0));
    expect(offerOf(at, 'foe', 'attack')).toBe('EW-14');
    at = playOn(at, { do: 'end-turn', by: 'foe' }, { do: 'end-turn', by: 'ann' });
    expect(mayAct(at)).toEqual(['foe']);
    expect(offerOf(at, 'foe', 'attack')).toBe(true);
  });
  it('EW-05 by house rule the cards share one set of maneuvers', () => {
    expect(
      trackOf(
        begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }], { turnsOnCards: 'shared' }), 5, 2, 8),
        'foe',
        'slow',
      ),
    ).toBe(1);
  });
  it('EW-08 more participants than cards: the identical may be grouped, else a second deck comes in', () => {
    const crowd = () =>
      tableOf([
        { id: 'ann' },
        ...Array.from({ length: 10 }, (_, n) => ({ id: `foe-${n + 1}`, name: 'Bandit', copy: n + 1 })),
      ]);
    const offered = playOn(crowd(), { begin: true });
    expect(questionOf(offered)).toMatchObject({ rule: 'EW-08', kind: 'pick' });
    const grouped = playOn(offered, { answer: ['foes:Bandit'] }, { answer: 'deal' });
    expect(questionOf(grouped)?.kind === 'dice' && questionOf(grouped)).toMatchObject({ rolls: { length: 2 } });
    const second = playOn(offered, { answer: { picked: [] } }, { answer: 'deal' }, { roll: true });
    expect(lastOf(second, 'EW-08')).toContain('second deck');
  });
  it('EW-04 a group of whom the players see one draws where that one would alone, and they read of no group', () => {
    const cast = (kin: boolean) => [
      { id: 'ann' },
      { id: 'foe-1', name: 'Bandit', copy: 1 },
      ...(kin ? [{ id: 'foe-2', name: 'Bandit', copy: 2, hidden: true }] : []),
      { id: 'foe-3', name: 'Wolf' },
    ];
    const deal = { answer: { dice: { 'card-1': [3], 'card-2': [6], 'card-3': [1] } } };
    const alone = playOn(tableOf(cast(false)), { begin: true }, { answer: 'deal' }, deal);
    const grouped = playOn(tableOf(cast(true)), { begin: true }, { answer: ['foes:Bandit'] }, { answer: 'deal' }, deal);
    const told = (at: typeof alone) =>
      readLog(fightOf(at)).flatMap(({ rule, shown }) => (rule === 'EW-01' ? (shown ?? []) : []));
    expect(told(alone).join()).toContain('Bandit 1 gets card 7');
    expect(told(grouped)).toEqual(told(alone));
    expect(lastOf(grouped, 'EW-01')).toContain('Bandit (all)');
  });
  it('EW-08 a deck that hidden ones have brought in is not there for the open cards: they are dealt as without them', () => {
    const { script } = einfelst.ready[18 % einfelst.ready.length] ?? {};
    expect(script && playForSecrecy(einfelst, script, 18, 2)).toMatchObject({ moves: 2 });
  });
  it('EW-36 whoever the players see draws the extra card before the hidden, of the same cards as without them', () => {
    const draws = (hidden: boolean) => {
      const cast = [...(hidden ? [{ id: 'ben', hidden: true }] : []), { id: 'ann' }, { id: 'foe' }];
      // Ann draws the 8, the foe the 5, Ben the 7.
      const faces = { 'card-1': [8], 'card-2': [5], ...(hidden ? { 'card-3': [6] } : {}) };
      const at = playOn(
        tableOf(cast),
        { begin: true },
        { answer: 'deal' },
        { answer: { dice: faces } },
        { answer: 'granted:party' },
      );
      const question = questionOf(at);
      return question?.kind === 'dice' ? question.rolls.map(({ label, groups }) => [label, groups[0]?.sides]) : [];
    };
    expect(draws(false)).toEqual([['Ann: a card', 8]]);
    expect(draws(true)).toEqual([
      ['Ann: a card', 8],
      ['Ben: a card', 7],
    ]);
  });
  it('EW-08 on equal cards of two decks player characters go first, by house rule the others', () => {
    const tie = (house: Record<string, unknown>) => {
      const at = playOn(
        tableOf(
          [{ id: 'foe-0' }, { id: 'ann' }, ...Array.from({ length: 9 }, (_, n) => ({ id: `foe-${n + 1}` }))],
          house,
        ),
        { begin: true },
        { answer: 'enter' },
        ...[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((card) => ({ answer: String(card) })),
        { answer: 'no' },
      );
      return mayAct(at);
    };
    expect(tie({})).toEqual(['ann']);
    expect(tie({ ties: 'foes' })).toEqual(['foe-0']);
  });
});

describe('whoever swaps and holds several cards', () => {
  const beast = (answers: string[]) =>
    playOn(
      strikeAt(
        begunOn(tableOf([{ id: 'foe', sheet: { cards: 2 } }, { id: 'ann' }]), 2, 9, 5),
        'foe',
        'ann',
        'pass',
        sixesOf(2),
      ),
      { answer: 'card' },
      ...answers.map((answer) => ({ answer })),
    );
  it('EW-07 a creature of several cards says which of its own it gives', () => {
    expect(questionOf(beast([]))).toMatchObject({
      rule: 'EW-07',
      seat: { combatant: 'foe' },
      options: [{ id: 'foe' }, { id: 'foe.2', label: 'Card 9' }],
    });
    expect(cardsOf(beast(['foe.2', '2-0-0']))).toEqual({ 'foe/foe': 2, 'foe.2/foe': 5, 'ann/ann': 9 });
    expect(cardsOf(beast(['foe', '2-0-0']))).toEqual({ 'foe/foe': 5, 'foe.2/foe': 9, 'ann/ann': 2 });
  });
  it('EW-06 so does a character who swaps of its own will, and the other one', () => {
    const at = playOn(
      begunOn(tableOf([{ id: 'ann', sheet: { cards: 2 } }, { id: 'ben' }, { id: 'foe' }]), 8, 9, 3, 5),
      {
        do: 'swap',
        by: 'ben',
      },
    );
    const which = playOn(at, { answer: 'ann' });
    expect(questionOf(which)).toMatchObject({ rule: 'EW-06', seat: { combatant: 'ann' } });
    expect(cardsOf(playOn(which, { answer: 'ann.2' }))).toMatchObject({ 'ann/ann': 8, 'ann.2/ann': 3, 'ben/ben': 9 });
  });
});
