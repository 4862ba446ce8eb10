/**
 * A folder on the user's disk, chosen once and remembered, in browsers that let a page write to a
 * folder.
 */
import { type Database, onDisk } from './database.ts';

/** The part of the browser's folder handle that is used. Some browsers have no such folders. */
export interface FolderHandle {
  readonly name: string;
  getFileHandle(
    name: string,
    options: { create: true },
  ): Promise<{
    createWritable(): Promise<{ write(data: BufferSource): Promise<void>; close(): Promise<void> }>;
    getFile(): Promise<{ readonly size: number }>;
  }>;
  queryPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
}

const KEY = 'second copy';

const isFolder = (value: unknown): value is FolderHandle =>
  typeof value === 'object' && value !== null && 'getFileHandle' in value && 'name' in value;

/** The chosen folder; undefined while there is none. */
export async function rememberedFolder(db: Database): Promise<FolderHandle | undefined> {
  const found: unknown = await db.get('settings', KEY);
  return isFolder(found) ? found : undefined;
}

/** Remembers the folder, or forgets it. */
export async function rememberFolder(db: Database, folder: FolderHandle | undefined): Promise<void> {
  const tx = db.transaction('settings', 'readwrite', onDisk);
  await (folder ? tx.store.put(folder, KEY) : tx.store.delete(KEY));
  await tx.done;
}

/**
 * Whether the page may write to the folder. `ask` lets the browser ask the user, which the browser
 * does only upon a click.
 */
export async function mayWrite(folder: FolderHandle, ask: 'ask' | 'only look'): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const;
  const state = await (ask === 'ask' ? folder.requestPermission?.(mode) : folder.queryPermission?.(mode));
  return state === undefined || state === 'granted';
}

/**
 * Writes a file into the folder, over an older file of that name, which stays until the new file is
 * complete. Rejects also where the written file is too short: full sticks and network shares report
 * success all the same.
 */
export async function writeInto(folder: FolderHandle, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const writing = await file.createWritable();
  await writing.write(bytes);
  await writing.close();
  const { size } = await file.getFile();
  if (size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes were written`);
}
