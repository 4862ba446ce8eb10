/**
 * Every weapon, shield, suit and piece of artillery of Murdham as figures, and the one way to look
 * up an item.
 */
import { consumableSpecs } from './consumables.ts';
import { type MadeItem, specOfMade } from './itemsMade.ts';
import { type Die, type ItemSpec, type Quality, stepUp, type WeaponFigures, type WeaponWord } from './itemTypes.ts';
import { naturalSpecs } from './naturalWeapons.ts';

type Size = readonly [price: number | null, hands: 0 | 1 | 2, bulk: number];

const melee = (die: Die, ...words: WeaponWord[]): WeaponFigures => ({ way: 'melee', die, range: 0, words });
const ranged = (die: Die, range: number, ...words: WeaponWord[]): WeaponFigures => ({
  way: 'ranged',
  die,
  range,
  words,
});
const weapon = (id: string, name: string, [price, hands, bulk]: Size, figures: WeaponFigures): ItemSpec => ({
  id,
  name,
  category: 'weapon',
  quality: 'plain',
  price,
  hands,
  bulk,
  weapon: figures,
});
const thrown = (id: string, name: string, price: number, figures: WeaponFigures, does: string): ItemSpec => ({
  ...weapon(id, name, [price, 1, 0.5], figures),
  consumable: true,
  use: { cost: 'attack', effect: { kind: 'none' } },
  does,
});

const simpleHand: Size = [4, 1, 1];
const simpleGreat: Size = [8, 2, 2];
const martialHand: Size = [16, 1, 1];
const martialGreat: Size = [32, 2, 2];

/** Melee weapons, by class and by the common names of each class. */
const meleeWeapons: readonly ItemSpec[] = [
  weapon('simple-hand', 'Simple hand weapon', simpleHand, melee(4)),
  weapon('club', 'Club', simpleHand, melee(4, 'blunt')),
  weapon('dagger', 'Dagger', simpleHand, melee(4)),
  weapon('knife', 'Knife', simpleHand, melee(4)),
  weapon('hatchet', 'Hatchet', simpleHand, melee(4)),
  weapon('crowbar', 'Crowbar', [16, 1, 1], melee(4, 'blunt')),
  weapon('simple-great', 'Simple great weapon', simpleGreat, melee(6)),
  weapon('staff', 'Staff', simpleGreat, melee(6, 'blunt')),
  weapon('pitchfork', 'Pitchfork', simpleGreat, melee(6)),
  weapon('sledge', 'Sledgehammer', simpleGreat, melee(6, 'blunt')),
  weapon('huge-club', 'Huge club', [8, 2, 8], melee(6, 'blunt', 'huge')),
  weapon('martial-hand', 'Martial hand weapon', martialHand, melee(6)),
  weapon('sword', 'Sword', martialHand, melee(6)),
  weapon('axe', 'Battle axe', martialHand, melee(6)),
  weapon('mace', 'Mace', martialHand, melee(6, 'blunt')),
  weapon('spear', 'Spear', martialHand, melee(6)),
  weapon('martial-great', 'Martial great weapon', martialGreat, melee(8)),
  weapon('great-sword', 'Great sword', martialGreat, melee(8)),
  weapon('halberd', 'Halberd', martialGreat, melee(8)),
  weapon('great-hammer', 'War hammer', martialGreat, melee(8, 'blunt')),
  weapon('garrotte', 'Garrotte', [16, 1, 1], { ...melee(8, 'direct'), only: 'unaware-or-held' }),
  weapon('lance', 'Lance', [16, 1, 2], { ...melee(8), only: 'mounted-and-moved' }),
  weapon('mancatcher', 'Mancatcher', [16, 2, 2], melee(4, 'grab')),
  weapon('improvised-hand', 'Improvised hand weapon', [null, 1, 1], melee(4, 'improvised', 'blunt')),
  weapon('improvised-great', 'Improvised great weapon', [null, 2, 2], melee(6, 'improvised', 'blunt')),
  {
    ...weapon('torch', 'Torch', [1, 1, 1], melee(4, 'fire', 'direct', 'improvised')),
    use: { cost: 'bonus', effect: { kind: 'light', reach: 1 } },
    does: 'Lights the zones within 1 for the stretch.',
  },
];

/** Weapons that shoot or are thrown again and again. Nobody counts shot and arrows. */
const missileWeapons: readonly ItemSpec[] = [
  weapon('missile-hand', 'Missile hand weapon', martialHand, ranged(4, 8)),
  weapon('sling', 'Sling', martialHand, ranged(4, 8, 'blunt')),
  weapon('javelin', 'Javelins', martialHand, ranged(4, 8)),
  weapon('hand-crossbow', 'Hand crossbow', martialHand, ranged(4, 8)),
  weapon('missile-great', 'Missile great weapon', martialGreat, ranged(6, 8)),
  weapon('bow', 'Bow', martialGreat, ranged(6, 8)),
  weapon('crossbow', 'Crossbow', martialGreat, ranged(6, 8)),
  weapon('handgun', 'Handgun', [32, 1, 1], ranged(6, 8, 'reload', 'gun')),
  weapon('long-gun', 'Long gun', [64, 2, 2], ranged(8, 8, 'reload', 'gun')),
];

/** Consumables that are thrown as an attack, and the net. */
const thrownWeapons: readonly ItemSpec[] = [
  thrown('acid-vial', 'Acid vial', 4, ranged(8, 2), 'Thrown up to 2 zones: d8.'),
  thrown(
    'alchemists-fire',
    'Alchemist’s fire',
    16,
    ranged(6, 2, 'fire', 'direct', 'blast'),
    'Thrown: a blast of fire, d6.',
  ),
  thrown(
    'blessed-water',
    'Blessed water',
    4,
    ranged(10, 2, 'holy'),
    'Thrown: d10 to demons and undead, nothing to others.',
  ),
  thrown(
    'flash-powder',
    'Flash powder',
    16,
    { way: 'ranged', range: 2, words: ['blast', 'stun'] },
    'Thrown: everyone in the blast is stunned, without a save.',
  ),
  {
    ...weapon('net', 'Net', [16, 1, 1], { way: 'ranged', range: 2, words: ['entangle'] }),
    use: { cost: 'attack', effect: { kind: 'none' } },
    does: 'Thrown: the target is entangled until it breaks loose, without a save.',
  },
];

/** Old starting gear, which is fragile. */
const wornOut: readonly ItemSpec[] = [
  { ...weapon('rusty-great-sword', 'Rusty great sword', [8, 2, 2], melee(8)), quality: 'fragile' },
  { ...weapon('makeshift-bow', 'Makeshift bow', [8, 2, 2], ranged(6, 8)), quality: 'fragile' },
  { ...weapon('old-pistol', 'Old pistol', [8, 1, 1], ranged(6, 8, 'reload', 'gun')), quality: 'fragile' },
  { ...weapon('femur-club', 'Femur club', [1, 1, 1], melee(4, 'blunt')), quality: 'fragile' },
];

const worn = (
  id: string,
  name: string,
  category: 'armour' | 'helmet',
  price: number,
  bulk: number,
  armour: number,
  does: string,
): ItemSpec => ({ id, name, category, quality: 'plain', price, bulk, hands: 0, armour, does });

/** Shields, suits and helmets. A fighter wears one suit and cannot change it in a fight. */
const protection: readonly ItemSpec[] = [
  {
    id: 'shield',
    name: 'Shield',
    category: 'shield',
    quality: 'plain',
    price: 64,
    bulk: 2,
    hands: 1,
    weapon: melee(4, 'blunt'),
    does: 'Armour +1 against attacks one reacts to and attacks made to counter one.',
  },
  worn('light-armour', 'Light armour', 'armour', 256, 2, 1, 'Armour +1.'),
  worn('heavy-armour', 'Heavy armour', 'armour', 1024, 4, 2, 'Armour +2.'),
  worn('animal-light-armour', 'Light animal armour', 'armour', 256, 2, 1, 'Armour +1 for an animal.'),
  worn('animal-heavy-armour', 'Heavy animal armour', 'armour', 1024, 4, 2, 'Armour +2 for an animal.'),
  worn('sturdy-light-armour', 'Light barding', 'armour', 1024, 4, 1, 'Armour +1 for a sturdy animal.'),
  worn('sturdy-heavy-armour', 'Heavy barding', 'armour', 4096, 8, 2, 'Armour +2 for a sturdy animal.'),
  worn(
    'helmet',
    'Helmet',
    'helmet',
    16,
    1,
    0,
    'It takes 1 more lost health to be a critical hit; not against direct damage.',
  ),
];

const siege = (id: string, name: string, price: number, figures: WeaponFigures): ItemSpec => ({
  id,
  name,
  category: 'siege',
  quality: 'plain',
  price,
  bulk: 32,
  hands: 2,
  weapon: figures,
  durability: { health: 12, armour: 4 },
});
const vehicle = (id: string, name: string, price: number, health: number, seats: number, does: string): ItemSpec => ({
  id,
  name,
  category: 'vehicle',
  quality: 'plain',
  price,
  bulk: 32,
  hands: 0,
  durability: { health, armour: 4 },
  seats,
  does,
});

/** Artillery and vehicles, which are hurt like characters and never wear out. */
const machines: readonly ItemSpec[] = [
  siege('ballista', 'Ballista', 256, ranged(8, 16, 'blast', 'reload')),
  siege('cannon', 'Cannon', 1024, ranged(10, 16, 'blast', 'reload')),
  siege('catapult', 'Catapult', 256, ranged(8, 32, 'indirect', 'blast', 'reload')),
  siege('mortar', 'Mortar', 1024, ranged(10, 32, 'indirect', 'blast', 'reload')),
  vehicle('cart', 'Cart', 256, 12, 4, 'Pulled, with one driver.'),
  vehicle('coach', 'Coach', 1024, 16, 8, 'Pulled, with one driver.'),
  vehicle('rowing-boat', 'Rowing boat', 256, 12, 4, 'One zone for each rower, four at most.'),
  vehicle('sailing-boat', 'Sailing boat', 1024, 16, 8, 'By the wind, or half a zone for each rower.'),
];

const plain: readonly ItemSpec[] = [
  ...meleeWeapons,
  ...missileWeapons,
  ...thrownWeapons,
  ...protection,
  ...machines,
  ...consumableSpecs,
  ...naturalSpecs,
];

/**
 * Makes an item of better or worse quality. Its id and name begin with the quality:
 * `mastercrafted-sword`.
 */
function made(spec: ItemSpec, quality: Exclude<Quality, 'plain'>): ItemSpec {
  const better = quality === 'mastercrafted';
  const price = spec.price === null ? null : quality === 'fragile' ? Math.ceil(spec.price / 4) : spec.price * 4;
  const figures = spec.weapon;
  return {
    ...spec,
    id: `${quality}-${spec.id}`,
    name: `${quality.charAt(0).toUpperCase()}${quality.slice(1)} ${spec.name.toLowerCase()}`,
    quality,
    price,
    bulk: better && spec.category !== 'weapon' ? spec.bulk / 2 : spec.bulk,
    ...(better && spec.category === 'weapon' && figures?.die !== undefined
      ? { weapon: { ...figures, die: stepUp(figures.die) } }
      : {}),
  };
}
const canBeMade = (spec: ItemSpec) =>
  spec.consumable === undefined &&
  spec.price !== null &&
  ['weapon', 'shield', 'armour', 'helmet'].includes(spec.category);

/**
 * Every item by its id, with the fragile, robust and mastercrafted makes of each weapon, shield,
 * suit and helmet.
 */
export const itemSpecs: Readonly<Record<string, ItemSpec>> = Object.fromEntries(
  [
    ...plain,
    ...wornOut,
    ...plain
      .filter(canBeMade)
      .flatMap((spec) => [made(spec, 'fragile'), made(spec, 'robust'), made(spec, 'mastercrafted')]),
  ].map((spec) => [spec.id, spec]),
);

/** Tells whether an id names an item, for the sheet's schema. */
export const isItem = (id: string): boolean => Object.hasOwn(itemSpecs, id);

/**
 * Gives the figures of an item that somebody has: its own when the table has made it, else the
 * game's.
 */
export const specOfGear = ({ item, made }: { item: string; made?: MadeItem }): ItemSpec =>
  made?.id === item ? specOfMade(made) : specOf(item);

/**
 * Gives the figures of the item with this id. Throws for an id that names none, because only a
 * caller's mistake asks for one.
 */
export function specOf(id: string): ItemSpec {
  const found = itemSpecs[id];
  if (!found) throw new Error(`No item of Murdham has the id “${id}”.`);
  return found;
}
