/**
 * Tests the form of a table's own things without a screen: values at paths, amounts, drafts,
 * commands.
 */
import { describe, expect, test } from 'vitest';
import type { Fight } from '../../engine/fight.ts';
import { gameBook } from '../../rulesets/thrum/book.ts';
import { baseOf, extraOf, numberOf, withBase, withExtra } from './amount.ts';
import { withEarlier, withEntry, withoutEntry, withValue } from './data.ts';
import { ownOf, removeOwn, saveOwn } from './ownList.ts';
import { readDraft } from './readDraft.ts';
import { spanOf } from './textSpan.ts';

describe('values at paths', () => {
  test('records on the way are made, and the given data stays unchanged', () => {
    const data = { name: 'Kick' };
    expect(withValue(data, 'upgrades.a', 'Harder')).toEqual({ name: 'Kick', upgrades: { a: 'Harder' } });
    expect(data).toEqual({ name: 'Kick' });
    expect(withValue(undefined, 'name', 'Kick')).toEqual({ name: 'Kick' });
  });
  test('an emptied value is removed with records that held nothing else, but an entry of a list stays', () => {
    expect(withValue({ name: 'Kick', upgrades: { a: 'x' } }, 'upgrades.a', undefined)).toEqual({ name: 'Kick' });
    expect(withValue({ upgrades: { a: 'x', b: 'y' } }, 'upgrades.a', undefined)).toEqual({ upgrades: { b: 'y' } });
    expect(withValue({ lean: [{ boons: 1 }] }, 'lean.0.boons', undefined)).toEqual({ lean: [{}] });
  });
  test('rows can be added at the end as copies, moved up and removed', () => {
    const fresh = { do: 'deal', n: 1 };
    const one = withEntry({}, 'success', fresh);
    expect(one).toEqual({ success: [fresh] });
    expect((one as { success: unknown[] }).success[0]).not.toBe(fresh);
    const three = { success: ['a', 'b', 'c'] };
    expect(withEarlier(three, 'success', 2)).toEqual({ success: ['a', 'c', 'b'] });
    expect(withEarlier(three, 'success', 0)).toEqual(three);
    expect(withoutEntry(three, 'success', 1)).toEqual({ success: ['a', 'c'] });
    expect(withoutEntry({ success: ['a'] }, 'success', 0)).toEqual({ success: [] });
  });
});

describe('amounts', () => {
  test('a plain number becomes a record when something raises it, and a number again when nothing does', () => {
    const raised = withExtra(2, 'a', 'h(pow)');
    expect(raised).toEqual({ base: 2, a: 'h(pow)' });
    expect([baseOf(raised), extraOf(raised, 'a'), extraOf(raised, 'b')]).toEqual([2, 'h(pow)', undefined]);
    expect(withExtra(raised, 'a', undefined)).toBe(2);
    expect(withExtra(withExtra(1, 'over.wide', 2), 'over.wide', undefined)).toBe(1);
    expect(withBase(raised, 'tl')).toEqual({ base: 'tl', a: 'h(pow)' });
    expect(withBase(raised, undefined)).toBeUndefined();
  });
  test('digits are a number, and words are none', () => {
    expect([numberOf(3), numberOf('-2'), numberOf('h(pow)'), numberOf(undefined)]).toEqual([
      3,
      -2,
      undefined,
      undefined,
    ]);
  });
});

const [catalogue] = gameBook.catalogues;
if (!catalogue) throw new Error('Thrum has a catalogue.');
const fight = (list: unknown[]): Pick<Fight, 'house'> => ({ house: { abilities: list } });
const thing = (name: string, more: Record<string, unknown> = {}) =>
  catalogue.finish({ ...(catalogue.blank() as object), name, ...more }, []).data;
const listOf = (command: ReturnType<typeof saveOwn>) => {
  const edit = command.type === 'edit' ? command.edits[0] : undefined;
  const list = edit?.edit === 'house' && Array.isArray(edit.value) ? edit.value : [];
  return list.map((data) => catalogue.entry(data).id);
};
const labelOf = (command: ReturnType<typeof saveOwn>) => (command.type === 'edit' ? command.label : '');

describe('commands', () => {
  test('a new thing goes to the end, and a changed one keeps its place, also under another id', () => {
    const before = fight([thing('Kick'), thing('Bite')]);
    const added = saveOwn(catalogue, before, [thing('Roar')]);
    expect([listOf(added), labelOf(added)]).toEqual([['kick', 'bite', 'roar'], 'Ability of our own added: Roar.']);
    const changed = saveOwn(catalogue, before, [thing('Punch')], 'kick');
    expect([listOf(changed), labelOf(changed)]).toEqual([['punch', 'bite'], 'Ability of our own changed: Punch.']);
  });
  test('several things can be read at once, and replace those of the same id', () => {
    const command = saveOwn(catalogue, fight([thing('Kick')]), [thing('Kick', { range: 2 }), thing('Bite')]);
    expect([listOf(command), labelOf(command)]).toEqual([['kick', 'bite'], 'Abilities of our own added: Kick, Bite.']);
  });
  test('one thing is removed and the others stay', () => {
    const command = removeOwn(catalogue, fight([thing('Kick'), thing('Bite')]), 'kick');
    expect([listOf(command), labelOf(command)]).toEqual([['bite'], 'Ability of our own taken away: Kick.']);
    expect(ownOf(catalogue, fight([]))).toEqual([]);
  });
});

describe('a draft of a thing', () => {
  const draft = (more: object) => ({ encounter: 'e', begun: 1, dirty: true, data: catalogue.blank(), ...more });
  test('cannot be saved while it has a fault, and can without', () => {
    expect(readDraft(catalogue, draft({}), []).things).toEqual([]);
    expect(readDraft(catalogue, draft({ data: thing('Kick') }), []).things).toHaveLength(1);
  });
  test('may keep its own id when it changes a thing, and must have a free one when it is new', () => {
    expect(readDraft(catalogue, draft({ data: thing('Kick'), was: 'kick' }), ['kick']).things).toHaveLength(1);
    expect(readDraft(catalogue, draft({ data: thing('Kick') }), ['kick']).things).toEqual([]);
  });
  test('saves nothing from text with a mistake and names the line, and saves several from correct text', () => {
    const broken = readDraft(catalogue, draft({ data: thing('Kick'), text: '{\n "name" 1\n}' }), []);
    expect([broken.things, broken.textFaults.map(({ line }) => line)]).toEqual([[], [2]]);
    const two = JSON.stringify([thing('Kick'), thing('Bite')]);
    expect(readDraft(catalogue, draft({ data: thing('Kick'), text: two }), [])).toMatchObject({ many: 2 });
    expect(readDraft(catalogue, draft({ data: thing('Kick'), text: two }), []).things).toHaveLength(2);
  });
  test('finds a line in its text: the first, the last, one in between, and one after the end', () => {
    const text = 'ab\n\ncde';
    expect([1, 2, 3].map((line) => text.slice(...spanOf(text, line)))).toEqual(['ab', '', 'cde']);
    expect(text.slice(...spanOf(text, 9))).toBe('');
  });
});
