/** Areas whose round has come: the table takes them off the map by itself and tells the log. */
import { inAreaOrder } from '../../space/areas/area.ts';
import type { Fight } from '../fight.ts';
import { tellWritten } from '../log/tell.ts';
import { knownOf } from '../public/known.ts';
import { isAreaKnown } from '../public/publicAreas.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * The change by which areas end when their round begins, to be made on a draft of the fight;
 * nothing where none is due. It is part of the command after which they end, so undo takes it back.
 */
export function endedAreas(ruleset: Ruleset, done: Fight): ((draft: Fight) => void) | undefined {
  if (!done.areas || done.stage !== 'running') return undefined;
  const timed = inAreaOrder(done.areas).filter(({ until }) => until !== undefined);
  if (timed.length === 0) return undefined;
  const { round } = ruleset.order(done);
  const over = timed.filter(({ until = 0 }) => until <= round);
  if (over.length === 0) return undefined;
  const { unknown } = knownOf(ruleset, done);
  return (draft) => {
    for (const area of over) {
      delete draft.areas?.[area.id];
      const shown = isAreaKnown(ruleset, done, unknown, area) ? {} : { shown: 'gm' as const };
      tellWritten(
        draft,
        ruleset.areaCounting(done).rule,
        `“${area.name}” is over.`,
        { round, ...shown },
        (id) => !ruleset.seenByPlayers(draft, id),
      );
    }
    if (draft.areas && Object.keys(draft.areas).length === 0) delete draft.areas;
  };
}
