/** Names the step that redo would bring back. */
import { labelOf } from '../../engine/history.ts';
import type { OpenEncounter } from '../types.ts';

/** The name of the step that was taken back last; undefined when there is none. */
export function lastUndone({ encounter, ruleset, fight }: OpenEncounter): string | undefined {
  const last = encounter.future.at(-1);
  switch (last?.kind) {
    case undefined:
      return undefined;
    case 'step':
      return last.step.label;
    case 'open':
      return labelOf(ruleset, fight, last.open.command);
    case 'given':
      return 'The last answer';
  }
}
