/**
 * The common parts of the GM's rulings: their form as actions of the table, and the question whom a
 * ruling is about.
 */

import type { Flow } from '../../../engine/flow.ts';
import { notAllowed, type Verdict } from '../../../engine/words.ts';
import { personByRuling } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { fightersHere } from '../play/table/tell.ts';
import { goOn } from '../play/turns/turns.ts';
import type { IngenuityAction } from './allowed.ts';

type Does = (fight: IngenuityFight, who: string) => Flow<void>;
/** Makes a ruling an action of the table. */
export const rulingAction = (
  id: string,
  label: string,
  help: string,
  rule: string,
  may: (fight: IngenuityFight) => Verdict,
  does: Does,
): IngenuityAction => ({
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
export const anyoneOnField = (fight: IngenuityFight): Verdict =>
  fightersHere(fight).length > 0 || notAllowed('by hand', 'Nobody is left.');

/** Asks the GM for one combatant on the field. */
export const askWhom = (fight: IngenuityFight, title: string, rule: string): Flow<string> =>
  personByRuling(fight, title, rule, fightersHere(fight));
