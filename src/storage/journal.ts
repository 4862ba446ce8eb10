/**
 * The journal of an encounter. Each change is on disk before it counts as saved, snapshots are
 * written now and then, and loading replays the changes after a snapshot.
 */
import type { Encounter } from '../engine/encounter.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { applyChange, type Change, type Mark, markOf, sameMark } from '../engine/table/change.ts';
import { settleOpenMove } from '../engine/undo.ts';
import { okResult, type Result, refusedResult } from '../engine/words.ts';
import { allOrNone, type Database, Gone, keysOf, onDisk } from './database.ts';
import { lineIn, sealedRecord, snapshotIn } from './records.ts';
import { entryOf, refuseUnlessHeld, type Writing, writeSnapshot } from './snapshots.ts';

/** What a reader needs for understanding a stored encounter. */
export interface Reader {
  loadGame(id: string): Promise<Ruleset | undefined>;
  /** Reads unknown data as an encounter, or says why not. */
  read(raw: unknown): Promise<Result<{ encounter: Encounter; told?: string }>>;
}

/** A finished change, and the state that it led to. */
export interface JournalChange {
  change: Change;
  mark: Mark;
}

/**
 * Writes changes that belong together, all or none, from number `seq` on. Resolves when they are on
 * disk. Rejects with HeldElsewhere when another window has taken the encounter over, and with the
 * browser's own error when storage is full or gone.
 */
export async function appendChanges(
  db: Database,
  writing: Writing,
  seq: number,
  changes: readonly JournalChange[],
): Promise<void> {
  const { encounter, holder } = writing;
  const tx = db.transaction(['encounters', 'journal'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    const entry: unknown = await tx.objectStore('encounters').get(encounter.id);
    // Another window has erased the encounter: lines without a snapshot would be worthless, so the
    // whole must be written again.
    if (entry === undefined) throw new Gone('no entry');
    refuseUnlessHeld(entry, holder);
    // `add` and not `put`: an existing number was written by another window, and its line must
    // stay.
    for (const [at, one] of changes.entries())
      await tx.objectStore('journal').add(sealedRecord({ encounter: encounter.id, seq: seq + at, ...one }));
    await tx.objectStore('encounters').put(sealedRecord(entryOf(encounter, writing)));
  });
}

/**
 * An encounter from disk, with the number of its last change and what the GM must be told, if
 * anything.
 */
export interface LoadedEncounter {
  encounter: Encounter;
  seq: number;
  told?: string;
  /** Journal lines that could not be replayed; the encounter stands as before them. */
  rest: unknown[];
  /** Copies that could not be read, in their stored form. */
  unread: unknown[];
  /** Whether another whole copy is on disk, and of which moment. */
  spare: Spare;
}
/** What is stored beside the copy that was read. */
export type Spare = 'another moment' | 'the same moment' | 'none';

/**
 * Reads a stored encounter: the newest whole snapshot, then its journal. Refused when no snapshot
 * can be read; nothing is written.
 */
export async function loadEncounter(
  { snapshots, journal: lines }: { snapshots: readonly unknown[]; journal: readonly unknown[] },
  reader: Reader,
): Promise<Result<LoadedEncounter>> {
  const faults: string[] = [];
  const whole = snapshots.flatMap((raw) => snapshotIn(raw) ?? []).sort((a, b) => b.seq - a.seq);
  if (whole.length < snapshots.length)
    faults.push(
      whole.length > 0
        ? 'One of its two stored copies is damaged.'
        : `${snapshots.length === 1 ? 'Its stored copy is' : 'Both of its stored copies are'} damaged.`,
    );
  for (const [at, snapshot] of whole.entries()) {
    const read = await reader.read(parseJson(snapshot.text));
    if (!read.ok) {
      faults.push(read.refusal.text);
      continue;
    }
    const { encounter, told } = read.value;
    const ruleset = await reader.loadGame(encounter.ruleset);
    if (!ruleset) continue;
    const later = lines.filter((raw) => seqOf(raw) > snapshot.seq);
    const next = whole[at + 1];
    const spare = next === undefined ? 'none' : next.seq === snapshot.seq ? 'the same moment' : 'another moment';
    const unread = snapshots.filter((raw) => !whole.slice(at).some(({ slot }) => slot === slotOf(raw)));
    const loaded: LoadedEncounter = { ...replay(ruleset, encounter, snapshot.seq, later), spare, unread };
    return okResult(withWarning(loaded, faults, told));
  }
  const none = lines.length > 0 ? 'Both of its stored copies are missing.' : 'Nothing of it is stored any more.';
  return refusedResult('by hand', faults[0] ?? none);
}

const seqOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null && 'seq' in raw && typeof raw.seq === 'number' ? raw.seq : 0;
const slotOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'slot' in raw ? raw.slot : undefined;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Adds further warnings: a copy was damaged (told only if nothing worse was), or something in the
 * copy was mended.
 */
function withWarning(loaded: LoadedEncounter, faults: readonly string[], mended: string | undefined): LoadedEncounter {
  const other =
    faults.length > 0 && loaded.told === undefined
      ? `${faults[0]} The fight was opened from the other and played on to where it stood: look it over.`
      : loaded.told;
  const told = [mended, other].filter((sentence) => sentence !== undefined).join(' ');
  return told === '' ? loaded : { ...loaded, told };
}

type Replayed = Omit<LoadedEncounter, 'spare' | 'unread'>;

/**
 * Replays the lines of a journal in order. Stops before the first line that is missing, does not
 * fit, is refused, or leads to another state.
 */
function replay(ruleset: Ruleset, start: Encounter, from: number, lines: readonly unknown[]): Replayed {
  let encounter = start;
  let seq = from;
  for (const [at, raw] of lines.entries()) {
    const line = lineIn(raw);
    if (line?.seq !== seq + 1)
      return stopped(encounter, seq, lines.slice(at), 'a part of the record is missing or damaged');
    const next = applyChange(ruleset, encounter, line.change);
    if (!next.ok) return stopped(encounter, seq, lines.slice(at), next.refusal.text);
    if (!sameMark(markOf(next.value), line.mark))
      return stopped(encounter, seq, lines.slice(at), 'the rules have changed since');
    encounter = next.value;
    seq = line.seq;
  }
  const settled = settleOpenMove(ruleset, encounter);
  return { ...settled, seq, rest: [] };
}

const stopped = (encounter: Encounter, seq: number, rest: unknown[], why: string): Replayed => ({
  encounter,
  seq,
  rest,
  told: `The last ${rest.length === 1 ? 'change' : `${rest.length} changes`} of this fight could not be done again and ${rest.length === 1 ? 'is' : 'are'} left out: ${why.replace(/\.$/, '')}. Check where the fight stands.`,
});

/**
 * Runs after an incomplete load: sets aside, unchanged, what could not be read or replayed, and
 * writes a snapshot in its place.
 */
export async function setAside(db: Database, writing: Writing, loaded: LoadedEncounter): Promise<void> {
  const { rest, unread } = loaded;
  if (rest.length + unread.length > 0) {
    const tx = db.transaction(['journal', 'setAside'], 'readwrite', onDisk);
    await allOrNone(tx, async () => {
      await tx.objectStore('setAside').add({
        encounter: writing.encounter.id,
        at: writing.changed,
        why: loaded.told ?? '',
        lines: rest,
        copies: unread,
      });
      await tx.objectStore('journal').delete(keysOf(writing.encounter.id, loaded.seq + 1));
    });
  }
  await writeSnapshot(db, writing, loaded.seq, loaded.spare === 'none' ? 'both' : 'older');
}
