/**
 * Defense (HE-09): armour, agility where it counts, a shield, minus what Notches have taken from
 * them (HE-14).
 */
import { type Tally, tallyOf } from '../../../../engine/words.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, modifier } from '../../sheet/sheet.ts';

/** Defense by what a combatant wears, before anything else. */
const bareDefence = ({ house }: HestiaFight, { sheet }: Fighter): number =>
  sheet.armour === 'natural'
    ? house.unarmoured + sheet.hide
    : house[sheet.armour === 'none' ? 'unarmoured' : sheet.armour];

/**
 * The part of a combatant's Defense that Notches can take (HE-14): worn armour; a hide and a shield
 * by house rule.
 */
export function notchable(fight: HestiaFight, one: Fighter): number {
  const { armour, shield } = one.sheet;
  const { house } = fight;
  const worn = armour === 'natural' && !house.hideNotches ? 0 : bareDefence(fight, one) - house.unarmoured;
  return Math.max(0, worn) + (shield === 'held' && house.shieldNotches ? house.shieldAdds : 0);
}

/** Defense with its reasons (HE-09). */
export function defenceTally(fight: HestiaFight, one: Fighter): Tally {
  const { sheet } = one;
  const { house } = fight;
  const light = sheet.armour === 'none' || sheet.armour === 'light';
  const lost = Math.min(notchable(fight, one), sheet.armourNotches * house.notchCosts);
  return tallyOf('Defense', [
    {
      label: sheet.armour === 'none' ? 'unarmoured' : `${sheet.armour} armour`,
      value: bareDefence(fight, one),
      rule: 'HE-09',
    },
    { label: 'agility', value: light ? modifier(sheet.attributes.agility) : 0, rule: 'HE-09' },
    { label: 'shield', value: sheet.shield === 'held' ? house.shieldAdds : 0, rule: 'HE-09' },
    { label: 'Notches in what it wears', value: -lost, rule: 'HE-14' },
  ]);
}
