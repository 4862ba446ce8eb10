/** Cards drawn from a real deck: each is entered by its number, as the fight begins and later. */
import { describe, expect, it } from 'vitest';
import { readLog } from '../../../engine/log/read.ts';
import { cardsOf, fightOf, lastOf, playOn, questionOf, tableOf } from '../table.testing.ts';

const three = () => tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]);

describe('real cards', () => {
  const entered = (...cards: string[]) =>
    playOn(three(), { begin: true }, { answer: 'enter' }, ...cards.map((answer) => ({ answer })));
  const options = (at: ReturnType<typeof three>) => {
    const question = questionOf(at);
    return question?.kind === 'choose' ? question.options : [];
  };
  const drawing = () => playOn(entered('7', '2', '5'), { answer: 'granted:party' });
  it('EW-06 a card drawn later is entered by the number on it, not by its rank among those left', () => {
    expect(questionOf(drawing())).toMatchObject({ kind: 'choose', title: 'Ann: which card?' });
    const at = playOn(drawing(), { answer: '9' }, { answer: '1' });
    expect(cardsOf(at)).toEqual({ 'ben/ben': 1, 'foe/foe': 5, 'ann/ann': 7 });
    expect(lastOf(at, 'EW-39')).toBe('Ben draws card 1 and keeps card 1.');
  });
  it('EW-06 a card that is out is refused with whoever has it, also one that was drawn just now', () => {
    expect(() => entered('7', '7')).toThrow('Card 7 is out: Ann has it.');
    expect(() => playOn(drawing(), { answer: '5' })).toThrow('Card 5 is out: Foe has it.');
    expect(() => playOn(drawing(), { answer: '9' }, { answer: '9' })).toThrow('Card 9 is out: Ann has it.');
    const free = options(drawing()).flatMap(({ id, blocked }) => (blocked ? [] : [id]));
    expect(free).toEqual(['1', '3', '4', '6', '8', '9', '10']);
  });
  it('EW-06 with cards that the table deals, dice go on drawing', () => {
    const dealt = playOn(three(), { begin: true }, { answer: 'deal' }, { roll: true }, { answer: 'granted:party' });
    expect(questionOf(dealt)).toMatchObject({ kind: 'dice', rolls: { length: 2 } });
  });
  it('EW-08 when all ten are out another deck is drawn from by its numbers', () => {
    const cast = Array.from({ length: 10 }, (_, n) => ({ id: n === 0 ? 'foe' : `hero-${n}` }));
    const begun = playOn(
      tableOf(cast),
      { begin: true },
      ...['enter', ...cast.map((_, n) => String(n + 1)), 'granted:foes'].map((answer) => ({ answer })),
    );
    expect(options(begun).every(({ blocked }) => !blocked)).toBe(true);
    expect(cardsOf(playOn(begun, { answer: '4' }))).toMatchObject({ 'foe/foe': 1 });
  });
  describe('another deck for a card drawn later', () => {
    /**
     * What the log and the players are told of decks when one hero ambushes shown and hidden foes.
     */
    const decksTold = (shown: number, hidden: number) => {
      const foes = Array.from({ length: shown + hidden }, (_, n) => ({ id: `foe-${n}`, hidden: n >= shown }));
      const cast = [{ id: 'hero' }, ...foes];
      const drawn = cast.map((_, n) => String(n + 1));
      const at = playOn(
        tableOf(cast),
        { begin: true },
        ...['enter', ...drawn, 'granted:party'].map((answer) => ({ answer })),
      );
      expect(questionOf(at)).toMatchObject({ kind: 'choose', title: expect.stringContaining('which card?') });
      return readLog(fightOf(at)).flatMap(({ rule, text, shown }) => (rule === 'EW-08' ? [[text, shown]] : []));
    };
    const told = 'Too few cards are left: another deck is shuffled in.';
    it('EW-08 is said to everybody when all ten are out', () => {
      expect(decksTold(9, 0)).toEqual([[told, told]]);
    });
    it('EW-08 is not said while a card is left', () => {
      expect(decksTold(8, 0)).toEqual([]);
      expect(decksTold(7, 1)).toEqual([]);
    });
    it('EW-08 is said to the Director alone where only hidden ones make it necessary', () => {
      expect(decksTold(8, 1)).toEqual([[told, undefined]]);
    });
  });
});
