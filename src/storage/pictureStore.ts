/**
 * Pictures on disk, by the hash of their bytes: equal pictures are stored once, and pictures are
 * never part of undo.
 */
import { allOrNone, type Database, onDisk } from './database.ts';
import { type Picture, pictureSchema } from './records.ts';

/** Stores a picture; a picture that is stored already stays as it is. */
export async function putPicture(db: Database, picture: Picture): Promise<void> {
  const tx = db.transaction('pictures', 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    if ((await tx.store.getKey(picture.hash)) === undefined) await tx.store.put(picture);
  });
}

/** A picture by its hash; undefined when the picture is missing or its stored data does not fit. */
export async function getPicture(db: Database, hash: string): Promise<Picture | undefined> {
  const found = pictureSchema.safeParse(await db.get('pictures', hash));
  return found.success ? found.data : undefined;
}
