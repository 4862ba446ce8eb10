/** Swaps of cards: voluntary ones at a round's start, and forced ones. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../engine/log/read.ts';
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
} from '../table.testing.ts';

const three = () => tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]);

describe('swapping', () => {
  it('EW-06 two player characters swap at a round’s start, and not once anybody has acted', () => {
    const at = begunOn(three(), 7, 2, 5);
    expect(offerOf(at, 'foe', 'swap')).toBe('EW-06');
    const swapped = playOn(at, { do: 'swap', by: 'ann' }, { answer: 'ben' });
    expect(cardsOf(swapped)).toMatchObject({ 'ann/ann': 2, 'ben/ben': 7 });
    expect(mayAct(swapped)).toEqual(['ann']);
    const late = playOn(swapped, { do: 'end-turn', by: 'ann' });
    expect(offerOf(late, 'ben', 'swap')).toBe('EW-06');
  });
  it('EW-06 a card that was passed on has been played: nobody swaps after it, until the next round', () => {
    const at = begunOn(three(), 7, 2, 5);
    const passed = playOn(at, { do: 'skip' });
    expect(offerOf(passed, 'ann', 'swap')).toBe('EW-06');
    const next = playOn(passed, { do: 'skip' }, { do: 'skip' });
    expect(offerOf(next, 'ann', 'swap')).toBe(true);
  });
  it('EW-06 who is gagged cannot', () => {
    const at = begunOn(
      tableOf([{ id: 'ann', sheet: { held: { by: 'foe', gagged: true } } }, { id: 'ben' }, { id: 'foe' }]),
      7,
      2,
      5,
    );
    expect(offerOf(at, 'ann', 'swap')).toBe('EW-06');
    expect(offerOf(at, 'ben', 'swap')).toBe('EW-06');
  });
  it('EW-07 an extra success takes the foe’s card; of several the winner picks', () => {
    const at = strikeAt(
      begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }]), 3, 5, 9),
      'ann',
      'foe',
      'pass',
      sixesOf(2),
    );
    const taken = playOn(at, { answer: 'card' });
    expect(questionOf(taken)).toMatchObject({ rule: 'EW-07', options: [{ id: 'foe' }, { id: 'foe.2' }] });
    expect(cardsOf(playOn(taken, { answer: 'foe.2' }))).toEqual({ 'ann/ann': 9, 'foe/foe': 5, 'foe.2/foe': 3 });
  });
  it('EW-07 of a card that the seen and the hidden share the players read as of the seen alone; of one that only the hidden hold, nothing', () => {
    const told = (hidden: string[]) => {
      const kin = ['foe-1', 'foe-2'].map((id, n) => ({ id, name: 'Bandit', copy: n + 1, hidden: hidden.includes(id) }));
      const at = playOn(
        tableOf([{ id: 'ann' }, ...kin]),
        { begin: true },
        { answer: ['foes:Bandit'] },
        ...['enter', '1', '5', 'no'].map((answer) => ({ answer })),
      );
      const taken = playOn(strikeAt(at, 'ann', 'foe-2', 'pass', sixesOf(2)), { answer: 'card' });
      return readLog(fightOf(taken)).findLast(({ text }) => text.includes('has card'))?.shown;
    };
    expect(told([])).toBe('Ann has card 5 now, and Bandit (all) has card 1.');
    expect(told(['foe-1'])).toBe('Ann has card 5 now, and Bandit 2 has card 1.');
    expect(told(['foe-1', 'foe-2'])).toBeUndefined();
  });
  it('EW-07 whoever has acted this round does not act again by it', () => {
    let at = strikeAt(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), 3, 8), 'ann', 'foe', 'pass', sixesOf(2));
    at = playOn(at, { answer: 'card' }, { do: 'end-turn', by: 'ann' });
    expect(cardsOf(at)).toEqual({ 'ann/ann': 8, 'foe/foe': 3 });
    expect(mayAct(at)).toEqual(['foe']);
    at = playOn(at, { do: 'end-turn', by: 'foe' });
    expect(mayAct(at)).toEqual(['foe']);
  });
});
