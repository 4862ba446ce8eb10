/**
 * Fields of every kind: what they offer in a fight, how a new value begins, and how a change is
 * told.
 */

import { describe, expect, it } from 'vitest';
import { dispatch, liveStateOf } from '../history.ts';
import { readLog } from '../log/read.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { undo } from '../undo.ts';
import { absentValue, type Field, freshValue, type PlainField, type PlainPart, plainField } from './field.ts';
import { changeWords, restOf, titleOf, wordsOf } from './fieldWords.ts';

const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const plain = (field: Field): PlainField => plainField(field, begun.fight);
const group = 'x';

const holds: Field = {
  path: 'holds',
  label: 'Holds',
  group,
  kind: 'rows',
  one: 'hold',
  most: 4,
  id: 'id',
  fresh: { strong: false },
  parts: [
    { path: 'holder', label: 'Holder', kind: 'choice', options: 'combatants' },
    { path: 'strong', label: 'Strong', kind: 'switch' },
    { path: 'until', label: 'Until round', kind: 'number', min: 0, max: 9, none: 'for good' },
  ],
};
const used: Field = {
  path: 'used',
  label: 'Used',
  group,
  kind: 'entries',
  one: 'combatant',
  keys: 'combatants',
  fresh: 0,
  parts: [{ path: '', label: 'Times', kind: 'number', min: 0, max: 9 }],
};
const turn: Field = {
  path: 'turn',
  label: 'The turn',
  group,
  kind: 'group',
  none: 'nobody acts',
  fresh: { acted: false },
  parts: [
    { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
    { path: 'acted', label: 'Has acted', kind: 'switch' },
  ],
};
const rows = (field: Field) => plain(field) as Extract<PlainField, { kind: 'rows' }>;

describe('what a field offers', () => {
  it('is taken from this fight: its combatants, sides, zones and places', () => {
    expect(plain({ path: 'a', label: 'A', group, kind: 'choice', options: 'sides' })).toMatchObject({
      options: [
        { id: 'party', label: 'The party' },
        { id: 'foes', label: 'The foes' },
      ],
    });
    expect(rows(holds).parts[0]).toMatchObject({ options: begun.fight.order.map((id) => ({ id })) });
    expect(plain({ path: 'a', label: 'A', group, kind: 'choices', options: 'zones' })).toMatchObject({
      options: [{ id: 'yard' }, { id: 'hall' }],
    });
    const place = plain({ path: 'a', label: 'A', group, kind: 'place', places: 'map' });
    expect(place.kind === 'place' && 'list' in place.places && place.places.list.map(({ label }) => label)).toEqual([
      'Yard',
      'Hall',
      'the border of Yard and Hall',
    ]);
  });
  it('begins a new record with the first option where a choice is needed, and has no new record where there is no option', () => {
    expect(freshValue({ strong: false }, rows(holds).parts)).toEqual({ strong: false, holder: 'ogre' });
    const nobody = plainField(holds, { ...begun.fight, combatants: {}, order: [] });
    expect(freshValue({ strong: false }, nobody.kind === 'rows' ? nobody.parts : [])).toBeUndefined();
  });
  it('stores no value as null, or leaves it out, as the field says', () => {
    expect(absentValue({ kind: 'number', none: 'derived' })).toBeNull();
    expect(absentValue({ kind: 'number', unset: 'as usual' })).toBeUndefined();
  });
});

describe('a change by hand in words', () => {
  const hold = { id: 'hold-1', holder: 'ash', strong: false, until: null };
  it('names only the record of a list that was added, removed or changed', () => {
    const field = plain(holds);
    expect(changeWords(field, [], [hold])).toBe('Holds: Ash is added');
    expect(changeWords(field, [hold, { ...hold, holder: 'bo' }], [{ ...hold, holder: 'bo' }])).toBe(
      'Holds: Ash is taken away',
    );
    expect(changeWords(field, [hold], [{ ...hold, until: 3 }])).toBe('Holds, Ash: Until round is set to 3');
    expect(changeWords(field, [{ ...hold, until: 3 }], [hold])).toBe('Holds, Ash: Until round is set to for good');
  });
  it('names a record by its key, and a record that may be absent', () => {
    expect(changeWords(plain(used), {}, { bo: 0 })).toBe('Used: Bo is added');
    expect(changeWords(plain(used), { bo: 0, ash: 1 }, { bo: 2, ash: 1 })).toBe('Used, Bo: Times is set to 2');
    expect(changeWords(plain(turn), { who: 'bo', acted: false }, null)).toBe('The turn is set to nobody acts');
    expect(changeWords(plain(turn), { who: 'bo', acted: false }, { who: 'bo', acted: true })).toBe(
      'The turn: Has acted is set to yes',
    );
  });
  it('calls a second thing of a kind by the kind, and a thing that is not offered by the words of its id', () => {
    const options = [
      { id: 'blessed-water', label: 'Blessed water' },
      { id: 'bolt-3', label: 'The third bolt' },
    ];
    const gear: PlainPart = { path: 'gear', label: 'Gear', kind: 'choices', options };
    expect(wordsOf(gear, [{ id: 'blessed-water' }, { id: 'blessed-water-2' }])).toBe('Blessed water, Blessed water');
    expect(wordsOf(gear, ['bolt-3', 'mastercrafted-sword', 'old-sword-2'])).toBe(
      'The third bolt, Mastercrafted sword, Old sword',
    );
  });
  it('gives a folded record its name and the values that differ from a new one', () => {
    expect(titleOf(rows(holds), hold)).toBe('Ash');
    expect(restOf(rows(holds), { ...hold, strong: true, until: 2 })).toBe('strong, until round 2');
    expect(wordsOf(plain(used), { ash: 1, bo: 2 })).toBe('Ash 1, Bo 2');
  });
});

describe('the state of a game, set by hand', () => {
  const set = (path: string, value: unknown) =>
    dispatch(toy, begun, { type: 'edit', label: 'By hand.', edits: [{ edit: 'state', path, value }] });
  it('is logged as a ruling of the GM, and undone like a move', () => {
    const done = set('acted', ['ash']);
    if (!done.ok) throw new Error(done.refusal.text);
    expect(liveStateOf(toy, done.value).fight.state).toMatchObject({ acted: ['ash'] });
    expect(readLog(done.value.fight).at(-1)).toMatchObject({ rule: 'by hand', text: 'By hand.', tone: 'ruling' });
    const back = undo(done.value);
    expect(back.ok && back.value.fight).toEqual(begun.fight);
  });
  it('is refused where it does not fit, and where it names somebody who is not in the fight', () => {
    const strangers = set('acted', ['ash', 'nobody']);
    expect(strangers.ok ? '' : strangers.refusal.text).toContain('has the id “nobody”');
    const wrong = set('round', 'two');
    expect(wrong.ok ? '' : wrong.refusal.text).toContain('“round” cannot be set so');
    const nowhere = set('turn.who', 'ash');
    expect(nowhere.ok ? '' : nowhere.refusal.text).toContain('There is nothing at “turn.who” to set.');
  });
});
