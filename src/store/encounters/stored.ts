/** The stored: the encounters that there are, on disk or only in this page, read and kept; storage's refusals become sentences here. */
import type { Encounter } from '../../engine/encounter.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { readEncounter } from '../../formats/encounterFileCheck.ts';
import type { Scene } from '../../space/scene.ts';
import { type Database, faultOfStorage } from '../../storage/database.ts';
import { listEntries, rawOf, setSetting, setting, store } from '../../storage/encounters.ts';
import { load, type Reader } from '../../storage/journal.ts';
import type { Entry } from '../../storage/records.ts';
import { entryOf, mapIn, type Writing } from '../../storage/snapshots.ts';
import type { Inside } from '../perform.ts';
import type { EncounterEntry } from '../types.ts';
import { gameNamedIn } from './gameNamedIn.ts';

export interface Stored {
  /** Encounters that could not be opened, and why. */
  broken: Map<string, string>;
  reader: Reader;
  writing(encounter: Encounter): Writing;
  complain(error: unknown): void;
  /** Does something with storage; a failure is told, and false. */
  stored(job: (db: Database) => Promise<void>): Promise<boolean>;
  /** Reads the lists of the library and the bin anew. */
  refresh(): Promise<void>;
  /** Stores a new encounter, or keeps it in this page when there is no room. */
  keep(encounter: Encounter): Promise<void>;
  /** An encounter as it stands: the open one, or one that is stored. */
  read(id: string): Promise<Result<Encounter>>;
  /** Its map, for a picture; undefined where it cannot be read. */
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

export function storedOf(inside: Inside): Stored {
  const { get, set, outside, unkept } = inside;
  const broken = new Map<string, string>();
  const writing = (encounter: Encounter): Writing => ({ encounter, holder: inside.holder, changed: outside.now() });
  const complain = (error: unknown): void => set({ trouble: faultOfStorage(error) });

  async function stored(job: (db: Database) => Promise<void>): Promise<boolean> {
    try {
      await inside.disk(job);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  const reader: Reader = {
    loadGame: outside.loadGame,
    async read(raw) {
      const found = readEncounter(raw, await gameNamedIn(raw, outside), 'as stored');
      return found.ok ? done(found.value.encounter) : found;
    },
  };

  async function refresh(): Promise<void> {
    const inMemory = [...unkept.encounters.values()].map((one) =>
      shown(entryOf(one, { changed: outside.now(), holder: inside.holder })),
    );
    try {
      const found = await inside.disk(listEntries);
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
    if (!(await stored((db) => store(db, writing(encounter))))) unkept.encounters.set(encounter.id, encounter);
    else askToPersist();
  }

  /** Asks the browser once not to clear what is stored. No is a usual answer, and nobody is bothered with it. */
  function askToPersist(): void {
    void (async () => {
      if ((await inside.disk((db) => setting(db, 'asked to persist'))) === true) return;
      await inside.disk((db) => setSetting(db, 'asked to persist', true));
      await outside.persist();
    })().catch(() => {});
  }

  async function read(id: string): Promise<Result<Encounter>> {
    const { open } = get();
    if (open?.encounter.id === id) return done(open.encounter);
    const inMemory = unkept.encounters.get(id);
    if (inMemory) return done(inMemory);
    try {
      const loaded = await load(await inside.disk((db) => rawOf(db, id)), reader);
      return loaded.ok ? done(loaded.value.encounter) : loaded;
    } catch (error) {
      const { text, detail } = faultOfStorage(error);
      return refused('by hand', text, detail);
    }
  }

  const mapOf = async (id: string): Promise<Scene | undefined> =>
    unkept.encounters.get(id)?.fight.scene ?? inside.disk((db) => mapIn(db, id)).catch(() => undefined);

  return { mapOf, broken, reader, writing, complain, stored, refresh, keep, read };
}
