/** The states that somebody is in, as the screens draw them: what each does and its rule. */

import { combatantOf } from '../../../engine/fight.ts';
import type { Badge } from '../../../engine/ruleset.ts';
import { count, type Id, list } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { flankers } from '../play/ground/ground.ts';
import { isInDark } from '../play/ground/sight.ts';
import { isOurs, seen } from '../play/table/tell.ts';
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
    does: 'Ranged attackers have disadvantage until its next turn.',
    rule: 'IN-14',
    tone: 'good',
  },
  guarding: {
    label: 'On guard',
    does: '+1 to all defences and defence tests until its next turn.',
    rule: 'IN-11',
    tone: 'good',
  },
  unconscious: {
    label: 'Unconscious',
    does: 'Cannot act or react until it is brought back.',
    rule: 'IN-05',
    tone: 'bad',
  },
  unseen: { label: 'Unseen', does: 'Its next attack is a sneak attack.', rule: 'IN-27', tone: 'good' },
  blinded: { label: 'Blinded', does: 'Attacks on it are sneak attacks.', rule: 'IN-27', tone: 'bad' },
};
const when = (holds: boolean, badge: Badge): Badge[] => (holds ? [badge] : []);

export function badges(fight: IngenuityFight, who: Id): Badge[] {
  const one = combatantOf(fight, who);
  const { state } = fight;
  const flank = isHere(one) ? flankers(fight, who) : undefined;
  const attacks = state.attacks[who] ?? 0;
  // Whoever is hidden from the players is not named to them by another's badge.
  const blind = (one.sheet.unseenBy ?? []).filter((id) => fight.combatants[id] && seen(fight, id));
  return [
    ...one.sheet.states.map((name) => ({ id: name, ...STATES[name] })),
    ...when(blind.length > 0, {
      id: 'unseen-by',
      label: `Unseen by ${list(blind.map((id) => nameOf(fight, id)))}`,
      does: 'Attacks on them are sneak attacks, until its first.',
      rule: 'IN-27',
      tone: 'good',
    }),
    ...when(isHere(one) && isInDark(fight, one), {
      id: 'dark',
      label: 'In the dark',
      does: `Whoever is further off than ${fight.house.darkSees} m and does not see in the dark does not see it.`,
      rule: 'IN-27',
      tone: 'plain',
    }),
    ...when(isHarmed(one), {
      id: 'harmed',
      label: 'Harmed',
      does: 'Half of its endurance or less is left.',
      rule: 'IN-36',
      tone: 'bad',
    }),
    ...when(isBloodied(one), {
      id: 'bloodied',
      label: 'Bloodied',
      does: 'Some of its health is gone.',
      rule: 'IN-36',
      tone: 'bad',
    }),
    ...when(flank !== undefined, {
      id: 'flanked',
      label: 'Flanked',
      does: `${flank ? `Between enemies on two sides: ` : ''}anybody attacks it with advantage.`,
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
      does: `−${attacks * 2} to its next attack this round.`,
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
      does: `${count(state.longs[who]?.left ?? 0, 'action')} to go on ${state.longs[who]?.label ?? 'it'}.`,
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
      does: `Its next luck test against death needs ${one.sheet.deathNumber}.`,
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
          does: `Takes ${count(reload, 'action')} to reload.`,
          rule: 'IN-20',
          tone: 'bad',
        }),
      ),
  ];
}
