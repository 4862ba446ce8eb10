/**
 * Messenger of Woe: once a turn, right before or after an action, a short teleport that leaves a
 * status behind.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { optionsFor, sheetOf } from '../../../common/people.ts';
import { CONDITION_TEXT, INFUSION_STATUSES } from '../../sheet/terms.ts';
import { abilityBy, upgradesOf, usageOf } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { apartFrom, fightersHere, firstTime, isMinion, whereIs } from '../table/table.ts';
import { teleportUser } from './shifting.ts';

/** Offers the teleport before or after an action; upgraded, at both times. */
export function* messenger(t: Table, user: Id, when: 'before' | 'after'): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, user);
  const ability = abilityBy(fight, 'messenger-of-woe');
  const from = whereIs(fight, user);
  if (sheet.buff?.ability !== 'messenger-of-woe' || sheet.incapacitated || !ability || !from) return;
  const both = upgradesOf(sheet, 'messenger-of-woe')?.includes('b');
  const key = both ? `woe ${when} ${user}` : `woe ${user}`;
  if (fight.state.firsts.includes(key)) return;
  const yes = yield* askConfirmation(
    {
      seat: seatOf(user),
      title: `Messenger of Woe: teleport up to 3 squares ${when} the action?`,
      rule: 'TH-44',
      about: [user],
    },
    'Teleport',
    'No',
  );
  if (!yes) return;
  firstTime(fight, key);
  yield* teleportUser(t, usageOf(fight, user, ability), 3);
  const to = whereIs(fight, user);
  const near = fightersHere(fight).filter(
    (who) =>
      areEnemies(fight, user, who.id) &&
      !isMinion(who) &&
      (apartFrom(fight, from, who.id) === 1 || (to && apartFrom(fight, to, who.id) === 1)),
  );
  if (near.length === 0) return;
  const condition = yield* askChoice<(typeof INFUSION_STATUSES)[number]>(
    { seat: seatOf(user), title: 'Messenger of Woe: which status?', rule: 'TH-44' },
    INFUSION_STATUSES.map((id) => ({ id, label: CONDITION_TEXT[id].label })),
  );
  const whom = yield* askChoice(
    { seat: seatOf(user), title: `Messenger of Woe: ${CONDITION_TEXT[condition].label} on whom?`, rule: 'TH-44' },
    [...optionsFor(fight, near), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
  );
  if (whom !== 'no') yield* t.apply(whom, condition, 1, { from: user, by: 'Messenger of Woe' });
}
