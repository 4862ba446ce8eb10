/** The verbs of the list of encounters: new ones, opening and closing, the bin; one window at a time writes an encounter. */
import { type Encounter, newEncounter } from '../../engine/encounter.ts';
import { type Script, usualSides } from '../../engine/script.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { filed } from '../../storage/change.ts';
import { bin, copyOf, erase, rawOf } from '../../storage/encounters.ts';
import { fetched } from '../../storage/fetched.ts';
import { load, type Reader, setAside } from '../../storage/journal.ts';
import { hold } from '../../storage/locks.ts';
import { claim } from '../../storage/snapshots.ts';
import { type Inside, perform } from '../perform.ts';
import type { TableStore } from '../types.ts';
import { openingOf } from './opening.ts';
import { storedOf } from './stored.ts';

type Verbs = Pick<
  TableStore,
  | 'createFromScript'
  | 'createReady'
  | 'create'
  | 'openEncounter'
  | 'takeOver'
  | 'closeEncounter'
  | 'duplicate'
  | 'rename'
  | 'fileAway'
  | 'remove'
  | 'restore'
  | 'erase'
  | 'mapOf'
>;

export interface EncounterVerbs {
  verbs: Verbs;
  /** Reads the list, and opens again what this tab had open before a reload. */
  start(): Promise<void>;
  /** Stores a new encounter under a fresh id and opens it; gives the id. */
  add(encounter: Encounter): Promise<string>;
  /** An encounter as it stands: the open one, or one that is stored. */
  read(id: string): Promise<Result<Encounter>>;
  /** Stores one from a file of everything under its own id, or beside the one that has it; nothing where that is the same. Leaves it closed. */
  bringBack(encounter: Encounter): Promise<'new' | 'here' | 'beside'>;
  reader: Reader;
  /** Reads the lists of the library and the bin anew. */
  refresh(): Promise<void>;
}

const isThere = ({ entry, snapshots, journal }: Awaited<ReturnType<typeof rawOf>>): boolean =>
  entry !== undefined || snapshots.length > 0 || journal.length > 0;

export function encounterVerbs(inside: Inside): EncounterVerbs {
  const { get, set, outside, writer, unkept } = inside;
  const stored = storedOf(inside);
  const opening = openingOf(inside, stored);

  async function add(encounter: Encounter): Promise<string> {
    const fresh = { ...encounter, id: outside.newId() };
    await opening.inTurn(async () => {
      await stored.keep(fresh);
      await opening.close();
      await opening.open(fresh.id, 'ask');
      // A script may end before dice that nobody rolls by hand: nobody should have to start them.
      if (get().open?.encounter.id === fresh.id) perform(inside, [], 'go on');
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

  const playFrom = async (script: Script): Promise<Result<Encounter>> =>
    (await fetched(() => import('./fromScript.ts'))).fromScript(outside, script);

  async function readyFight(game: string, id: string): Promise<Result<Encounter>> {
    const found = (await outside.loadGame(game))?.ready.find((one) => one.id === id);
    return found ? playFrom(found.script) : refused('by hand', `There is no ready fight “${id}” here.`);
  }

  async function emptyFight({ name, ruleset: id, scene }: Parameters<Verbs['create']>[0]): Promise<Result<Encounter>> {
    const ruleset = await outside.loadGame(id);
    if (!ruleset) return refused('by hand', `There is no game “${id}” here.`);
    if (!ruleset.scenes.includes(scene.kind))
      return refused(
        'by hand',
        `${ruleset.name} is played on ${ruleset.scenes.join(' or ')}, not on ${scene.kind}: choose another map.`,
      );
    return done(
      newEncounter(ruleset, {
        id: 'new',
        name: name.trim().slice(0, 120) || scene.name || 'A fight',
        seed: outside.newSeed(),
        scene,
        sides: usualSides,
      }),
    );
  }

  async function setBin(id: string, removed: number | null): Promise<void> {
    const onlyHere = removed !== null && unkept.encounters.delete(id);
    try {
      await inside.disk((db) => bin(db, id, removed));
    } catch (error) {
      if (!onlyHere) stored.complain(error);
    }
    await stored.refresh();
  }

  const verbs: Verbs = {
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
    async duplicate(id, name) {
      const source = await stored.read(id);
      if (!source.ok) return void set({ trouble: source.refusal });
      const copy = copyOf(source.value, outside.newId(), (name ?? `${source.value.name} (copy)`).slice(0, 120));
      await stored.keep(copy);
      await stored.refresh();
      return copy.id;
    },
    async rename(id, raw) {
      const name = raw.trim().slice(0, 120);
      if (name === '') return set({ trouble: { text: 'An encounter needs a name: give it at least one letter.' } });
      if (get().open?.encounter.id === id) {
        perform(inside, [{ kind: 'rename', name }], 'wait');
        await writer.settled();
      } else await changeStored(id, (encounter) => ({ ...encounter, name }));
      await stored.refresh();
    },
    async fileAway(id, to) {
      if (get().open?.encounter.id === id) {
        perform(inside, [{ kind: 'file', ...to }], 'wait');
        await writer.settled();
      } else await changeStored(id, (encounter) => filed(encounter, to));
      await stored.refresh();
    },
    async remove(id) {
      if (get().open?.encounter.id === id) await verbs.closeEncounter();
      const inMemory = unkept.encounters.get(id);
      await setBin(id, outside.now());
      return async () => {
        if (inMemory) unkept.encounters.set(id, inMemory);
        await setBin(id, null);
      };
    },
    restore: (id) => setBin(id, null),
    async erase(id) {
      if (get().open?.encounter.id === id) await verbs.closeEncounter();
      unkept.encounters.delete(id);
      await stored.stored((db) => erase(db, id));
      await stored.refresh();
    },
  };

  /** Changes how one that is not open is called or filed. */
  async function changeStored(id: string, change: (encounter: Encounter) => Encounter): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      unkept.encounters.set(id, change(inMemory));
      return;
    }
    const lock = await hold(id, 'ask', async () => {}, outside.locks);
    if (!lock) return set({ trouble: { text: 'This encounter is open in another window: change it there.' } });
    try {
      await inside.disk((db) => claim(db, id, inside.holder));
      const loaded = await load(await inside.disk((db) => rawOf(db, id)), stored.reader);
      // Both copies are written: of two of one moment either may be read.
      if (loaded.ok)
        await inside.disk((db) =>
          setAside(db, stored.writing(change(loaded.value.encounter)), { ...loaded.value, spare: 'none' }),
        );
      else set({ trouble: loaded.refusal });
    } catch (error) {
      stored.complain(error);
    }
    lock.release();
  }

  return {
    verbs,
    add,
    read: stored.read,
    refresh: stored.refresh,
    reader: stored.reader,
    async bringBack(encounter) {
      const { id } = encounter;
      const found = await stored.read(id);
      if (found.ok && JSON.stringify(found.value) === JSON.stringify(encounter)) {
        if (!get().bin.some((entry) => entry.id === id)) return 'here';
        await get().restore(id);
        return 'new';
      }
      // One that cannot be read any more keeps its place: what is stored of it may still be saved.
      const taken = found.ok || (await inside.disk((db) => rawOf(db, id)).then(isThere, () => true));
      await stored.keep(taken ? { ...encounter, id: outside.newId() } : encounter);
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
