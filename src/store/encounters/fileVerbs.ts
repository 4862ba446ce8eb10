/** The verbs of files and pictures: an encounter saved to a file and opened from one, pictures kept and given. */
import { scriptSchema } from '../../engine/script.ts';
import { fileName, packEncounter, picturesOf, readUnpacked, unpack } from '../../formats/encounterFile.ts';
import { faultOfStorage } from '../../storage/database.ts';
import { rawOf } from '../../storage/encounters.ts';
import { getPicture, putPicture } from '../../storage/pictureStore.ts';
import type { Inside } from '../perform.ts';
import type { TableStore } from '../types.ts';
import type { EncounterVerbs } from './encounterVerbs.ts';
import { gameNamedIn } from './gameNamedIn.ts';

type FileVerbs = Pick<TableStore, 'saveFile' | 'saveRaw' | 'openFile' | 'addPicture' | 'picture'>;

export function fileVerbs(inside: Inside, encounters: EncounterVerbs): FileVerbs {
  const { get, set, outside, unkept } = inside;

  const complain = (error: unknown): void => set({ trouble: faultOfStorage(error) });

  async function keepPicture(hash: string, blob: Blob): Promise<void> {
    try {
      await putPicture(await inside.database(), { hash, blob, added: outside.now() });
    } catch (error) {
      unkept.pictures.set(hash, blob);
      complain(error);
    }
  }

  async function picture(hash: string): Promise<Blob | undefined> {
    const inMemory = unkept.pictures.get(hash);
    if (inMemory) return inMemory;
    try {
      return (await getPicture(await inside.database(), hash))?.blob;
    } catch {
      // The map is drawn without it; storage's trouble is told where something could not be written.
      return undefined;
    }
  }

  async function give(blob: Blob, name: string): Promise<void> {
    try {
      await outside.saveBlob(blob, name);
    } catch (error) {
      const why = error instanceof Error ? ` (${error.message})` : '';
      set({ trouble: `The file could not be saved${why}: try another folder or name.` });
    }
  }

  return {
    picture,
    async saveFile(id) {
      const wanted = id ?? get().open?.encounter.id;
      if (wanted === undefined) return set({ trouble: 'No fight is open: open the one that you want to save.' });
      const read = await encounters.read(wanted);
      if (!read.ok) return set({ trouble: read.refusal.text });
      const encounter = read.value;
      const pictures = new Map<string, Blob>();
      for (const hash of picturesOf(encounter)) {
        const blob = await picture(hash);
        if (blob) pictures.set(hash, blob);
      }
      const bytes = await packEncounter(encounter, pictures);
      await give(new Blob([bytes], { type: 'application/zip' }), fileName(encounter.name));
    },
    async saveRaw(id) {
      try {
        const raw = await rawOf(await inside.database(), id);
        const text = JSON.stringify(raw, undefined, 1);
        await give(new Blob([text], { type: 'application/json' }), fileName(`stored ${id}`, '.json'));
      } catch (error) {
        complain(error);
      }
    },
    async openFile(file) {
      const unpacked = unpack(new Uint8Array(await file.arrayBuffer()));
      if (!unpacked.ok) return void set({ trouble: `“${file.name}”: ${unpacked.refusal.text}` });
      const script = scriptSchema.safeParse(unpacked.value.json);
      if (script.success) return get().createFromScript(script.data);
      const rulesetOf = await gameNamedIn(unpacked.value.json, outside).catch(complain);
      if (!rulesetOf) return undefined;
      const opened = await readUnpacked(unpacked.value, rulesetOf);
      if (!opened.ok) return void set({ trouble: `“${file.name}”: ${opened.refusal.text}` });
      for (const [hash, blob] of opened.value.pictures) await keepPicture(hash, blob);
      const id = await encounters.add(opened.value.encounter);
      if (opened.value.told !== undefined) set({ trouble: opened.value.told });
      return id;
    },
    async addPicture(file) {
      const ready = await outside.readPicture(file);
      if (!ready.ok) {
        const named = file instanceof File ? `“${file.name}”: ` : '';
        return void set({ trouble: `${named}${ready.refusal.text}` });
      }
      const { hash, blob, width, height } = ready.value;
      await keepPicture(hash, blob);
      return { picture: hash, width, height };
    },
  };
}
