/** Short forms from a form are filled in: bare ids of items and conditions. */
import { describe, expect, it } from 'vitest';
import { setPath } from '../../../engine/forms/schema.ts';
import { type MurdhamSheet, murdhamSheet } from '../sheet/sheet.ts';

/** Sets one path as a hand edit does. Gives the sheet, or the sentence that refuses the value. */
function set(path: string, value: unknown, sheet = murdhamSheet.start()): MurdhamSheet | string {
  let made = sheet;
  const fault = setPath(murdhamSheet.schema, sheet, path, value, (next) => {
    made = next;
  });
  return fault ?? made;
}
const whole = (path: string, value: unknown, sheet?: MurdhamSheet): MurdhamSheet => {
  const made = set(path, value, sheet);
  if (typeof made === 'string') throw new Error(made);
  return made;
};

describe('the form', () => {
  it('refuses an unknown item and an unknown condition with a sentence', () => {
    expect(set('gear', ['vorpal-spoon'])).toMatch(/gear/);
    expect(set('conditions', ['sleepy'])).toMatch(/conditions/);
  });
});

describe('bare item ids', () => {
  it('are readied while hands are free: sword, shield, then a packed dagger, worn armour', () => {
    const { gear } = whole('gear', ['sword', 'shield', 'dagger', 'light-armour', 'helmet']);
    expect(gear.map(({ id, held, worn }) => [id, held, worn])).toEqual([
      ['sword', 'main', false],
      ['shield', 'off', false],
      ['dagger', null, false],
      ['light-armour', null, true],
      ['helmet', null, true],
    ]);
  });
  it('take both hands only when both are free', () => {
    expect(whole('gear', ['halberd', 'sword']).gear.map(({ held }) => held)).toEqual(['both', null]);
    expect(whole('gear', ['sword', 'halberd']).gear.map(({ held }) => held)).toEqual(['main', null]);
  });
  it('keep what is there already, and number a second one', () => {
    const armed = whole('gear', ['sword']);
    const { gear } = whole('gear', [...armed.gear, 'sword', 'healing-draught'], armed);
    expect(gear.map(({ id, held }) => [id, held])).toEqual([
      ['sword', 'main'],
      ['sword-2', null],
      ['healing-draught', null],
    ]);
    expect(gear[0]).toEqual(armed.gear[0]);
  });
});

describe('bare condition ids', () => {
  it('MU-29: the dying get the round after this one', () => {
    expect(whole('conditions', ['dying']).conditions).toEqual([{ id: 'dying', until: 'cause', rounds: 2 }]);
  });
  it('last the stretch or until a full rest where that is usual', () => {
    const { conditions } = whole('conditions', ['incapacitated', 'hobbled', 'blind']);
    expect(conditions.map(({ until }) => until)).toEqual(['stretch', 'rest', 'cause']);
  });
});
