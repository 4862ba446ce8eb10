/** Files of a table's own things: JSON for other tables, and from them. */
import { fileSave } from 'browser-fs-access';
import { toast } from 'sonner';
import { chooseFile } from '../../ui/files/chooseFile.ts';

const ENDING = '.json';
const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Offers the user a file. Tells what goes wrong. */
export async function saveJson(list: readonly unknown[], name: string): Promise<void> {
  const blob = new Blob([`${JSON.stringify(list, null, 2)}\n`], { type: 'application/json' });
  try {
    await fileSave(blob, { fileName: `${name}${ENDING}`, extensions: [ENDING] });
  } catch (error) {
    if (!isChangeOfMind(error)) toast.error('The file could not be saved: try another folder or name.');
  }
}

/** The text of a file that the user chooses. Undefined when the user cancels. */
export async function openJson(): Promise<string | undefined> {
  try {
    return await (await chooseFile([ENDING, 'application/json']))?.text();
  } catch {
    toast.error('The file could not be read.');
    return undefined;
  }
}
