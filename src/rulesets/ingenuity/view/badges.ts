/** The states of a combatant as the screens draw them: the effect of each, and its rule. */

import { combatantOf } from '../../../engine/fight.ts';
import type { Badge } from '../../../engine/ruleset.ts';
import { countWords, type Id, nameList } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { flankers } from '../play/ground/ground.ts';
import { isInDark } from '../play/ground/sight.ts';
import { isOurs, isSeenByPlayers } from '../play/table/tell.ts';
import { isSurprised } from '../play/turns/turns.ts';
import { isBroken } from '../sheet/items.ts';
import { isBloodied, isHarmed, isHere, type StateName } from '../sheet/sheet.ts';

const STATES: Record<StateName, Omit<Badge, 'id'>> = {
  prone: {
    label: 'Prone',
    does: 'Ranged attackers have disadvantage, melee attackers advantage.',
    rule: 'IN-19',
    tone: 'bad',
  },
  cover: {
    label: 'In cover',
    does: 'Ranged attackers have disadvantage until the next turn.',
    rule: 'IN-14',
    tone: 'good',
  },
  guarding: {
    label: 'On guard',
    does: '+1 to all defences and defence tests until the next turn.',
    rule: 'IN-11',
    tone: 'good',
  },
  unconscious: {
    label: 'Unconscious',
    does: 'Cannot act or react until brought back.',
    rule: 'IN-05',
    tone: 'bad',
  },
  unseen: { label: 'Unseen', does: 'The next attack is a sneak attack.', rule: 'IN-27', tone: 'good' },
  blinded: {
    label: 'Blinded',
    does: 'Sees nobody: any attack on a blinded target is a sneak attack.',
    rule: 'IN-27',
    tone: 'bad',
  },
};
const when = (holds: boolean, badge: Badge): Badge[] => (holds ? [badge] : []);

export function combatantBadges(fight: IngenuityFight, who: Id): Badge[] {
  const one = combatantOf(fight, who);
  const { state } = fight;
  const flank = isHere(one) ? flankers(fight, who) : undefined;
  const attacks = state.attacks[who] ?? 0;
  // A badge must not name to the players a combatant whom they do not see.
  const blind = (one.sheet.unseenBy ?? []).filter((id) => fight.combatants[id] && isSeenByPlayers(fight, id));
  return [
    ...one.sheet.states.map((name) => ({ id: name, ...STATES[name] })),
    ...when(blind.length > 0, {
      id: 'unseen-by',
      label: `Unseen by ${nameList(blind.map((id) => nameOf(fight, id)))}`,
      does: 'Attacks on them are sneak attacks, until the first is made.',
      rule: 'IN-27',
      tone: 'good',
    }),
    ...when(isHere(one) && isInDark(fight, one), {
      id: 'dark',
      label: 'In the dark',
      does: `Not seen from further off than ${fight.house.darkSees} m, but by those who see in the dark.`,
      rule: 'IN-27',
      tone: 'plain',
    }),
    ...when(isHarmed(one), {
      id: 'harmed',
      label: 'Harmed',
      does: 'Half of the endurance or less is left.',
      rule: 'IN-36',
      tone: 'bad',
    }),
    ...when(isBloodied(one), {
      id: 'bloodied',
      label: 'Bloodied',
      does: 'Some health is gone.',
      rule: 'IN-36',
      tone: 'bad',
    }),
    ...when(flank !== undefined, {
      id: 'flanked',
      label: 'Flanked',
      does: `${flank ? `Between enemies on two sides: ` : ''}anybody attacks with advantage.`,
      rule: 'IN-27',
      tone: 'bad',
    }),
    ...when(isSurprised(fight, one), {
      id: 'surprised',
      label: 'Surprised',
      does: 'Does not act in the surprise round.',
      rule: 'IN-06',
      tone: 'bad',
    }),
    ...when(attacks > 0, {
      id: 'attacks',
      label: 'Attacks made',
      does: `−${attacks * 2} to the next attack this round.`,
      rule: 'IN-26',
      count: attacks,
      tone: 'plain',
    }),
    ...when(state.waits.includes(who), {
      id: 'waiting',
      label: 'Waits',
      does: 'Has one more reaction.',
      rule: 'IN-16',
      tone: 'good',
    }),
    ...when(state.readied[who] !== undefined, {
      id: 'readied',
      label: 'Readied',
      does: `Holds back: ${isOurs(fight, one) ? (state.readied[who]?.words ?? '') : 'an action for its trigger'}.`,
      rule: 'IN-12',
      tone: 'good',
    }),
    ...when(state.longs[who] !== undefined, {
      id: 'busy',
      label: 'At work',
      does: `${countWords(state.longs[who]?.left ?? 0, 'action')} to go on ${state.longs[who]?.label ?? 'it'}.`,
      rule: 'IN-20',
      count: state.longs[who]?.left ?? 0,
      tone: 'plain',
    }),
    ...when(one.sheet.alert, {
      id: 'alert',
      label: 'Alert',
      does: 'Cannot be surprised.',
      rule: 'IN-06',
      tone: 'good',
    }),
    ...when(one.sheet.deathNumber > 10, {
      id: 'cheated',
      label: 'Cheated death',
      does: `The next luck test against death needs ${one.sheet.deathNumber}.`,
      rule: 'IN-38',
      count: one.sheet.deathNumber,
      tone: 'bad',
    }),
    ...one.sheet.items.filter(isBroken).map(
      ({ id, name }): Badge => ({
        id: `broken-${id}`,
        label: `${name} broken`,
        does: `Can neither block nor parry${fight.house.brokenStrikes ? '' : ', nor strike'}.`,
        rule: 'IN-32',
        tone: 'bad',
      }),
    ),
    ...one.sheet.items
      .filter(({ loaded }) => !loaded)
      .map(
        ({ id, name, reload }): Badge => ({
          id: `empty-${id}`,
          label: `${name} unloaded`,
          does: `Takes ${countWords(reload, 'action')} to reload.`,
          rule: 'IN-20',
          tone: 'bad',
        }),
      ),
  ];
}
