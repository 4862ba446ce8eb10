/** Everything that is stored on this device, as one file and back; also what a newer program has stored, read as it lies there. */
import type { Encounter } from '../../engine/encounter.ts';
import { list } from '../../engine/words.ts';
import { packEncounter, picturesOf, readUnpacked, unpack } from '../../formats/encounterFile.ts';
import { type Packed, packEverything } from '../../formats/everythingFile.ts';
import type { Database } from '../../storage/database.ts';
import { listEntries, rawOf } from '../../storage/encounters.ts';
import { load } from '../../storage/journal.ts';
import { getPicture } from '../../storage/pictureStore.ts';
import type { Inside } from '../perform.ts';
import type { EncounterVerbs } from './encounterVerbs.ts';
import { gameNamedIn } from './gameNamedIn.ts';

type Job = <T>(job: (db: Database) => Promise<T>) => Promise<T>;

/** The bytes of a file of everything, with how many encounters are in it. Rejects when the store cannot be read at all. */
export async function gatherEverything(inside: Inside, encounters: EncounterVerbs): Promise<Uint8Array<ArrayBuffer>> {
  const { get, outside, unkept } = inside;
  let other: Database | undefined;
  const use: Job = (job) => (other ? job(other) : inside.disk(job));
  try {
    await inside.disk(async () => {});
  } catch {
    // Denied, or of another version: then as it is, where that goes; else there is what is in memory.
    other = await outside.openAsItIs().catch(() => undefined);
  }
  const packed: Packed[] = [];
  const beside: Record<string, unknown> = {};
  const pack = async (encounter: Encounter): Promise<void> => {
    const pictures = new Map<string, Blob>();
    for (const hash of picturesOf(encounter)) {
      const blob = unkept.pictures.get(hash) ?? (await use((db) => getPicture(db, hash)).catch(() => undefined))?.blob;
      if (blob) pictures.set(hash, blob);
    }
    packed.push({ name: encounter.name, bytes: await packEncounter(encounter, pictures) });
  };
  const { open } = get();
  const here = new Map([...unkept.encounters, ...(open ? [[open.encounter.id, open.encounter] as const] : [])]);
  for (const encounter of here.values()) await pack(encounter);
  try {
    const { entries, broken } = await use(listEntries);
    for (const id of [...entries.map((entry) => entry.id), ...broken]) {
      if (here.has(id)) continue;
      const raw = await use((db) => rawOf(db, id));
      const loaded = await load(raw, encounters.reader);
      if (loaded.ok) await pack(loaded.value.encounter);
      else beside[`unread/${id}`] = raw;
    }
    const { itemsOf } = await import('../../storage/shelf/shelf.ts');
    beside.shelf = await use(itemsOf);
    beside['set-aside'] = await use((db) => db.getAll('setAside'));
  } catch (error) {
    if (!other && here.size === 0) throw error;
    if (other)
      for (const name of other.objectStoreNames)
        if (name !== 'pictures') beside[`stored/${name}`] = await other.getAll(name);
  } finally {
    other?.close();
  }
  return packEverything(packed, beside);
}

/** Adds the encounters of such a file to the library; gives a sentence about those that could not be read, if any. */
export async function addEverything(
  inside: Inside,
  encounters: EncounterVerbs,
  keepPicture: (hash: string, blob: Blob) => Promise<void>,
  packed: readonly Packed[],
): Promise<string | undefined> {
  const unread: string[] = [];
  for (const { name, bytes } of packed) {
    const unpacked = unpack(bytes);
    const opened = unpacked.ok
      ? await readUnpacked(unpacked.value, await gameNamedIn(unpacked.value.json, inside.outside))
      : unpacked;
    if (!opened.ok) {
      unread.push(`“${name}”`);
      continue;
    }
    for (const [hash, blob] of opened.value.pictures) await keepPicture(hash, blob);
    await encounters.keepCopy(opened.value.encounter);
  }
  await encounters.refresh();
  if (unread.length === 0) return undefined;
  return `${list(unread)} in this file could not be read and ${unread.length === 1 ? 'was' : 'were'} left out; the other ${packed.length - unread.length} are in the library.`;
}
