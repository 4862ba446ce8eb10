/** The journal of an encounter: each change is on disk before it is said to be saved; now and then a snapshot; loading replays what came after. */
import type { Encounter } from '../engine/encounter.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { settle } from '../engine/undo.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { applyChange, type Change, type Mark, markOf, sameMark } from './change.ts';
import { allOrNone, type Database, Gone, keysOf, onDisk } from './database.ts';
import { lineIn, sealed, snapshotIn } from './records.ts';
import { entryOf, refuseUnlessHeld, type Writing, writeSnapshot } from './snapshots.ts';

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
    if (entry === undefined) throw new Gone('no entry');
    refuseUnlessHeld(entry, holder);
    // `add`, not `put`: a number that is there already was written by somebody else, and must stay.
    for (const [at, one] of changes.entries())
      await tx.objectStore('journal').add(sealed({ encounter: encounter.id, seq: seq + at, ...one }));
    await tx.objectStore('encounters').put(sealed(entryOf(encounter, writing)));
  });
}

/** An encounter from disk: with the number of its last change, and what the GM must be told, if anything. */
export interface Loaded {
  encounter: Encounter;
  seq: number;
  told?: string;
  /** Lines that could not be done again; the encounter stands as it was before them. */
  rest: unknown[];
  /** Copies that could not be read, as they lie there. */
  unread: unknown[];
  /** Whether another whole copy lies on disk, and of which moment. */
  spare: Spare;
}
/** What there is besides the copy that was read. */
export type Spare = 'another moment' | 'the same moment' | 'none';

/** Reads what is stored of an encounter: the newest whole snapshot, then its journal. Refused when no snapshot can be read; nothing is written. */
export async function load(
  { snapshots, journal: lines }: { snapshots: readonly unknown[]; journal: readonly unknown[] },
  reader: Reader,
): Promise<Result<Loaded>> {
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
    const ruleset = await reader.loadGame(read.value.ruleset);
    if (!ruleset) continue;
    const later = lines.filter((raw) => seqOf(raw) > snapshot.seq);
    const next = whole[at + 1];
    const spare = next === undefined ? 'none' : next.seq === snapshot.seq ? 'the same moment' : 'another moment';
    const unread = snapshots.filter((raw) => !whole.slice(at).some(({ slot }) => slot === slotOf(raw)));
    return done(withWarning({ ...replay(ruleset, read.value, snapshot.seq, later), spare, unread }, faults));
  }
  return refused('by hand', faults[0] ?? 'Nothing of this encounter is stored any more.');
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

const withWarning = (loaded: Loaded, faults: readonly string[]): Loaded =>
  faults.length > 0 && loaded.told === undefined
    ? {
        ...loaded,
        told: `${faults[0]} The fight was opened from the other and played on to where it stood: look it over.`,
      }
    : loaded;

type Replayed = Omit<Loaded, 'spare' | 'unread'>;

/** Does the lines of a journal again, in order. Stops before the first that is missing, does not fit, is refused, or leads elsewhere. */
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
  const settled = settle(ruleset, encounter);
  return { ...settled, seq, rest: [] };
}

const stopped = (encounter: Encounter, seq: number, rest: unknown[], why: string): Replayed => ({
  encounter,
  seq,
  rest,
  told: `The last ${rest.length === 1 ? 'change' : `${rest.length} changes`} of this fight could not be done again and ${rest.length === 1 ? 'is' : 'are'} left out: ${why.replace(/\.$/, '')}. Check where the fight stands.`,
});

/** After a load that was not whole: puts what could not be read or done again aside, as it is, and a snapshot of what stands in its place. */
export async function setAside(db: Database, writing: Writing, loaded: Loaded): Promise<void> {
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
