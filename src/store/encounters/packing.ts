/** Packs an encounter into the bytes of a file. */
import type { Encounter } from '../../engine/encounter.ts';
import { packEncounter, picturesOf } from '../../formats/encounterFile.ts';
import type { StoreContext } from '../context.ts';
import { pictureOf } from './keptPicture.ts';

/** Gives the bytes of an encounter's file, with those of its pictures that are stored here. */
export async function packWithPictures(context: StoreContext, encounter: Encounter): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Map<string, Blob>();
  for (const hash of picturesOf(encounter)) {
    const blob = await pictureOf(context, hash);
    if (blob) pictures.set(hash, blob);
  }
  return packEncounter(encounter, pictures);
}
