/**
 * Ready-made foes and characters: monsters have the default figures for Grit dice (d8 each, at
 * their mean), characters are of the first level.
 */
import type { Creature } from '../../../engine/ruleset.ts';
import { type HestiaSheet, hestiaSheet } from '../sheet/sheet.ts';
import { SPELLBOOK } from '../sheet/spells.ts';
import { armouryWeapon, fistWeapon, ofBody, type Weapon, weaponOf } from '../sheet/weapons.ts';

const gritOf = (dice: number) => Math.floor(dice * 4.5);
const body = { tiny: 1, small: 3, medium: 3, large: 7, huge: 14 } as const;

interface Beast {
  id: string;
  name: string;
  icon: string;
  /** The number of Grit dice, which is also the Violence, up to 15. */
  dice: number;
  size?: keyof typeof body;
  hide?: number;
  /** Armour that is worn, so that it can take Notches; a hide cannot. */
  armour?: HestiaSheet['armour'];
  morale?: number;
  arms: Weapon[];
  more?: Partial<HestiaSheet>;
}
const natural = (id: string, name: string, sides: number, tag: Weapon['tag'], rest: Partial<Weapon> = {}) =>
  weaponOf(id, name, { kind: 'natural', sides, tag, ...rest });
const bow = armouryWeapon('bow');
const crossbow = armouryWeapon('crossbow');
const sword = armouryWeapon('sword');
const knife = armouryWeapon('knife');

function beast({
  id,
  name,
  icon,
  dice,
  size = 'medium',
  hide = 0,
  armour = hide > 0 ? 'natural' : 'none',
  morale = 10,
  arms,
  more = {},
}: Beast): Creature<HestiaSheet> {
  const grit = gritOf(dice);
  const flesh = body[size];
  const sheet = hestiaSheet.schema.parse({
    ...hestiaSheet.start(),
    violence: Math.min(15, dice),
    armour,
    hide,
    grit: { now: grit, max: grit },
    flesh: { now: flesh, max: flesh },
    saves: Math.floor((10 + dice) / 2),
    morale,
    size,
    // Creatures with hands can strike with their fists when the weapon is gone.
    weapons: arms.some(ofBody) ? arms : [...arms, fistWeapon()],
    ...more,
  });
  const bites = arms.map((arm) => `${arm.name} ${arm.dice}d${arm.sides}`).join(', ');
  return {
    id,
    name,
    icon,
    kind: 'Monster',
    summary: `Grit ${sheet.grit.max}, Flesh ${sheet.flesh.max}, Violence ${sheet.violence}, morale ${morale}; ${bites}`,
    squares: size === 'large' ? 2 : size === 'huge' ? 3 : 1,
    sheet,
  };
}

function person(
  id: string,
  name: string,
  icon: string,
  kind: 'character' | 'hireling',
  rest: Partial<HestiaSheet>,
): Creature<HestiaSheet> {
  const sheet = hestiaSheet.schema.parse({
    ...hestiaSheet.start(),
    kind,
    grit: { now: 5, max: 5 },
    flesh: { now: 4, max: 4 },
    ...rest,
  });
  return {
    id,
    name,
    icon,
    kind: kind === 'character' ? 'Character' : 'Hireling',
    summary: `Grit ${sheet.grit.max}, Flesh ${sheet.flesh.max}, Violence ${sheet.violence}; ${sheet.weapons.map((arm) => arm.name).join(', ')}`,
    sheet,
  };
}

export const creatures: readonly Creature<HestiaSheet>[] = [
  person('fighter', 'Fighter', 'swordman', 'character', {
    attributes: { might: 14, agility: 12, discipline: 10, savvy: 11 },
    violence: 2,
    armour: 'light',
    shield: 'held',
    grit: { now: 8, max: 8 },
    weapons: [sword, bow, fistWeapon()],
    swigs: 1,
  }),
  person('rogue', 'Rogue', 'hood', 'character', {
    attributes: { might: 9, agility: 16, discipline: 9, savvy: 14 },
    armour: 'light',
    weapons: [{ ...knife, where: 'hand' }, crossbow, fistWeapon()],
    lights: 2,
  }),
  person('wizard', 'Wizard', 'wizard-face', 'character', {
    attributes: { might: 8, agility: 10, discipline: 15, savvy: 13 },
    violence: 0,
    weapons: [weaponOf('staff', 'Staff', { sides: 8, adds: 'mig', tag: 'crushing' }), fistWeapon()],
    spells: [...SPELLBOOK],
    lights: 1,
    load: 'light',
  }),
  person('torchbearer', 'Torchbearer', 'torch', 'hireling', {
    weapons: [weaponOf('cudgel', 'Cudgel', { tag: 'crushing' }), fistWeapon()],
    lights: 4,
    loyalty: 7,
    load: 'light',
  }),
  person('guardsman', 'Guardsman', 'guards', 'hireling', {
    violence: 1,
    armour: 'medium',
    shield: 'held',
    weapons: [weaponOf('spear', 'Spear', { tag: 'piercing', adds: 'mig' }), fistWeapon()],
    loyalty: 11,
  }),
  beast({
    id: 'goblin',
    name: 'Goblin',
    icon: 'goblin-head',
    dice: 1,
    size: 'small',
    armour: 'light',
    morale: 8,
    arms: [weaponOf('blade', 'Jagged blade')],
  }),
  beast({
    id: 'goblin-chief',
    name: 'Goblin chief',
    icon: 'goblin',
    dice: 2,
    size: 'small',
    armour: 'light',
    morale: 10,
    arms: [weaponOf('axe', 'Axe', { sides: 8 })],
    more: { leader: true },
  }),
  beast({
    id: 'bandit',
    name: 'Bandit',
    icon: 'bandit',
    dice: 1,
    armour: 'light',
    arms: [weaponOf('club', 'Club', { tag: 'crushing' }), { ...bow, where: 'handy' }],
  }),
  beast({
    id: 'bandit-captain',
    name: 'Bandit captain',
    icon: 'pirate-captain',
    dice: 3,
    armour: 'medium',
    morale: 12,
    arms: [weaponOf('sabre', 'Sabre', { sides: 8, adds: 'mig' })],
    more: { leader: true },
  }),
  beast({
    id: 'wolf',
    name: 'Wolf',
    icon: 'wolf-head',
    dice: 2,
    hide: 2,
    arms: [natural('bite', 'Bite', 6, 'piercing')],
    more: { speed: 60, wits: 'quick' },
  }),
  beast({
    id: 'skeleton',
    name: 'Skeleton',
    icon: 'skeleton',
    dice: 1,
    hide: 3,
    morale: 20,
    arms: [weaponOf('rusty', 'Rusty sword')],
    more: { weak: ['crushing'], resistant: ['piercing'] },
  }),
  beast({
    id: 'wraith',
    name: 'Wraith',
    icon: 'spectre',
    dice: 3,
    hide: 4,
    morale: 16,
    arms: [natural('touch', 'Cold touch', 6, 'crushing')],
    more: { bodiless: true, flesh: { now: 0, max: 0 } },
  }),
  beast({
    id: 'ogre',
    name: 'Ogre',
    icon: 'ogre',
    dice: 4,
    size: 'large',
    hide: 3,
    morale: 12,
    arms: [weaponOf('tree', 'Tree trunk', { sides: 10, tag: 'crushing' })],
    more: { attributes: { might: 17, agility: 7, discipline: 8, savvy: 6 }, wits: 'slow' },
  }),
  beast({
    id: 'giant-spider',
    name: 'Giant spider',
    icon: 'spider-alt',
    dice: 3,
    size: 'large',
    hide: 3,
    morale: 8,
    arms: [natural('fangs', 'Fangs', 8, 'piercing')],
  }),
  beast({
    id: 'dragon',
    name: 'Dragon',
    icon: 'dragon-head',
    dice: 10,
    size: 'huge',
    hide: 8,
    morale: 14,
    arms: [
      natural('claw', 'Claw', 10, 'slashing', { range: 10 }),
      natural('jaws', 'Jaws', 12, 'piercing', { range: 10 }),
    ],
    more: { attacks: 3 },
  }),
];
