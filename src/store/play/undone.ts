/** What redo would bring back, in words. */
import { labelOf } from '../../engine/history.ts';
import type { OpenEncounter } from '../types.ts';

/** The words of the last thing taken back; undefined when there is nothing. */
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
