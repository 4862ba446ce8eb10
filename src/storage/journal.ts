/** The journal of an encounter: each change is on disk before it is said to be saved; now and then a snapshot; loading replays what came after. */
import type { Encounter } from '../engine/encounter.ts';
import { settle } from '../engine/history.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { checksum } from '../formats/checksum.ts';
import { applyChange, type Change, type Mark, markOf, sameMark } from './change.ts';
import { allOrNone, type Database, HeldElsewhere, keysOf, onDisk } from './database.ts';
import { type Entry, entrySchema, lineSchema, type Snapshot, snapshotSchema } from './records.ts';

/** What a reader needs to know to understand a stored encounter. */
export interface Reader {
  loadGame(id: string): Promise<Ruleset | undefined>;
  /** Reads unknown data as an encounter, or says why not. */
  read(raw: unknown): Promise<Result<Encounter>>;
}

/** A change that was done, and where it led. */
export interface Done {
  change: Change;
  mark: Mark;
}

/** How the list shows an encounter. */
export const entryOf = (encounter: Encounter, at: { changed: number; holder: string }): Entry => ({
  id: encounter.id,
  name: encounter.name,
  ruleset: encounter.ruleset,
  // A fight whose beginning still asks something has begun, though its document is still that of the set-up.
  stage: encounter.open?.command.type === 'begin' ? 'running' : encounter.fight.stage,
  scene: encounter.fight.scene.name,
  combatants: encounter.fight.order.length,
  changed: at.changed,
  removed: null,
  holder: at.holder,
});

/** Writing means: this encounter, by this window. */
export interface Writing {
  encounter: Encounter;
  holder: string;
  changed: number;
}

function refuseUnlessHeld(found: unknown, holder: string): void {
  const entry = entrySchema.safeParse(found);
  if (entry.success && entry.data.holder !== holder)
    throw new HeldElsewhere('This encounter is open in another window.');
}

/**
 * Writes changes that belong together, all or none, from number `seq` on. Resolves when they are on disk. Rejects with HeldElsewhere
 * when another window has taken the encounter over, and with the browser's own error when storage is full or gone.
 */
export async function append(db: Database, writing: Writing, seq: number, changes: readonly Done[]): Promise<void> {
  const { encounter, holder } = writing;
  const tx = db.transaction(['encounters', 'journal'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    const entry: unknown = await tx.objectStore('encounters').get(encounter.id);
    // Erased meanwhile by another window: lines without a snapshot would be worth nothing, so the whole must be written again.
    if (entry === undefined) throw new Error('the encounter is no longer stored');
    refuseUnlessHeld(entry, holder);
    // `add`, not `put`: a number that is there already was written by somebody else, and must stay.
    for (const [at, one] of changes.entries())
      await tx.objectStore('journal').add({ encounter: encounter.id, seq: seq + at, ...one });
    await tx.objectStore('encounters').put(entryOf(encounter, writing));
  });
}

/** Writes the whole encounter, which holds every change up to `seq`, over the older of its two snapshots; lines that no snapshot needs go. */
export async function writeSnapshot(db: Database, writing: Writing, seq: number): Promise<void> {
  const { encounter, holder } = writing;
  const text = JSON.stringify(encounter);
  const sum = checksum(text);
  const tx = db.transaction(['encounters', 'snapshots', 'journal'], 'readwrite', onDisk);
  const snapshots = tx.objectStore('snapshots');
  await allOrNone(tx, async () => {
    refuseUnlessHeld(await tx.objectStore('encounters').get(encounter.id), holder);
    const kept = (await snapshots.getAll(keysOf(encounter.id))).flatMap((raw) => {
      const parsed = snapshotSchema.safeParse(raw);
      return parsed.success ? [parsed.data] : [];
    });
    const newest = kept.sort((a, b) => b.seq - a.seq)[0];
    const snapshot: Snapshot = { encounter: encounter.id, slot: newest?.slot === 0 ? 1 : 0, seq, text, sum };
    await snapshots.put(snapshot);
    if (newest)
      await tx.objectStore('journal').delete(IDBKeyRange.bound([encounter.id, 0], [encounter.id, newest.seq]));
    await tx.objectStore('encounters').put(entryOf(encounter, writing));
  });
}

/** Says that this window writes the encounter from now on; whoever did before is refused. */
export async function claim(db: Database, id: string, holder: string): Promise<void> {
  const tx = db.transaction('encounters', 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    const entry = entrySchema.safeParse(await tx.store.get(id));
    if (entry.success) await tx.store.put({ ...entry.data, holder });
  });
}

/** An encounter from disk: with the number of its last change, and what the GM must be told, if anything. */
export interface Loaded {
  encounter: Encounter;
  seq: number;
  told?: string;
  /** Lines that could not be done again; the encounter stands as it was before them. */
  rest: unknown[];
}

/** Loads an encounter: the newest sound snapshot, then its journal. Refused when no snapshot can be read; nothing is written. */
export async function load(db: Database, id: string, reader: Reader): Promise<Result<Loaded>> {
  const tx = db.transaction(['snapshots', 'journal'], 'readonly');
  const [snapshots, lines] = await Promise.all([
    tx.objectStore('snapshots').getAll(keysOf(id)),
    tx.objectStore('journal').getAll(keysOf(id)),
    tx.done,
  ]);
  const faults: string[] = [];
  const sound = snapshots.flatMap((raw) => {
    const parsed = snapshotSchema.safeParse(raw);
    if (parsed.success && checksum(parsed.data.text) === parsed.data.sum) return [parsed.data];
    faults.push('A stored copy is damaged.');
    return [];
  });
  for (const snapshot of sound.sort((a, b) => b.seq - a.seq)) {
    const read = await reader.read(parseJson(snapshot.text));
    if (!read.ok) {
      faults.push(read.refusal.text);
      continue;
    }
    const ruleset = await reader.loadGame(read.value.ruleset);
    if (!ruleset) continue;
    const later = lines.filter((raw) => seqOf(raw) > snapshot.seq);
    return done(withWarning(replay(ruleset, read.value, snapshot.seq, later), faults.length > 0));
  }
  return refused('by hand', faults[0] ?? 'Nothing of this encounter is stored any more.');
}

const seqOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'seq' in raw && typeof raw.seq === 'number' ? raw.seq : 0;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withWarning = (loaded: Loaded, damaged: boolean): Loaded =>
  damaged && loaded.told === undefined
    ? {
        ...loaded,
        told: 'The newest stored copy could not be read, so the one before it was opened and played on: look it over.',
      }
    : loaded;

/** Does the lines of a journal again, in order. Stops before the first that is missing, does not fit, is refused, or leads elsewhere. */
function replay(ruleset: Ruleset, start: Encounter, from: number, lines: readonly unknown[]): Loaded {
  let encounter = start;
  let seq = from;
  for (const [at, raw] of lines.entries()) {
    const line = lineSchema.safeParse(raw);
    if (!line.success || line.data.seq !== seq + 1)
      return stopped(encounter, seq, lines.slice(at), 'a part of the record is missing or damaged');
    const next = applyChange(ruleset, encounter, line.data.change);
    if (!next.ok) return stopped(encounter, seq, lines.slice(at), next.refusal.text);
    if (!sameMark(markOf(next.value), line.data.mark))
      return stopped(encounter, seq, lines.slice(at), 'the rules have changed since');
    encounter = next.value;
    seq = line.data.seq;
  }
  const settled = settle(ruleset, encounter);
  return { ...settled, seq, rest: [] };
}

const stopped = (encounter: Encounter, seq: number, rest: unknown[], why: string): Loaded => ({
  encounter,
  seq,
  rest,
  told: `The last ${rest.length === 1 ? 'change' : `${rest.length} changes`} of this fight could not be done again and ${rest.length === 1 ? 'is' : 'are'} left out: ${why.replace(/\.$/, '')}. Check where the fight stands.`,
});

/** After a replay that stopped: puts the lines that were left out aside, unread, and a snapshot of what stands in their place. */
export async function setAside(db: Database, writing: Writing, loaded: Loaded): Promise<void> {
  if (loaded.rest.length > 0) {
    const tx = db.transaction(['journal', 'setAside'], 'readwrite', onDisk);
    const { rest } = loaded;
    await allOrNone(tx, async () => {
      await tx.objectStore('setAside').add({
        encounter: writing.encounter.id,
        at: writing.changed,
        why: loaded.told ?? '',
        lines: rest,
      });
      await tx.objectStore('journal').delete(keysOf(writing.encounter.id, loaded.seq + 1));
    });
  }
  await writeSnapshot(db, writing, loaded.seq);
}
