/**
 * The writer: writes what happens to the open encounter, in order, and says how it stands with
 * saving.
 */
import type { Encounter } from '../engine/encounter.ts';
import type { Access } from '../storage/access.ts';
import { faultOfStorage, HeldElsewhere, type Trouble } from '../storage/database.ts';
import { appendChanges, type JournalChange, type Spare } from '../storage/journal.ts';
import { writeSnapshot } from '../storage/snapshots.ts';
import type { Saving } from './types.ts';

/** After so many changes a snapshot is written, so that opening stays quick. */
const SNAPSHOT_EVERY = 40;
/**
 * While storage is full, every so many changes the whole is tried again: somebody may have made
 * room.
 */
const TRY_AGAIN_EVERY = 5;

/** What the GM is told of a fight that could not be opened again. */
const WOULD_NOT_OPEN =
  'What this fight has come to could not be opened again. Take the last step back, or save the fight as a file before you go on: all before it is kept.';

export interface WriterTools {
  /** Does something with the database; rejects when there is none, or no answer. */
  disk: Access['use'];
  /**
   * A write failed for no reason of its own: the connection may be gone, and is to be made anew.
   */
  reconnect(): void;
  holder: string;
  now(): number;
  /**
   * Why an encounter could not be read again if it were stored, as a sentence; undefined where it
   * could.
   */
  unreadable(encounter: Encounter): string | undefined;
  /** Told whenever it changes; `fault` comes with 'memory'. */
  saving(saving: Saving, fault?: Trouble): void;
  /** Another window writes this encounter now. */
  lost(): void;
}

export interface Writer {
  /**
   * From now on this encounter is kept. `seq` is the number of its last change; `disk` says whether
   * the disk has it up to there, and then what else lies there: a second copy of another moment is
   * written as soon as there is one.
   */
  start(encounter: Encounter, seq: number, disk: 'behind' | Spare): void;
  /** Changes that were done together, and the encounter after them. */
  changed(encounter: Encounter, changes: readonly JournalChange[]): void;
  /** Writes a snapshot of what there is, after all that waits. */
  snapshot(): Promise<void>;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
  /** Writes what waits and a snapshot, and then keeps nothing. */
  stop(): Promise<void>;
  /** What was on disk may be gone: only a snapshot helps, with the next change or sooner. */
  doubt(fault: Trouble): void;
  /** Keeps nothing from now on, and writes nothing more: the encounter is another window's. */
  drop(): void;
}

interface Kept {
  encounter: Encounter;
  /** Number of the last change that was done, written or not. */
  seq: number;
  /** Changes since the last snapshot that was written. */
  since: number;
  /** Whether the disk has every change but those that wait. When not, only a snapshot helps. */
  whole: boolean;
  missed: number;
  /**
   * It has come to what would not be read again: changes are written, no copy is made of it, and it
   * is not called saved.
   */
  unreadable: boolean;
  spare: Spare;
}

export function createWriter(tools: WriterTools): Writer {
  let kept: Kept | undefined;
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  const writing = (encounter: Encounter) => ({ encounter, holder: tools.holder, changed: tools.now() });

  /**
   * Does a job after those before it. `saved` is said when nothing waits any more and the disk has
   * it all.
   */
  function enqueue(job: () => Promise<void>): Promise<void> {
    waiting += 1;
    queue = queue.then(async () => {
      const whose = kept;
      try {
        if (kept) await job();
      } catch (error) {
        if (kept === whose) failed(error);
      }
      waiting -= 1;
      if (waiting === 0 && kept?.whole && !kept.unreadable) tools.saving('saved');
    });
    return queue;
  }

  function failed(error: unknown): void {
    if (error instanceof HeldElsewhere || (error instanceof DOMException && error.name === 'ConstraintError')) {
      kept = undefined;
      tools.lost();
      return;
    }
    if (kept) kept.whole = false;
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) tools.reconnect();
    tools.saving('memory', faultOfStorage(error));
  }

  /**
   * Holds what is kept to the schema by which it will be read; the GM is told at once where it does
   * not fit.
   */
  function check(mine: Kept): void {
    const fault = tools.unreadable(mine.encounter);
    mine.unreadable = fault !== undefined;
    if (fault !== undefined) tools.saving('memory', { text: WOULD_NOT_OPEN, detail: fault });
  }

  async function writeWhole(): Promise<void> {
    if (!kept) return;
    check(kept);
    // The copies that lie there go on with the journal; one that cannot be read would take the
    // place of one that can.
    if (kept.unreadable) return;
    if (kept.whole && kept.since === 0 && kept.spare !== 'none') return;
    const { encounter, seq, whole, since } = kept;
    // After a gap in the journal no copy may lean on its lines.
    await tools.disk((db) => writeSnapshot(db, writing(encounter), seq, whole ? 'older' : 'both'));
    if (!kept) return;
    kept.spare = whole && since > 0 ? 'another moment' : 'the same moment';
    kept.since = kept.seq - seq;
    kept.whole = true;
    kept.missed = 0;
  }

  const snapshot = (): Promise<void> => enqueue(writeWhole);

  return {
    start(encounter, seq, disk) {
      const whole = disk !== 'behind';
      kept = { encounter, seq, since: 0, whole, missed: 0, unreadable: false, spare: whole ? disk : 'none' };
      if (disk === 'none') void snapshot();
    },
    changed(encounter, changes) {
      const mine = kept;
      if (!mine) return;
      const first = mine.seq + 1;
      mine.encounter = encounter;
      mine.seq += changes.length;
      mine.since += changes.length;
      check(mine);
      if (mine.whole && !mine.unreadable) tools.saving('saving');
      void enqueue(async () => {
        if (kept !== mine) return;
        if (mine.whole) {
          await tools.disk((db) => appendChanges(db, writing(encounter), first, changes));
          if (mine.since >= SNAPSHOT_EVERY || mine.spare !== 'another moment') await writeWhole();
          return;
        }
        mine.missed += 1;
        if (mine.missed % TRY_AGAIN_EVERY === 1) await writeWhole();
      });
    },
    snapshot,
    settled: () => queue,
    async stop() {
      await snapshot();
      kept = undefined;
    },
    doubt(fault) {
      if (!kept) return;
      kept.whole = false;
      tools.saving('memory', fault);
    },
    drop() {
      kept = undefined;
    },
  };
}
