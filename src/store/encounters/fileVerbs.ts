/** The verbs of files and pictures: an encounter saved to a file and opened from one, pictures kept and given. */
import type { Encounter } from '../../engine/encounter.ts';
import { scriptSchema } from '../../engine/script.ts';
import type { Reason } from '../../engine/words.ts';
import { fileName, packEncounter, picturesOf, readUnpacked, unpack } from '../../formats/encounterFile.ts';
import { unpackEverything } from '../../formats/everythingFile.ts';
import { inTime } from '../../storage/access.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import { getPicture, putPicture } from '../../storage/pictureStore.ts';
import type { Inside } from '../perform.ts';
import type { TableStore } from '../types.ts';
import type { EncounterVerbs } from './encounterVerbs.ts';
import { addEverything, gatherEverything } from './everything.ts';
import { gameNamedIn } from './gameNamedIn.ts';

type FileVerbs = Pick<TableStore, 'saveFile' | 'saveRaw' | 'saveEverything' | 'openFile' | 'addPicture' | 'picture'>;

async function pictureOf({ unkept, disk }: Inside, hash: string): Promise<Blob | undefined> {
  const inMemory = unkept.pictures.get(hash);
  if (inMemory) return inMemory;
  try {
    return (await disk((db) => getPicture(db, hash)))?.blob;
  } catch {
    // The map is drawn without it; storage's trouble is told where something could not be written.
    return undefined;
  }
}

/** The bytes of the file of an encounter, with those of its pictures that are here. */
export async function packWithPictures(inside: Inside, encounter: Encounter): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Map<string, Blob>();
  for (const hash of picturesOf(encounter)) {
    const blob = await pictureOf(inside, hash);
    if (blob) pictures.set(hash, blob);
  }
  return packEncounter(encounter, pictures);
}

export function fileVerbs(inside: Inside, encounters: EncounterVerbs, copied: () => void): FileVerbs {
  const { get, set, outside, unkept } = inside;

  const complain = (error: unknown): void => set({ trouble: faultOfStorage(error) });

  async function keepPicture(hash: string, blob: Blob): Promise<void> {
    try {
      await inside.disk((db) => putPicture(db, { hash, blob, added: outside.now() }));
    } catch (error) {
      unkept.pictures.set(hash, blob);
      complain(error);
    }
  }

  const picture = (hash: string): Promise<Blob | undefined> => pictureOf(inside, hash);

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
    picture,
    async saveFile(id) {
      const wanted = id ?? get().open?.encounter.id;
      if (wanted === undefined)
        return set({ trouble: { text: 'No fight is open: open the one that you want to save.' } });
      const read = await encounters.read(wanted);
      if (!read.ok) return set({ trouble: read.refusal });
      const encounter = read.value;
      const bytes = await packWithPictures(inside, encounter);
      await give(new Blob([bytes], { type: 'application/zip' }), fileName(encounter.name));
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
      const many = unpackEverything(bytes);
      if (many) {
        if (!many.ok) return refuse(file, many.refusal);
        const told = await addEverything(inside, encounters, keepPicture, many.value).catch(complain);
        if (told !== undefined) set({ trouble: { text: told } });
        return undefined;
      }
      const unpacked = unpack(bytes);
      if (!unpacked.ok) return refuse(file, unpacked.refusal);
      const script = scriptSchema.safeParse(unpacked.value.json);
      if (script.success) return get().createFromScript(script.data);
      const rulesetOf = await gameNamedIn(unpacked.value.json, outside).catch(complain);
      if (!rulesetOf) return undefined;
      const opened = await readUnpacked(unpacked.value, rulesetOf);
      if (!opened.ok) return refuse(file, opened.refusal);
      for (const [hash, blob] of opened.value.pictures) await keepPicture(hash, blob);
      const id = await encounters.add(opened.value.encounter);
      if (opened.value.told !== undefined) set({ trouble: { text: opened.value.told } });
      return id;
    },
    async addPicture(file) {
      const ready = await outside.readPicture(file);
      if (!ready.ok) return refuse(file, ready.refusal);
      const { hash, blob, width, height } = ready.value;
      await keepPicture(hash, blob);
      return { picture: hash, width, height };
    },
  };
}
