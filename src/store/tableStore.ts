/** The GM's store, put together from its four slices: play, library, device and session. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { faultOfKept } from '../engine/kept/readable.ts';
import { createAccess } from '../storage/access.ts';
import { type Closed, faultOfStorage, Gone, type Trouble } from '../storage/database.ts';
import type { StoreContext } from './context.ts';
import { deviceOf } from './device/deviceSlice.ts';
import { encounterActions } from './encounters/encounterActions.ts';
import { librarySlice } from './encounters/librarySlice.ts';
import { packWithPictures } from './encounters/packing.ts';
import type { StoreEnvironment } from './environment.ts';
import { playSlice } from './play/playSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import type { TableStore } from './types.ts';
import { createWriter } from './writer.ts';

/** A store with the few things that only its owner uses, not the screens. */
export interface Table {
  store: StoreApi<TableStore>;
  /** The context, for a second store over the same database: the shelf. */
  context: StoreContext;
  /**
   * Reads the library, and opens the encounter that this tab had open before a reload. Call this
   * once.
   */
  start(): Promise<void>;
  /** Writes all changes, with a fresh snapshot. False when storage refused them. */
  flush(): Promise<boolean>;
}

/** What the user is told when the database was closed by somebody else. */
const CLOSED = {
  newer: new DOMException('closed for a newer version', 'VersionError'),
  deleted: new Gone('deleted under us'),
} as const;
const ENDED: Trouble = { text: 'The browser closed its storage; it is opened again with the next change.' };

export function createTable(environment: StoreEnvironment): Table {
  const holder = environment.newId();
  const closed: Closed = (why) => {
    if (why === 'newer') access.refuse(CLOSED.newer);
    else access.forget();
    void afterClosed(why);
  };
  /**
   * Says why the database was closed. A browser that deletes a site's data reports only that it
   * closed the database.
   */
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
    open: environment.openDatabase,
    closed,
    patience: environment.patience,
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
    now: environment.now,
    unreadable(encounter) {
      const { open } = store.getState();
      // The writer may still check an encounter after the screen has gone to another fight.
      return open?.encounter.id === encounter.id ? faultOfKept(open.ruleset, encounter) : undefined;
    },
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

  const context: StoreContext = {
    get: () => store.getState(),
    set: (change) => store.setState(change),
    environment,
    writer,
    disk: access.use,
    holder,
    unkept: { encounters: new Map(), pictures: new Map() },
  };
  const encounters = encounterActions(context);
  const device = deviceOf(context, (encounter) => packWithPictures(context, encounter));
  const store = createStore<TableStore>()(() => ({
    ...playSlice(context),
    ...librarySlice(context, encounters, () => device.copied()),
    ...device.slice,
    ...sessionSlice(context),
  }));

  store.subscribe(({ open }, before) => {
    if (open !== before.open) device.changed(open, before.open);
  });
  environment.whenHidden(() => void writer.snapshot());
  environment.beforeLeaving(() => {
    const { open, saving } = store.getState();
    return context.unkept.encounters.size > 0 || (open !== undefined && saving !== 'saved');
  });
  return {
    store,
    context,
    async start() {
      await encounters.start();
      await device.start();
    },
    async flush() {
      await writer.snapshot();
      const { open, saving } = store.getState();
      const others = [...context.unkept.encounters.keys()].filter((id) => id !== open?.encounter.id);
      return others.length === 0 && (open === undefined || saving === 'saved');
    },
  };
}
