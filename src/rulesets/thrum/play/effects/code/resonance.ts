/** Resonance: a combatant with a condition may pass it on by a successful attack. */

import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { sheetOf } from '../../../../common/people.ts';
import { hasCondition } from '../../../sheet/sheet.ts';
import { CONDITION_TEXT, INFUSION_STATUSES } from '../../../sheet/terms.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { fighterOf, isMinion, nameOf } from '../../table/table.ts';
import type { CodeAnswer } from './kind.ts';

export const resonance: CodeAnswer = (t, use, event) => {
  if (event.on !== 'hit' || event.attack.use.user !== use.user) return [];
  const { target } = event.attack;
  const mine = INFUSION_STATUSES.filter((condition) => hasCondition(sheetOf(t.fight, use.user), condition));
  const found = t.fight.combatants[target];
  if (mine.length === 0 || !found || isMinion(fighterOf(t.fight, target))) return [];
  return [
    {
      who: use.user,
      key: `${use.user} resonance ${target}`,
      title: `Resonance: pass something on to ${nameOf(t.fight, target)}?`,
      says: use.ability.text,
      optional: false,
      about: target,
      perform: () => passOn(t, use, target),
    },
  ];
};

function* passOn(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  const most = amountOf(fight, use, { base: 1, b: 'h(rea)' });
  const taken: string[] = [];
  while (taken.length < most) {
    const open = INFUSION_STATUSES.filter(
      (condition) => hasCondition(sheetOf(fight, use.user), condition) && !taken.includes(condition),
    );
    if (open.length === 0) return;
    const answer = yield* askChoice(
      {
        seat: seatOf(use.user),
        title: `Resonance: what does ${nameOf(fight, target)} get?`,
        rule: 'TH-43',
        about: [target],
      },
      [
        ...open.map((condition) => ({ id: condition as string, label: CONDITION_TEXT[condition].label })),
        { id: 'no', label: 'Nothing', tone: 'pass' as const },
      ],
    );
    const condition = open.find((one) => one === answer);
    if (!condition) return;
    taken.push(condition);
    yield* t.apply(target, condition, amountOf(fight, use, { base: 1, a: 'h(fin)' }), {
      from: use.user,
      by: use.ability.name,
    });
  }
}
