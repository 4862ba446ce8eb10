/** What a file brings into the library: an encounter, a script, or everything of another device. Fetched with the first file. */
import { scriptSchema } from '../../engine/script.ts';
import type { Reason } from '../../engine/words.ts';
import { readUnpacked, unpack } from '../../formats/encounterFile.ts';
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
  if (opened.value.told !== undefined) set({ trouble: { text: opened.value.told } });
  return id;
}
