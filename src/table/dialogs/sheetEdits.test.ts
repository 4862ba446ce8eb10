/** Rulings on a sheet: their words, and which field a track is counted in. */
import { describe, expect, it } from 'vitest';
import type { Field, Track } from '../../engine/ruleset.ts';
import { fieldGroups, fieldOfTrack, sheetCommand } from './sheetEdits.ts';

const harm: Field = { path: 'body.harm', label: 'Harm', group: 'Body', kind: 'number', min: 0, max: 9 };
const swift: Field = { path: 'swift', label: 'Swift', group: 'Body', kind: 'switch' };
const gear: Field = {
  path: 'gear',
  label: 'Gear',
  group: 'Things',
  kind: 'choices',
  options: [
    { id: 'rope', label: 'Rope' },
    { id: 'axe', label: 'Axe' },
  ],
};
const track = (id: string, path?: string): Track => ({
  id,
  label: id,
  kind: 'boxes',
  value: 0,
  max: 5,
  weight: 'vital',
  ...(path ? { path } : {}),
});

describe('rulings on a sheet', () => {
  it('say in words what they set', () => {
    expect(sheetCommand('ash', 'Ash', harm, 3)).toMatchObject({ type: 'edit', label: 'Ash: Harm is set to 3.' });
    expect(sheetCommand('ash', 'Ash', swift, true)).toMatchObject({ label: 'Ash: Swift is set to yes.' });
    expect(sheetCommand('ash', 'Ash', gear, ['axe', 'rope'])).toMatchObject({
      label: 'Ash: Gear is set to Axe, Rope.',
    });
    expect(sheetCommand('ash', 'Ash', gear, [])).toMatchObject({ label: 'Ash: Gear is set to none.' });
  });
  it('find the field of a track by path, by id, by name, and otherwise none', () => {
    const fields = [swift, harm, gear];
    expect(fieldOfTrack(track('anything', 'body.harm'), fields)).toBe(harm);
    expect(fieldOfTrack(track('harm'), fields)).toBe(harm);
    expect(fieldOfTrack(track('HARM'), fields)).toBe(harm);
    expect(fieldOfTrack(track('swift'), fields)).toBeUndefined();
  });
  it('keep the groups of a form in order', () => {
    expect(fieldGroups([gear, harm, swift]).map(({ group, fields }) => [group, fields.length])).toEqual([
      ['Things', 1],
      ['Body', 2],
    ]);
  });
});
