/** Opening and closing: one encounter at a time in this window, one window at a time for an encounter. */
import type { Encounter } from '../../engine/encounter.ts';
import { done, type Reason, type Result, refused } from '../../engine/words.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage, Silent, type Trouble } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import { type Loaded, load, type Spare, setAside } from '../../storage/journal.ts';
import { type Holding, hold } from '../../storage/locks.ts';
import { claim } from '../../storage/snapshots.ts';
import { dueAtOpening } from '../auto.ts';
import { type Inside, opened, perform } from '../perform.ts';
import { recall, remember } from '../session.ts';
import type { Stored } from './stored.ts';

export interface Opening {
  /** Does a job after those before it: two quick clicks do not open two. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** Opens an encounter. `ask` and `wait` give way to a window that has it, `take` takes it over. Call in turn. */
  open(id: string, how: 'ask' | 'wait' | 'take'): Promise<void>;
  /** Closes what is open, after what waits is written. Call in turn. */
  close(): Promise<void>;
  /** What this tab had open before it was reloaded. */
  before(): string | undefined;
}

/** Where a tab remembers what it has open, so that a reload goes on there. */
const OPEN_KEY = 'affray-open';

export function openingOf(inside: Inside, stored: Stored): Opening {
  const { get, set, outside, writer, unkept } = inside;
  let holding: Holding | undefined;

  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const next = turn.then(job);
    turn = next.catch(() => {});
    return next;
  }

  async function show(encounter: Encounter, seq: number, disk: 'behind' | Spare): Promise<Result<void>> {
    const ruleset = await outside.loadGame(encounter.ruleset);
    if (!ruleset) return refused('by hand', `This Affray does not have the game “${encounter.ruleset}”.`);
    const due = await dueAtOpening(ruleset, encounter.fight);
    writer.start(encounter, seq, disk);
    get().setSession({ setup: { ...get().session.setup, game: encounter.ruleset } });
    set({
      open: opened(ruleset, encounter),
      status: 'ready',
      wanted: undefined,
      saving: disk === 'behind' ? 'memory' : 'saved',
      session: { ...get().session, selected: [], tool: 'select', page: 'table' },
    });
    remember(outside.tab, OPEN_KEY, encounter.id);
    // Who went back to before they came wants to stand there.
    if (due && encounter.future.length === 0) perform(inside, [], 'go on');
    return done(undefined);
  }

  /** Another window takes the encounter over: what waits is written first. */
  async function lose(id: string): Promise<void> {
    if (get().open?.encounter.id === id) set({ status: 'elsewhere', wanted: id });
    await writer.stop();
    holding = undefined;
  }

  /** A lock that is not answered for is gone without: the store itself refuses a window that has been replaced. */
  const lockOf = (id: string, how: 'ask' | 'wait' | 'take'): Promise<Holding | undefined> =>
    inTime(
      hold(id, how, () => lose(id), outside.locks),
      outside.patience,
    ).catch((error: unknown) => {
      if (error instanceof Silent) return { release() {} };
      throw error;
    });

  async function open(id: string, how: 'ask' | 'wait' | 'take'): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      await show(inMemory, 0, 'behind');
      // There may be room by now.
      void writer.snapshot();
      return;
    }
    try {
      holding = await lockOf(id, how);
      if (!holding) {
        remember(outside.tab, OPEN_KEY, id);
        set({ status: 'elsewhere', wanted: id });
        return;
      }
      await inside.disk((db) => claim(db, id, inside.holder));
      const loaded = await load(await inside.disk((db) => rawOf(db, id)), stored.reader);
      const fault = loaded.ok ? await showLoaded(loaded.value) : loaded.refusal;
      if (fault === undefined) return;
      stored.broken.set(id, fault.text);
      const text = `This encounter cannot be opened: ${fault.text} What is stored of it is kept and can be saved as a file.`;
      await giveUp({ text, detail: fault.detail });
    } catch (error) {
      await giveUp(faultOfStorage(error));
    }
  }

  async function showLoaded(loaded: Loaded): Promise<Reason | undefined> {
    let seq = loaded.seq;
    let disk: 'behind' | Spare = loaded.spare;
    if (loaded.told !== undefined) {
      const mended = await stored.stored((db) => setAside(db, stored.writing(loaded.encounter), loaded));
      // What could not be put aside still has its numbers: go on after them.
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
    remember(outside.tab, OPEN_KEY, '');
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
    remember(outside.tab, OPEN_KEY, '');
    set({ open: undefined, wanted: undefined });
  }

  function before(): string | undefined {
    const found = recall(outside.tab, OPEN_KEY);
    return typeof found === 'string' && found !== '' ? found : undefined;
  }

  return { inTurn, open, close, before };
}
