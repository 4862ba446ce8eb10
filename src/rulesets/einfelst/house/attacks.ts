/** House rules of Einfelst Wilds on weapons, their figures, and attacks. */
import * as z from 'zod/mini';
import { fieldsValue, inGroup } from '../../common/declare.ts';
import { ARM_IDS, ARMS, type ArmId } from '../sheet/weapons.ts';

const NO_ARMS = 'The table of weapons was not found.';
const small = z.int().check(z.minimum(0), z.maximum(9));
const armOf = (id: ArmId) =>
  z.object({ damage: small, far: small, hands: z._default(z.int().check(z.minimum(0), z.maximum(2)), ARMS[id].hands) });
type Arm = z.infer<ReturnType<typeof armOf>>;
const byArm = <T>(make: (id: ArmId) => T) =>
  Object.fromEntries(ARM_IDS.map((id) => [id, make(id)])) as Record<ArmId, T>;
const assumedArms: Record<ArmId, Arm> = byArm((id) => ({
  damage: ARMS[id].damage,
  far: ARMS[id].far,
  hands: ARMS[id].hands,
}));
/** Weapons that can be thrown or shot at targets beyond their user's zone. */
const FAR = ['knife', 'spear', 'crossbow'] as const;

const weapons = inGroup('Weapons');
export const weaponRules = {
  arms: fieldsValue(z.object(byArm(armOf)), assumedArms, (path) => [
    ...ARM_IDS.flatMap((id) =>
      weapons.number(0, 0, 9, `Harm: ${ARMS[id].name}`, 'EW-20', NO_ARMS).fields(`${path}.${id}.damage`),
    ),
    ...FAR.flatMap((id) =>
      weapons.number(0, 0, 9, `Zones: ${ARMS[id].name}`, 'EW-10', NO_ARMS).fields(`${path}.${id}.far`),
    ),
    ...ARM_IDS.filter((id) => id !== 'fists').flatMap((id) =>
      weapons.number(0, 1, 2, `Hands: ${ARMS[id].name}`, 'EW-18', NO_ARMS).fields(`${path}.${id}.hands`),
    ),
  ]),
  thrown: weapons.choice(
    'shoot',
    { shoot: 'Shoot', strike: 'Strike' },
    'A thrown weapon is used with',
    'EW-20',
    'The chapter has thrown weapons reach the next zone and tests ranged attacks with Shoot; it does not say what a throw is.',
  ),
  thrownLies: weapons.toggle(
    true,
    'A thrown weapon lies where it falls',
    'EW-18',
    'The chapter does not say what becomes of it; picking something up is a fast maneuver.',
  ),
  reload: weapons.toggle(
    true,
    'A crossbow is loaded as a slow maneuver',
    'EW-17',
    'The table of weapons was not found; so it is in the family of this game.',
  ),
  armour: weapons.choice(
    'dice',
    { dice: 'a die for each point, each success takes one', flat: 'takes its points' },
    'Armour',
    'EW-20',
    'Armour exists, its table was not found.',
  ),
};

const attacks = inGroup('Attacks');
export const attackRules = {
  unarmedMenu: attacks.choice(
    'strike',
    { strike: 'the same as those of a Strike', plain: 'Harm or the foe’s card' },
    'Extra successes of an unarmed blow buy',
    'EW-21',
    'The lists of Strike and Shoot were found, that of Force was not.',
  ),
  magicExtra: attacks.choice(
    'harm',
    { harm: '1 Harm each', nothing: 'nothing' },
    'Extra successes of a spell that harms are',
    'EW-25',
    'The pages on casting were not found.',
  ),
  pinLasts: attacks.choice(
    'turn',
    { turn: 'the end of its next turn', zone: 'it leaves the zone' },
    'Pinned until',
    'EW-21',
    'The list of Shoot does not say how long.',
  ),
};
