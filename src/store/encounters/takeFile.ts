/** Takes a file into the library: an encounter, a script, or everything of another device. */
import { scriptSchema } from '../../engine/script.ts';
import type { Reason } from '../../engine/words.ts';
import { isOwnFile, namedFile } from '../../formats/door/namedFile.ts';
import { picturesOf, readUnpacked, unpackFile } from '../../formats/encounterFile.ts';
import { unpackEverything } from '../../formats/everything/everythingFile.ts';
import type { StoreContext } from '../context.ts';
import type { EncounterActions } from './encounterActions.ts';
import { addEverything } from './everything.ts';
import { gameNamedIn } from './gameNamedIn.ts';
import { keepPicture } from './keptPicture.ts';

/**
 * Takes what the bytes of a file hold, and gives the id of the opened encounter, if any. Calls
 * `refused` with the reason when a file is refused. Rejects when the store, or the rules of the
 * file's game, cannot be read.
 */
export async function takeFile(
  context: StoreContext,
  encounters: EncounterActions,
  bytes: Uint8Array<ArrayBuffer>,
  refused: (why: Reason) => undefined,
): Promise<string | undefined> {
  const { get, set, environment } = context;
  // Whoever brings something else learns what it is, and what would do.
  const refuse = (why: Reason) => refused(isOwnFile(bytes) ? why : { ...why, text: namedFile(bytes) });
  const keep = (hash: string, blob: Blob) => keepPicture(context, hash, blob);
  const many = unpackEverything(bytes);
  if (many) {
    if (!many.ok) return refuse(many.refusal);
    const told = await addEverything(context, encounters, keep, many.value);
    if (told !== undefined) set({ trouble: { text: told } });
    return undefined;
  }
  const unpacked = unpackFile(bytes);
  if (!unpacked.ok) return refuse(unpacked.refusal);
  const script = scriptSchema.safeParse(unpacked.value.json);
  if (script.success) return get().createFromScript(script.data);
  const opened = await readUnpacked(unpacked.value, await gameNamedIn(unpacked.value.json, environment));
  if (!opened.ok) return refuse(opened.refusal);
  for (const [hash, blob] of opened.value.pictures) await keep(hash, blob);
  const id = await encounters.add(opened.value.encounter);
  const told = opened.value.told ?? (await missingWords(picturesOf(opened.value.encounter), get().picture));
  if (told !== undefined) set({ trouble: { text: told } });
  return id;
}

/**
 * Says how many pictures are neither in the file nor stored here. Undefined where no picture is
 * missing.
 */
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
