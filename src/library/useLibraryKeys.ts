/** The keys of the start page: a new encounter, and the encounters of the list by their number. */
import { useActionKeys } from '../keys/useActionKeys.ts';
import { tableActions, useTable } from '../store/store.ts';
import { newestFirst } from './encounters/findEncounters.ts';

/** Hears the keys while `active`: N begins a new encounter, 1 to 9 open the newest encounters. */
export function useLibraryKeys(active: boolean, onNew: () => void): void {
  const encounters = useTable((table) => table.encounters);
  const { openEncounter } = tableActions;
  useActionKeys(active ? 'screen' : 'off', {
    next: onNew,
    number: ({ key }) => {
      const entry = newestFirst(encounters)[Number(key) - 1];
      if (!entry || entry.broken !== undefined) return false;
      void openEncounter(entry.id);
      return true;
    },
  });
}
