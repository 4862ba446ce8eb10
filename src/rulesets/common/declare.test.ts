/**
 * Tests declared values: one line gives the schema, the first value, the form, and the value for an
 * older save.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  capitals,
  choiceValue,
  chosenFrom,
  declareRecord,
  entriesValue,
  filledValue,
  idValue,
  inGroup,
  memberValue,
  nameValue,
  nestedValues,
  numberValue,
  orNone,
  orUnset,
  recordValue,
  rowsValue,
  toggleValue,
  unshownValue,
  wordOptions,
} from './declare.ts';

const harm = inGroup('Harm');
const house = declareRecord({
  deadly: harm.number(6, 2, 7, 'Deadly from', 'TO-01', 'No figure is given.'),
  ties: harm.choice('first', { first: 'the first', last: 'the last' }, 'Ties', 'TO-02', 'Not said.'),
  critical: nestedValues({ rolls: harm.toggle(true, 'Rolled', 'TO-03', 'Not said.', 'Off: never.') }),
  own: unshownValue(z.array(z.string()), []),
});

describe('declared values', () => {
  it('start as declared, each time anew', () => {
    const start = house.start();
    expect(start).toEqual({ deadly: 6, ties: 'first', critical: { rolls: true }, own: [] });
    start.own.push('changed');
    expect(house.start().own).toEqual([]);
  });
  it('are there as they start where an older save has none, and keep what it has', () => {
    expect(house.schema.parse({ ties: 'last' })).toEqual({ ...house.start(), ties: 'last' });
  });
  it.each([{ deadly: 1 }, { deadly: 8 }, { ties: 'nobody' }, { critical: { rolls: 'yes' } }])('refuse %j', (wrong) => {
    expect(house.schema.safeParse({ ...house.start(), ...wrong }).success).toBe(false);
  });
  it('have a field each, at their own path, and none where nothing shows them', () => {
    expect(house.fields.map(({ path, kind, rule, help }) => [path, kind, rule, help])).toEqual([
      ['deadly', 'number', 'TO-01', undefined],
      ['ties', 'choice', 'TO-02', undefined],
      ['critical.rolls', 'switch', 'TO-03', 'Off: never.'],
    ]);
    expect(numberValue(3, 1, 5, { label: 'Speed', group: 'Kind' }).fields('speed')).toEqual([
      { path: 'speed', label: 'Speed', group: 'Kind', kind: 'number', min: 1, max: 5 },
    ]);
  });
  it('may be ids that are words themselves', () => {
    expect([wordOptions('might', 'cold-iron'), capitals('cold-iron')]).toEqual([
      { might: 'might', 'cold-iron': 'cold iron' },
      { 'cold-iron': 'Cold iron' },
    ]);
  });
});

const arm = {
  id: idValue(),
  name: nameValue('Weapon', 40, { label: 'Name' }),
  harm: numberValue(1, 0, 9, { label: 'Harm' }),
  range: orUnset('none', numberValue(2, 1, 9, { label: 'Range' })),
};
const state = declareRecord({
  arms: chosenFrom(
    [{ id: 'axe', label: 'Axe' }],
    { label: 'Arms', group: 'Gear' },
    filledValue(
      (given) => (Array.isArray(given) ? given.map((one) => (typeof one === 'string' ? { id: one } : one)) : given),
      rowsValue(arm, { one: 'arm', most: 2, id: 'id' }, { label: 'Each arm', group: 'Gear' }),
    ),
  ),
  turn: orNone(
    'nobody’s',
    recordValue(
      { who: memberValue('combatants', { label: 'Who' }), moved: toggleValue(false, { label: 'Has moved' }) },
      { label: 'The turn', group: 'Turn' },
    ),
  ),
  used: entriesValue('purse', 'combatants', recordValue({ fast: numberValue(1, 0, 9, { label: 'Fast' }) }), {
    label: 'Left',
    group: 'Turn',
  }),
  struck: entriesValue('count', 'sides', numberValue(1, 0, 9, { label: 'Times' }), { label: 'Struck', group: 'Turn' }),
  mount: orUnset('nobody', memberValue('combatants', { label: 'Rides', group: 'Turn' })),
  how: choiceValue('so', { so: 'so', other: 'other' }, { label: 'How', group: 'Turn' }),
});
const parse = (given: object) => state.schema.safeParse({ ...state.start(), ...given });

describe('declared lists, records and what may be missing', () => {
  it('start with nothing in them, and what may be left out is', () => {
    expect(state.start()).toEqual({ arms: [], turn: null, used: {}, struck: {}, how: 'so' });
    expect(declareRecord(arm).start()).toEqual({ name: 'Weapon', harm: 1 });
  });
  it('fill in missing values of a record, except those that must always be given', () => {
    expect(parse({ arms: ['axe'], turn: { who: 'ann' }, used: { ann: {} } })).toMatchObject({
      data: {
        arms: [{ id: 'axe', name: 'Weapon', harm: 1 }],
        turn: { who: 'ann', moved: false },
        used: { ann: { fast: 1 } },
      },
    });
    expect(parse({ mount: 'ann', arms: [{ id: 'axe', range: 3 }] }).data?.arms[0]?.range).toBe(3);
    for (const wrong of [
      { turn: {} },
      { arms: [{}] },
      { arms: ['a', 'b', 'c'] },
      { arms: [{ id: 'axe', name: '' }] },
      { used: { ann: { fast: 10 } } },
      { struck: { foes: -1 } },
      { mount: null },
    ])
      expect(parse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
  it('refuse a missing record that cannot start whole, because a part of it always has to be said', () => {
    const ground = declareRecord({
      lying: rowsValue(
        { item: nestedValues({ id: idValue(), worn: toggleValue(false, { label: 'Worn' }) }) },
        { one: 'thing', most: 9 },
        { label: 'Lying', group: 'Ground' },
      ),
    });
    expect(ground.schema.safeParse({ lying: [{}] }).success).toBe(false);
    expect(ground.schema.safeParse({ lying: [{ item: { id: 'axe' } }] }).data).toEqual({
      lying: [{ item: { id: 'axe', worn: false } }],
    });
  });
  it('have parts in their field, a new one as it starts, and words for none', () => {
    const [chosen, each, turn, used, struck, mount] = state.fields;
    expect(chosen).toMatchObject({ path: 'arms', kind: 'choices', options: [{ id: 'axe' }] });
    expect(each).toMatchObject({
      kind: 'rows',
      one: 'arm',
      most: 2,
      id: 'id',
      fresh: { name: 'Weapon', harm: 1 },
      parts: [{ path: 'name' }, { path: 'harm' }, { path: 'range', unset: 'none' }],
    });
    expect(turn).toMatchObject({ kind: 'group', none: 'nobody’s', fresh: { moved: false } });
    expect(used).toMatchObject({ kind: 'entries', keys: 'combatants', parts: [{ path: 'fast' }], fresh: { fast: 1 } });
    expect(struck).toMatchObject({ kind: 'entries', keys: 'sides', parts: [{ path: '' }], fresh: 1 });
    expect(mount).toMatchObject({ kind: 'choice', options: 'combatants', unset: 'nobody' });
  });
});
