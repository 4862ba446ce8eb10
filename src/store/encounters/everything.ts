/**
 * Writes all encounters, shelf items and pictures of this device to one file, and reads such a
 * file. Data of a newer program is written unread, in its stored form.
 */
import type { Encounter } from '../../engine/encounter.ts';
import { nameList } from '../../engine/words.ts';
import { packEncounter, picturesOf, readUnpacked, unpackFile } from '../../formats/encounterFile.ts';
import { type Everything, type Packed, packEverything } from '../../formats/everything/everythingFile.ts';
import { packShelf, picturesOfItems, rawItemsIn, unpackShelf } from '../../formats/shelf/shelfFile.ts';
import type { Database } from '../../storage/database.ts';
import { listEntries, rawOf } from '../../storage/encounters.ts';
import { loadEncounter } from '../../storage/journal.ts';
import { getPicture } from '../../storage/pictureStore.ts';
import { itemsOf } from '../../storage/shelf/shelf.ts';
import type { StoreContext } from '../context.ts';
import type { EncounterActions } from './encounterActions.ts';
import { gameNamedIn } from './gameNamedIn.ts';
import { restoreShelf } from './restored.ts';

type Job = <T>(job: (db: Database) => Promise<T>) => Promise<T>;

/**
 * Gives the bytes of a file of everything, and the number of encounters in the file. Rejects when
 * the store cannot be read at all.
 */
export async function gatherEverything(
  context: StoreContext,
  encounters: EncounterActions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { get, environment, unkept } = context;
  let other: Database | undefined;
  const use: Job = (job) => (other ? job(other) : context.disk(job));
  try {
    await context.disk(async () => {});
  } catch {
    // Storage that is denied, or of another version, is read in its stored form where the browser
    // can. Otherwise this page's memory is read.
    other = await environment.openAsItIs().catch(() => undefined);
  }
  const packed: Packed[] = [];
  const beside: Record<string, unknown> = {};
  let shelf: Uint8Array<ArrayBuffer> | undefined;
  /** Reads the pictures with these hashes, as far as they are stored here. */
  const pictured = async (hashes: readonly string[]): Promise<Map<string, Blob>> => {
    const pictures = new Map<string, Blob>();
    for (const hash of hashes) {
      const blob = unkept.pictures.get(hash) ?? (await use((db) => getPicture(db, hash)).catch(() => undefined))?.blob;
      if (blob) pictures.set(hash, blob);
    }
    return pictures;
  };
  const pack = async (encounter: Encounter): Promise<void> => {
    packed.push({
      name: encounter.name,
      bytes: await packEncounter(encounter, await pictured(picturesOf(encounter))),
    });
  };
  const { open } = get();
  const here = new Map([...unkept.encounters, ...(open ? [[open.encounter.id, open.encounter] as const] : [])]);
  for (const encounter of here.values()) await pack(encounter);
  try {
    const { entries, broken } = await use(listEntries);
    for (const id of [...entries.map((entry) => entry.id), ...broken]) {
      if (here.has(id)) continue;
      const raw = await use((db) => rawOf(db, id));
      const loaded = await loadEncounter(raw, encounters.reader);
      if (loaded.ok) await pack(loaded.value.encounter);
      else beside[`unread/${id}`] = raw;
    }
    const items = await use(itemsOf);
    if (items.length > 0) {
      shelf = await packShelf(items, await pictured(picturesOfItems(items)));
    }
    beside['set-aside'] = await use((db) => db.getAll('setAside'));
  } catch (error) {
    if (!other && here.size === 0) throw error;
    if (other)
      for (const name of other.objectStoreNames)
        if (name !== 'pictures') beside[`stored/${name}`] = await other.getAll(name);
  } finally {
    other?.close();
  }
  return packEverything({ encounters: packed, ...(shelf ? { shelf } : {}) }, beside);
}

/** Lists names for a sentence, and cuts the list to as many as a user reads. */
const someOf = (names: readonly string[]): string =>
  nameList(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names);

/**
 * Adds what a file of everything holds, under the ids in the file. Data that is already here stays
 * as it is; data that differs from it gets a new id. Gives a sentence that says what was here, what
 * got a new id, and what could not be read. Gives undefined where everything is new.
 */
export async function addEverything(
  context: StoreContext,
  encounters: EncounterActions,
  keepPicture: (hash: string, blob: Blob) => Promise<void>,
  { encounters: packed, shelf }: Everything,
): Promise<string | undefined> {
  const unread: string[] = [];
  const here: string[] = [];
  const beside: string[] = [];
  for (const { name, bytes } of packed) {
    const unpacked = unpackFile(bytes);
    const opened = unpacked.ok
      ? await readUnpacked(unpacked.value, await gameNamedIn(unpacked.value.json, context.environment))
      : unpacked;
    if (!opened.ok) {
      unread.push(`“${name}”`);
      continue;
    }
    for (const [hash, blob] of opened.value.pictures) await keepPicture(hash, blob);
    const how = await encounters.bringBack(opened.value.encounter);
    if (how === 'here') here.push(`“${name}”`);
    if (how === 'beside') beside.push(`“${name}”`);
  }
  if (shelf) {
    const unpacked = await unpackShelf(shelf);
    const raws = unpacked.ok ? rawItemsIn(unpacked.value.text) : unpacked;
    if (unpacked.ok && raws.ok) {
      for (const [hash, blob] of unpacked.value.pictures) await keepPicture(hash, blob);
      const told = await restoreShelf(context, raws.value);
      unread.push(...told.unread);
      here.push(...told.here);
      beside.push(...told.beside);
    } else unread.push('the shelf');
  }
  await encounters.refresh();
  const were = (names: readonly string[]) => (names.length === 1 ? 'was' : 'were');
  const told = [
    ...(here.length > 0
      ? [`${someOf(here)} ${were(here)} here already and stayed as ${here.length === 1 ? 'it is' : 'they are'}.`]
      : []),
    ...(beside.length > 0
      ? [
          `${someOf(beside)} ${were(beside)} here otherwise: what the file has is beside ${beside.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(unread.length > 0 ? [`${someOf(unread)} in this file could not be read and ${were(unread)} left out.`] : []),
  ].join(' ');
  return told === '' ? undefined : told[0]?.toUpperCase() + told.slice(1);
}
