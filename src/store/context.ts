/** What the slices of the store share: the state, the environment, the writer and the database. */
import type { Encounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Access } from '../storage/access.ts';
import type { StoreEnvironment } from './environment.ts';
import type { OpenEncounter, TableStore } from './types.ts';
import type { Writer } from './writer.ts';

export interface StoreContext {
  get(): TableStore;
  set(change: Partial<TableStore>): void;
  environment: StoreEnvironment;
  writer: Writer;
  /**
   * Does a job with the database. Rejects when the browser denies the database, or does not answer
   * in time.
   */
  disk: Access['use'];
  /** This window's name in the database. */
  holder: string;
  /** Encounters and pictures that storage did not take. They last as long as this page. */
  unkept: { encounters: Map<string, Encounter>; pictures: Map<string, Blob> };
}

/** Makes the open encounter as the screens read it. The open move is run once for all screens. */
export const openEncounterOf = (ruleset: Ruleset, encounter: Encounter): OpenEncounter => ({
  encounter,
  ruleset,
  ...liveStateOf(ruleset, encounter),
});
