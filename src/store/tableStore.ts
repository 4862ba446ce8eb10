/** The GM's store: its state, put together from the verbs of play, of the list of encounters and of this window's session. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAccess } from '../storage/access.ts';
import { type Closed, faultOfStorage, Gone, type Trouble } from '../storage/database.ts';
import { deviceOf } from './device/deviceVerbs.ts';
import { encounterVerbs } from './encounters/encounterVerbs.ts';
import { fileVerbs, packed } from './encounters/fileVerbs.ts';
import type { Inside } from './perform.ts';
import { playVerbs } from './playVerbs.ts';
import { rememberSession, startSession } from './session.ts';
import type { Surroundings } from './surroundings.ts';
import type { TableStore } from './types.ts';
import { createWriter } from './writer.ts';

/** A store with the few things that belong to its owner and not to the screens. */
export interface Table {
  store: StoreApi<TableStore>;
  /** For what is fetched later and keeps things of its own in the same database: the shelf. */
  inside: Inside;
  /** Reads the library, and opens again what this tab had open before a reload. Call once. */
  start(): Promise<void>;
  /** Writes everything that was done, with a fresh snapshot. False when storage did not take it. */
  flush(): Promise<boolean>;
}

/** What is told when the database was closed under us. */
const CLOSED = {
  newer: new DOMException('closed for a newer version', 'VersionError'),
  deleted: new Gone('deleted under us'),
} as const;
const ENDED: Trouble = { text: 'The browser closed its storage; it is opened again with the next change.' };

export function createTable(outside: Surroundings): Table {
  const holder = outside.newId();
  const closed: Closed = (why) => {
    if (why === 'newer') access.refuse(CLOSED.newer);
    else access.forget();
    void afterClosed(why);
  };
  /** Says why the database was closed. A browser that deletes the data of a site only says that it closed it. */
  async function afterClosed(why: Parameters<Closed>[0]): Promise<void> {
    const id = store.getState().open?.encounter.id;
    const lost =
      why === 'deleted' ||
      (why === 'ended' &&
        id !== undefined &&
        (await access
          .use((db) => db.getKey('encounters', id))
          .then(
            (key) => key === undefined,
            () => true,
          )));
    if (why === 'ended' && !lost) return store.setState({ trouble: ENDED });
    const fault = faultOfStorage(CLOSED[why === 'newer' ? 'newer' : 'deleted']);
    if (store.getState().saving !== 'memory') writer.doubt(fault);
    store.setState({ trouble: fault });
    if (lost) await encounters.refresh();
  }
  const access = createAccess({
    open: outside.openDatabase,
    closed,
    patience: outside.patience,
    answered() {
      void encounters.refresh();
      void writer.snapshot();
    },
  });
  let storageFault: Trouble | undefined;
  const writer = createWriter({
    disk: access.use,
    reconnect: access.forget,
    holder,
    now: outside.now,
    saving(saving, fault) {
      const { trouble } = store.getState();
      if (fault !== undefined) storageFault = fault;
      const gone = saving === 'saved' && trouble !== undefined && trouble.text === storageFault?.text;
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
    disk: access.use,
    holder,
    unkept: { encounters: new Map(), pictures: new Map() },
  };
  const encounters = encounterVerbs(inside);
  const device = deviceOf(inside, (encounter) => packed(inside, encounter));
  const store = createStore<TableStore>()((set, get) => ({
    status: 'loading',
    encounters: [],
    bin: [],
    saving: 'saved',
    session: startSession(outside.device),
    ...playVerbs(inside),
    ...encounters.verbs,
    ...fileVerbs(inside, encounters, () => device.copied()),
    ...device.verbs,
    dismissTrouble: () => set({ trouble: undefined }),
    setSession(change) {
      const session = { ...get().session, ...change };
      set({ session });
      rememberSession(outside.device, session);
    },
    select: (ids) => set({ session: { ...get().session, selected: ids } }),
  }));

  store.subscribe(({ open }, before) => {
    if (open !== before.open) device.changed(open, before.open);
  });
  outside.whenHidden(() => void writer.snapshot());
  outside.beforeLeaving(() => {
    const { open, saving } = store.getState();
    return inside.unkept.encounters.size > 0 || (open !== undefined && saving !== 'saved');
  });
  return {
    store,
    inside,
    async start() {
      await encounters.start();
      await device.start();
    },
    async flush() {
      await writer.snapshot();
      const { open, saving } = store.getState();
      const others = [...inside.unkept.encounters.keys()].filter((id) => id !== open?.encounter.id);
      return others.length === 0 && (open === undefined || saving === 'saved');
    },
  };
}
