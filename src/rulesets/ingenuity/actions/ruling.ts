/** What the GM's rulings share: their form as actions of the table, and the question whom one is about. */

import type { Flow } from '../../../engine/flow.ts';
import { no, type Verdict } from '../../../engine/words.ts';
import { personByRuling } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { here } from '../play/table/tell.ts';
import { goOn } from '../play/turns/turns.ts';
import type { Deed } from './allowed.ts';

type Does = (fight: IngenuityFight, who: string) => Flow<void>;
/** A ruling as an action of the table. */
export const ruling = (
  id: string,
  label: string,
  help: string,
  rule: string,
  may: (fight: IngenuityFight) => Verdict,
  does: Does,
): Deed => ({
  id,
  scope: 'table',
  label,
  help,
  rule,
  group: rule === 'by hand' ? 'Round' : 'By ruling',
  allowed: may,
  *perform(fight, who) {
    yield* does(fight, who);
    yield* goOn(fight);
  },
});
export const anyone = (fight: IngenuityFight): Verdict => here(fight).length > 0 || no('by hand', 'Nobody is left.');

/** Asks the GM for one of those on the field. */
export const whom = (fight: IngenuityFight, title: string, rule: string): Flow<string> =>
  personByRuling(fight, title, rule, here(fight));
