/**
 * The Director's rulings on a roll before it is made: dice more or fewer, successes needed more or
 * fewer.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { begunOn, fightOf, playOn, questionOf, sixesOf, standingOf, tableOf, trackOf } from '../../table.testing.ts';

const swung = (foe: Record<string, unknown> = {}) =>
  playOn(
    begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: foe }]), 1, 2),
    { do: 'attack', by: 'ann', with: 'sword' },
    { answer: 'foe' },
    { answer: 'parry' },
  );
const rule = (roll: string, ruling: string) => ({ answer: { roll, ruling } });
const counts = (at: ReturnType<typeof tableOf>) => {
  const found = questionOf(at);
  return found?.kind === 'dice' ? Object.fromEntries(found.rolls.map(({ id, groups }) => [id, groups[0]?.count])) : {};
};

describe('rulings on a roll', () => {
  it('EW-13 a die more or fewer for one of the two, and nobody rolls fewer than one', () => {
    expect(counts(swung())).toEqual({ first: 4, 'against-1': 4 });
    expect(counts(playOn(swung(), rule('first', 'more')))).toEqual({ first: 5, 'against-1': 4 });
    const few = playOn(swung(), ...Array.from({ length: 6 }, () => rule('against-1', 'less')));
    expect(counts(few)).toEqual({ first: 4, 'against-1': 1 });
    const hit = playOn(few, { answer: { dice: { first: sixesOf(2), 'against-1': [6] } } });
    expect(trackOf(hit, 'foe', 'points')).toBe(2);
  });
  it('EW-13 one success more is needed of that roll alone, and told to the Director alone', () => {
    const harder = playOn(swung(), rule('against-1', 'harder'));
    const hit = playOn(harder, { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } } });
    expect(trackOf(hit, 'foe', 'points')).toBe(2);
    const said = readLog(fightOf(harder)).at(-1);
    expect([said?.text, said?.shown]).toEqual(['Ruling on “Foe: Strike”: one success more is needed.', undefined]);
  });
  it('EW-12 what cover asks for may be eased; where nothing is asked there is nothing to ease', () => {
    const shot = playOn(
      begunOn(tableOf([{ id: 'ann' }, { id: 'foe', zone: 'mid', sheet: { cover: 'heavy' } }]), 1, 2),
      { do: 'attack', by: 'ann', with: 'bow' },
      { answer: 'foe' },
      { answer: 'pass' },
    );
    const eased = playOn(shot, rule('first', 'easier'), { answer: { dice: { first: sixesOf(2) } } });
    expect(trackOf(eased, 'foe', 'points')).toBe(2);
    expect(() => playOn(swung(), rule('first', 'easier'))).toThrow(/cannot be ruled/);
  });
  it('EW-20 the dice of armour too', () => {
    expect(counts(playOn(swung({ armour: 1 }), rule('armour', 'more')))).toMatchObject({ armour: 2 });
    expect(() => playOn(swung({ armour: 1 }), rule('armour', 'less'))).toThrow(/cannot be ruled/);
  });
  it('EW-23 a critical injury one milder or worse', () => {
    const full = { physical: { lesser: 2, moderate: 2, severe: 1 } };
    const struck = playOn(
      begunOn(tableOf([{ id: 'foe' }, { id: 'ann', sheet: full }]), 1, 2),
      { do: 'attack', by: 'foe', with: 'sword' },
      { answer: 'ann' },
      { answer: 'pass' },
      { answer: { dice: sixesOf(1) } },
    );
    const ends = (...rulings: string[]) =>
      standingOf(playOn(struck, ...rulings.map((id) => rule('roll', id)), { answer: { dice: [6] } }), 'ann');
    expect([ends(), ends('less'), ends('less', 'more')]).toEqual(['dead', 'standing', 'dead']);
  });
});
