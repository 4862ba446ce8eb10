/** The GM’s word on fear and flight: a fear test, a long chase (MU-45, MU-47). */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { choose, pick } from '../../../../engine/flow.ts';
import { type Id, list, no } from '../../../../engine/words.ts';
import { nameOf, optionsFor, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { letGo } from '../../play/harm/holds.ts';
import { dread, frighten } from '../../play/nerve/fear.ts';
import { groupSave } from '../../play/table/saves.ts';
import { all, isThere, sideOf, tell } from '../../play/table/table.ts';
import { paceOf } from '../../play/turns/together.ts';
import { gain, is } from '../../sheet/standing.ts';
import { asking, enough, people, ruling } from './ruling.ts';

export const fear = ruling(
  'rule-fear',
  'Fear',
  'A fear test: of something frightening here, or of whatever the GM names.',
  'MU-45',
  function* (fight) {
    const source = yield* choose(asking('Fear of whom?', 'MU-45'), people(fight));
    const targets = yield* pick(
      asking('Who is tested?', 'MU-45'),
      people(fight, (id) => id !== source),
      1,
      200,
    );
    const due = targets.filter(
      (id) => dread(sheetOf(fight, source), sheetOf(fight, id)) !== undefined || !is(sheetOf(fight, id), 'frenzied'),
    );
    yield* frighten(fight, source, due);
  },
  (fight) => enough(fight, 2, 'MU-45'),
);

/** MU-47: who flees far is not caught by those who are slower, cannot escape the faster, and saves AGI otherwise. */
export const chase = ruling(
  'rule-chase',
  'A long chase',
  'The fleeing make a group AGI save; none if faster, no escape if slower.',
  'MU-47',
  function* (fight) {
    const sides = fight.sideOrder.filter((side) => runners(fight, side).length > 0);
    const side = yield* choose(
      asking('Which side flees?', 'MU-47'),
      sides.map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
    );
    const able = runners(fight, side);
    const fleeing = yield* pick(asking('Who flees?', 'MU-47'), optionsFor(fight, able), 1, able.length);
    const pace = yield* choose(
      { ...asking('How do they compare with the pursuers?', 'MU-47'), detail: paceText(fight, fleeing) },
      [
        { id: 'alike', label: 'Alike: a group AGI save' },
        { id: 'faster', label: 'Faster or longer-winded: they escape' },
        { id: 'slower', label: 'Slower: they cannot escape' },
      ],
    );
    const away =
      pace === 'faster'
        ? fleeing
        : pace === 'slower'
          ? []
          : yield* groupSave(fight, fleeing, 'agi', { rule: 'MU-47', what: 'to escape', label: 'The fleeing' });
    for (const id of away) {
      gain(combatantOf(fight, id).sheet, { id: 'fled', until: 'cause' });
      combatantOf(fight, id).place = { kind: 'off' };
      letGo(fight, id);
    }
    const caught = fleeing.filter((id) => !away.includes(id));
    if (away.length > 0)
      tell(fight, 'MU-47', `${list(away.map((id) => nameOf(fight, id)))}: away.`, { who: away, tone: 'turn' });
    if (caught.length > 0)
      tell(fight, 'MU-47', `${list(caught.map((id) => nameOf(fight, id)))}: caught up with.`, {
        who: caught,
        tone: 'bad',
      });
  },
  (fight) =>
    fight.sideOrder.some((side) => runners(fight, side).length > 0) ? true : no('MU-47', 'Nobody is able to run.'),
);

/** Who of a side could run. */
const runners = (fight: MurdhamFight, side: Id) =>
  sideOf(fight, side).filter(
    ({ id, sheet }) => isThere(fight, id) && !is(sheet, 'incapacitated') && !is(sheet, 'surrendered'),
  );

const paceText = (fight: MurdhamFight, fleeing: readonly Id[]): string => {
  const zones = (id: Id) => paceOf(fight, id).full / 2;
  const hunters = all(fight).filter(
    (one) => fleeing.some((id) => areEnemies(fight, id, one.id)) && isThere(fight, one.id),
  );
  const slowest = Math.min(...fleeing.map(zones));
  const fastest = Math.max(0, ...hunters.map(({ id }) => zones(id)));
  return `Zones a round: the slowest of the fleeing ${slowest}, the fastest pursuer ${fastest}.`;
};
