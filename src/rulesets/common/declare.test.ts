/** Declared values: one line gives the schema, the start, the form and what an older save is given. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { declare, inGroup, nested, number, unshown, words } from './declare.ts';

const harm = inGroup('Harm');
const house = declare({
  deadly: harm.number(6, 2, 7, 'Deadly from', 'TO-01', 'No figure is given.'),
  ties: harm.choice('first', { first: 'the first', last: 'the last' }, 'Ties', 'TO-02', 'Not said.'),
  critical: nested({ rolls: harm.toggle(true, 'Rolled', 'TO-03', 'Not said.', 'Off: never.') }),
  own: unshown(z.array(z.string()), []),
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
    expect(number(3, 1, 5, { label: 'Speed', group: 'Kind' }).fields('speed')).toEqual([
      { path: 'speed', label: 'Speed', group: 'Kind', kind: 'number', min: 1, max: 5 },
    ]);
  });
  it('may be ids that are words themselves', () => {
    expect(words('might', 'wits')).toEqual({ might: 'might', wits: 'wits' });
  });
});
