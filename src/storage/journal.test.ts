/** The journal on a damaged disk: what can be read is opened, what cannot is told, and nothing is thrown away. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { checksum } from '../formats/checksum.ts';
import { applyChange, markOf } from './change.ts';
import { type Database, faultOfStorage, HeldElsewhere, openDatabase } from './database.ts';
import { erase, listEntries, rawOf } from './encounters.ts';
import { append, load, setAside } from './journal.ts';
import { claim, entryOf, writeSnapshot } from './snapshots.ts';
import { begin, changeLine, changeSnapshot, loaded, reader, round, writing, written } from './written.testing.ts';

let db: Database;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  db = await openDatabase();
});

describe('loading', () => {
  it('plays on from the newest snapshot to the last change', async () => {
    const states = await written(db);
    const { encounter, seq, told } = await loaded(db);
    expect(encounter).toEqual(states[4]);
    expect([seq, told]).toEqual([4, undefined]);
  });
  it('takes the older snapshot when the newest is damaged, plays on to the same end, and says so', async () => {
    const states = await written(db);
    await changeSnapshot(db, 'newest', ({ text }) => ({ text: text.replace('Ash', 'Axe') }));
    const { encounter, told } = await loaded(db);
    expect(encounter).toEqual(states[4]);
    expect(told).toContain('look it over');
  });
  it('is refused when neither can be read, and everything stays on disk', async () => {
    await written(db);
    for (const which of ['newest', 'oldest'] as const) await changeSnapshot(db, which, () => ({ sum: 'none' }));
    const result = await load(await rawOf(db, 'script'), reader);
    expect(result).toMatchObject({ ok: false, refusal: { text: 'Both of its stored copies are damaged.' } });
    const raw = await rawOf(db, 'script');
    expect([raw.snapshots.length, raw.journal.length]).toEqual([2, 4]);
  });
  it('says what is wrong with a whole copy of a newer version', async () => {
    const states = await written(db);
    const text = JSON.stringify({ ...states[0], version: 99 });
    for (const which of ['newest', 'oldest'] as const)
      await changeSnapshot(db, which, () => ({ text, sum: checksum(text) }));
    const result = await load(await rawOf(db, 'script'), reader);
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
      () => changeLine(db, 3, (line) => ({ ...line, change: begin })),
      'already begun',
    ],
    [
      'a line that leads elsewhere now',
      () => changeLine(db, 3, (line) => ({ ...line, mark: { ...(line.mark as object), log: 77 } })),
      'rules have changed',
    ],
  ])('stops before %s, keeps what came before it, and keeps the rest aside', async (_what, damage, why) => {
    const states = await written(db);
    await damage();
    const found = await loaded(db);
    expect(found.encounter).toEqual(states[2]);
    expect(found.told).toContain(why);
    await setAside(db, writing(found.encounter), found);
    const aside = await db.getAll('setAside');
    expect(aside.map(({ lines }) => lines.length)).toEqual([found.rest.length]);
    const again = await loaded(db);
    expect(again.encounter).toEqual(states[2]);
    expect(again.told).toBeUndefined();
    const next = applyChange(toy, again.encounter, round);
    if (!next.ok) throw new Error(next.refusal.text);
    await append(db, writing(next.value), again.seq + 1, [{ change: round, mark: markOf(next.value) }]);
    expect((await loaded(db)).encounter).toEqual(next.value);
  });
});

describe('writing', () => {
  it('is refused to a window that has been replaced, and changes nothing', async () => {
    const states = await written(db);
    await claim(db, 'script', 'other');
    const last = states[4] as Encounter;
    const late = append(db, writing(last), 5, [{ change: round, mark: markOf(last) }]);
    await expect(late).rejects.toBeInstanceOf(HeldElsewhere);
    await expect(writeSnapshot(db, writing(last), 5)).rejects.toBeInstanceOf(HeldElsewhere);
    expect((await loaded(db)).seq).toBe(4);
  });
  it('never writes over a change that is there', async () => {
    const states = await written(db);
    const last = states[4] as Encounter;
    await expect(append(db, writing(last), 4, [{ change: round, mark: markOf(last) }])).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect((await loaded(db)).encounter).toEqual(states[4]);
  });
  it('writes changes that belong together all or not at all', async () => {
    const states = await written(db);
    const last = states[4] as Encounter;
    const both = [5, 4].map(() => ({ change: round, mark: markOf(last) }));
    await expect(append(db, writing(last), 3, both)).rejects.toBeDefined();
    await db.delete('journal', ['script', 4]);
    await expect(append(db, writing(last), 3, both)).rejects.toBeDefined();
    expect(await db.count('journal')).toBe(3);
  });
});

describe('the shelf', () => {
  it('lists a damaged entry as broken beside the sound ones, and opens its fight all the same', async () => {
    const states = await written(db);
    await db.put('encounters', { id: 'script', name: 7 });
    await db.put('encounters', { id: 'odd', stage: 'never' });
    await writeSnapshot(db, writing({ ...(states[0] as Encounter), id: 'sound' }), 0);
    const { entries, mended, broken } = await listEntries(db);
    expect(entries.map(({ id }) => id).sort()).toEqual(['script', 'sound']);
    expect([...mended]).toEqual(['script']);
    expect(broken).toEqual(['odd']);
    expect((await loaded(db)).encounter).toEqual(states[4]);
    await claim(db, 'script', 'me');
    expect((await listEntries(db)).mended.size).toBe(0);
  });
  it('lists a fight as begun as soon as its beginning asks something, and as set up before', () => {
    const still = setUpOrThrow(toy, toyScenes, toyScript);
    const stage = (encounter: Encounter) => entryOf(encounter, { changed: 1, holder: 'me' }).stage;
    expect(stage(still)).toBe('setup');
    expect(stage({ ...still, open: { serial: 1, command: { type: 'begin' }, given: [] } })).toBe('running');
    const edit = { type: 'edit' as const, label: 'A note', edits: [] };
    expect(stage({ ...still, open: { serial: 1, command: edit, given: [] } })).toBe('setup');
  });
  it('deletes one encounter and leaves its neighbours', async () => {
    const states = await written(db);
    await writeSnapshot(db, writing({ ...(states[0] as Encounter), id: 'script2' }), 0);
    await erase(db, 'script');
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
