/** Rulings on a sheet: their words, and the field that a track is counted in. */
import { describe, expect, it } from 'vitest';
import type { PlainField } from '../forms/field.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { countersOf, fieldGroups, sheetCommand, trackCommand } from './sheetEdits.ts';

const harm: PlainField = { path: 'body.harm', label: 'Harm', group: 'Body', kind: 'number', min: 0, max: 9 };
const swift: PlainField = { path: 'swift', label: 'Swift', group: 'Body', kind: 'switch' };
const gear: PlainField = {
  path: 'gear',
  label: 'Gear',
  group: 'Things',
  kind: 'choices',
  options: [
    { id: 'rope', label: 'Rope' },
    { id: 'axe', label: 'Axe' },
  ],
};
const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const { fight } = liveStateOf(toy, begun);
/** The toy game with a track that shows what is left, where its own shows what is lost. */
const left: typeof toy = {
  ...toy,
  fields: [
    { path: 'most', label: 'Most', group: 'Harm', kind: 'number', min: 1, max: 99 },
    { path: 'dice', label: 'Dice', group: 'Harm', kind: 'number', min: 0, max: 99 },
    { path: 'harm', label: 'Harm', group: 'Harm', kind: 'number', min: 0, max: 5 },
  ],
  tracks: (now, who) => {
    const [track] = toy.tracks(now, who);
    if (!track) return [];
    const { raisedBy: _, ...rest } = track;
    return [{ ...rest, id: 'left', label: 'Left', kind: 'bar', value: track.max - track.value, loweredBy: 'harm' }];
  },
};

describe('rulings on a sheet', () => {
  it('say in words what they set', () => {
    expect(sheetCommand('ash', 'Ash', harm, 3)).toMatchObject({ type: 'edit', label: 'Ash: Harm is set to 3.' });
    expect(sheetCommand('ash', 'Ash', swift, true)).toMatchObject({ label: 'Ash: Swift is set to yes.' });
    expect(sheetCommand('ash', 'Ash', gear, ['axe', 'rope'])).toMatchObject({
      label: 'Ash: Gear is set to Axe, Rope.',
    });
    expect(sheetCommand('ash', 'Ash', gear, [])).toMatchObject({ label: 'Ash: Gear is set to none.' });
  });
  it('find the number that a track names, and none where it names none or no number', () => {
    const counter = countersOf(toy, fight, 'ash').get('harm');
    expect(counter).toMatchObject({ field: { path: 'harm' }, value: 0, sign: 1 });
    expect(countersOf(left, fight, 'ash').get('left')).toMatchObject({ field: { path: 'harm' }, sign: -1 });
    expect(countersOf({ ...left, fields: [] }, fight, 'ash').size).toBe(0);
    const unnamed: typeof toy = {
      ...toy,
      tracks: (now, who) => toy.tracks(now, who).map(({ raisedBy: _, ...track }) => track),
    };
    expect(countersOf(unnamed, fight, 'ash').size).toBe(0);
    const { ash: _, ...others } = fight.combatants;
    expect(countersOf(toy, { ...fight, combatants: others }, 'ash').size).toBe(0);
  });
  it('set a track through its number, within what that allows', () => {
    const counter = countersOf(left, fight, 'ash').get('left');
    const track = left.tracks(fight, 'ash')[0];
    if (!counter || !track) throw new Error('Ash should have a track that can be set.');
    const hurt = trackCommand('ash', 'Ash', track, counter, 3);
    expect(hurt).toMatchObject({ label: 'Ash: Left is set to 3.', edits: [{ path: 'harm', value: 2 }] });
    const done = dispatch(left, begun, hurt);
    expect(done.ok && left.tracks(liveStateOf(left, done.value).fight, 'ash')[0]?.value).toBe(3);
    expect(trackCommand('ash', 'Ash', track, counter, 9)).toMatchObject({
      label: 'Ash: Left is set to 5.',
      edits: [{ value: 0 }],
    });
  });
  it('keep the groups of a form in order', () => {
    expect(fieldGroups([gear, harm, swift]).map(({ group, fields }) => [group, fields.length])).toEqual([
      ['Things', 1],
      ['Body', 2],
    ]);
  });
});
