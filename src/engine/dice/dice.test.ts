/**
 * Dice: faults of faces, reading, drawing from the seed, and exact distributions against
 * enumeration.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiceReading, type DieGroup, drawDice, facesSchema, faultOfFaces, readFaces, seededDice } from './dice.ts';
import { distribution } from './distribution.ts';

const group = (count: number, sides: number, read: DiceReading, explode = false): DieGroup => ({
  id: 'g',
  count,
  sides,
  read,
  ...(explode ? { explode } : {}),
});
const readings: DiceReading[] = [
  { by: 'sum' },
  { by: 'keep', which: 'highest', of: 2 },
  { by: 'keep', which: 'lowest', of: 1 },
  { by: 'successes', from: 5 },
  { by: 'bands', marks: [3, 7] },
];

describe('reading faces', () => {
  it('adds an exploding die as top less one for each top, and then its last face: 6 then 3 is 8', () => {
    expect(readFaces(group(1, 6, { by: 'sum' }, true), [[6, 3]])).toBe(8);
    expect(readFaces(group(1, 6, { by: 'sum' }, true), [[6, 1]])).toBe(6);
    expect(readFaces(group(1, 6, { by: 'sum' }, true), [[6, 6, 2]])).toBe(12);
  });
  it('keeps the lower of two dice, and the two highest of four', () => {
    expect(readFaces(group(2, 6, { by: 'keep', which: 'lowest', of: 1 }), [[5], [2]])).toBe(2);
    expect(readFaces(group(4, 6, { by: 'keep', which: 'highest', of: 2 }), [[5], [2], [6], [1]])).toBe(11);
  });
  it('puts a d20 into bands, and a face equal to the limit belongs to the higher band', () => {
    const save = group(1, 20, { by: 'bands', marks: [13] });
    expect([12, 13].map((face) => readFaces(save, [[face]]))).toEqual([0, 1]);
  });
});

describe('faults of faces', () => {
  it('refuses too few faces, too many, faces out of range, and second faces of plain dice', () => {
    const plain = group(2, 6, { by: 'sum' });
    expect(faultOfFaces(plain, [[3]])).toContain('needs 2 dice');
    expect(faultOfFaces(plain, [[3], [7]])).toContain('1 to 6');
    expect(faultOfFaces(plain, [[3], [6, 2]])).toContain('one face');
    expect(faultOfFaces(plain, [[1], [6]])).toBeUndefined();
  });
  it('asks for the next face of an exploding die, and refuses one after a lower face', () => {
    const explode = group(1, 6, { by: 'sum' }, true);
    expect(faultOfFaces(explode, [[6]])).toContain('next face is missing');
    expect(faultOfFaces(explode, [[4, 2]])).toContain('only on a 6');
    expect(faultOfFaces(explode, [[6, 2]])).toBeUndefined();
  });
  it('finds no fault in faces that the program drew', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 2, max: 20 }),
        fc.boolean(),
        (seed, count, sides, explode) => {
          const one = group(count, sides, { by: 'sum' }, explode);
          expect(faultOfFaces(one, drawDice(seededDice(seed), [one]).faces[0] ?? [])).toBeUndefined();
        },
      ),
    );
  });
});

describe('the seeded source', () => {
  it('draws the same faces from the same state, and continues from where it was', () => {
    const one = group(3, 6, { by: 'sum' });
    const first = drawDice(seededDice(7), [one, one]);
    expect(drawDice(seededDice(7), [one, one])).toEqual(first);
    expect(drawDice(JSON.parse(JSON.stringify(first.state)), [one])).not.toEqual(drawDice(seededDice(7), [one]));
  });
});

describe('exact distributions', () => {
  /** Counts every fall of plain dice, one by one. */
  const byHand = (one: DieGroup): Map<number, number> => {
    const found = new Map<number, number>();
    const walk = (faces: number[][]): void => {
      if (faces.length === one.count) {
        const value = readFaces(one, faces);
        found.set(value, (found.get(value) ?? 0) + one.sides ** -one.count);
        return;
      }
      for (let face = 1; face <= one.sides; face += 1) walk([...faces, [face]]);
    };
    walk([]);
    return found;
  };
  it.each(readings)('agrees with counting every fall of the dice: $by', (read) => {
    for (const [count, sides] of [
      [1, 20],
      [2, 6],
      [3, 6],
      [4, 4],
    ] as const) {
      const one = group(count, sides, read);
      const wanted = byHand(one);
      const found = distribution(one);
      expect(found.map(({ value }) => value)).toEqual([...wanted.keys()].sort((a, b) => a - b));
      for (const { value, chance } of found) expect(chance).toBeCloseTo(wanted.get(value) ?? 0, 12);
    }
  });
  it('gives faces that have the wanted value, and chances that add up to one', () => {
    for (const read of readings)
      for (const explode of [false, true]) {
        const one = group(2, 6, read, explode);
        const found = distribution(one);
        expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const { value, faces } of found) {
          expect(readFaces(one, faces)).toBe(value);
          expect(faultOfFaces(one, faces)).toBeUndefined();
        }
      }
  });
  it('of the best of many dice is worked out face by face, and not by each of the billions of ways', () => {
    const found = distribution(group(30, 20, { by: 'keep', which: 'highest', of: 1 }));
    expect(found.find(({ value }) => value === 20)?.chance).toBeCloseTo(1 - 0.95 ** 30, 12);
    expect(found.find(({ value }) => value === 19)?.chance).toBeCloseTo(0.95 ** 30 - 0.9 ** 30, 12);
    expect(found[0]?.faces).toHaveLength(30);
  });
  it('an exploding d6 shows 6 exactly as often as 6 then 1', () => {
    expect(distribution(group(1, 6, { by: 'sum' }, true)).find(({ value }) => value === 6)?.chance).toBeCloseTo(
      1 / 36,
      12,
    );
  });
});

describe('the number of faces in an answer', () => {
  it('may be as large as the largest roll under the hardest house rule needs, and rules ask for no more', () => {
    const ones = (many: number) => facesSchema.safeParse(Array.from({ length: many }, () => [1])).success;
    expect(ones(2000)).toBe(true);
    expect(ones(2001)).toBe(false);
  });
});
