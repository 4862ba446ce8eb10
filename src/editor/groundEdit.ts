/** The one door by which the editor changes what is painted: one step of undo for each change. */
import { toast } from 'sonner';
import type { Edited } from '../space/editing/edited.ts';
import type { PaintedParts } from '../space/scenery/scenery.ts';
import { tableActions } from '../store/store.ts';

/** Changes ground, things or setting; whether it was done. The label names the step of undo. */
export const editPainted = (label: string, parts: PaintedParts): boolean =>
  tableActions.edit(label, [{ edit: 'ground', ...parts }]);

/** Does what was worked out, or tells why it cannot be. */
export function editedOrTold<T>(result: Edited<T>, then: (value: T) => boolean): boolean {
  if (result.ok) return then(result.value);
  toast(result.fault);
  return false;
}
