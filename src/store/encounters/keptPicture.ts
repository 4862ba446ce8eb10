/**
 * Reads and writes stored pictures. Where the browser denies storage, pictures stay in this page's
 * memory.
 */
import { faultOfStorage } from '../../storage/database.ts';
import { getPicture, putPicture } from '../../storage/pictureStore.ts';
import type { StoreContext } from '../context.ts';

/** Gives a picture by its hash; undefined where the picture is not here. */
export async function pictureOf({ unkept, disk }: StoreContext, hash: string): Promise<Blob | undefined> {
  const inMemory = unkept.pictures.get(hash);
  if (inMemory) return inMemory;
  try {
    return (await disk((db) => getPicture(db, hash)))?.blob;
  } catch {
    // The map is drawn without the picture. The failed write has already told the user of the
    // trouble with storage.
    return undefined;
  }
}

/**
 * Keeps a picture. A picture that storage refuses lasts as long as the page, and the user is told.
 */
export async function keepPicture(
  { set, environment, unkept, disk }: StoreContext,
  hash: string,
  blob: Blob,
): Promise<void> {
  try {
    await disk((db) => putPicture(db, { hash, blob, added: environment.now() }));
  } catch (error) {
    unkept.pictures.set(hash, blob);
    set({ trouble: faultOfStorage(error) });
  }
}
