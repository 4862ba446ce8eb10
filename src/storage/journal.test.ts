/**
 * Tests the journal on a damaged disk: readable data is opened, unreadable data is reported, and
 * nothing is deleted.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { applyChange, markOf } from '../engine/table/change.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { checksum } from '../formats/checksum.ts';
import { type Database, faultOfStorage, HeldElsewhere, openDatabase } from './database.ts';
import { eraseEncounter, listEntries, rawOf } from './encounters.ts';
import { appendChanges, loadEncounter, setAside } from './journal.ts';
import { claimEncounter, entryOf, writeSnapshot } from './snapshots.ts';
import {
  beginChange,
  changeLine,
  changeSnapshot,
  loadedFight,
  roundChange,
  toyReader,
  writingOf,
  writtenFight,
} from './written.testing.ts';

let db: Database;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  db = await openDatabase();
});

describe('loading', () => {
  it('continues from the newest copy to the last change', async () => {
    const states = await writtenFight(db);
    const { encounter, seq, told } = await loadedFight(db);
    expect(encounter).toEqual(states[4]);
    expect([seq, told]).toEqual([4, undefined]);
  });
  it('takes the older copy when the newest is damaged, continues to the same end, and says so', async () => {
    const states = await writtenFight(db);
    await changeSnapshot(db, 'newest', ({ text }) => ({ text: text.replace('Ash', 'Axe') }));
    const { encounter, told } = await loadedFight(db);
    expect(encounter).toEqual(states[4]);
    expect(told).toContain('look it over');
  });
  it('is refused when no copy can be read, and everything stays on disk', async () => {
    await writtenFight(db);
    for (const which of ['newest', 'oldest'] as const) await changeSnapshot(db, which, () => ({ sum: 'none' }));
    const result = await loadEncounter(await rawOf(db, 'script'), toyReader);
    expect(result).toMatchObject({ ok: false, refusal: { text: 'Both of its stored copies are damaged.' } });
    const raw = await rawOf(db, 'script');
    expect([raw.snapshots.length, raw.journal.length]).toEqual([2, 4]);
  });
  it('reports the reason when a whole copy comes from a newer version', async () => {
    const states = await writtenFight(db);
    const text = JSON.stringify({ ...states[0], version: 99 });
    for (const which of ['newest', 'oldest'] as const)
      await changeSnapshot(db, which, () => ({ text, sum: checksum(text) }));
    const result = await loadEncounter(await rawOf(db, 'script'), toyReader);
    expect(result.ok ? '' : result.refusal.text).toContain('newer Affray');
  });
  it.each([
    [
      'a line that does not fit its schema',
      () => changeLine(db, 3, (line) => ({ ...line, change: { kind: 'dance' } })),
      'damaged',
    ],
    ['a line that is missing', () => db.delete('journal', ['script', 3]), 'missing'],
    [
      'a line that the rules refuse now',
      () => changeLine(db, 3, (line) => ({ ...line, change: beginChange })),
      'already begun',
    ],
    [
      'a line that leads elsewhere now',
      () => changeLine(db, 3, (line) => ({ ...line, mark: { ...(line.mark as object), log: 77 } })),
      'rules have changed',
    ],
  ])('stops before %s, keeps what came before it, and keeps the rest aside', async (_what, damage, why) => {
    const states = await writtenFight(db);
    await damage();
    const found = await loadedFight(db);
    expect(found.encounter).toEqual(states[2]);
    expect(found.told).toContain(why);
    await setAside(db, writingOf(found.encounter), found);
    const aside = await db.getAll('setAside');
    expect(aside.map(({ lines }) => lines.length)).toEqual([found.rest.length]);
    const again = await loadedFight(db);
    expect(again.encounter).toEqual(states[2]);
    expect(again.told).toBeUndefined();
    const next = applyChange(toy, again.encounter, roundChange);
    if (!next.ok) throw new Error(next.refusal.text);
    await appendChanges(db, writingOf(next.value), again.seq + 1, [{ change: roundChange, mark: markOf(next.value) }]);
    expect((await loadedFight(db)).encounter).toEqual(next.value);
  });
});

describe('writing', () => {
  it('is refused to a window that has been replaced, and changes nothing', async () => {
    const states = await writtenFight(db);
    await claimEncounter(db, 'script', 'other');
    const last = states[4] as Encounter;
    const late = appendChanges(db, writingOf(last), 5, [{ change: roundChange, mark: markOf(last) }]);
    await expect(late).rejects.toBeInstanceOf(HeldElsewhere);
    await expect(writeSnapshot(db, writingOf(last), 5)).rejects.toBeInstanceOf(HeldElsewhere);
    expect((await loadedFight(db)).seq).toBe(4);
  });
  it('never overwrites a change', async () => {
    const states = await writtenFight(db);
    const last = states[4] as Encounter;
    await expect(
      appendChanges(db, writingOf(last), 4, [{ change: roundChange, mark: markOf(last) }]),
    ).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect((await loadedFight(db)).encounter).toEqual(states[4]);
  });
  it('stores changes that belong together all or not at all', async () => {
    const states = await writtenFight(db);
    const last = states[4] as Encounter;
    const both = [5, 4].map(() => ({ change: roundChange, mark: markOf(last) }));
    await expect(appendChanges(db, writingOf(last), 3, both)).rejects.toBeDefined();
    await db.delete('journal', ['script', 4]);
    await expect(appendChanges(db, writingOf(last), 3, both)).rejects.toBeDefined();
    expect(await db.count('journal')).toBe(3);
  });
});

describe('the list of encounters', () => {
  it('shows a damaged entry as broken beside the sound ones, and still opens its fight', async () => {
    const states = await writtenFight(db);
    await db.put('encounters', { id: 'script', name: 7 });
    await db.put('encounters', { id: 'odd', stage: 'never' });
    await writeSnapshot(db, writingOf({ ...(states[0] as Encounter), id: 'sound' }), 0);
    const { entries, mended, broken } = await listEntries(db);
    expect(entries.map(({ id }) => id).sort()).toEqual(['script', 'sound']);
    expect([...mended]).toEqual(['script']);
    expect(broken).toEqual(['odd']);
    expect((await loadedFight(db)).encounter).toEqual(states[4]);
    await claimEncounter(db, 'script', 'me');
    expect((await listEntries(db)).mended.size).toBe(0);
  });
  it('shows a fight as begun as soon as its beginning asks a question, and as set up before that', () => {
    const still = setUpOrThrow(toy, toyScenes, toyScript);
    const stage = (encounter: Encounter) => entryOf(encounter, { changed: 1, holder: 'me' }).stage;
    expect(stage(still)).toBe('setup');
    expect(stage({ ...still, open: { serial: 1, command: { type: 'begin' }, given: [] } })).toBe('running');
    const edit = { type: 'edit' as const, label: 'A note', edits: [] };
    expect(stage({ ...still, open: { serial: 1, command: edit, given: [] } })).toBe('setup');
  });
  it('loses one deleted encounter and keeps the others', async () => {
    const states = await writtenFight(db);
    await writeSnapshot(db, writingOf({ ...(states[0] as Encounter), id: 'script2' }), 0);
    await eraseEncounter(db, 'script');
    expect((await listEntries(db)).entries.map(({ id }) => id)).toEqual(['script2']);
    expect(await db.count('journal')).toBe(0);
    expect(await db.count('snapshots')).toBe(2);
  });
});

describe('faults of storage as sentences', () => {
  it.each(['QuotaExceededError', 'VersionError', 'SecurityError', 'UnknownError'])('%s says what to do', (name) => {
    expect(faultOfStorage(new DOMException('x', name)).text).toMatch(/save/);
  });
});
