/** The verbs of files and pictures: an encounter saved to a file and opened from one, pictures kept and given. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Reason } from '../../engine/words.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import { fetched } from '../../storage/fetched.ts';
import type { Inside } from '../perform.ts';
import type { TableStore } from '../types.ts';
import type { EncounterVerbs } from './encounterVerbs.ts';
import { fileName } from './fileName.ts';
import { keepPicture, pictureOf } from './keptPicture.ts';

type FileVerbs = Pick<TableStore, 'saveFile' | 'saveRaw' | 'saveEverything' | 'openFile' | 'addPicture' | 'picture'>;

const packing = () => fetched(() => import('./packing.ts'));
const taking = () => fetched(() => import('./takeFile.ts'));

/** Fetches what files need before anybody saves one: whoever has lost the network must still be able to. */
export const filesAhead = {
  ahead: async () => {
    await Promise.all([packing(), taking(), import('browser-fs-access')]);
  },
};

/** The bytes of the file of an encounter, with those of its pictures that are here. Rejects where what packs it cannot be fetched. */
export const packed = async (inside: Inside, encounter: Encounter): Promise<Uint8Array<ArrayBuffer>> =>
  (await packing()).packWithPictures(inside, encounter);

export function fileVerbs(inside: Inside, encounters: EncounterVerbs, copied: () => void): FileVerbs {
  const { get, set, outside } = inside;

  const complain = (error: unknown): undefined => set({ trouble: faultOfStorage(error) }) as undefined;

  /** Tells why a file was not taken, with its name. */
  function refuse(file: Blob, { text, detail }: Reason): undefined {
    set({ trouble: { text: file instanceof File ? `“${file.name}”: ${text}` : text, detail } });
  }

  /** What is in a file; one that went away since it was chosen is told. */
  const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    try {
      return new Uint8Array(await inTime(file.arrayBuffer(), outside.patience * 6));
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return refuse(file, { rule: 'by hand', text: 'This file could not be read: choose it again.', detail });
    }
  };

  async function give(blob: Blob, name: string): Promise<void> {
    try {
      if (await outside.saveBlob(blob, name)) copied();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      set({ trouble: { text: 'The file could not be saved: try another folder or name.', detail } });
    }
  }

  return {
    picture: (hash) => pictureOf(inside, hash),
    async saveFile(id) {
      const wanted = id ?? get().open?.encounter.id;
      if (wanted === undefined)
        return set({ trouble: { text: 'No fight is open: open the one that you want to save.' } });
      const read = await encounters.read(wanted);
      if (!read.ok) return set({ trouble: read.refusal });
      const encounter = read.value;
      const bytes = await packed(inside, encounter).catch(complain);
      if (bytes) await give(new Blob([bytes], { type: 'application/zip' }), fileName(encounter.name));
    },
    async saveRaw(id) {
      try {
        const raw = await inside.disk((db) => rawOf(db, id));
        const text = JSON.stringify(raw, undefined, 1);
        await give(new Blob([text], { type: 'application/json' }), fileName(`stored ${id}`, '.json'));
      } catch (error) {
        complain(error);
      }
    },
    async saveEverything() {
      try {
        const { gatherEverything } = await fetched(() => import('./everything.ts'));
        const bytes = await gatherEverything(inside, encounters);
        const day = new Date(outside.now()).toISOString().slice(0, 10);
        await give(new Blob([bytes], { type: 'application/zip' }), fileName(`everything ${day}`));
      } catch (error) {
        complain(error);
      }
    },
    async openFile(file) {
      const bytes = await bytesOf(file);
      if (!bytes) return undefined;
      try {
        return await (await taking()).takeFile(inside, encounters, bytes, (why) => refuse(file, why));
      } catch (error) {
        return complain(error);
      }
    },
    async addPicture(file) {
      const ready = await outside.readPicture(file).catch(complain);
      if (!ready) return undefined;
      if (!ready.ok) return refuse(file, ready.refusal);
      const { hash, blob, width, height } = ready.value;
      await keepPicture(inside, hash, blob);
      return { picture: hash, width, height };
    },
  };
}
