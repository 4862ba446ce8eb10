/**
 * The actions of files and pictures: save an encounter to a file, open one from a file, keep
 * pictures and give them.
 */
import { dayForFile } from '../../browser/date.ts';
import type { Reason } from '../../engine/words.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import type { StoreContext } from '../context.ts';
import type { FileActions } from '../types.ts';
import type { EncounterActions } from './encounterActions.ts';
import { gatherEverything } from './everything.ts';
import { fileName } from './fileName.ts';
import { keepPicture, pictureOf } from './keptPicture.ts';
import { packWithPictures } from './packing.ts';
import { takeFile } from './takeFile.ts';

export function fileActions(context: StoreContext, encounters: EncounterActions, copied: () => void): FileActions {
  const { get, set, environment } = context;

  const complain = (error: unknown): undefined => set({ trouble: faultOfStorage(error) }) as undefined;

  /** Shows why a file was refused, with the file's name. */
  function refuse(file: Blob, { text, detail }: Reason): undefined {
    set({ trouble: { text: file instanceof File ? `“${file.name}”: ${text}` : text, detail } });
  }

  /**
   * Reads the bytes of a file. Shows a message where the file was moved or deleted after the user
   * chose it.
   */
  const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    try {
      return new Uint8Array(await inTime(file.arrayBuffer(), environment.patience * 6));
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return refuse(file, { rule: 'by hand', text: 'This file could not be read: choose it again.', detail });
    }
  };

  async function give(blob: Blob, name: string): Promise<void> {
    try {
      if (await environment.saveBlob(blob, name)) copied();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      set({ trouble: { text: 'The file could not be saved: try another folder or name.', detail } });
    }
  }

  return {
    picture: (hash) => pictureOf(context, hash),
    async saveFile(id) {
      const wanted = id ?? get().open?.encounter.id;
      if (wanted === undefined)
        return set({ trouble: { text: 'No fight is open: open the one that you want to save.' } });
      const read = await encounters.read(wanted);
      if (!read.ok) return set({ trouble: read.refusal });
      const encounter = read.value;
      const bytes = await packWithPictures(context, encounter).catch(complain);
      if (bytes) await give(new Blob([bytes], { type: 'application/zip' }), fileName(encounter.name));
    },
    async saveRaw(id) {
      try {
        const raw = await context.disk((db) => rawOf(db, id));
        const text = JSON.stringify(raw, undefined, 1);
        await give(new Blob([text], { type: 'application/json' }), fileName(`stored ${id}`, '.json'));
      } catch (error) {
        complain(error);
      }
    },
    async saveEverything() {
      try {
        const bytes = await gatherEverything(context, encounters);
        await give(
          new Blob([bytes], { type: 'application/zip' }),
          fileName(`everything ${dayForFile(environment.now())}`),
        );
      } catch (error) {
        complain(error);
      }
    },
    async openFile(file) {
      const bytes = await bytesOf(file);
      if (!bytes) return undefined;
      try {
        return await takeFile(context, encounters, bytes, (why) => refuse(file, why));
      } catch (error) {
        return complain(error);
      }
    },
    async addPicture(file) {
      const ready = await environment.readPicture(file).catch(complain);
      if (!ready) return undefined;
      if (!ready.ok) return refuse(file, ready.refusal);
      const { hash, blob, width, height } = ready.value;
      await keepPicture(context, hash, blob);
      return { picture: hash, width, height };
    },
  };
}
