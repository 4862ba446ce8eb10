/** Groups for morale: the GM splits a side into them and puts them together again (MU-44). */

import { askChoice, askPicks, askText, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, notAllowed } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { changeGroup, fighters } from '../../play/nerve/groups.ts';
import { sideOf, tell } from '../../play/table/table.ts';
import { actionGroups, type MurdhamAction } from '../allowed.ts';

const asking = (title: string) => ({ seat: gmSeat, title, rule: 'MU-44', audience: 'gm' as const });
const sidesOf = (fight: MurdhamFight): Id[] =>
  fight.sideOrder.filter((side) => fighters(fight).some((one) => one.side === side));

function* whichSide(fight: MurdhamFight): Flow<Id> {
  const sides = sidesOf(fight);
  const [only] = sides;
  if (sides.length === 1 && only !== undefined) return only;
  return yield* askChoice(
    asking('A group of which side?'),
    sides.map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
  );
}

/** Forms a group for morale. From then on “half its number” is counted in each group by itself. */
const form: MurdhamAction = {
  id: 'rule-group',
  scope: 'table',
  label: 'A morale group',
  help: 'Splits some off a side as a group that checks morale for itself, or puts them back.',
  rule: 'MU-44',
  group: actionGroups.ruling,
  allowed: (fight) => (sidesOf(fight).length > 0 ? true : notAllowed('MU-44', 'There is nobody to group.')),
  *perform(fight) {
    const side = yield* whichSide(fight);
    const band: Fighter[] = sideOf(fight, side).filter(({ sheet }) => sheet.craft === undefined);
    const chosen = yield* askPicks(
      asking('Who belongs to the group?'),
      band.map(({ id, sheet }) => ({
        id,
        label: nameOf(fight, id),
        combatant: id,
        ...(sheet.group === '' ? {} : { detail: sheet.group }),
      })),
      1,
      band.length,
    );
    const name = yield* askText(
      { ...asking('What is the group called?'), detail: 'No name: back to the main group of the side.' },
      '',
      40,
    );
    const group = name.trim().replaceAll('/', '-');
    for (const id of chosen) {
      changeGroup(fight, id, group);
    }
    const who = peopleRef(chosen);
    tell(
      fight,
      'MU-44',
      group === ''
        ? sentence`${who} ${chosen.length === 1 ? 'is' : 'are'} back in the main group.`
        : sentence`${who} ${chosen.length === 1 ? 'is' : 'are'} now a group apart: ${writtenRef(group)}.`,
      {
        tone: 'ruling',
        shown: 'gm',
      },
    );
  },
};

export const moraleRulings: readonly MurdhamAction[] = [form];
