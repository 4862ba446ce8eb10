/** Changing the set-up by hand edits, each one step of undo with a sentence for its name. */
import type { Edit } from '../engine/command.ts';
import { useTable } from './store.ts';

/** Gives a function that makes edits; true when they were taken. Without edits nothing happens. A label is cut to what fits. */
export function useEdit(): (label: string, edits: readonly Edit[]) => boolean {
  const dispatch = useTable((table) => table.dispatch);
  return (label, edits) =>
    edits.length === 0 ? true : dispatch({ type: 'edit', label: label.slice(0, 200), edits: [...edits] });
}
