/**
 * Tests typed dice: digits become faces, top faces of exploding dice ask for another, and the
 * result fits the engine.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DieGroup, faultOfFaces, readFaces } from '../../engine/dice/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { gmSeat } from '../../engine/words.ts';
import {
  currentSlot,
  type DiceEntry,
  emptyEntry,
  eraseOne,
  isFull,
  isHandDiceEntered,
  isTouched,
  pasteNumbers,
  putFace,
  settleDigits,
  slotsOf,
  typeDigit,
  typedFaces,
  typedSaid,
} from './diceEntry.ts';

const roll = (sides: number, count = 1, explode = false, id = 'roll'): Roll => ({
  id,
  seat: gmSeat,
  label: id,
  groups: [{ id: 'dice', count, sides, explode, read: { by: 'sum' } }],
});
const type = (rolls: Roll[], digits: string, from = emptyEntry(rolls)): DiceEntry =>
  [...digits].reduce((entry, digit) => typeDigit(rolls, entry, Number(digit)), from);
const facesOf = (entry: DiceEntry, id = 'roll') => entry.faces[id]?.[0];

describe('typing faces', () => {
  it('takes a digit at once when no larger face is possible', () => {
    expect(facesOf(type([roll(6, 3)], '352'))).toEqual([[3], [5], [2]]);
  });
  it('waits for a second digit when a larger face is possible', () => {
    const rolls = [roll(20)];
    const one = type(rolls, '1');
    expect(facesOf(one)).toEqual([[]]);
    expect(one.pending).toBe('1');
    expect(facesOf(type(rolls, '17'))).toEqual([[17]]);
    expect(facesOf(settleDigits(rolls, one))).toEqual([[1]]);
  });
  it('starts the next die when the number would be too large', () => {
    const rolls = [roll(20, 2)];
    expect(facesOf(type(rolls, '27'))).toEqual([[2], [7]]);
  });
  it('reads a single 0 as the ten of a d10, and as nothing elsewhere', () => {
    expect(facesOf(type([roll(10)], '0'))).toEqual([[10]]);
    expect(facesOf(type([roll(6)], '0'))).toEqual([[]]);
  });
  it('refuses a face that the die does not have', () => {
    expect(facesOf(type([roll(6)], '9'))).toEqual([[]]);
    expect(facesOf(putFace([roll(6)], emptyEntry([roll(6)]), 7))).toEqual([[]]);
  });
  it('asks for another face after the top of an exploding die', () => {
    const rolls = [roll(6, 1, true)];
    const top = type(rolls, '6');
    expect(isFull(rolls[0] as Roll, top)).toBe(false);
    expect(slotsOf(rolls[0] as Roll, 0, top)).toHaveLength(2);
    expect(facesOf(type(rolls, '63'))).toEqual([[6, 3]]);
  });
  it('puts the next face where the GM points, and forgets faces that exploded from the old one', () => {
    const rolls = [roll(6, 2, true)];
    const full = type(rolls, '6341');
    expect(facesOf(full)).toEqual([[6, 3], [4]]);
    const at = slotsOf(rolls[0] as Roll, 0, full)[0];
    expect(facesOf(putFace(rolls, { ...full, at }, 2))).toEqual([[2], [4]]);
  });
  it('deletes digits first, then faces, and stops when nothing is left', () => {
    const rolls = [roll(20, 2)];
    const some = type(rolls, '171');
    expect(facesOf(eraseOne(rolls, some))).toEqual([[17], []]);
    const none = eraseOne(rolls, eraseOne(rolls, some));
    expect(isTouched(rolls[0] as Roll, none)).toBe(false);
    expect(facesOf(eraseOne(rolls, none))).toEqual([[], []]);
  });
  it('shows a die with one side as fallen already, and no key removes it', () => {
    const rolls = [roll(2, 1, false, 'a'), roll(1, 1, false, 'last')];
    expect(isTouched(rolls[1] as Roll, emptyEntry(rolls))).toBe(false);
    const full = type(rolls, '2');
    expect(typedFaces(rolls, full)).toEqual({ a: [[[2]]], last: [[[1]]] });
    expect(typedFaces(rolls, eraseOne(rolls, full))).toEqual({ last: [[[1]]] });
  });
  it('is done after the last face of the real dice, and not while a larger number is possible', () => {
    const rolls = [roll(6, 1, false, 'mine'), roll(20, 1, false, 'theirs')];
    const isMine = ({ id }: Roll) => id === 'mine';
    const done = (digits: string, isOwn: (roll: Roll) => boolean) =>
      isHandDiceEntered(rolls, isOwn, type(rolls, digits));
    expect(done('', isMine)).toBe(false);
    expect(done('3', isMine)).toBe(true);
    // The GM began this roll, so the form waits for the rest of it.
    expect(done('31', isMine)).toBe(true);
    expect(done('3', () => true)).toBe(false);
    expect(done('31', () => true)).toBe(false);
    expect(done('314', () => true)).toBe(true);
    // Where nobody rolls by hand, one typed face must not make the program roll the rest.
    expect(done('3', () => false)).toBe(false);
  });
  it('gives only the rolls that are complete', () => {
    const rolls = [roll(6, 2, false, 'a'), roll(6, 2, false, 'b')];
    expect(typedFaces(rolls, type(rolls, '123'))).toEqual({ a: [[[1], [2]]] });
  });
  it('never produces faces that the engine refuses', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }),
        (sides, count, explode, digits) => {
          const rolls = [roll(sides, count, explode)];
          let entry = emptyEntry(rolls);
          for (const digit of digits) entry = typeDigit(rolls, entry, digit);
          entry = settleDigits(rolls, entry);
          const faces = typedFaces(rolls, entry).roll?.[0];
          const group = rolls[0]?.groups[0];
          if (faces && group) expect(faultOfFaces(group, faces)).toBeUndefined();
          else expect(currentSlot(rolls, entry)).toBeDefined();
        },
      ),
    );
  });
});

describe('dice entered as one number', () => {
  const group = (more: Partial<DieGroup>): DieGroup => ({
    id: 'dice',
    count: 7,
    sides: 6,
    read: { by: 'sum' },
    ...more,
  });
  const told = (groups: DieGroup[], digits: string, id = 'roll') => {
    const rolls: Roll[] = [{ id, seat: gmSeat, label: id, groups }];
    const entry = type(rolls, digits, emptyEntry(rolls, 'quickest'));
    return { faces: typedFaces(rolls, entry).roll, said: typedSaid(rolls, entry), entry, rolls };
  };
  const pool = group({ read: { by: 'successes', from: 6 } });

  it('takes a number of successes with one key, also zero, and says so', () => {
    const { faces, said } = told([pool], '3');
    expect(readFaces(pool, faces?.[0] ?? [])).toBe(3);
    expect(said).toEqual({ roll: ['3 successes'] });
    expect(told([pool], '0').said).toEqual({ roll: ['no success'] });
  });
  it('refuses more successes than there are dice', () => {
    expect(told([pool], '8').faces).toBeUndefined();
  });
  it('takes a sum, and refuses a sum that is impossible', () => {
    expect(told([group({ count: 4 })], '14').said).toEqual({ roll: ['a sum of 14'] });
    expect(told([group({ count: 4 })], '3').entry.pending).toBe('');
    expect(told([group({ count: 4 })], '3').faces).toBeUndefined();
  });
  it('asks for faces where the rule looks at single dice, and where typing two faces is as quick', () => {
    expect(told([group({ count: 2, read: { by: 'keep', which: 'highest', of: 2 } })], '35').said).toEqual({});
    expect(told([group({ count: 2 })], '35').faces).toEqual([[[3], [5]]]);
    expect(told([group({ count: 3, explode: true })], '352').faces).toEqual([[[3], [5], [2]]]);
  });
  it('takes one sum for each group of which only the sum counts, and says so', () => {
    const pair = [
      group({ id: 'might', count: 1, sides: 8 }),
      group({ id: 'blades', count: 1 }),
      group({ id: 'luck', count: 1, sides: 20 }),
    ];
    const rolls: Roll[] = [
      {
        id: 'roll',
        seat: gmSeat,
        label: 'roll',
        groups: pair,
        compare: { which: 'highest', sets: [['might', 'blades']] },
      },
    ];
    const both = type(rolls, '13', emptyEntry(rolls, 'quickest'));
    expect(both.faces.roll).toEqual([[[7]], [[6]], [[]]]);
    const all = type(rolls, '17', both);
    expect(typedFaces(rolls, all).roll?.[2]).toEqual([[17]]);
    expect(typedSaid(rolls, all)).toEqual({ roll: ['a sum of 13 in all', 'a sum of 13 in all', ''] });
    // One number is more than both groups can show, and one is less: the entry takes neither.
    expect(type(rolls, '15', emptyEntry(rolls, 'quickest')).told).toEqual({ 'roll 0': null });
    expect(isTouched(rolls[0] as Roll, eraseOne(rolls, both))).toBe(false);
    // Typed face by face, these are three dice.
    expect(typedFaces(rolls, type(rolls, '7617')).roll).toEqual([[[7]], [[6]], [[17]]]);
  });
  it('is deleted as a whole', () => {
    const { rolls, entry } = told([pool], '3');
    expect(isTouched(rolls[0] as Roll, eraseOne(rolls, entry))).toBe(false);
  });
  it('always gives faces that have the entered value and that the engine accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 8, 10),
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 2, max: 10 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 99 }),
        (sides, count, from, explode, value) => {
          const dice = group({ sides, count, explode, read: { by: 'successes', from: Math.min(from, sides) } });
          const { faces } = told([dice], String(value % (count + 1)));
          expect(faultOfFaces(dice, faces?.[0] ?? [])).toBeUndefined();
          expect(readFaces(dice, faces?.[0] ?? [])).toBe(value % (count + 1));
          const sum = group({ sides, count });
          const all = count + (value % (count * sides - count + 1));
          const rolls: Roll[] = [{ id: 'roll', seat: gmSeat, label: 'roll', groups: [sum] }];
          const put = putFace(rolls, emptyEntry(rolls, 'quickest'), all);
          expect(readFaces(sum, typedFaces(rolls, put).roll?.[0] ?? [])).toBe(all);
          expect(faultOfFaces(sum, typedFaces(rolls, put).roll?.[0] ?? [])).toBeUndefined();
        },
      ),
    );
  });
});

describe('pasting', () => {
  it('takes the faces and ignores the name of the dice and their sum', () => {
    const rolls = [roll(6, 3)];
    expect(facesOf(pasteNumbers(rolls, emptyEntry(rolls), '3d6: 4, 1, 6 = 11'))).toEqual([[4], [1], [6]]);
  });
  it('skips numbers that no die shows', () => {
    const rolls = [roll(6, 2)];
    expect(facesOf(pasteNumbers(rolls, emptyEntry(rolls), '9 5 0 2'))).toEqual([[5], [2]]);
  });
});
