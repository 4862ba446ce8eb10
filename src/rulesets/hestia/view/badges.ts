/** The states of a combatant as badges, each with its effect and its rule. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Badge } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import type { HestiaFight } from '../fight.ts';
import { lyingItems } from '../play/harm/lying.ts';
import type { StateName } from '../sheet/sheet.ts';

const STATES: Record<StateName, Omit<Badge, 'id'>> = {
  dazed: { label: 'Dazed', does: 'A bane on every action, until a Might save.', rule: 'HE-16', tone: 'bad' },
  bleeding: { label: 'Bleeding', does: 'Loses a d4 each round, until a Might save.', rule: 'HE-17', tone: 'bad' },
  pinned: { label: 'Pinned', does: 'Cannot move, until a Might save.', rule: 'HE-18', tone: 'bad' },
  staggered: { label: 'Staggered', does: 'Loses the next turn.', rule: 'HE-13', tone: 'bad' },
  hampered: { label: 'Hampered', does: 'A bane on every action to the end of the turn.', rule: 'HE-20', tone: 'bad' },
  liquor: { label: 'Liquor', does: 'A bane on every test.', rule: 'HE-07', tone: 'bad' },
  panicked: {
    label: 'Panicked',
    does: 'Only moves, sprints or retreats, to the end of the turn.',
    rule: 'HE-13',
    tone: 'bad',
  },
  wild: {
    label: 'Wild',
    does: 'Can only attack whoever is nearest, to the end of the turn.',
    rule: 'HE-13',
    tone: 'bad',
  },
  fleeing: { label: 'Fleeing', does: 'Only moves, sprints or retreats.', rule: 'HE-23', tone: 'bad' },
  lit: { label: 'Light', does: 'Carries a burning light.', rule: 'HE-07', tone: 'good' },
  prone: {
    label: 'Prone',
    does: 'Has to stand up before walking, for half of the movement.',
    rule: 'HE-20',
    tone: 'bad',
  },
};

export function combatantBadges(fight: HestiaFight, who: Id): Badge[] {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  const notched = sheet.weapons.filter(({ notches }) => notches > 0);
  return [
    ...sheet.states.map((state) => ({ id: state, ...STATES[state] })),
    ...(fight.state.round === 1 && fight.state.surprised.includes(who)
      ? [
          {
            id: 'surprised',
            label: 'Surprised',
            does: 'Cannot act in the first round.',
            rule: 'HE-04',
            tone: 'bad' as const,
          },
        ]
      : []),
    ...(sheet.armourNotches > 0
      ? [
          {
            id: 'armour',
            label: 'Notched armour',
            does: 'Each Notch takes from Defense.',
            rule: 'HE-14',
            count: sheet.armourNotches,
            tone: 'bad' as const,
          },
        ]
      : []),
    ...notched.map(({ id, name, notches }) => ({
      id: `notch-${id}`,
      label: `Notched ${name}`,
      does: 'Each Notch takes from the damage; too many break the weapon.',
      rule: 'HE-14',
      count: notches,
      tone: 'bad' as const,
    })),
    ...lyingItems(fight, who)
      .filter(({ owner }) => owner.id === who)
      .map(({ arm, feet }) => ({
        id: `lies-${arm.id}`,
        label: `${arm.name} on the ground`,
        does: Number.isFinite(feet)
          ? `Lies ${feet} ft away; picking it up is an action.`
          : 'Lies where it was dropped.',
        rule: 'HE-07',
        tone: 'plain' as const,
      })),
    ...sheet.weapons
      .filter(({ ammunition }) => ammunition === 'empty')
      .map(({ id, name }) => ({
        id: `empty-${id}`,
        label: `${name}: empty`,
        does: 'Out of ammunition for this fight.',
        rule: 'HE-11',
        tone: 'bad' as const,
      })),
    ...(sheet.load === 'free'
      ? []
      : [
          {
            id: 'load',
            label: 'Burdened',
            does: {
              light: 'A bane on Might, Agility and Violence.',
              heavy: 'Two banes on Might, Agility and Violence, and half the speed.',
              crushing: 'Can do nothing but drop the load.',
            }[sheet.load],
            rule: 'HE-07',
            tone: 'bad' as const,
          },
        ]),
    ...(sheet.leader
      ? [
          {
            id: 'leader',
            label: 'Leader',
            does: 'The death of a leader shakes the side.',
            rule: 'HE-22',
            tone: 'plain' as const,
          },
        ]
      : []),
  ];
}
