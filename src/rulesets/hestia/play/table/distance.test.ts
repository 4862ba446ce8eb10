/** Walking on squares: the cost of each way, and the squares that show a cost. */
import { describe, expect, it } from 'vitest';
import { fightOn, playOn, questionOf, tableOf } from '../../table.testing.ts';

const square = (column: number, row = 0) => ({ kind: 'square' as const, column, row });
const MUD = { edit: 'cells' as const, cells: { '0,0': { difficult: true }, '2,0': { difficult: true } } };

/** The question to Ann, who stands in the corner, when she moves. */
const moving = (ground: 'plain' | 'mud') =>
  questionOf(
    playOn(
      fightOn(
        tableOf(
          [
            { id: 'ann', place: square(0) },
            { id: 'foe', place: square(9, 5) },
          ],
          { scene: 'field' },
        ),
        { ann: [20] },
      ),
      ...(ground === 'mud' ? [{ edit: [MUD], label: 'Mud.' }] : []),
      { do: 'move', by: 'ann' },
    ),
  );
const costsOf = (ground: 'plain' | 'mud') => {
  const question = moving(ground);
  if (question?.kind !== 'choose') throw new Error('Nothing is asked.');
  return Object.fromEntries(question.options.map(({ id, label, cost }) => [id, { label, cost }]));
};

describe('walking on squares', () => {
  it('HE-25 a square whose way costs more than its distance says how much, in feet; plain ground says nothing', () => {
    const plain = costsOf('plain');
    expect(plain['square:1,0']).toEqual({ label: '5 ft', cost: undefined });
    expect(plain['square:3,0']).toEqual({ label: '15 ft', cost: undefined });
    const mud = costsOf('mud');
    expect(mud['square:1,0']).toEqual({ label: '10 ft', cost: '10 ft' });
    // Around the second mud the way is no longer than out of the first.
    expect(mud['square:3,0']).toEqual({ label: '20 ft', cost: '20 ft' });
    expect(Object.values(plain).every(({ cost }) => cost === undefined)).toBe(true);
  });
});
