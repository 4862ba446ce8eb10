/** This device: what is stored on it, whether the browser may drop it, and a second copy that keeps itself after each round. */
import { VERSION } from '../../engine/encounter.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { listEntries } from '../../storage/encounters.ts';
import { type FolderHandle, mayWrite, rememberedFolder, rememberFolder, writeInto } from '../../storage/folder.ts';
import { fileName } from '../encounters/fileName.ts';
import type { Inside } from '../perform.ts';
import { recall, remember } from '../session.ts';
import type { OpenEncounter, TableStore } from '../types.ts';

/** Where a device remembers when a copy of anything was last saved outside of the browser. */
const LAST_COPY = 'affray-last-copy';
/** After so long at the table without a copy outside of the browser the program reminds, in milliseconds. */
const LONG_EVENING = 2 * 3600_000;

type DeviceVerbs = Pick<
  TableStore,
  'deviceReport' | 'askToStay' | 'chooseFolder' | 'allowFolder' | 'leaveFolder' | 'dismissReminder'
>;

export interface Device {
  verbs: DeviceVerbs;
  /** Finds the folder that was chosen before. */
  start(): Promise<void>;
  /** Something was done in the open fight. Call after each change. */
  changed(now: OpenEncounter | undefined, before: OpenEncounter | undefined): void;
  /** A copy was saved outside of the browser. */
  copied(): void;
}

/** Gives the bytes of the file of an encounter with its pictures. */
type Pack = (encounter: OpenEncounter['encounter']) => Promise<Uint8Array<ArrayBuffer>>;

export function deviceOf(inside: Inside, pack: Pack): Device {
  const { get, set, outside } = inside;
  let folder: FolderHandle | undefined;
  let begun: number | undefined;
  let writing: Promise<void> = Promise.resolve();

  const lastCopy = (): number | undefined => {
    const at = recall(outside.device, LAST_COPY);
    return typeof at === 'number' ? at : undefined;
  };

  function copied(): void {
    remember(outside.device, LAST_COPY, outside.now());
    begun = undefined;
    set({ reminder: undefined });
  }

  function say(state: 'keeps itself' | 'wants leave' | 'fails', detail?: string): void {
    if (folder) set({ secondCopy: { folder: folder.name, state, ...(detail === undefined ? {} : { detail }) } });
  }

  /** Writes the open fight into the folder, after what is being written. A failure is told once, and tried again after the next round. */
  function keep({ encounter }: OpenEncounter): Promise<void> {
    writing = writing.then(async () => {
      if (!folder) return;
      try {
        const patience = outside.patience * 6;
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

  /** Uses a folder from now on, with the fight that is open. */
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

  const verbs: DeviceVerbs = {
    async deviceReport() {
      const space = await outside.space();
      const stored = await inside
        .disk(async (db) => ({
          encounters: (await listEntries(db)).entries.length,
          pictures: await db.count('pictures'),
          store: db.version,
        }))
        .catch(() => undefined);
      return { ...space, ...stored, format: VERSION, lastCopy: lastCopy() };
    },
    askToStay: () => outside.persist().catch(() => false),
    async chooseFolder() {
      try {
        const chosen = await outside.pickFolder?.();
        if (!chosen) return;
        await use(chosen);
        // One that cannot be remembered is used while this page is open, and chosen again the next time.
        await inside.disk((db) => rememberFolder(db, chosen)).catch(() => {});
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
      await inside.disk((db) => rememberFolder(db, undefined)).catch(() => {});
    },
    dismissReminder() {
      begun = outside.now();
      set({ reminder: undefined });
    },
  };

  return {
    verbs,
    copied,
    async start() {
      folder = await inside.disk(rememberedFolder).catch(() => undefined);
      if (folder) say((await mayWrite(folder, 'only look').catch(() => false)) ? 'keeps itself' : 'wants leave');
    },
    changed(now, before) {
      if (!now || !before) {
        // A fight that is left goes into the folder as it was left.
        if (before && !now) void keep(before);
        return;
      }
      if (now.encounter.id !== before.encounter.id || now.fight === before.fight) return;
      if (folder && roundOf(now) !== roundOf(before)) void keep(now);
      begun ??= outside.now();
      const since = outside.now() - begun;
      if (since > LONG_EVENING && get().secondCopy?.state !== 'keeps itself' && get().reminder === undefined)
        set({ reminder: 'You have played for two hours without a copy outside of this browser.' });
    },
  };
}
