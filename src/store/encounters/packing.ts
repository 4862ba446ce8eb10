/** An encounter made into the bytes of a file. Fetched when the first one is saved, or ahead of it. */
import type { Encounter } from '../../engine/encounter.ts';
import { packEncounter, picturesOf } from '../../formats/encounterFile.ts';
import type { Inside } from '../perform.ts';
import { pictureOf } from './keptPicture.ts';

/** The bytes of the file of an encounter, with those of its pictures that are here. */
export async function packWithPictures(inside: Inside, encounter: Encounter): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Map<string, Blob>();
  for (const hash of picturesOf(encounter)) {
    const blob = await pictureOf(inside, hash);
    if (blob) pictures.set(hash, blob);
  }
  return packEncounter(encounter, pictures);
}
