/**
 * Tests of damage in the store: a flipped bit never counts as saved data, and the fight can go on
 * from either of two copies of different moments.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { type Database, openDatabase } from './database.ts';
import { listEntries, rawOf } from './encounters.ts';
import { loadEncounter, setAside } from './journal.ts';
import { claimEncounter, writeSnapshot } from './snapshots.ts';
import { changeSnapshot, loadedFight, toyReader, writingOf, writtenFight } from './written.testing.ts';

let db: Database;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  db = await openDatabase();
});

/**
 * The path of every text and number in a record. The store's own keys belong to the browser and
 * stay.
 */
function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
/**
 * A copy in which one value is changed as a flipped bit would: another letter, or another number.
 */
function flipped(value: unknown, path: readonly string[], at: number): unknown {
  const [key, ...rest] = path;
  if (key !== undefined && typeof value === 'object' && value !== null)
    return Object.assign(Array.isArray(value) ? [] : {}, value, {
      [key]: flipped((value as Record<string, unknown>)[key], rest, at),
    });
  if (typeof value === 'string') {
    const n = value.length === 0 ? 0 : at % value.length;
    return `${value.slice(0, n)}${String.fromCharCode((value.charCodeAt(n) || 32) ^ 1)}${value.slice(n + 1)}`;
  }
  if (typeof value === 'number') return value + 1 + (at % 3);
  return typeof value === 'boolean' ? !value : 'x';
}

describe('a flipped bit', () => {
  it('anywhere in lines, copies or the record is never taken for saved data', async () => {
    const states = await writtenFight(db);
    const stores = ['journal', 'snapshots', 'encounters'] as const;
    const records = (
      await Promise.all(stores.map(async (name) => (await db.getAll(name)).map((raw) => ({ name, raw }))))
    ).flat();
    const keys = ['encounter', 'seq', 'slot', 'id'];
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(records.length - 1), fc.nat(), fc.nat(), async (which, leaf, at) => {
        const { name, raw } = records[which] as (typeof records)[number];
        const paths = leaves(raw).filter((path) => path.length > 1 || !keys.includes(path[0] ?? ''));
        await db.put(name, flipped(raw, paths[leaf % paths.length] ?? [], at));
        const found = await loadEncounter(await rawOf(db, 'script'), toyReader);
        const { entries } = await listEntries(db);
        await db.put(name, raw);
        if (!found.ok) throw new Error(found.refusal.text);
        const { encounter, told, seq } = found.value;
        tried += 1;
        expect(entries.map(({ name: called, combatants }) => [called, combatants])).toEqual([['At the gate', 4]]);
        expect(encounter).toEqual(states[seq]);
        if (seq < 4) expect(told).toContain('damaged');
      }),
      { numRuns: 150 },
    );
    expect(tried).toBe(150);
  });
  it('leaves older stores without checksums opening as before', async () => {
    const states = await writtenFight(db);
    for (const name of ['journal', 'snapshots', 'encounters'] as const)
      for (const raw of await db.getAll(name)) {
        const { seal: _, ...before } = raw as Record<string, unknown>;
        await db.put(name, before);
      }
    const found = await loadedFight(db);
    expect([found.encounter, found.seq, found.told]).toEqual([states[4], 4, undefined]);
    expect((await listEntries(db)).entries.map(({ id }) => id)).toEqual(['script']);
  });
});

describe('two copies', () => {
  it('are on disk from the start, and each can be continued with the journal alone', async () => {
    const start = setUpOrThrow(toy, toyScenes, toyScript);
    await writeSnapshot(db, writingOf(start), 0);
    expect((await loadedFight(db)).spare).toBe('the same moment');
    await db.delete('snapshots', ['script', 0]);
    expect((await loadedFight(db)).encounter).toEqual(start);
  });
  it.each(['newest', 'oldest'] as const)(
    'of different moments: without the %s the fight is where it was',
    async (which) => {
      const states = await writtenFight(db);
      expect((await loadedFight(db)).spare).toBe('another moment');
      await changeSnapshot(db, which, ({ text }) => ({ text: `${text} ` }));
      const found = await loadedFight(db);
      expect([found.encounter, found.seq]).toEqual([states[4], 4]);
      await setAside(db, writingOf(found.encounter), found);
      expect((await db.getAll('setAside')).map(({ copies }) => copies?.length)).toEqual([1]);
      await db.clear('journal');
      expect((await loadedFight(db)).encounter).toEqual(states[4]);
    },
  );
  it('are found when the record of their encounter is missing, and the record is made again', async () => {
    const states = await writtenFight(db);
    const [before] = await db.getAll('encounters');
    await db.delete('encounters', 'script');
    const { entries, mended } = await listEntries(db);
    expect([entries[0]?.name, entries[0]?.stage, [...mended]]).toEqual(['At the gate', 'running', ['script']]);
    await claimEncounter(db, 'script', 'me');
    expect((await loadedFight(db)).encounter).toEqual(states[4]);
    const { seal: _, ...again } = (await db.get('encounters', 'script')) as Record<string, unknown>;
    expect(before).toMatchObject(again);
  });
  it('are both rewritten after a gap in the journal, so that neither depends on the missing part', async () => {
    const states = await writtenFight(db);
    await writeSnapshot(db, writingOf(states[4] as Encounter), 9, 'both');
    expect(await db.count('journal')).toBe(0);
    await changeSnapshot(db, 'newest', ({ text }) => ({ text: `${text} ` }));
    const found = await loadedFight(db);
    expect([found.encounter, found.seq]).toEqual([states[4], 9]);
  });
});
