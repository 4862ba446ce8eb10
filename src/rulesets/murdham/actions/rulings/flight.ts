/** Rulings of the GM about fear and flight: a fear test, a long chase (MU-45, MU-47). */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, askPicks } from '../../../../engine/flow.ts';
import { peopleRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, notAllowed } from '../../../../engine/words.ts';
import { nameOf, optionsFor, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isStuck, letGo } from '../../play/harm/holds.ts';
import { dreadBetween, frighten } from '../../play/nerve/fear.ts';
import { groupSave } from '../../play/table/saves.ts';
import { allFighters, isThere, sideOf, tell, zonesText } from '../../play/table/table.ts';
import { paceOf } from '../../play/turns/together.ts';
import { gainCondition, isConditionActive } from '../../sheet/standing.ts';
import { enoughPeople, gmAsking, peopleOptions, rulingAction } from './ruling.ts';

export const fearRuling = rulingAction(
  'rule-fear',
  'Fear',
  'A fear test: of something frightening here, or of whatever the GM names.',
  'MU-45',
  function* (fight) {
    const source = yield* askChoice(gmAsking('Fear of whom?', 'MU-45'), peopleOptions(fight));
    const targets = yield* askPicks(
      gmAsking(`Who is tested for fear of ${nameOf(fight, source)}?`, 'MU-45'),
      peopleOptions(fight, (id) => id !== source),
      1,
      200,
    );
    const due = targets.filter(
      (id) =>
        dreadBetween(sheetOf(fight, source), sheetOf(fight, id)) !== undefined ||
        !isConditionActive(sheetOf(fight, id), 'frenzied'),
    );
    yield* frighten(fight, source, due);
  },
  (fight) => enoughPeople(fight, 2, 'MU-45'),
);

/**
 * MU-47: settles a long chase. The GM says how the fugitives compare with the pursuers: faster ones
 * escape, slower ones cannot, and others make a group AGI save.
 */
export const chaseRuling = rulingAction(
  'rule-chase',
  'A long chase',
  'The fleeing make a group AGI save; none if faster, no escape if slower.',
  'MU-47',
  function* (fight) {
    const sides = fight.sideOrder.filter((side) => runners(fight, side).length > 0);
    const side = yield* askChoice(
      gmAsking('Which side flees?', 'MU-47'),
      sides.map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
    );
    const able = runners(fight, side);
    const fleeing = yield* askPicks(gmAsking('Who flees?', 'MU-47'), optionsFor(fight, able), 1, able.length);
    const pace = yield* askChoice(
      { ...gmAsking('How do they compare with the pursuers?', 'MU-47'), detail: paceText(fight, fleeing) },
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
      gainCondition(combatantOf(fight, id).sheet, { id: 'fled', until: 'cause' });
      combatantOf(fight, id).place = { kind: 'off' };
      letGo(fight, id);
    }
    const caught = fleeing.filter((id) => !away.includes(id));
    if (away.length > 0)
      tell(fight, 'MU-47', sentence`${peopleRef(away)} ${away.length === 1 ? 'gets' : 'get'} away.`, {
        happened: { is: 'fled', whom: away },
        tone: 'turn',
      });
    if (caught.length > 0)
      tell(fight, 'MU-47', sentence`${peopleRef(caught)} ${caught.length === 1 ? 'is' : 'are'} caught.`, {
        tone: 'bad',
      });
  },
  (fight) =>
    fight.sideOrder.some((side) => runners(fight, side).length > 0)
      ? true
      : notAllowed('MU-47', 'Nobody is able to run.'),
);

/** Lists the fighters of a side who could run. A held fighter cannot (MU-36). */
const runners = (fight: MurdhamFight, side: Id) =>
  sideOf(fight, side).filter(
    ({ id, sheet }) =>
      isThere(fight, id) &&
      !isConditionActive(sheet, 'incapacitated') &&
      !isConditionActive(sheet, 'surrendered') &&
      !isStuck(fight, id),
  );

const paceText = (fight: MurdhamFight, fleeing: readonly Id[]): string => {
  const pace = (id: Id) => paceOf(fight, id).full;
  const hunters = allFighters(fight).filter(
    (one) => fleeing.some((id) => areEnemies(fight, id, one.id)) && isThere(fight, one.id),
  );
  const slowest = Math.min(...fleeing.map(pace));
  const fastest = Math.max(0, ...hunters.map(({ id }) => pace(id)));
  const pursuit = hunters.length === 0 ? 'and nobody pursues' : `and the fastest pursuer ${zonesText(fastest)}`;
  return `In a round the slowest of the fleeing makes ${zonesText(slowest)}, ${pursuit}.`;
};
