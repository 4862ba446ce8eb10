/** The journal on a damaged disk: what can be read is opened, what cannot is told, and nothing is thrown away. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { checksum } from '../formats/checksum.ts';
import { applyChange, type Change, markOf } from './change.ts';
import { type Database, faultOfStorage, HeldElsewhere, openDatabase } from './database.ts';
import { erase, listEntries, rawOf } from './encounters.ts';
import { append, claim, entryOf, type Loaded, load, setAside, writeSnapshot } from './journal.ts';

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
const reader = {
  loadGame: async (id: string) => rulesetOf(id),
  read: async (raw: unknown) => parseEncounter(raw, rulesetOf),
};
const round: Change = { kind: 'command', command: { type: 'act', actor: 'table', action: 'round' } };
const begin: Change = { kind: 'command', command: { type: 'begin' } };

let db: Database;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  db = await openDatabase();
});

const writing = (encounter: Encounter, holder = 'me') => ({ encounter, holder, changed: 1 });

/** A fight of three rounds: a snapshot at the start and after `at` changes, and all changes in the journal. */
async function written(at = 2): Promise<Encounter[]> {
  let encounter = setUpOrThrow(toy, toyScenes, toyScript);
  const states = [encounter];
  await writeSnapshot(db, writing(encounter), 0);
  for (const [n, change] of [begin, round, round, round].entries()) {
    const next = applyChange(toy, encounter, change);
    if (!next.ok) throw new Error(next.refusal.text);
    encounter = next.value;
    states.push(encounter);
    await append(db, writing(encounter), n + 1, [{ change, mark: markOf(encounter) }]);
    if (n + 1 === at) await writeSnapshot(db, writing(encounter), at);
  }
  return states;
}

async function loaded(): Promise<Loaded> {
  const result = await load(db, 'script', reader);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
}

async function changeLine(
  seq: number,
  change: (line: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const line = await db.get('journal', ['script', seq]);
  await db.put('journal', change(line as Record<string, unknown>));
}
async function changeSnapshot(
  which: 'newest' | 'oldest',
  change: (snapshot: { seq: number; text: string; sum: string }) => object,
): Promise<void> {
  const all = (await db.getAll('snapshots')) as { seq: number; text: string; sum: string }[];
  all.sort((a, b) => a.seq - b.seq);
  const one = which === 'newest' ? all.at(-1) : all[0];
  if (one) await db.put('snapshots', { ...one, ...change(one) });
}

describe('loading', () => {
  it('plays on from the newest snapshot to the last change', async () => {
    const states = await written();
    const { encounter, seq, told } = await loaded();
    expect(encounter).toEqual(states[4]);
    expect([seq, told]).toEqual([4, undefined]);
  });
  it('takes the older snapshot when the newest is damaged, plays on to the same end, and says so', async () => {
    const states = await written();
    await changeSnapshot('newest', ({ text }) => ({ text: text.replace('Ash', 'Axe') }));
    const { encounter, told } = await loaded();
    expect(encounter).toEqual(states[4]);
    expect(told).toContain('look it over');
  });
  it('is refused when neither can be read, and everything stays on disk', async () => {
    await written();
    for (const which of ['newest', 'oldest'] as const) await changeSnapshot(which, () => ({ sum: 'none' }));
    const result = await load(db, 'script', reader);
    expect(result).toMatchObject({ ok: false, refusal: { text: 'A stored copy is damaged.' } });
    const raw = await rawOf(db, 'script');
    expect([raw.snapshots.length, raw.journal.length]).toEqual([2, 4]);
  });
  it('says what is wrong with a whole copy of a newer version', async () => {
    const states = await written();
    const text = JSON.stringify({ ...states[0], version: 99 });
    for (const which of ['newest', 'oldest'] as const)
      await changeSnapshot(which, () => ({ text, sum: checksum(text) }));
    const result = await load(db, 'script', reader);
    expect(result.ok ? '' : result.refusal.text).toContain('newer Affray');
  });
  it.each([
    [
      'a line that does not fit its schema',
      () => changeLine(3, (line) => ({ ...line, change: { kind: 'dance' } })),
      'damaged',
    ],
    ['a line that is missing', () => db.delete('journal', ['script', 3]), 'missing'],
    ['a line that the rules refuse now', () => changeLine(3, (line) => ({ ...line, change: begin })), 'already begun'],
    [
      'a line that leads elsewhere now',
      () => changeLine(3, (line) => ({ ...line, mark: { ...(line.mark as object), log: 77 } })),
      'rules have changed',
    ],
  ])('stops before %s, keeps what came before it, and keeps the rest aside', async (_what, damage, why) => {
    const states = await written();
    await damage();
    const found = await loaded();
    expect(found.encounter).toEqual(states[2]);
    expect(found.told).toContain(why);
    await setAside(db, writing(found.encounter), found);
    const aside = await db.getAll('setAside');
    expect(aside.map(({ lines }) => lines.length)).toEqual([found.rest.length]);
    const again = await loaded();
    expect(again.encounter).toEqual(states[2]);
    expect(again.told).toBeUndefined();
    const next = applyChange(toy, again.encounter, round);
    if (!next.ok) throw new Error(next.refusal.text);
    await append(db, writing(next.value), again.seq + 1, [{ change: round, mark: markOf(next.value) }]);
    expect((await loaded()).encounter).toEqual(next.value);
  });
});

describe('writing', () => {
  it('is refused to a window that has been replaced, and changes nothing', async () => {
    const states = await written();
    await claim(db, 'script', 'other');
    const last = states[4] as Encounter;
    const late = append(db, writing(last), 5, [{ change: round, mark: markOf(last) }]);
    await expect(late).rejects.toBeInstanceOf(HeldElsewhere);
    await expect(writeSnapshot(db, writing(last), 5)).rejects.toBeInstanceOf(HeldElsewhere);
    expect((await loaded()).seq).toBe(4);
  });
  it('never writes over a change that is there', async () => {
    const states = await written();
    const last = states[4] as Encounter;
    await expect(append(db, writing(last), 4, [{ change: round, mark: markOf(last) }])).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect((await loaded()).encounter).toEqual(states[4]);
  });
  it('writes changes that belong together all or not at all', async () => {
    const states = await written();
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
    const states = await written();
    await db.put('encounters', { id: 'script', name: 7 });
    await db.put('encounters', { id: 'odd', stage: 'never' });
    await writeSnapshot(db, writing({ ...(states[0] as Encounter), id: 'sound' }), 0);
    const { entries, broken } = await listEntries(db);
    expect(entries.map(({ id }) => id)).toEqual(['sound']);
    expect(broken.map(({ id }) => id)).toEqual(['odd', 'script']);
    expect((await loaded()).encounter).toEqual(states[4]);
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
    const states = await written();
    await writeSnapshot(db, writing({ ...(states[0] as Encounter), id: 'script2' }), 0);
    await erase(db, 'script');
    expect((await listEntries(db)).entries.map(({ id }) => id)).toEqual(['script2']);
    expect(await db.count('journal')).toBe(0);
    expect(await db.count('snapshots')).toBe(1);
  });
});

describe('faults of storage as sentences', () => {
  it.each(['QuotaExceededError', 'VersionError', 'SecurityError', 'UnknownError'])('%s says what to do', (name) => {
    expect(faultOfStorage(new DOMException('x', name))).toMatch(/save|reload/);
  });
});
