/** The GM's store: its state, put together from the verbs of play, of the list of encounters and of this window's session. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Closed, Database } from '../storage/database.ts';
import { encounterVerbs } from './encounters/encounterVerbs.ts';
import { fileVerbs } from './encounters/fileVerbs.ts';
import type { Inside } from './perform.ts';
import { playVerbs } from './playVerbs.ts';
import { rememberSession, startSession } from './session.ts';
import type { Surroundings } from './surroundings.ts';
import type { TableStore } from './types.ts';
import { createWriter } from './writer.ts';

/** A store with the few things that belong to its owner and not to the screens. */
export interface Table {
  store: StoreApi<TableStore>;
  /** Reads the library, and opens again what this tab had open before a reload. Call once. */
  start(): Promise<void>;
  /** Writes everything that was done, with a fresh snapshot. False when storage did not take it. */
  flush(): Promise<boolean>;
}

/** The sentence of `trouble` when the database was closed under us. */
const CLOSED = {
  newer:
    'A newer Affray is open in another window: reload this page. Until then the fight is kept only while this page is open.',
  ended: 'The browser closed its storage; it is opened again with the next change.',
} as const;

export function createTable(outside: Surroundings): Table {
  const holder = outside.newId();
  let database: Promise<Database> | undefined;
  const closed: Closed = (why) => {
    database = why === 'newer' ? Promise.reject(new DOMException(CLOSED.newer, 'VersionError')) : undefined;
    database?.catch(() => {});
    store.setState({ trouble: CLOSED[why] });
  };
  const openOnce = (): Promise<Database> => {
    database ??= outside.openDatabase(closed).catch((error: unknown) => {
      // Asked again the next time: a denied storage may be allowed meanwhile.
      database = undefined;
      throw error;
    });
    return database;
  };
  let storageFault: string | undefined;
  const writer = createWriter({
    database: openOnce,
    reconnect() {
      database = undefined;
    },
    holder,
    now: outside.now,
    saving(saving, fault) {
      const { trouble } = store.getState();
      if (fault !== undefined) storageFault = fault;
      const gone = saving === 'saved' && trouble !== undefined && trouble === storageFault;
      store.setState({
        saving,
        ...(fault === undefined ? {} : { trouble: fault }),
        ...(gone ? { trouble: undefined } : {}),
      });
    },
    lost() {
      const { open } = store.getState();
      if (open) store.setState({ status: 'elsewhere', wanted: open.encounter.id });
    },
  });

  const inside: Inside = {
    get: () => store.getState(),
    set: (change) => store.setState(change),
    outside,
    writer,
    database: openOnce,
    holder,
    unkept: { encounters: new Map(), pictures: new Map() },
  };
  const encounters = encounterVerbs(inside);
  const store = createStore<TableStore>()((set, get) => ({
    status: 'loading',
    encounters: [],
    bin: [],
    saving: 'saved',
    session: startSession(outside.device),
    ...playVerbs(inside),
    ...encounters.verbs,
    ...fileVerbs(inside, encounters),
    dismissTrouble: () => set({ trouble: undefined }),
    setSession(change) {
      const session = { ...get().session, ...change };
      set({ session });
      rememberSession(outside.device, session);
    },
    select: (ids) => set({ session: { ...get().session, selected: ids } }),
  }));

  outside.whenHidden(() => void writer.snapshot());
  outside.beforeLeaving(() => {
    const { open, saving } = store.getState();
    return inside.unkept.encounters.size > 0 || (open !== undefined && saving !== 'saved');
  });
  return {
    store,
    start: encounters.start,
    async flush() {
      await writer.snapshot();
      const { open, saving } = store.getState();
      const others = [...inside.unkept.encounters.keys()].filter((id) => id !== open?.encounter.id);
      return others.length === 0 && (open === undefined || saving === 'saved');
    },
  };
}
