/** Rulings of the GM about magic: possession and its end, mutations, wards, blessings (MU-08). */

import { askChoice } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, notAllowed } from '../../../../engine/words.ts';
import { zonesWithin } from '../../../../space/zones/zones.ts';
import { nameOf, optionsFor, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { growMutation } from '../../play/harm/mutations.ts';
import { possessFighter, releasePossessed } from '../../play/harm/newcomers.ts';
import { leaveFeature } from '../../play/harm/states.ts';
import { mapOf, placeOf, whereInSentence } from '../../play/table/ground.ts';
import { allFighters, isThere, tell } from '../../play/table/table.ts';
import { isVehicle } from '../../play/table/vehicles.ts';
import { gearRef, itemName } from '../../play/table/weapons.ts';
import { powerOf } from '../../sheet/powers.ts';
import { gainCondition, isConditionActive, loseCondition } from '../../sheet/standing.ts';
import { actionGroups, type MurdhamAction } from '../allowed.ts';

const asking = (title: string) => ({ seat: gmSeat, title, rule: 'MU-08', audience: 'gm' as const });
const living = (fight: MurdhamFight): Id[] =>
  allFighters(fight)
    .filter(({ id, sheet }) => isThere(fight, id) && !isVehicle(sheet))
    .map(({ id }) => id);

const ruling = (
  id: string,
  label: string,
  help: string,
  perform: (fight: MurdhamFight, who: Id) => ReturnType<MurdhamAction['perform']>,
): MurdhamAction => ({
  id,
  scope: 'table',
  label,
  help,
  rule: 'MU-08',
  group: actionGroups.ruling,
  allowed: (fight) =>
    living(fight).length > 0 ? true : notAllowed('MU-08', 'There is nobody on the map to rule about.'),
  *perform(fight) {
    const who = yield* askChoice(asking(`${label}: who?`), optionsFor(fight, living(fight)));
    yield* perform(fight, who);
  },
});

export const magicRulings: readonly MurdhamAction[] = [
  ruling(
    'rule-possession',
    'Possession',
    'Somebody is possessed and changes sides, or is no longer possessed.',
    function* (fight, who) {
      if (isConditionActive(sheetOf(fight, who), 'possessed')) releasePossessed(fight, who);
      else yield* possessFighter(fight, who);
    },
  ),
  ruling(
    'rule-sacred',
    'A sacred power',
    'Invoked before the fight: courage, protection, martyrdom, or bane on a weapon, shield or suit.',
    function* (fight, who) {
      const name = nameOf(fight, who);
      const sheet = sheetOf(fight, who);
      const things = sheet.gear.filter(({ held, worn }) => held !== null || worn);
      const others = living(fight).filter((id) => id !== who);
      const answer = yield* askChoice(asking(`Which sacred power lies on ${name}?`), [
        { id: 'courage', label: powerOf('courage').name, detail: powerOf('courage').does },
        { id: 'protection', label: powerOf('protection').name, detail: powerOf('protection').does },
        ...others.map((id) => ({
          id: `martyrdom-${id}`,
          label: `Martyrdom: ${nameOf(fight, id)} takes half of any damage`,
          combatant: id,
        })),
        ...things.map((item) => ({ id: `bane-${item.id}`, label: `Bane: ${itemName(item)}` })),
        { id: 'none', label: 'None any more' },
      ]);
      for (const id of ['courage', 'protection', 'martyrdom'] as const)
        if (answer === 'none' || answer.startsWith(id)) loseCondition(sheet, id);
      if (answer === 'none') for (const item of sheet.gear) if (item.coat === 'bane') delete item.coat;
      const thing = things.find(({ id }) => answer === `bane-${id}`);
      const other = others.find((id) => answer === `martyrdom-${id}`);
      if (thing) thing.coat = 'bane';
      else if (other !== undefined) gainCondition(sheet, { id: 'martyrdom', until: 'watch', by: other });
      else if (answer === 'courage' || answer === 'protection') gainCondition(sheet, { id: answer, until: 'watch' });
      const named = itemRef(powerOf(answer === 'courage' ? answer : 'protection').name);
      const told = thing
        ? sentence`Bane lies on ${personRef(who)}’s ${gearRef(thing)}.`
        : other !== undefined
          ? sentence`Martyrdom links ${personRef(who)} with ${personRef(other)}, who takes half of any damage.`
          : answer === 'none'
            ? sentence`No sacred power lies on ${personRef(who)} any more.`
            : sentence`${named} lies on ${personRef(who)}.`;
      tell(fight, 'MU-08', told, { tone: 'ruling' });
    },
  ),
  ruling('rule-mutation', 'A mutation', 'Somebody mutates, by a die or by choice.', growMutation),
  ruling(
    'rule-warding',
    'A warding',
    'Invoked before the fight: in the zones within 1, powers fail, and demons and undead take d4 a round.',
    function* (fight, who) {
      for (const { id } of zonesWithin(mapOf(fight), placeOf(fight, who), 1))
        leaveFeature(fight, id, { kind: 'hazard', label: 'Warding', detail: 'warding' });
      tell(fight, 'MU-08', sentence`A warding lies around ${whereInSentence(fight, placeOf(fight, who))}.`, {
        who: [who],
        tone: 'ruling',
      });
    },
  ),
];
