/** The slice of the library: the lists of encounters, the actions on them, and their files. */
import type { StoreContext } from '../context.ts';
import type { FileActions, LibraryActions, LibraryState } from '../types.ts';
import type { EncounterActions } from './encounterActions.ts';
import { fileActions } from './fileActions.ts';

/**
 * Makes the slice of the library. Its lists are not read yet. Calls `copied` when a copy was saved
 * outside of the browser.
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
    ...encounters.actions,
    ...fileActions(context, encounters, copied),
  };
}
