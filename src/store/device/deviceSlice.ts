/**
 * The slice of this device: what is stored here, whether the browser may drop the stored data, what
 * went wrong with storage, and the second copy after each round.
 */

import { recallValue, rememberValue } from '../../browser/kept.ts';
import { VERSION } from '../../engine/encounter.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { listEntries } from '../../storage/encounters.ts';
import { type FolderHandle, mayWrite, rememberedFolder, rememberFolder, writeInto } from '../../storage/folder.ts';
import type { StoreContext } from '../context.ts';
import { fileName } from '../encounters/fileName.ts';
import type { DeviceActions, DeviceState, OpenEncounter } from '../types.ts';

/**
 * The key under which a device remembers when the user last saved a copy outside of the browser.
 */
const LAST_COPY = 'affray-last-copy';
/**
 * After so many milliseconds without a copy outside of the browser, the program reminds the user.
 */
const LONG_EVENING = 2 * 3600_000;

export interface Device {
  slice: DeviceState & DeviceActions;
  /** Finds the folder that the user chose before. */
  start(): Promise<void>;
  /** Tells the device that the open fight has changed. Call after each change. */
  changed(now: OpenEncounter | undefined, before: OpenEncounter | undefined): void;
  /** Tells the device that the user saved a copy outside of the browser. */
  copied(): void;
}

/** Gives the bytes of the file of an encounter with its pictures. */
type Pack = (encounter: OpenEncounter['encounter']) => Promise<Uint8Array<ArrayBuffer>>;

export function deviceOf(context: StoreContext, pack: Pack): Device {
  const { get, set, environment } = context;
  let folder: FolderHandle | undefined;
  let begun: number | undefined;
  let writing: Promise<void> = Promise.resolve();

  const lastCopy = (): number | undefined => {
    const at = recallValue(environment.device, LAST_COPY);
    return typeof at === 'number' ? at : undefined;
  };

  function copied(): void {
    rememberValue(environment.device, LAST_COPY, environment.now());
    begun = undefined;
    set({ reminder: undefined });
  }

  function say(state: 'keeps itself' | 'wants leave' | 'fails', detail?: string): void {
    if (folder) set({ secondCopy: { folder: folder.name, state, ...(detail === undefined ? {} : { detail }) } });
  }

  /**
   * Writes the open fight into the folder, after the write that is under way. A failure is shown
   * once. The next round tries again.
   */
  function keep({ encounter }: OpenEncounter): Promise<void> {
    writing = writing.then(async () => {
      if (!folder) return;
      try {
        const patience = environment.patience * 6;
        if (!(await inTime(mayWrite(folder, 'only look'), patience))) return say('wants leave');
        const name = fileName(`${encounter.name} ${encounter.id}`);
        await inTime(writeInto(folder, name, await pack(encounter)), patience);
        say('keeps itself');
        copied();
      } catch (error) {
        const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        if (get().secondCopy?.state !== 'fails')
          set({
            trouble: {
              text: `The second copy could not be written into “${folder.name}”: is the folder still there? The fight itself is kept in this browser.`,
              detail,
            },
          });
        say('fails', detail);
      }
    });
    return writing;
  }

  /** Uses a folder from now on, and writes the open fight into that folder. */
  async function use(chosen: FolderHandle): Promise<void> {
    folder = chosen;
    say('keeps itself');
    const { open } = get();
    if (open) await keep(open);
  }

  const roundOf = ({ ruleset, fight }: OpenEncounter): string => {
    try {
      return `${fight.stage} ${ruleset.order(fight).round}`;
    } catch {
      return fight.stage;
    }
  };

  const slice: DeviceState & DeviceActions = {
    saving: 'saved',
    async deviceReport() {
      const space = await environment.space();
      const stored = await context
        .disk(async (db) => ({
          encounters: (await listEntries(db)).entries.length,
          pictures: await db.count('pictures'),
          store: db.version,
        }))
        .catch(() => undefined);
      return { ...space, ...stored, format: VERSION, lastCopy: lastCopy() };
    },
    askToStay: () => environment.persist().catch(() => false),
    async chooseFolder() {
      try {
        const chosen = await environment.pickFolder?.();
        if (!chosen) return;
        await use(chosen);
        // A folder that cannot be remembered is used while this page is open; the user chooses a
        // folder again the next time.
        await context.disk((db) => rememberFolder(db, chosen)).catch(() => {});
      } catch (error) {
        set({ trouble: faultOfStorage(error) });
      }
    },
    async allowFolder() {
      if (folder && (await mayWrite(folder, 'ask').catch(() => false))) await use(folder);
    },
    async leaveFolder() {
      folder = undefined;
      set({ secondCopy: undefined });
      await context.disk((db) => rememberFolder(db, undefined)).catch(() => {});
    },
    dismissReminder() {
      begun = environment.counted();
      set({ reminder: undefined });
    },
    dismissTrouble: () => set({ trouble: undefined }),
  };

  return {
    slice,
    copied,
    async start() {
      folder = await context.disk(rememberedFolder).catch(() => undefined);
      if (folder) say((await mayWrite(folder, 'only look').catch(() => false)) ? 'keeps itself' : 'wants leave');
    },
    changed(now, before) {
      if (!now || !before) {
        // A fight that the user leaves is written into the folder in its last state.
        if (before && !now) void keep(before);
        return;
      }
      if (now.encounter.id !== before.encounter.id || now.fight === before.fight) return;
      if (folder && roundOf(now) !== roundOf(before)) void keep(now);
      begun ??= environment.counted();
      const since = environment.counted() - begun;
      if (since > LONG_EVENING && get().secondCopy?.state !== 'keeps itself' && get().reminder === undefined)
        set({ reminder: 'You have played for two hours without a copy outside of this browser.' });
    },
  };
}
