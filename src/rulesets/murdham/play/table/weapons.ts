/**
 * The weapons that a fighter has now, each with its figures: held ones, natural ones and bare
 * hands.
 */

import { itemRef, personRef, type WrittenReference } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { GearItem } from '../../sheet/carried.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { isConditionActive, knowsSkill, madeBy } from '../../sheet/standing.ts';
import { isItem, specOf, specOfGear } from '../../sheet/things/gear.ts';
import type { Die, ItemSpec, WeaponFigures, WeaponWord } from '../../sheet/things/itemTypes.ts';

export interface Weapon {
  /** The gear item's id, or the natural weapon's key. It is unique among the fighter's weapons. */
  id: string;
  name: string;
  /** The siege piece that this weapon is. The log names the weapon after it. */
  piece?: Id;
  spec: ItemSpec;
  figures: WeaponFigures;
  hand: 'main' | 'off' | 'both' | 'body';
  /** MU-49, MU-50: `true` for damaged, fragile and improvised weapons. */
  frail: boolean;
  /** The gear item. A weapon of the body has none. */
  gear?: GearItem;
  /** The power, for the Eldritch blast and other attacks by power. */
  power?: string;
  /** The element of the blast, when the invoker paid for one. */
  element?: 'fire' | 'lightning' | 'cold' | 'heat';
}

export const itemName = (item: GearItem): string => item.name ?? specOfGear(item).name;
/** Names a weapon in a sentence of the log: an item, or a siege piece by its name on the map. */
export const weaponRef = ({ piece, name }: Weapon): WrittenReference =>
  piece === undefined ? itemRef(name) : personRef(piece);
/** Names an item that somebody has in a sentence of the log. */
export const gearRef = (item: GearItem): WrittenReference => itemRef(itemName(item));
export const hasWord = (weapon: Weapon, word: WeaponWord): boolean => weapon.figures.words.includes(word);
export const isMelee = (weapon: Weapon): boolean => weapon.figures.way === 'melee';

/**
 * MU-49: tells whether an item counts as damaged. Fragile and improvised items do from the start.
 */
export const isFrail = (item: GearItem): boolean =>
  item.damaged ||
  specOfGear(item).quality === 'fragile' ||
  (specOfGear(item).weapon?.words.includes('improvised') ?? false);

const ofGear = (item: GearItem, spec: ItemSpec, figures: WeaponFigures): Weapon => ({
  id: item.id,
  name: itemName(item),
  spec,
  figures,
  hand: item.held ?? 'main',
  frail: isFrail(item),
  gear: item,
});

const ofBody = (key: string): Weapon[] => {
  const spec = isItem(key) ? specOf(key) : undefined;
  return spec?.weapon ? [{ id: key, name: spec.name, spec, figures: spec.weapon, hand: 'body', frail: false }] : [];
};

/** MU-12: gives bare hands as a weapon: d4, or d6 with Brawling. */
export function bareHands(sheet: MurdhamSheet): Weapon {
  const spec = specOf('unarmed');
  const figures = spec.weapon ?? { way: 'melee', range: 0, words: ['unarmed'] };
  const die: Die = knowsSkill(sheet, 'brawling') ? 6 : 4;
  return { id: 'unarmed', name: 'Bare hands', spec, figures: { ...figures, die }, hand: 'body', frail: false };
}

/**
 * Lists a fighter's weapons: held ones, then the body's, and bare hands when the body has nothing
 * better. Shields come last.
 */
export function weaponsOf(sheet: MurdhamSheet): Weapon[] {
  const held = sheet.gear.flatMap((item) => {
    const spec = specOfGear(item);
    return spec?.weapon && (item.held !== null || spec.category === 'siege') && !(spec.consumable && item.spent)
      ? [ofGear(item, spec, spec.weapon)]
      : [];
  });
  const shields = held.filter(({ spec }) => spec.category === 'shield');
  const body = [...new Set([...sheet.natural, ...madeBy(sheet).flatMap(({ natural }) => natural)])].flatMap(ofBody);
  return [
    ...held.filter(({ spec }) => spec.category !== 'shield'),
    ...body,
    ...shields,
    ...(body.length > 0 ? [] : [bareHands(sheet)]),
  ];
}
/**
 * Lists the weapons worth offering. Bare hands and shields are among them only when there is
 * nothing better.
 */
export function bestOf(weapons: readonly Weapon[]): Weapon[] {
  const better = weapons.filter((weapon) => weapon.spec.category !== 'shield' && !hasWord(weapon, 'unarmed'));
  return better.length > 0 ? better : [...weapons];
}
export const weaponOf = (sheet: MurdhamSheet, id: string): Weapon | undefined =>
  weaponsOf(sheet).find((weapon) => weapon.id === id);

/** Lists the whole shields that a fighter holds. */
export const shieldsOf = (sheet: MurdhamSheet): GearItem[] =>
  sheet.gear.filter((item) => item.held !== null && specOfGear(item).category === 'shield');
/** Gives the suit or the helmet that a fighter wears. */
export const wornOf = (sheet: MurdhamSheet, category: 'armour' | 'helmet'): GearItem | undefined =>
  sheet.gear.find((item) => item.worn && specOfGear(item).category === category);

/** Tells whether a weapon needs both hands. */
export const needsBoth = (weapon: Weapon): boolean => weapon.spec.hands === 2;
/** Tells whether an injured arm makes this weapon useless. */
export const armsFail = (sheet: MurdhamSheet, weapon: Weapon): boolean =>
  isConditionActive(sheet, 'arm-injury') && (needsBoth(weapon) || weapon.hand === 'both');

/** Tells whether an attack throws the weapon away: vials, and the net. */
export const isThrownAway = (weapon: Weapon): boolean => weapon.spec.consumable === true || hasWord(weapon, 'entangle');
/**
 * Gives the weapon for a hold or a disarm: bare hands for a hold, the first weapon that reaches for
 * a disarm.
 */
export const trickWeapon = (sheet: MurdhamSheet, manner: 'disarm' | 'grapple'): Weapon => {
  const melee = weaponsOf(sheet).find(
    (weapon) => isMelee(weapon) && weapon.figures.die !== undefined && !hasWord(weapon, 'blast'),
  );
  return manner === 'grapple' ? bareHands(sheet) : (melee ?? bareHands(sheet));
};

/** Removes an item from the sheet for good, because it broke or was used up. */
export function discardItem(sheet: MurdhamSheet, id: string): void {
  sheet.gear = sheet.gear.filter((item) => item.id !== id);
}
