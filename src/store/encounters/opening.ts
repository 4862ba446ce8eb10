/**
 * Opens and closes encounters: one encounter at a time in this window, and one window at a time for
 * an encounter.
 */

import { recallValue, rememberValue } from '../../browser/kept.ts';
import { dueArrivals } from '../../engine/cast/arrivals.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { okResult, type Reason, type Result, refusedResult } from '../../engine/words.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage, Silent, type Trouble } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import { type LoadedEncounter, loadEncounter, type Spare, setAside } from '../../storage/journal.ts';
import { type Holding, holdLock } from '../../storage/locks.ts';
import { claimEncounter } from '../../storage/snapshots.ts';
import { openEncounterOf, type StoreContext } from '../context.ts';
import { performChanges } from '../play/performChanges.ts';
import type { Stored } from './stored.ts';

export interface Opening {
  /** Runs a job after the jobs before it, so that two quick clicks do not open two encounters. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /**
   * Opens an encounter. Where another window has it, `ask` leaves it to that window at once, `wait`
   * does so after a short wait, and `take` takes it over. Call this inside `inTurn`.
   */
  open(id: string, how: 'ask' | 'wait' | 'take'): Promise<void>;
  /**
   * Closes the open encounter, after the waiting changes are written. Call this inside `inTurn`.
   */
  close(): Promise<void>;
  /** The id of the encounter that this tab had open before its reload. */
  before(): string | undefined;
}

/** The key under which a tab remembers its open encounter, so that a reload goes on there. */
const OPEN_KEY = 'affray-open';

export function openingOf(context: StoreContext, stored: Stored): Opening {
  const { get, set, environment, writer, unkept } = context;
  let holding: Holding | undefined;

  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const next = turn.then(job);
    turn = next.catch(() => {});
    return next;
  }

  async function show(encounter: Encounter, seq: number, disk: 'behind' | Spare): Promise<Result<void>> {
    const ruleset = await environment.loadGame(encounter.ruleset);
    if (!ruleset) return refusedResult('by hand', `This Affray does not have the game “${encounter.ruleset}”.`);
    writer.start(encounter, seq, disk);
    get().setSession({ setup: { ...get().session.setup, game: encounter.ruleset } });
    set({
      open: openEncounterOf(ruleset, encounter),
      status: 'ready',
      wanted: undefined,
      saving: disk === 'behind' ? 'memory' : 'saved',
      session: { ...get().session, selected: [], tool: 'select', page: 'table', paper: 'away' },
    });
    rememberValue(environment.tab, OPEN_KEY, encounter.id);
    // A user who went back to the round before newcomers came wants to stay there.
    if (dueArrivals(ruleset, encounter.fight) && encounter.future.length === 0) performChanges(context, [], 'go on');
    return okResult(undefined);
  }

  /** Another window takes the encounter over. This window first writes the waiting changes. */
  async function lose(id: string): Promise<void> {
    if (get().open?.encounter.id === id) set({ status: 'elsewhere', wanted: id });
    await writer.stop();
    holding = undefined;
  }

  /**
   * Where nobody answers for a lock, the encounter is opened without the lock. The store itself
   * refuses writes of a window that has been replaced.
   */
  const lockOf = (id: string, how: 'ask' | 'wait' | 'take'): Promise<Holding | undefined> =>
    inTime(
      holdLock(id, how, () => lose(id), environment.locks),
      environment.patience,
    ).catch((error: unknown) => {
      if (error instanceof Silent) return { release() {} };
      throw error;
    });

  async function open(id: string, how: 'ask' | 'wait' | 'take'): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      await show(inMemory, 0, 'behind');
      // Storage may have room by now, so the snapshot is tried again.
      void writer.snapshot();
      return;
    }
    try {
      holding = await lockOf(id, how);
      if (!holding) {
        rememberValue(environment.tab, OPEN_KEY, id);
        set({ status: 'elsewhere', wanted: id });
        return;
      }
      await context.disk((db) => claimEncounter(db, id, context.holder));
      const raw = await context.disk((db) => rawOf(db, id));
      const loaded = await loadEncounter(raw, stored.reader);
      const fault = loaded.ok ? await showLoaded(loaded.value) : loaded.refusal;
      if (fault === undefined) return;
      stored.broken.set(id, fault.text);
      const left = raw.snapshots.length + raw.journal.length > 0;
      const kept = left ? ' What is stored of it is kept and can be saved as a file.' : '';
      await giveUp({ text: `This encounter cannot be opened: ${fault.text}${kept}`, detail: fault.detail });
    } catch (error) {
      await giveUp(faultOfStorage(error));
    }
  }

  async function showLoaded(loaded: LoadedEncounter): Promise<Reason | undefined> {
    let seq = loaded.seq;
    let disk: 'behind' | Spare = loaded.spare;
    if (loaded.told !== undefined) {
      const mended = await stored.stored((db) => setAside(db, stored.writing(loaded.encounter), loaded));
      // Changes that could not be put aside still have their numbers, so this window goes on after
      // those numbers.
      if (!mended) [seq, disk] = [loaded.seq + loaded.rest.length, 'behind'];
      else if (disk === 'none') disk = 'the same moment';
    }
    const showing = await show(loaded.encounter, seq, disk);
    if (!showing.ok) return showing.refusal;
    if (loaded.told !== undefined) set({ trouble: { text: loaded.told } });
    return undefined;
  }

  async function giveUp(trouble: Trouble): Promise<void> {
    holding?.release();
    holding = undefined;
    rememberValue(environment.tab, OPEN_KEY, '');
    await stored.refresh();
    set({ status: 'library', open: undefined, trouble });
  }

  async function close(): Promise<void> {
    const { open: shown, status } = get();
    if (shown && status === 'ready') {
      await writer.stop();
      if (get().saving === 'memory')
        unkept.encounters.set(shown.encounter.id, get().open?.encounter ?? shown.encounter);
      else unkept.encounters.delete(shown.encounter.id);
    }
    holding?.release();
    holding = undefined;
    rememberValue(environment.tab, OPEN_KEY, '');
    set({ open: undefined, wanted: undefined });
  }

  function before(): string | undefined {
    const found = recallValue(environment.tab, OPEN_KEY);
    return typeof found === 'string' && found !== '' ? found : undefined;
  }

  return { inTurn, open, close, before };
}
