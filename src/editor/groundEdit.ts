/** Makes all of the editor's changes to painted parts. Each change is one step of undo. */
import { toast } from 'sonner';
import type { Edited } from '../space/editing/edited.ts';
import type { PaintedParts } from '../space/scenery/scenery.ts';
import { tableActions } from '../store/store.ts';

/**
 * Changes ground, things or setting. Returns whether the change was made. The label names the step
 * of undo.
 */
export const editPainted = (label: string, parts: PaintedParts): boolean =>
  tableActions.edit(label, [{ edit: 'ground', ...parts }]);

/** Passes a worked-out change to `then`, or shows the reason why it is impossible. */
export function editedOrTold<T>(result: Edited<T>, then: (value: T) => boolean): boolean {
  if (result.ok) return then(result.value);
  toast(result.fault);
  return false;
}
