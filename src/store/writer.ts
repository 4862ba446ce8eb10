/** The writer: writes the changes of the open encounter in order, and says how saving stands. */
import type { Encounter } from '../engine/encounter.ts';
import type { Access } from '../storage/access.ts';
import { faultOfStorage, HeldElsewhere, type Trouble } from '../storage/database.ts';
import { appendChanges, type JournalChange, type Spare } from '../storage/journal.ts';
import { writeSnapshot } from '../storage/snapshots.ts';
import type { Saving } from './types.ts';

/** After so many changes a snapshot is written, so that opening stays quick. */
const SNAPSHOT_EVERY = 40;
/**
 * While storage is full, the whole encounter is tried again after so many changes, because the user
 * may have made room.
 */
const TRY_AGAIN_EVERY = 5;

/** What the GM is told when the fight has come to a state that could not be opened again. */
const WOULD_NOT_OPEN =
  'What this fight has come to could not be opened again. Take the last step back, or save the fight as a file before you go on: all before it is kept.';

export interface WriterTools {
  /** Does a job with the database. Rejects when there is none, or it does not answer. */
  disk: Access['use'];
  /**
   * Called when a write failed for an unknown reason: the connection may be gone and should be
   * opened again.
   */
  reconnect(): void;
  holder: string;
  now(): number;
  /**
   * Says in one sentence why an encounter could not be read again if it were stored; undefined
   * where it could.
   */
  unreadable(encounter: Encounter): string | undefined;
  /** Called whenever the state of saving changes. `fault` comes with 'memory'. */
  saving(saving: Saving, fault?: Trouble): void;
  /** Called when another window has taken this encounter. */
  lost(): void;
}

export interface Writer {
  /**
   * Keeps this encounter from now on. `seq` is the number of its last change. `disk` is 'behind'
   * where the disk lacks changes up to `seq`; otherwise it says which second copy lies there. A
   * second copy of another moment is written as soon as there is one.
   */
  start(encounter: Encounter, seq: number, disk: 'behind' | Spare): void;
  /** Takes changes that were done together, and the encounter after them. */
  changed(encounter: Encounter, changes: readonly JournalChange[]): void;
  /** Writes a snapshot of the present state, after all waiting changes. */
  snapshot(): Promise<void>;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
  /** Writes the waiting changes and a snapshot, and then keeps nothing more. */
  stop(): Promise<void>;
  /**
   * Marks the data on disk as perhaps gone: only a snapshot helps, with the next change or sooner.
   */
  doubt(fault: Trouble): void;
  /**
   * Keeps nothing from now on and writes nothing more, because the encounter belongs to another
   * window.
   */
  drop(): void;
}

interface Kept {
  encounter: Encounter;
  /** The number of the last change, written or not. */
  seq: number;
  /** The number of changes since the last snapshot was written. */
  since: number;
  /** Whether the disk has every change except the waiting ones. If not, only a snapshot helps. */
  whole: boolean;
  missed: number;
  /**
   * Whether the encounter has come to a state that could not be read again. Its changes are still
   * written, but no copy is made, and it is not called saved.
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
   * Runs a job after the jobs before it. Reports `saved` when nothing waits any more and the disk
   * has everything.
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
   * Checks the kept encounter against the schema that will read it. The GM is told at once where it
   * does not fit.
   */
  function check(mine: Kept): void {
    const fault = tools.unreadable(mine.encounter);
    mine.unreadable = fault !== undefined;
    if (fault !== undefined) tools.saving('memory', { text: WOULD_NOT_OPEN, detail: fault });
  }

  async function writeWhole(): Promise<void> {
    if (!kept) return;
    check(kept);
    // The copies on disk stay valid with the journal. A copy that cannot be read would replace one
    // that can.
    if (kept.unreadable) return;
    if (kept.whole && kept.since === 0 && kept.spare !== 'none') return;
    const { encounter, seq, whole, since } = kept;
    // After a gap in the journal, no copy may depend on the journal's lines.
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
