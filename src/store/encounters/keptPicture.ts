/**
 * The kept pictures, read and written; pictures stay in this page alone where the browser denies
 * storage.
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
    // The map is drawn without the picture. A failed write tells the user of storage's trouble, so
    // a read need not.
    return undefined;
  }
}

/**
 * Keeps a picture. A picture that storage does not take lasts as long as the page, and the user is
 * told.
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
