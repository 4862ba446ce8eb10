/** Swaps of cards: of one's own will at a round's start, and by force. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../engine/log/read.ts';
import { asked, begunOn, cardsOf, fightOf, may, offerOf, on, sixesOf, strikeAt, table } from '../table.testing.ts';

const three = () => table([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]);

describe('swapping', () => {
  it('EW-06 two player characters swap at a round’s start, and not once anybody has acted', () => {
    const at = begunOn(three(), 7, 2, 5);
    expect(offerOf(at, 'foe', 'swap')).toBe('EW-06');
    const swapped = on(at, { do: 'swap', by: 'ann' }, { answer: 'ben' });
    expect(cardsOf(swapped)).toMatchObject({ 'ann/ann': 2, 'ben/ben': 7 });
    expect(may(swapped)).toEqual(['ann']);
    const late = on(swapped, { do: 'end-turn', by: 'ann' });
    expect(offerOf(late, 'ben', 'swap')).toBe('EW-06');
  });
  it('EW-06 a card that was passed on has been played: nobody swaps after it, until the next round', () => {
    const at = begunOn(three(), 7, 2, 5);
    const passed = on(at, { do: 'skip' });
    expect(offerOf(passed, 'ann', 'swap')).toBe('EW-06');
    const next = on(passed, { do: 'skip' }, { do: 'skip' });
    expect(offerOf(next, 'ann', 'swap')).toBe(true);
  });
  it('EW-06 who is gagged cannot', () => {
    const at = begunOn(
      table([{ id: 'ann', sheet: { held: { by: 'foe', gagged: true } } }, { id: 'ben' }, { id: 'foe' }]),
      7,
      2,
      5,
    );
    expect(offerOf(at, 'ann', 'swap')).toBe('EW-06');
    expect(offerOf(at, 'ben', 'swap')).toBe('EW-06');
  });
  it('EW-07 an extra success takes the foe’s card; of several the winner picks', () => {
    const at = strikeAt(
      begunOn(table([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }]), 3, 5, 9),
      'ann',
      'foe',
      'pass',
      sixesOf(2),
    );
    const taken = on(at, { answer: 'card' });
    expect(asked(taken)).toMatchObject({ rule: 'EW-07', options: [{ id: 'foe' }, { id: 'foe.2' }] });
    expect(cardsOf(on(taken, { answer: 'foe.2' }))).toEqual({ 'ann/ann': 9, 'foe/foe': 5, 'foe.2/foe': 3 });
  });
  it('EW-07 of a card that the seen and the hidden share the players read as of the seen alone; of one that only the hidden hold, nothing', () => {
    const told = (hidden: string[]) => {
      const kin = ['foe-1', 'foe-2'].map((id, n) => ({ id, name: 'Bandit', copy: n + 1, hidden: hidden.includes(id) }));
      const at = on(
        table([{ id: 'ann' }, ...kin]),
        { begin: true },
        { answer: ['foes:Bandit'] },
        ...['enter', '1', '5', 'no'].map((answer) => ({ answer })),
      );
      const taken = on(strikeAt(at, 'ann', 'foe-2', 'pass', sixesOf(2)), { answer: 'card' });
      return readLog(fightOf(taken)).findLast(({ text }) => text.includes('has the'))?.shown;
    };
    expect(told([])).toBe('Ann has the 5 now, Bandit (all) the 1.');
    expect(told(['foe-1'])).toBe('Ann has the 5 now, Bandit 2 the 1.');
    expect(told(['foe-1', 'foe-2'])).toBeUndefined();
  });
  it('EW-07 whoever has acted this round does not act again by it', () => {
    let at = strikeAt(begunOn(table([{ id: 'ann' }, { id: 'foe' }]), 3, 8), 'ann', 'foe', 'pass', sixesOf(2));
    at = on(at, { answer: 'card' }, { do: 'end-turn', by: 'ann' });
    expect(cardsOf(at)).toEqual({ 'ann/ann': 8, 'foe/foe': 3 });
    expect(may(at)).toEqual(['foe']);
    at = on(at, { do: 'end-turn', by: 'foe' });
    expect(may(at)).toEqual(['foe']);
  });
});
