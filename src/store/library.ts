/** The library's verbs: new encounters, opening and closing, the bin; one window at a time writes an encounter. */
import { type Encounter, newEncounter } from '../engine/encounter.ts';
import { playLine, setUp } from '../engine/playScript.ts';
import { type Script, usualSides } from '../engine/script.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { readEncounter } from '../formats/encounterFileCheck.ts';
import { faultOfStorage } from '../storage/database.ts';
import { claim, entryOf, type Loaded, load, setAside, type Writing } from '../storage/journal.ts';
import { type Holding, hold } from '../storage/locks.ts';
import type { Entry } from '../storage/records.ts';
import { bin, copyOf, erase, listEntries, setSetting, setting, store } from '../storage/shelf.ts';
import { type Kit, opened, perform } from './kit.ts';
import type { LibraryEntry, TableStore } from './types.ts';

type Verbs = Pick<
  TableStore,
  | 'createFromScript'
  | 'create'
  | 'openEncounter'
  | 'takeOver'
  | 'closeEncounter'
  | 'duplicate'
  | 'rename'
  | 'remove'
  | 'restore'
  | 'erase'
>;

export interface Library {
  verbs: Verbs;
  /** Reads the list, and opens again what this tab had open before a reload. */
  start(): Promise<void>;
  /** Puts a new encounter on the shelf under a fresh id and opens it; gives the id. */
  add(encounter: Encounter): Promise<string>;
  /** An encounter as it stands: the open one, or one from the shelf. */
  read(id: string): Promise<Result<Encounter>>;
}

/** Where a tab remembers what it has open, so that a reload goes on there. */
const OPEN_KEY = 'affray-open';

const shown = ({ id, name, ruleset, stage, scene, combatants, changed }: Entry): LibraryEntry => ({
  id,
  name,
  ruleset,
  stage,
  scene,
  combatants,
  changed,
});

export function libraryOf(kit: Kit): Library {
  const { get, set, outside, keeper, unkept } = kit;
  /** Encounters that could not be opened, and why. */
  const broken = new Map<string, string>();
  let holding: Holding | undefined;

  // Opening and closing wait for each other, so that two quick clicks do not open two.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const next = turn.then(job);
    turn = next.catch(() => {});
    return next;
  }

  const writing = (encounter: Encounter): Writing => ({ encounter, holder: kit.holder, changed: outside.now() });
  const complain = (error: unknown): void => set({ trouble: faultOfStorage(error) });

  /** Does something with storage; a failure is told, and false. */
  async function stored(job: (db: Awaited<ReturnType<Kit['database']>>) => Promise<void>): Promise<boolean> {
    try {
      await job(await kit.database());
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  async function readLibrary(): Promise<void> {
    const inMemory = [...unkept.encounters.values()].map((one) =>
      shown(entryOf(one, { changed: outside.now(), holder: kit.holder })),
    );
    try {
      const found = await listEntries(await kit.database());
      const entries = found.entries.map((entry) => {
        const why = broken.get(entry.id);
        return { removed: entry.removed, entry: { ...shown(entry), ...(why === undefined ? {} : { broken: why }) } };
      });
      const damaged = found.broken.map(
        ({ id, why }): LibraryEntry => ({
          id,
          name: 'A damaged encounter',
          ruleset: '',
          stage: 'setup',
          scene: '',
          combatants: 0,
          changed: 0,
          broken: why,
        }),
      );
      const kept = entries.filter(({ removed }) => removed === null).map(({ entry }) => entry);
      const listed = kept.filter(({ id }) => !unkept.encounters.has(id));
      set({
        library: [...inMemory, ...listed, ...damaged],
        bin: entries.filter(({ removed }) => removed !== null).map(({ entry }) => entry),
      });
    } catch (error) {
      set({ library: inMemory, saving: 'memory' });
      complain(error);
    }
  }

  function show(encounter: Encounter, seq: number, disk: 'whole' | 'behind'): Result<void> {
    const ruleset = outside.rulesetOf(encounter.ruleset);
    if (!ruleset) return refused('by hand', `This Affray does not have the game “${encounter.ruleset}”.`);
    keeper.start(encounter, seq, disk);
    set({
      open: opened(ruleset, encounter),
      status: 'ready',
      wanted: undefined,
      saving: disk === 'whole' ? 'saved' : 'memory',
      session: { ...get().session, selected: [], hovered: undefined, tool: 'select' },
    });
    outside.tab?.setItem(OPEN_KEY, encounter.id);
    return done(undefined);
  }

  /** Another window takes the encounter over: what waits is written first. */
  async function lose(id: string): Promise<void> {
    if (get().open?.encounter.id === id) set({ status: 'elsewhere', wanted: id });
    await keeper.stop();
    holding = undefined;
  }

  async function openNow(id: string, how: 'ask' | 'wait' | 'take'): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      show(inMemory, 0, 'behind');
      // There may be room by now.
      void keeper.snapshot();
      return;
    }
    try {
      const db = await kit.database();
      holding = await hold(id, how, () => lose(id), outside.locks);
      if (!holding) {
        outside.tab?.setItem(OPEN_KEY, id);
        set({ status: 'elsewhere', wanted: id });
        return;
      }
      await claim(db, id, kit.holder);
      const loaded = await load(db, id, { rulesetOf: outside.rulesetOf, read: readStored });
      const fault = loaded.ok ? await showLoaded(loaded.value) : loaded.refusal.text;
      if (fault === undefined) return;
      broken.set(id, fault);
      await giveUp(
        `This encounter cannot be opened: ${fault} What is stored of it is kept and can be saved as a file.`,
      );
    } catch (error) {
      await giveUp(faultOfStorage(error));
    }
  }

  const readStored = (raw: unknown): Result<Encounter> => {
    const read = readEncounter(raw, outside.rulesetOf, 'as stored');
    return read.ok ? done(read.value.encounter) : read;
  };

  async function showLoaded(loaded: Loaded): Promise<string | undefined> {
    let seq = loaded.seq;
    let disk: 'whole' | 'behind' = 'whole';
    if (loaded.told !== undefined) {
      const mended = await stored((db) => setAside(db, writing(loaded.encounter), loaded));
      // What could not be put aside still has its numbers: go on after them.
      if (!mended) [seq, disk] = [loaded.seq + loaded.rest.length, 'behind'];
    }
    const showing = show(loaded.encounter, seq, disk);
    if (!showing.ok) return showing.refusal.text;
    if (loaded.told !== undefined) set({ trouble: loaded.told });
    return undefined;
  }

  async function giveUp(trouble: string): Promise<void> {
    holding?.release();
    holding = undefined;
    outside.tab?.removeItem(OPEN_KEY);
    await readLibrary();
    set({ status: 'library', open: undefined, trouble });
  }

  async function closeNow(): Promise<void> {
    const { open, status } = get();
    if (open && status === 'ready') {
      await keeper.stop();
      if (get().saving === 'memory') unkept.encounters.set(open.encounter.id, get().open?.encounter ?? open.encounter);
      else unkept.encounters.delete(open.encounter.id);
    }
    holding?.release();
    holding = undefined;
    outside.tab?.removeItem(OPEN_KEY);
    set({ open: undefined, wanted: undefined });
  }

  async function keep(encounter: Encounter): Promise<void> {
    if (!(await stored((db) => store(db, writing(encounter))))) unkept.encounters.set(encounter.id, encounter);
    else askToPersist();
  }

  /** Asks the browser once not to clear what is stored. No is a usual answer, and nobody is bothered with it. */
  function askToPersist(): void {
    void (async () => {
      const db = await kit.database();
      if ((await setting(db, 'asked to persist')) === true) return;
      await setSetting(db, 'asked to persist', true);
      await outside.persist();
    })().catch(() => {});
  }

  async function add(encounter: Encounter): Promise<string> {
    const fresh = { ...encounter, id: outside.newId() };
    await inTurn(async () => {
      await keep(fresh);
      await closeNow();
      await openNow(fresh.id, 'ask');
      await readLibrary();
    });
    return fresh.id;
  }

  async function read(id: string): Promise<Result<Encounter>> {
    const { open } = get();
    if (open?.encounter.id === id) return done(open.encounter);
    const inMemory = unkept.encounters.get(id);
    if (inMemory) return done(inMemory);
    try {
      const loaded = await load(await kit.database(), id, { rulesetOf: outside.rulesetOf, read: readStored });
      return loaded.ok ? done(loaded.value.encounter) : loaded;
    } catch (error) {
      return refused('by hand', faultOfStorage(error));
    }
  }

  /** Sets a new encounter up from a script and plays its lines. */
  function fromScript(script: Script): Result<Encounter> {
    const ruleset = outside.rulesetOf(script.ruleset);
    if (!ruleset) return refused('by hand', `There is no game “${script.ruleset}” here.`);
    const made = setUp(ruleset, outside.scenes, { ...script, seed: script.seed ?? outside.newSeed() });
    if (!made.ok) return made;
    let encounter = made.value;
    for (const line of script.lines) {
      if ('expect' in line || 'note' in line) continue;
      const next = playLine(ruleset, encounter, line);
      if (next.ok) encounter = next.value;
      else if (!('refused' in line))
        return refused(next.refusal.rule, `A line of the script is refused: ${next.refusal.text}`);
    }
    return done(encounter);
  }

  async function addOrTell(made: Result<Encounter>): Promise<string | undefined> {
    if (made.ok) return add(made.value);
    set({ trouble: made.refusal.text });
    return undefined;
  }

  async function setBin(id: string, removed: number | null): Promise<void> {
    const onlyHere = removed !== null && unkept.encounters.delete(id);
    try {
      const found = await bin(await kit.database(), id, removed);
      if (!found && !onlyHere && removed !== null)
        set({ trouble: 'This entry is damaged and cannot be put into the bin. It can be deleted for good.' });
    } catch (error) {
      if (!onlyHere) complain(error);
    }
    await readLibrary();
  }

  const verbs: Verbs = {
    createFromScript: (script) => addOrTell(fromScript(script)),
    async create({ name, ruleset: id, scene }) {
      const ruleset = outside.rulesetOf(id);
      if (!ruleset) return addOrTell(refused('by hand', `There is no game “${id}” here.`));
      if (!ruleset.scenes.includes(scene.kind))
        return addOrTell(
          refused(
            'by hand',
            `${ruleset.name} is played on ${ruleset.scenes.join(' or ')}, not on ${scene.kind}: choose another map.`,
          ),
        );
      const seed = outside.newSeed();
      return addOrTell(
        done(
          newEncounter(ruleset, {
            id: 'new',
            name: name.trim().slice(0, 120) || scene.name || 'A fight',
            seed,
            scene,
            sides: usualSides,
          }),
        ),
      );
    },
    openEncounter: (id) =>
      inTurn(async () => {
        const { open, status } = get();
        if (open?.encounter.id === id && status === 'ready') return;
        set({ status: 'loading' });
        await closeNow();
        await openNow(id, 'ask');
      }),
    takeOver: () =>
      inTurn(async () => {
        const { wanted } = get();
        if (wanted === undefined) return;
        set({ status: 'loading', open: undefined });
        await openNow(wanted, 'take');
      }),
    closeEncounter: () =>
      inTurn(async () => {
        await closeNow();
        await readLibrary();
        set({ status: 'library' });
      }),
    async duplicate(id, name) {
      const source = await read(id);
      if (!source.ok) return addOrTell(source);
      const copy = copyOf(source.value, outside.newId(), (name ?? `${source.value.name} (copy)`).slice(0, 120));
      await keep(copy);
      await readLibrary();
      return copy.id;
    },
    async rename(id, raw) {
      const name = raw.trim().slice(0, 120);
      if (name === '') return set({ trouble: 'An encounter needs a name: give it at least one letter.' });
      if (get().open?.encounter.id === id) {
        perform(kit, [{ kind: 'rename', name }], 'wait');
        await keeper.settled();
      } else await renameOnShelf(id, name);
      await readLibrary();
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
      await stored((db) => erase(db, id));
      await readLibrary();
    },
  };

  async function renameOnShelf(id: string, name: string): Promise<void> {
    const inMemory = unkept.encounters.get(id);
    if (inMemory) {
      unkept.encounters.set(id, { ...inMemory, name });
      return;
    }
    const lock = await hold(id, 'ask', async () => {}, outside.locks);
    if (!lock) return set({ trouble: 'This encounter is open in another window: rename it there.' });
    await stored(async (db) => {
      await claim(db, id, kit.holder);
      const loaded = await load(db, id, { rulesetOf: outside.rulesetOf, read: readStored });
      if (!loaded.ok) return set({ trouble: loaded.refusal.text });
      await setAside(db, writing({ ...loaded.value.encounter, name }), loaded.value);
    });
    lock.release();
  }

  return {
    verbs,
    add,
    read,
    async start() {
      await readLibrary();
      const before = outside.tab?.getItem(OPEN_KEY);
      if (before) await inTurn(() => openNow(before, 'wait'));
      else set({ status: 'library' });
    },
  };
}
