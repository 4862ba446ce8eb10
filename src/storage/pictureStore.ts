/** Pictures on disk, by the hash of their bytes: the same picture is kept once, and it is never part of undo. */
import { allOrNone, type Database, onDisk } from './database.ts';
import { type Picture, pictureSchema } from './records.ts';

/** Keeps a picture; one that is there already is left as it is. */
export async function putPicture(db: Database, picture: Picture): Promise<void> {
  const tx = db.transaction('pictures', 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    if ((await tx.store.getKey(picture.hash)) === undefined) await tx.store.put(picture);
  });
}

/** A picture by its hash; undefined when it is missing or what is stored does not fit. */
export async function getPicture(db: Database, hash: string): Promise<Picture | undefined> {
  const found = pictureSchema.safeParse(await db.get('pictures', hash));
  return found.success ? found.data : undefined;
}
