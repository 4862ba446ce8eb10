/** The GM's word on what has hold of body and soul: possession and its end, mutations, wards (MU-08). */
import { choose } from '../../engine/flow.ts';
import { gm, type Id, no } from '../../engine/words.ts';
import { zonesWithin } from '../../space/zones.ts';
import { groups, type MurdhamAction } from './actionKit.ts';
import { mapOf, placeOf, whereText } from './ground.ts';
import { all, is, isThere, type MurdhamFight, nameOf, sheetOf, tell } from './kit.ts';
import { mutate } from './mutations.ts';
import { possess, release } from './newcomers.ts';
import { leave } from './states.ts';
import { isVehicle } from './vehicles.ts';

const asking = (title: string) => ({ seat: gm, title, rule: 'MU-08', audience: 'gm' as const });
const living = (fight: MurdhamFight): Id[] =>
  all(fight)
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
  group: groups.ruling,
  allowed: (fight) => (living(fight).length > 0 ? true : no('MU-08', 'There is nobody on the map to rule about.')),
  *perform(fight) {
    const who = yield* choose(
      asking(`${label}: who?`),
      living(fight).map((one) => ({ id: one, label: nameOf(fight, one), combatant: one })),
    );
    yield* perform(fight, who);
  },
});

export const magicRulings: readonly MurdhamAction[] = [
  ruling(
    'rule-possession',
    'Possession',
    'Somebody is possessed and changes sides, or is itself again.',
    function* (fight, who) {
      if (is(sheetOf(fight, who), 'possessed')) release(fight, who);
      else yield* possess(fight, who);
    },
  ),
  ruling('rule-mutation', 'A mutation', 'Somebody mutates, by a die or by choice.', mutate),
  ruling(
    'rule-warding',
    'A warding',
    'Invoked before the fight: in the zones within 1, powers fail, and demons and undead take d4 a round.',
    function* (fight, who) {
      for (const { id } of zonesWithin(mapOf(fight), placeOf(fight, who), 1))
        leave(fight, id, { kind: 'hazard', label: 'Warding', detail: 'warding' });
      tell(fight, 'MU-08', `A warding lies around ${whereText(fight, placeOf(fight, who))}.`, {
        who: [who],
        tone: 'ruling',
      });
    },
  ),
];
