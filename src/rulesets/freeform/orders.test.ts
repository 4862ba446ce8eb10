/** Tests the orders of play of Freeform one by one, played as a table plays them. */
import { expect, it } from 'vitest';
import type { Line } from '../../engine/script.ts';
import { freeform } from './index.ts';
import { playTable } from './table.testing.ts';

const ends = (...who: string[]): Line[] => who.map((by) => ({ do: 'end-turn', by }));

it('FF-01 everybody has one turn a round, and the game master gives a turn out of the order', () => {
  playTable({
    lines: [
      { expect: { acting: 'ann', round: 1 } },
      { do: 'end-turn', by: 'bo', refused: 'FF-01' },
      { do: 'next-turn', refused: 'FF-01' },
      ...ends('ann'),
      { do: 'take-turn', by: 'bo' },
      { expect: { acting: 'bo' } },
      { do: 'take-turn', by: 'bo', refused: 'FF-01' },
      ...ends('bo'),
      { expect: { acting: 'raider', log: ['goes on with the turn'] } },
      ...ends('raider'),
      { expect: { acting: 'ann', round: 2 } },
      { do: 'next-round' },
      { expect: { acting: 'ann', round: 3 } },
    ],
  });
});
it('FF-01 a combatant who leaves the fight has no turn, and Next goes on to the next', () => {
  playTable({
    lines: [
      { edit: [{ edit: 'remove', combatant: 'ann' }], label: 'Ann leaves.' },
      { expect: { acting: null } },
      { do: 'next-turn' },
      { expect: { acting: 'raider' } },
    ],
  });
});
it('FF-02 the order is asked for when a fight begins, and changed in any round', () => {
  const { fight } = playTable({
    house: { order: 'asked' },
    lines: [
      { expect: { question: { rule: 'FF-02', options: ['number', 'cards', 'sides', 'popcorn'] } } },
      { answer: 'number' },
      { expect: { acting: 'ann' } },
      ...ends('ann'),
      { do: 'change-order', with: 'number', refused: 'FF-02' },
      { do: 'change-order', with: 'popcorn' },
      { expect: { question: { rule: 'FF-06', options: ['bo', 'raider'] } } },
      { answer: 'bo' },
      { expect: { acting: 'bo', round: 1 } },
    ],
  });
  expect(fight.state.acted).toEqual(['ann']);
});
it('FF-03 the highest number acts first or the lowest, rolled or as written, and ties go by the sheet', () => {
  playTable({
    house: { first: 'lowest' },
    lines: [{ expect: { acting: 'bo' } }, ...ends('bo'), { expect: { acting: 'raider' } }],
  });
  playTable({
    house: { numbers: 'rolled' },
    lines: [
      { expect: { question: { kind: 'dice', rule: 'FF-03' } } },
      { answer: { dice: { ann: [2], bo: [20], raider: [6] } } },
      {
        expect: {
          log: ['Bo has 23 in the order.', 'Raider has 11 in the order.', 'Ann has 11 in the order.'],
          acting: 'bo',
        },
      },
      ...ends('bo'),
      // Both have 11, and Ann has the higher number on her sheet.
      { expect: { acting: 'ann' } },
    ],
  });
});
it('FF-03 one waits until after a later one, two change places, and a number set by hand moves its bearer', () => {
  playTable({
    lines: [
      { do: 'wait', by: 'bo', refused: 'FF-01' },
      { do: 'wait', by: 'ann' },
      { answer: 'raider' },
      { expect: { acting: 'raider' } },
      ...ends('raider'),
      { expect: { acting: 'ann' } },
      ...ends('ann'),
      { do: 'wait', by: 'bo', refused: 'FF-03' },
      { do: 'swap', by: 'bo' },
      { answer: 'raider' },
      ...ends('bo'),
      { expect: { acting: 'bo', round: 2 } },
      { edit: [{ edit: 'state', path: 'numbers', value: { ann: 1, bo: 3, raider: 5 } }], label: 'Ann is slow.' },
      ...ends('bo'),
      { expect: { acting: 'raider' } },
    ],
  });
});
it('FF-03 numbers are made again each round where the house rules say so, and a newcomer gets one among the others', () => {
  playTable({
    house: { numbers: 'rolled', again: true },
    lines: [
      { answer: { dice: { ann: [20], bo: [1], raider: [1] } } },
      { do: 'next-round' },
      { answer: { dice: { ann: [1], bo: [20], raider: [1] } } },
      { expect: { acting: 'bo' } },
    ],
  });
  const { fight } = playTable({
    lines: [
      { join: [{ id: 'late', name: 'Late', side: 'foes', creature: 'beast', sheet: { initiative: 4 } }] },
      ...ends('ann', 'raider'),
      { expect: { acting: 'late' } },
    ],
  });
  expect(fight.state.queue).toEqual(['ann', 'raider', 'late', 'bo']);
});
it('FF-04 everybody draws a card that no other has, a second deck helps out, and cards are dealt again each round', () => {
  const { fight } = playTable({
    house: { order: 'cards', cards: 10 },
    lines: [
      // Each face is the place of the card among those left: 3, then the third of the others, 4.
      { answer: { dice: { ann: [3], bo: [3], raider: [8] } } },
      {
        expect: {
          acting: 'raider',
          log: ['Raider has 10 in the order.', 'Bo has 4 in the order.', 'Ann has 3 in the order.'],
        },
      },
      ...ends('raider', 'bo', 'ann'),
      { expect: { question: { kind: 'dice', rule: 'FF-04' } } },
      { roll: true },
    ],
  });
  expect(new Set(Object.values(fight.state.numbers)).size).toBe(3);
  const small = playTable({
    house: { order: 'cards', cards: 2 },
    lines: [{ answer: { dice: { ann: [4], bo: [3], raider: [1] } } }],
  });
  expect(small.fight.state.numbers).toEqual({ ann: 2, bo: 2, raider: 1 });
});
it('FF-05 all of a side act in any sequence, then all of the next', () => {
  playTable({
    house: { order: 'sides' },
    lines: [
      { expect: { question: { rule: 'FF-05', options: ['party', 'foes'] } } },
      { answer: 'foes' },
      { expect: { acting: null, may: ['raider'] } },
      { do: 'end-turn', by: 'ann', refused: 'FF-05' },
      ...ends('raider'),
      { expect: { may: ['ann', 'bo'] } },
      ...ends('bo'),
      { do: 'end-turn', by: 'bo', refused: 'FF-05' },
      { expect: { may: ['ann'] } },
      { do: 'next-turn' },
      { expect: { round: 2, may: ['raider'], log: ['Passed over without acting: Ann.', 'Round 2.'] } },
      { do: 'take-turn', by: 'ann', refused: 'FF-05' },
    ],
  });
});
it('FF-05 Next names those of a side who have not acted', () => {
  const { fight } = playTable({ house: { order: 'sides' }, lines: [{ answer: 'party' }] });
  expect(freeform.order(fight).next?.label).toBe('End the turn of the party: Ann and Bo');
});
it('FF-06 the combatant who has acted names the next of this round, and the last names the first of the next round', () => {
  playTable({
    house: { order: 'popcorn' },
    lines: [
      { expect: { question: { rule: 'FF-06', seat: 'gm' } } },
      { answer: 'bo' },
      ...ends('bo'),
      { expect: { question: { seat: 'bo', options: ['ann', 'raider'] } } },
      { answer: 'bo', refused: true },
      { answer: 'ann' },
      ...ends('ann'),
      // Only the raider is left, so the table asks nobody.
      { expect: { acting: 'raider' } },
      ...ends('raider'),
      { expect: { round: 2, question: { seat: 'raider', options: ['ann', 'bo', 'raider'] } } },
    ],
  });
});
