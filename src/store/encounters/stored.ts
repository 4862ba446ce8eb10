/**
 * Reads and keeps encounters, on disk or only in this page. Turns storage's refusals into
 * sentences.
 */
import type { Encounter } from '../../engine/encounter.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { readEncounter } from '../../formats/check/encounterFileCheck.ts';
import type { Scene } from '../../space/scene.ts';
import { type Database, faultOfStorage } from '../../storage/database.ts';
import { listEntries, rawOf, readSetting, storeEncounter, writeSetting } from '../../storage/encounters.ts';
import { loadEncounter, type Reader } from '../../storage/journal.ts';
import type { Entry } from '../../storage/records.ts';
import { entryOf, mapIn, type Writing } from '../../storage/snapshots.ts';
import type { StoreContext } from '../context.ts';
import type { EncounterEntry } from '../types.ts';
import { gameNamedIn } from './gameNamedIn.ts';

export interface Stored {
  /** Encounters that could not be opened, each with the reason. */
  broken: Map<string, string>;
  reader: Reader;
  writing(encounter: Encounter): Writing;
  complain(error: unknown): void;
  /** Does a job with storage. After a failure the user is told, and the result is false. */
  stored(job: (db: Database) => Promise<void>): Promise<boolean>;
  /** Reads the lists of the library and the bin anew. */
  refresh(): Promise<void>;
  /** Stores a new encounter. Where storage has no room, the encounter stays in this page. */
  keep(encounter: Encounter): Promise<void>;
  /** Reads an encounter as it stands, whether the encounter is open or stored. */
  read(id: string): Promise<Result<Encounter>>;
  /** Gives the map of an encounter, for a small picture. Undefined where the map cannot be read. */
  mapOf(id: string): Promise<Scene | undefined>;
}

const shown = ({ id, name, ruleset, stage, scene, combatants, changed, ...more }: Entry): EncounterEntry => ({
  id,
  name,
  ruleset,
  stage,
  scene,
  combatants,
  changed,
  ...(more.folder === undefined ? {} : { folder: more.folder }),
  ...(more.tags === undefined ? {} : { tags: more.tags }),
  ...(more.words === undefined ? {} : { words: more.words }),
});

export function storedOf(context: StoreContext): Stored {
  const { get, set, environment, unkept } = context;
  const broken = new Map<string, string>();
  const writing = (encounter: Encounter): Writing => ({
    encounter,
    holder: context.holder,
    changed: environment.now(),
  });
  const complain = (error: unknown): void => set({ trouble: faultOfStorage(error) });

  async function stored(job: (db: Database) => Promise<void>): Promise<boolean> {
    try {
      await context.disk(job);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  const reader: Reader = {
    loadGame: environment.loadGame,
    async read(raw) {
      return readEncounter(raw, await gameNamedIn(raw, environment), 'as stored');
    },
  };

  async function refresh(): Promise<void> {
    const inMemory = [...unkept.encounters.values()].map((one) =>
      shown(entryOf(one, { changed: environment.now(), holder: context.holder })),
    );
    try {
      const found = await context.disk(listEntries);
      const entries = found.entries.map((entry) => {
        const why = broken.get(entry.id);
        return {
          removed: entry.removed,
          entry: {
            ...shown(entry),
            ...(found.mended.has(entry.id)
              ? { note: 'Its entry here was lost or damaged; the fight itself is whole.' }
              : {}),
            ...(why === undefined ? {} : { broken: why }),
          },
        };
      });
      const damaged = found.broken.map(
        (id): EncounterEntry => ({
          id,
          name: 'A damaged encounter',
          ruleset: '',
          stage: 'setup',
          scene: '',
          combatants: 0,
          changed: 0,
          broken: broken.get(id) ?? 'Neither its entry nor its stored copies can be read.',
        }),
      );
      const kept = entries.filter(({ removed }) => removed === null).map(({ entry }) => entry);
      const listed = kept.filter(({ id }) => !unkept.encounters.has(id));
      set({
        encounters: [...inMemory, ...listed, ...damaged],
        bin: entries.filter(({ removed }) => removed !== null).map(({ entry }) => entry),
      });
    } catch (error) {
      set({ encounters: inMemory, saving: 'memory' });
      complain(error);
    }
  }

  async function keep(encounter: Encounter): Promise<void> {
    if (!(await stored((db) => storeEncounter(db, writing(encounter))))) unkept.encounters.set(encounter.id, encounter);
    else askToPersist();
  }

  /**
   * Asks the browser once not to clear the stored data. A no is usual, and the user is not told of
   * it.
   */
  function askToPersist(): void {
    void (async () => {
      if ((await context.disk((db) => readSetting(db, 'asked to persist'))) === true) return;
      await context.disk((db) => writeSetting(db, 'asked to persist', true));
      await environment.persist();
    })().catch(() => {});
  }

  async function read(id: string): Promise<Result<Encounter>> {
    const { open } = get();
    if (open?.encounter.id === id) return okResult(open.encounter);
    const inMemory = unkept.encounters.get(id);
    if (inMemory) return okResult(inMemory);
    try {
      const loaded = await loadEncounter(await context.disk((db) => rawOf(db, id)), reader);
      return loaded.ok ? okResult(loaded.value.encounter) : loaded;
    } catch (error) {
      const { text, detail } = faultOfStorage(error);
      return refusedResult('by hand', text, detail);
    }
  }

  const mapOf = async (id: string): Promise<Scene | undefined> =>
    unkept.encounters.get(id)?.fight.scene ?? context.disk((db) => mapIn(db, id)).catch(() => undefined);

  return { mapOf, broken, reader, writing, complain, stored, refresh, keep, read };
}
