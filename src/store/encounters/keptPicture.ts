/** The pictures that are kept: read and written, where storage denies them in this page alone. */
import { faultOfStorage } from '../../storage/database.ts';
import { getPicture, putPicture } from '../../storage/pictureStore.ts';
import type { Inside } from '../perform.ts';

/** A picture by its hash; undefined where it is not here. */
export async function pictureOf({ unkept, disk }: Inside, hash: string): Promise<Blob | undefined> {
  const inMemory = unkept.pictures.get(hash);
  if (inMemory) return inMemory;
  try {
    return (await disk((db) => getPicture(db, hash)))?.blob;
  } catch {
    // The map is drawn without it; storage's trouble is told where something could not be written.
    return undefined;
  }
}

/** Keeps a picture; what storage does not take lasts as long as the page, and is told. */
export async function keepPicture({ set, outside, unkept, disk }: Inside, hash: string, blob: Blob): Promise<void> {
  try {
    await disk((db) => putPicture(db, { hash, blob, added: outside.now() }));
  } catch (error) {
    unkept.pictures.set(hash, blob);
    set({ trouble: faultOfStorage(error) });
  }
}
