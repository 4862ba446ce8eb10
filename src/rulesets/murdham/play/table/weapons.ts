/**
 * What somebody can strike with now: held weapons, natural ones and bare hands, each with its
 * figures.
 */

import { itemRef, personRef, type WrittenReference } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { GearItem } from '../../sheet/carried.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { isConditionActive, knowsSkill, madeBy } from '../../sheet/standing.ts';
import { isItem, specOf, specOfGear } from '../../sheet/things/gear.ts';
import type { Die, ItemSpec, WeaponFigures, WeaponWord } from '../../sheet/things/itemTypes.ts';

export interface Weapon {
  /** Unique among one's own: the gear item's id, or the natural weapon's key. */
  id: string;
  name: string;
  /** The siege piece on the map that it is, by whose name it goes. */
  piece?: Id;
  spec: ItemSpec;
  figures: WeaponFigures;
  hand: 'main' | 'off' | 'both' | 'body';
  /** MU-49, MU-50: damaged, fragile or improvised. */
  frail: boolean;
  /** Set for gear; a weapon of the body has none. */
  gear?: GearItem;
  /** Set for the Eldritch blast and other attacks by power. */
  power?: string;
  /** What the blast is made of, when it was paid for. */
  element?: 'fire' | 'lightning' | 'cold' | 'heat';
}

export const itemName = (item: GearItem): string => item.name ?? specOfGear(item).name;
/** A weapon in a sentence of the log: a thing, or a siege piece by its name on the map. */
export const weaponRef = ({ piece, name }: Weapon): WrittenReference =>
  piece === undefined ? itemRef(name) : personRef(piece);
/** A thing that somebody has in a sentence of the log. */
export const gearRef = (item: GearItem): WrittenReference => itemRef(itemName(item));
export const hasWord = (weapon: Weapon, word: WeaponWord): boolean => weapon.figures.words.includes(word);
export const isMelee = (weapon: Weapon): boolean => weapon.figures.way === 'melee';

/** MU-49: fragile and improvised things count as damaged from the start. */
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

/** MU-12: bare hands: d4, or d6 with Brawling. */
export function bareHands(sheet: MurdhamSheet): Weapon {
  const spec = specOf('unarmed');
  const figures = spec.weapon ?? { way: 'melee', range: 0, words: ['unarmed'] };
  const die: Die = knowsSkill(sheet, 'brawling') ? 6 : 4;
  return { id: 'unarmed', name: 'Bare hands', spec, figures: { ...figures, die }, hand: 'body', frail: false };
}

/**
 * Everything to strike with: what is in hand, then the body's weapons; bare hands where the body
 * has no better. Shields come last.
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
/** The weapons worth offering: bare hands and shields only where there is nothing better. */
export function bestOf(weapons: readonly Weapon[]): Weapon[] {
  const better = weapons.filter((weapon) => weapon.spec.category !== 'shield' && !hasWord(weapon, 'unarmed'));
  return better.length > 0 ? better : [...weapons];
}
export const weaponOf = (sheet: MurdhamSheet, id: string): Weapon | undefined =>
  weaponsOf(sheet).find((weapon) => weapon.id === id);

/** Shields in hand and whole. */
export const shieldsOf = (sheet: MurdhamSheet): GearItem[] =>
  sheet.gear.filter((item) => item.held !== null && specOfGear(item).category === 'shield');
/** The suit that is worn, and the helmet. */
export const wornOf = (sheet: MurdhamSheet, category: 'armour' | 'helmet'): GearItem | undefined =>
  sheet.gear.find((item) => item.worn && specOfGear(item).category === category);

/** Whether a weapon needs both hands: its own bulk, or how it is held. */
export const needsBoth = (weapon: Weapon): boolean => weapon.spec.hands === 2;
/** Not to be used with one arm useless. */
export const armsFail = (sheet: MurdhamSheet, weapon: Weapon): boolean =>
  isConditionActive(sheet, 'arm-injury') && (needsBoth(weapon) || weapon.hand === 'both');

/** Gone from the hand by being used: vials, and the net. */
export const isThrownAway = (weapon: Weapon): boolean => weapon.spec.consumable === true || hasWord(weapon, 'entangle');
/**
 * What one grapples with, and what one disarms with: bare hands for the one, the first weapon that
 * reaches for the other.
 */
export const trickWeapon = (sheet: MurdhamSheet, manner: 'disarm' | 'grapple'): Weapon => {
  const melee = weaponsOf(sheet).find(
    (weapon) => isMelee(weapon) && weapon.figures.die !== undefined && !hasWord(weapon, 'blast'),
  );
  return manner === 'grapple' ? bareHands(sheet) : (melee ?? bareHands(sheet));
};

/** The item is gone for good: broken or used up. */
export function discardItem(sheet: MurdhamSheet, id: string): void {
  sheet.gear = sheet.gear.filter((item) => item.id !== id);
}
