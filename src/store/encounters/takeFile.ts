/** What a file brings into the library: an encounter, a script, or everything of another device. Fetched with the first file. */
import { scriptSchema } from '../../engine/script.ts';
import type { Reason } from '../../engine/words.ts';
import { picturesOf, readUnpacked, unpack } from '../../formats/encounterFile.ts';
import { unpackEverything } from '../../formats/everythingFile.ts';
import type { Inside } from '../perform.ts';
import type { EncounterVerbs } from './encounterVerbs.ts';
import { addEverything } from './everything.ts';
import { gameNamedIn } from './gameNamedIn.ts';
import { keepPicture } from './keptPicture.ts';

/**
 * Takes what the bytes of a file hold, and gives the id of the encounter that was opened, if one was. `refuse` is told why it was not
 * taken. Rejects where the store, or the rules of its game, cannot be read.
 */
export async function takeFile(
  inside: Inside,
  encounters: EncounterVerbs,
  bytes: Uint8Array<ArrayBuffer>,
  refuse: (why: Reason) => undefined,
): Promise<string | undefined> {
  const { get, set, outside } = inside;
  const keep = (hash: string, blob: Blob) => keepPicture(inside, hash, blob);
  const many = unpackEverything(bytes);
  if (many) {
    if (!many.ok) return refuse(many.refusal);
    const told = await addEverything(inside, encounters, keep, many.value);
    if (told !== undefined) set({ trouble: { text: told } });
    return undefined;
  }
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return refuse(unpacked.refusal);
  const script = scriptSchema.safeParse(unpacked.value.json);
  if (script.success) return get().createFromScript(script.data);
  const opened = await readUnpacked(unpacked.value, await gameNamedIn(unpacked.value.json, outside));
  if (!opened.ok) return refuse(opened.refusal);
  for (const [hash, blob] of opened.value.pictures) await keep(hash, blob);
  const id = await encounters.add(opened.value.encounter);
  const told = opened.value.told ?? (await missingWords(picturesOf(opened.value.encounter), get().picture));
  if (told !== undefined) set({ trouble: { text: told } });
  return id;
}

/** That pictures came with no file and are not kept here, as a sentence; undefined where all are. */
async function missingWords(
  hashes: readonly string[],
  picture: (hash: string) => Promise<Blob | undefined>,
): Promise<string | undefined> {
  let missing = 0;
  for (const hash of hashes) if (!(await picture(hash))) missing += 1;
  if (missing === 0) return undefined;
  const [are, them] =
    missing === 1 ? ['One picture of this fight is', 'it'] : [`${missing} pictures of this fight are`, 'them'];
  return `${are} not in the file: plain ground or an icon stands in. Save the fight to a file where it was made to have ${them}.`;
}
