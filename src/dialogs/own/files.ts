/** Files of a table's own things: JSON out to other tables, and in from them. */
import { fileSave } from 'browser-fs-access';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { toast } from '../../ui/toasts/toast.ts';

const ENDING = '.json';
const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Gives the user a file. What goes wrong is told. */
export async function saveJson(list: readonly unknown[], name: string): Promise<void> {
  const blob = new Blob([`${JSON.stringify(list, null, 2)}\n`], { type: 'application/json' });
  try {
    await fileSave(blob, { fileName: `${name}${ENDING}`, extensions: [ENDING] });
  } catch (error) {
    if (!isChangeOfMind(error)) toast.error('The file could not be saved: try another folder or name.');
  }
}

/** The text of a file that the user chooses; undefined when they changed their mind. */
export async function openJson(): Promise<string | undefined> {
  try {
    return await (await chooseFile([ENDING, 'application/json']))?.text();
  } catch {
    toast.error('The file could not be read.');
    return undefined;
  }
}
