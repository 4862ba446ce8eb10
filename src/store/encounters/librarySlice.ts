/**
 * The slice of the library: the lists of encounters and what is done with them, and their files.
 */
import type { StoreContext } from '../context.ts';
import type { FileActions, LibraryActions, LibraryState } from '../types.ts';
import type { EncounterActions } from './encounterActions.ts';
import { fileActions } from './fileActions.ts';

/**
 * The slice of the library, as it starts: its lists are not read yet. `copied` is told when a copy
 * was saved outside of the browser.
 */
export function librarySlice(
  context: StoreContext,
  encounters: EncounterActions,
  copied: () => void,
): LibraryState & LibraryActions & FileActions {
  return {
    status: 'loading',
    encounters: [],
    bin: [],
    ...encounters.verbs,
    ...fileActions(context, encounters, copied),
  };
}
