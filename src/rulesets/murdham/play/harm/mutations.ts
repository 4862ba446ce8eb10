/** Growing a mutation: by a d20 or by the GM's choice. */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { mutations } from '../../sheet/mutations.ts';
import { tell } from '../table/table.ts';

/**
 * Gives a fighter one mutation, by a d20 or by the GM's choice. The mutation's effects are on the
 * sheet at once.
 */
export function* growMutation(fight: MurdhamFight, who: Id): Flow<void> {
  const name = nameOf(fight, who);
  const ask = { seat: gmSeat, rule: 'MU', about: [who] };
  const answer = yield* askChoice({ ...ask, title: `${name} mutates: how?` }, [
    { id: 'die', label: 'By a d20' },
    ...mutations.map(({ id, label, does }) => ({ id, label, detail: does })),
    { id: 'told', label: 'In some other way, told at the table' },
  ]);
  const groups = [dieGroup('mutation', mutations.length)];
  const rolled =
    answer === 'die' ? yield* rollFor({ ...ask, title: `${name}: which mutation?` }, 'Mutation', groups) : undefined;
  const found = rolled ? mutations[rolled.value - 1] : mutations.find(({ id }) => id === answer);
  tell(
    fight,
    'MU',
    sentence`${personRef(who)} mutates: ${found ? `${found.label.toLowerCase()}. ${found.does}` : 'it shows at the table.'}`,
    {
      dice: rolled?.dice,
      tone: 'bad',
    },
  );
  const sheet = sheetOf(fight, who);
  if (!found || sheet.mutations.includes(found.id) || sheet.mutations.length >= 20) return;
  sheet.mutations.push(found.id);
  if (found.natural !== undefined && !sheet.natural.includes(found.natural) && sheet.natural.length < 10)
    sheet.natural.push(found.natural);
  if (found.trait !== undefined && !sheet.traits.includes(found.trait)) sheet.traits.push(found.trait);
}
