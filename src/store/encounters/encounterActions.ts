/**
 * The actions of the list of encounters: create, open, close, throw away. Only one window at a time
 * writes an encounter.
 */

import { dequal } from 'dequal/lite';
import { type Encounter, newEncounter } from '../../engine/encounter.ts';
import { type Script, usualSides } from '../../engine/script.ts';
import { filedEncounter } from '../../engine/table/change.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { mapKindOf } from '../../space/scene.ts';
import { binEncounter, copyOf, eraseEncounter, rawOf } from '../../storage/encounters.ts';
import { loadEncounter, type Reader, setAside } from '../../storage/journal.ts';
import { holdLock } from '../../storage/locks.ts';
import { claimEncounter } from '../../storage/snapshots.ts';
import type { StoreContext } from '../context.ts';
import { performChanges } from '../play/performChanges.ts';
import type { LibraryActions } from '../types.ts';
import { fromScript } from './fromScript.ts';
import { openingOf } from './opening.ts';
import { storedOf } from './stored.ts';

export interface EncounterActions {
  actions: LibraryActions;
  /** Reads the list, and opens the encounter that this tab had open before a reload. */
  start(): Promise<void>;
  /** Stores a new encounter under a fresh id and opens it; gives the id. */
  add(encounter: Encounter): Promise<string>;
  /** Reads an encounter as it stands, whether the encounter is open or stored. */
  read(id: string): Promise<Result<Encounter>>;
  /**
   * Stores an encounter from a file of everything. It gets its own id, or a new id where a
   * different encounter has that id. Nothing is stored where both are the same. The encounter stays
   * closed.
   */
  bringBack(encounter: Encounter): Promise<'new' | 'here' | 'beside'>;
  reader: Reader;
  /** Reads the lists of the library and the bin anew. */
  refresh(): Promise<void>;
}

const isThere = ({ entry, snapshots, journal }: Awaited<ReturnType<typeof rawOf>>): boolean =>
  entry !== undefined || snapshots.length > 0 || journal.length > 0;

export function encounterActions(context: StoreContext): EncounterActions {
  const { get, set, environment, writer, unkept } = context;
  const stored = storedOf(context);
  const opening = openingOf(context, stored);

  async function add(encounter: Encounter): Promise<string> {
    const fresh = { ...encounter, id: environment.newId() };
    await opening.inTurn(async () => {
      await stored.keep(fresh);
      await opening.close();
      await opening.open(fresh.id, 'ask');
      // A script may end before dice that nobody rolls by hand. The program rolls these dice, so
      // that nobody has to start them.
      if (get().open?.encounter.id === fresh.id) performChanges(context, [], 'go on');
      await stored.refresh();
    });
    return fresh.id;
  }

  async function addOrTell(making: Promise<Result<Encounter>>): Promise<string | undefined> {
    try {
      const made = await making;
      if (made.ok) return add(made.value);
      set({ trouble: made.refusal });
    } catch (error) {
      stored.complain(error);
    }
    return undefined;
  }

  const playFrom = (script: Script): Promise<Result<Encounter>> => fromScript(environment, script);

  async function readyFight(game: string, id: string): Promise<Result<Encounter>> {
    const found = (await environment.loadGame(game))?.ready.find((one) => one.id === id);
    return found ? playFrom(found.script) : refusedResult('by hand', `There is no ready fight “${id}” here.`);
  }

  async function emptyFight({
    name,
    ruleset: id,
    scene,
  }: Parameters<LibraryActions['create']>[0]): Promise<Result<Encounter>> {
    const ruleset = await environment.loadGame(id);
    if (!ruleset) return refusedResult('by hand', `There is no game “${id}” here.`);
    if (!ruleset.scenes.includes(mapKindOf(scene)))
      return refusedResult(
        'by hand',
        `${ruleset.name} is played on ${ruleset.scenes.join(' or ')}, not on ${mapKindOf(scene)}: choose another map.`,
      );
    return okResult(
      newEncounter(ruleset, {
        id: 'new',
        name: name.trim().slice(0, 120) || scene.name || 'A fight',
        seed: environment.newSeed(),
        scene,
        sides: usualSides,
      }),
    );
  }

  async function setBin(id: string, removed: number | null): Promise<void> {
    const onlyHere = removed !== null && unkept.encounters.delete(id);
    try {
      await context.disk((db) => binEncounter(db, id, removed));
    } catch (error) {
      if (!onlyHere) stored.complain(error);
    }
    await stored.refresh();
  }

  const actions: LibraryActions = {
    mapOf: stored.mapOf,
    createFromScript: (script) => addOrTell(playFrom(script)),
    createReady: (game, id) => addOrTell(readyFight(game, id)),
    create: (start) => addOrTell(emptyFight(start)),
    openEncounter: (id) =>
      opening.inTurn(async () => {
        const { open, status } = get();
        if (open?.encounter.id === id && status === 'ready') return;
        set({ status: 'loading' });
        await opening.close();
        await opening.open(id, 'ask');
      }),
    takeOver: () =>
      opening.inTurn(async () => {
        const { wanted } = get();
        if (wanted === undefined) return;
        set({ status: 'loading', open: undefined });
        await opening.open(wanted, 'take');
      }),
    closeEncounter: () =>
      opening.inTurn(async () => {
        await opening.close();
        await stored.refresh();
        set({ status: 'library' });
      }),
    readEncounter: stored.read,
    async duplicate(id, name) {
      const source = await stored.read(id);
      if (!source.ok) return void set({ trouble: source.refusal });
      const copy = copyOf(source.value, environment.newId(), (name ?? `${source.value.name} (copy)`).slice(0, 120));
      await stored.keep(copy);
      await stored.refresh();
      return copy.id;
    },
    async rename(id, raw) {
      const name = raw.trim().slice(0, 120);
      if (name === '') return set({ trouble: { text: 'An encounter needs a name: give it at least one letter.' } });
      if (get().open?.encounter.id === id) {
        performChanges(context, [{ kind: 'rename', name }], 'wait');
        await writer.settled();
      } else await changeStored(id, (encounter) => ({ ...encounter, name }));
      await stored.refresh();
    },
    async fileAway(id, to) {
      if (get().open?.encounter.id === id) {
        performChanges(context, [{ kind: 'file', ...to }], 'wait');
        await writer.settled();
      } else await changeStored(id, (encounter) => filedEncounter(encounter, to));
      await stored.refresh();
    },
    async remove(id) {
      if (get().open?.encounter.id === id) await actions.closeEncounter();
      const inMemory = unkept.encounters.get(id);
      await setBin(id, environment.now());
      return async () => {
        if (inMemory) unkept.encounters.set(id, inMemory);
        await setBin(id, null);
      };
    },
    restore: (id) => setBin(id, null),
    async erase(id) {
      if (get().open?.encounter.id === id) await actions.closeEncounter();
      unkept.encounters.delete(id);
      await stored.stored((db) => eraseEncounter(db, id));
      await stored.refresh();
    },
  };

  /** Changes the name or the folder of an encounter that is not open. */
  async function changeStored(id: string, change: (encounter: Encounter) => Encounter): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      unkept.encounters.set(id, change(inMemory));
      return;
    }
    const lock = await holdLock(id, 'ask', async () => {}, environment.locks);
    if (!lock) return set({ trouble: { text: 'This encounter is open in another window: change it there.' } });
    try {
      await context.disk((db) => claimEncounter(db, id, context.holder));
      const loaded = await loadEncounter(await context.disk((db) => rawOf(db, id)), stored.reader);
      // Both copies are written, because either of two copies of one moment may be read.
      if (loaded.ok)
        await context.disk((db) =>
          setAside(db, stored.writing(change(loaded.value.encounter)), { ...loaded.value, spare: 'none' }),
        );
      else set({ trouble: loaded.refusal });
    } catch (error) {
      stored.complain(error);
    }
    lock.release();
  }

  return {
    actions,
    add,
    read: stored.read,
    refresh: stored.refresh,
    reader: stored.reader,
    async bringBack(encounter) {
      const { id } = encounter;
      const found = await stored.read(id);
      if (found.ok && dequal(found.value, encounter)) {
        if (!get().bin.some((entry) => entry.id === id)) return 'here';
        await get().restore(id);
        return 'new';
      }
      // An encounter that cannot be read any more keeps its id: the user may still save the stored
      // data.
      const taken = found.ok || (await context.disk((db) => rawOf(db, id)).then(isThere, () => true));
      await stored.keep(taken ? { ...encounter, id: environment.newId() } : encounter);
      return found.ok ? 'beside' : 'new';
    },
    async start() {
      await stored.refresh();
      const before = opening.before();
      if (before) await opening.inTurn(() => opening.open(before, 'wait'));
      else set({ status: 'library' });
    },
  };
}
