/**
 * Tests that a fault in an independent part of an encounter does not keep the rest closed. The part
 * is repaired or left out, and the GM is told when the file is opened.
 */

import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { dispatch, liveStateOf } from '../../engine/history.ts';
import { LONGEST_OWN_NOTE, LONGEST_SENTENCE } from '../../engine/limits/limits.ts';
import { readLog } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow, thereAndBack } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { undo } from '../../engine/undo.ts';
import { readEncounter } from '../check/encounterFileCheck.ts';
import { fightInReaction, jsonBytes, openedFile, refusalOfFile, with_ } from '../encounterFile.testing.ts';
import { packEncounter } from '../encounterFile.ts';
import long from '../frozen/long-sentence.json' with { type: 'json' };
import frozen2 from '../frozen/v2.json' with { type: 'json' };

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
const three = (): Encounter =>
  playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
    { begin: true },
    { do: 'round' },
    { do: 'round' },
    { do: 'round' },
  ]);
const changed = (from: Encounter, change: (copy: Encounter) => void): Encounter => {
  const copy = structuredClone(from);
  change(copy);
  return copy;
};

describe('a fight whose log has a sentence of any length', () => {
  it('opens whole as an older program wrote it, with its history, from a file and from the store', async () => {
    expect(long.fight.log.map(({ text }) => text.length)).toContain(1778);
    const { encounter, told } = await openedFile(jsonBytes(long));
    expect(told).toBeUndefined();
    expect(readLog(encounter.fight).map(({ text, shown }) => [text, shown])).toEqual(
      long.fight.log.map(({ text, shown }: { text: string; shown?: string }) => [text, shown]),
    );
    const stored = readEncounter(long, rulesetOf, 'as stored');
    expect(stored.ok && stored.value.encounter.fight).toEqual(encounter.fight);
    expect(thereAndBack(toy, encounter).end.fight).toEqual(encounter.fight);
    expect(playLines(toy, encounter, [{ do: 'round' }]).fight.log).toHaveLength(encounter.fight.log.length + 1);
  });
  it('is written with a shortened sentence when thirty or a hundred join at once, and opens the same', async () => {
    for (const many of [30, 100]) {
      const before = three();
      const [one] = Object.values(before.fight.combatants);
      const edits = Array.from({ length: many }, (_, n) => ({
        edit: 'add' as const,
        combatant: { ...one, id: `late-${n}`, name: `${n} `.padEnd(60, 'x') },
      }));
      const joined = dispatch(toy, before, { type: 'join', label: 'The whole village', edits });
      if (!joined.ok) throw new Error(joined.refusal.text);
      const told = readLog(joined.value.fight).at(-1)?.text ?? '';
      expect(told.length > 600).toBe(true);
      expect(told.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
      expect(told.endsWith('…')).toBe(many === 100);
      const again = await openedFile(await packEncounter(joined.value, new Map()));
      expect(again.encounter).toEqual(joined.value);
      expect(again.told).toBeUndefined();
    }
  });
});

it('opens again after a value was removed by hand, with its whole history', async () => {
  const house = dispatch(toy, three(), {
    type: 'edit',
    label: 'As it was',
    edits: [
      { edit: 'combatant', combatant: 'ash', note: 'x' },
      { edit: 'house', path: 'nothing', value: undefined },
    ],
  });
  if (!house.ok) throw new Error(house.refusal.text);
  const { encounter, told } = await openedFile(jsonBytes(house.value));
  expect(told).toBeUndefined();
  expect(encounter.past).toHaveLength(house.value.past.length);
});

describe('an independent part that does not fit', () => {
  const drawing = { ...frozen2.fight.drawings['drawing-2'], id: 'drawing-1' };
  const note = { id: 'note-1', name: 'Well', text: 'Deep', seen: 'gm' };
  const area = {
    id: 'area-1',
    name: 'Smoke',
    shape: { kind: 'circle', at: { x: 1, y: 1 }, radius: 9 },
    colour: 'rose',
    seen: 'gm',
    until: 9,
  };
  it.each<[string, (copy: Encounter) => void, string, (fight: Encounter['fight']) => void]>([
    [
      'a line of the log that is none',
      (copy) => Object.assign(copy.fight.log, { 0: 7 }),
      '1 line of the log',
      (fight) => expect(readLog(fight)[0]?.text).toContain('could not be read'),
    ],
    [
      'a line longer than any that was ever written',
      (copy) => Object.assign(copy.fight.log[0] ?? {}, { parts: [{ is: 'written', text: 'x'.repeat(30_000) }] }),
      '1 line of the log',
      (fight) => expect(readLog(fight)[0]?.text).toHaveLength(20_000),
    ],
    [
      'a line without who reads it: it is the GM’s alone',
      (copy) => Object.assign(copy.fight.log[0] ?? {}, { shown: 7 }),
      '1 line of the log',
      ({ log }) => expect(log[0]).not.toHaveProperty('shown'),
    ],
    [
      'a note that is too long: it is shortened',
      (copy) => Object.assign(copy.fight.notes, { 'note-1': { ...note, text: 'x'.repeat(5000) } }),
      '1 note',
      ({ notes }) => expect(notes['note-1']?.text).toHaveLength(4000),
    ],
    [
      'a note of nothing',
      (copy) => Object.assign(copy.fight.notes, { 'note-1': null }),
      '1 note',
      ({ notes }) => expect(notes['note-1']).toMatchObject({ name: 'A note', seen: 'gm' }),
    ],
    [
      'a note of somebody that is too long',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { note: 'x'.repeat(LONGEST_OWN_NOTE + 1000) }),
      '1 note',
      ({ combatants }) => expect(combatants.ash?.note).toHaveLength(LONGEST_OWN_NOTE),
    ],
    [
      'a drawing far off the map: it is left out',
      (copy) =>
        Object.assign(copy.fight.drawings, {
          'drawing-1': { ...drawing, figure: { kind: 'words', at: { x: 1e9, y: 0 }, text: 'x' } },
        }),
      '1 drawing',
      ({ drawings }) => expect(drawings).toEqual({}),
    ],
    [
      'an area of an unknown form: it is left out',
      (copy) =>
        Object.assign(copy.fight, {
          areas: { 'area-1': area, 'area-2': { ...area, id: 'area-2', shape: { kind: 'star', at: { x: 1, y: 1 } } } },
        }),
      '1 area',
      ({ areas }) => expect(areas).toEqual({ 'area-1': area }),
    ],
    [
      'areas that are no areas at all',
      (copy) => Object.assign(copy.fight, { areas: 7 }),
      '1 area',
      (fight) => expect(fight.areas).toBeUndefined(),
    ],
    [
      'a figure of the account',
      (copy) => Object.assign(copy.fight, { facts: [{ kind: 'attack' }] }),
      'counted for the account',
      (one) => expect(one.facts).toBeUndefined(),
    ],
    [
      'a figure beyond its bounds',
      (copy) => Object.assign(copy.fight.combatants.ash?.sheet ?? {}, { dice: -5 }),
      '1 value',
      ({ combatants }) => expect(combatants.ash?.sheet).toMatchObject({ dice: 0 }),
    ],
  ])('%s: is told, and the rest opens', async (_what, change, words, holds) => {
    const broken = changed(three(), change);
    const { encounter, told } = await openedFile(jsonBytes(broken));
    expect(told).toContain(words);
    holds(encounter.fight);
    expect(encounter.fight.order).toEqual(broken.fight.order);
    expect(playLines(toy, encounter, [{ do: 'round' }]).fight.stage).toBe('running');
    const stored = readEncounter(broken, rulesetOf, 'as stored');
    expect(stored.ok && stored.value.told).toContain(words);
  });
  it('gets a note, drawing or area under its own name, and fog only where there is ground', async () => {
    const { encounter } = await openedFile(
      jsonBytes(
        changed(three(), ({ fight: copy }) => {
          Object.assign(copy.notes, { 'note-1': { ...note, id: 'note-7' } });
          Object.assign(copy.drawings, { 'drawing-1': { ...drawing, id: 'drawing-7' } });
          Object.assign(copy, { areas: { 'area-3': area } });
          Object.assign(copy.fog, { moon: true });
        }),
      ),
    );
    expect(encounter.fight.notes['note-1']?.id).toBe('note-1');
    expect(encounter.fight.drawings['drawing-1']?.id).toBe('drawing-1');
    expect(encounter.fight.areas).toEqual({ 'area-3': { ...area, id: 'area-3' } });
    expect(encounter.fight.fog).toEqual({});
  });
  it('is never a person or a rule: a sheet of another game is refused', async () => {
    expect(
      await refusalOfFile(
        jsonBytes(with_((copy) => Object.assign(copy.fight.combatants.ash ?? {}, { sheet: { dice: 'many' } }))),
      ),
    ).toContain('combatant “ash”, sheet');
  });
});

describe('the history of a file', () => {
  it('is reported when the file is opened if its middle does not hold, and not only at undo', async () => {
    // Both ends are valid: one step back breaks the fight, and the next one repairs it.
    const broken = changed(three(), ({ past }) => {
      past[2]?.inverse.push({ op: 'replace', path: ['combatants', 'ash', 'side'], value: 'moon' });
      past[1]?.inverse.push({ op: 'replace', path: ['combatants', 'ash', 'side'], value: 'party' });
    });
    const { encounter, told } = await openedFile(jsonBytes(broken));
    expect(told).toContain('earlier steps cannot be taken back');
    expect(encounter.past).toEqual([]);
    expect(encounter.fight).toEqual(broken.fight);
  });
  it('is reported as well if its middle holds a value that cannot be stored', async () => {
    const broken = changed(three(), ({ past }) => {
      past[2]?.inverse.push({
        op: 'add',
        path: ['combatants', 'ash', 'note'],
        value: 'x'.repeat(LONGEST_OWN_NOTE + 1000),
      });
      past[1]?.inverse.push({ op: 'add', path: ['combatants', 'ash', 'note'], value: '' });
    });
    expect((await openedFile(jsonBytes(broken))).told).toContain('earlier steps cannot be taken back');
  });
  it('loses undone steps that do not hold in the middle', async () => {
    const back = [1, 2].reduce<Encounter>((at) => {
      const next = undo(at);
      return next.ok ? next.value : at;
    }, three());
    const broken = changed(back, ({ future }) => {
      const [last, first] = future.map((one) => (one.kind === 'step' ? one.step : undefined));
      first?.patches.push({ op: 'replace', path: ['combatants', 'ash', 'side'], value: 'moon' });
      last?.patches.push({ op: 'replace', path: ['combatants', 'ash', 'side'], value: 'party' });
    });
    const { encounter, told } = await openedFile(jsonBytes(broken));
    expect(told).toContain('cannot be brought back');
    expect(encounter.future).toEqual([]);
    expect(encounter.past).toEqual(back.past);
  });
  it('is kept without a message when all of it holds', async () => {
    const { encounter, told } = await openedFile(jsonBytes(three()));
    expect(told).toBeUndefined();
    expect(encounter.past).toHaveLength(4);
  });
});

it('loses an open move that cannot go on, and the GM is told when the file is opened', async () => {
  const stuck = with_(({ open }) =>
    Object.assign(open ?? {}, { given: [{ ...open?.given[0], answer: { kind: 'choose', option: 'nobody' } }] }),
  );
  const { encounter, told } = await openedFile(jsonBytes(stuck));
  expect(told).toContain('was open and no longer fits');
  expect(encounter.open).toBeUndefined();
  expect(encounter.dice).toEqual(fightInReaction().open?.given[0]?.before);
  expect(liveStateOf(toy, encounter).stuck).toBeUndefined();
  expect(playLines(toy, encounter, [{ do: 'round' }]).fight.stage).toBe('running');
});
