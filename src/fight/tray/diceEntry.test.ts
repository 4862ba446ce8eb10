/** Typed dice: digits become faces, top faces of exploding dice ask for another, and what is typed fits the engine. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfFaces } from '../../engine/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { gm } from '../../engine/words.ts';
import {
  currentSlot,
  type DiceEntry,
  emptyEntry,
  eraseOne,
  isFull,
  isTouched,
  putFace,
  settleDigits,
  slotsOf,
  typeDigit,
  typedFaces,
} from './diceEntry.ts';

const roll = (sides: number, count = 1, explode = false, id = 'roll'): Roll => ({
  id,
  seat: gm,
  label: id,
  groups: [{ id: 'dice', count, sides, explode, read: { by: 'sum' } }],
});
const type = (rolls: Roll[], digits: string, from = emptyEntry(rolls)): DiceEntry =>
  [...digits].reduce((entry, digit) => typeDigit(rolls, entry, Number(digit)), from);
const facesOf = (entry: DiceEntry, id = 'roll') => entry.faces[id]?.[0];

describe('typing faces', () => {
  it('takes a digit at once when no bigger face could be meant', () => {
    expect(facesOf(type([roll(6, 3)], '352'))).toEqual([[3], [5], [2]]);
  });
  it('waits for a second digit where one may come', () => {
    const rolls = [roll(20)];
    const one = type(rolls, '1');
    expect(facesOf(one)).toEqual([[]]);
    expect(one.pending).toBe('1');
    expect(facesOf(type(rolls, '17'))).toEqual([[17]]);
    expect(facesOf(settleDigits(rolls, one))).toEqual([[1]]);
  });
  it('starts the next die when the number would be too big', () => {
    const rolls = [roll(20, 2)];
    expect(facesOf(type(rolls, '27'))).toEqual([[2], [7]]);
  });
  it('reads a lone 0 as the ten of a d10 and nothing elsewhere', () => {
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
  it('puts the next face where the GM points, and forgets what had exploded from it', () => {
    const rolls = [roll(6, 2, true)];
    const full = type(rolls, '6341');
    expect(facesOf(full)).toEqual([[6, 3], [4]]);
    const at = slotsOf(rolls[0] as Roll, 0, full)[0];
    expect(facesOf(putFace(rolls, { ...full, at }, 2))).toEqual([[2], [4]]);
  });
  it('takes back digits first, then faces, and stops at nothing', () => {
    const rolls = [roll(20, 2)];
    const some = type(rolls, '171');
    expect(facesOf(eraseOne(rolls, some))).toEqual([[17], []]);
    const none = eraseOne(rolls, eraseOne(rolls, some));
    expect(isTouched(rolls[0] as Roll, none)).toBe(false);
    expect(facesOf(eraseOne(rolls, none))).toEqual([[], []]);
  });
  it('gives only the rolls that are complete', () => {
    const rolls = [roll(6, 2, false, 'a'), roll(6, 2, false, 'b')];
    expect(typedFaces(rolls, type(rolls, '123'))).toEqual({ a: [[[1], [2]]] });
  });
  it('never makes faces that the engine refuses', () => {
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
