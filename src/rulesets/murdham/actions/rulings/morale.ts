/** Groups for morale: the GM splits a side into them and puts them together again (MU-44). */

import { askText, choose, type Flow, pick } from '../../../../engine/flow.ts';
import { gm, type Id, list, no } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { fighters, regroup } from '../../play/nerve/morale.ts';
import { sideOf, tell } from '../../play/table/table.ts';
import { groups, type MurdhamAction } from '../allowed.ts';

const asking = (title: string) => ({ seat: gm, title, rule: 'MU-44', audience: 'gm' as const });
const sidesOf = (fight: MurdhamFight): Id[] =>
  fight.sideOrder.filter((side) => fighters(fight).some((one) => one.side === side));

function* whichSide(fight: MurdhamFight): Flow<Id> {
  const sides = sidesOf(fight);
  const [only] = sides;
  if (sides.length === 1 && only !== undefined) return only;
  return yield* choose(
    asking('A group of which side?'),
    sides.map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
  );
}

/** Who is in which group decides what “half its number” is: each group counts for itself from then on. */
const form: MurdhamAction = {
  id: 'rule-group',
  scope: 'table',
  label: 'A morale group',
  help: 'Splits some off a side as a group that checks morale for itself, or puts them back.',
  rule: 'MU-44',
  group: groups.ruling,
  allowed: (fight) => (sidesOf(fight).length > 0 ? true : no('MU-44', 'There is nobody to group.')),
  *perform(fight) {
    const side = yield* whichSide(fight);
    const band: Fighter[] = sideOf(fight, side).filter(({ sheet }) => sheet.craft === undefined);
    const chosen = yield* pick(
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
      regroup(fight, id, group);
    }
    const who = list(chosen.map((id) => nameOf(fight, id)));
    tell(fight, 'MU-44', group === '' ? `${who}: back in the main group.` : `${who}: a group of their own, ${group}.`, {
      who: chosen,
      tone: 'ruling',
      shown: 'gm',
    });
  },
};

export const moraleRulings: readonly MurdhamAction[] = [form];
