/**
 * Tests how words tell squares apart: by direction, by what lies there, by who stands beside them.
 */
import { describe, expect, it } from 'vitest';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import type { Question } from '../../engine/question.ts';
import { toy, toyScript } from '../../engine/toy.testing.ts';
import { gmSeat } from '../../engine/words.ts';
import type { SquareScene } from '../../space/scene.ts';
import { nameOfPlace } from './placeNames.ts';

const field: SquareScene = {
  kind: 'squares',
  name: 'Field',
  columns: 10,
  rows: 10,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: { '2,2': { terrain: 'mud', elevation: 1 } },
  walls: {},
};
const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const { fight } = setUpOrThrow(
  { ...toy, scenes: ['squares'] },
  { yard: field },
  {
    ...toyScript,
    cast: [
      { id: 'ash', name: 'Ash', side: 'party', place: at(4, 4) },
      { id: 'ogre', name: 'Ogre', side: 'foes', place: at(8, 4) },
    ],
  },
);
const question: Question = {
  id: '1.0',
  kind: 'choose',
  seat: gmSeat,
  title: 'Where to?',
  rule: 'TY-01',
  audience: 'all',
  about: ['ash'],
  options: [],
};
const name = (column: number, row: number) =>
  nameOfPlace(fight, question, { id: 'x', label: 'x', place: at(column, row) });

describe('the name of a square', () => {
  it('says the direction, straight or by both axes', () => {
    expect([name(4, 1), name(6, 2), name(5, 7)]).toEqual(['3 north', '2 north-east', '3 south, 1 east']);
    expect(name(4, 4)).toBe('stay here');
  });
  it('says what lies there and who stands beside it', () => {
    expect(name(2, 2)).toBe('2 north-west, mud, height 1');
    expect(name(7, 3)).toBe('1 north, 3 east, beside Ogre');
  });
  it('is missing where nobody is there to see the square from', () => {
    expect(nameOfPlace(fight, question, { id: 'x', label: 'x', combatant: 'ogre', place: at(1, 1) })).toBeUndefined();
    expect(nameOfPlace(fight, { ...question, about: [] }, { id: 'x', label: 'x', place: at(1, 1) })).toBeUndefined();
  });
});
