/** The types of Murdham's items, which gear, natural weapons and consumables share. */

/** The dice that do damage. */
export const damageDice = [4, 6, 8, 10, 12] as const;
export type Die = (typeof damageDice)[number];

/**
 * Gives the die one step up, at most a d12, for Skilled blow, Skilled shot and mastercrafted
 * weapons.
 */
export const stepUp = (die: Die): Die => damageDice[damageDice.indexOf(die) + 1] ?? 12;

/**
 * Keywords of a weapon. `blast`: hits a zone and its borders. `direct`: armour does not count.
 * `fire`: burns, and armour does not count. `indirect`: shoots over obstacles beyond half range.
 * `reload`: one shot a fight. `grab`: the target saves STR or is held. `entangle`: no damage and no
 * save, the weapon itself holds the target. `stun`: stuns without a save. `holy`: harms only demons
 * and undead. `blunt`: can strike to stun. `improvised`: counts as damaged. `natural`: a part of
 * the body, never dropped, never worn out. `unarmed`: a bare hand. `huge`: only for large wielders.
 * `gun`: uses powder and ball.
 */
export const weaponWords = [
  'blast',
  'direct',
  'fire',
  'indirect',
  'reload',
  'grab',
  'entangle',
  'stun',
  'holy',
  'blunt',
  'improvised',
  'natural',
  'unarmed',
  'huge',
  'gun',
] as const;
export type WeaponWord = (typeof weaponWords)[number];

/** Poisons that work through a wound or through the mouth. */
export type PoisonId =
  | 'black-adder-venom'
  | 'reapers-spice'
  | 'beastman-blood'
  | 'chimera-spit'
  | 'scorpion-oil'
  | 'candlestick-root'
  | 'butterfly-sting'
  | 'dream-sand';

/** The figures of an item as a weapon. */
export interface WeaponFigures {
  way: 'melee' | 'ranged';
  /** The die of damage. Undefined: the attack does no damage of its own (flash powder, a net). */
  die?: Die;
  /** The range in zones; 0 is nearby. */
  range: number;
  words: readonly WeaponWord[];
  /** A condition for using the weapon, besides holding it. */
  only?: 'unaware-or-held' | 'mounted-and-moved';
  /** The weapon works once in a stretch, or once until a day's rest. */
  limit?: 'stretch' | 'day';
  /** The poison that each wound by the weapon brings. */
  poison?: PoisonId;
  /** The corruption that each hit brings. */
  corruption?: number;
}

/**
 * What happens when a fighter uses up, raises or lays an item. The procedures read the kind and its
 * figures.
 */
export type UseEffect =
  | { kind: 'draught' }
  | { kind: 'medicine-box' }
  | { kind: 'alcohol' }
  | { kind: 'antidote'; dudOneIn: number }
  | { kind: 'drug'; drug: 'madcap' | 'mandrake' | 'crimson-weed' | 'darkroot' }
  | { kind: 'poison'; poison: PoisonId }
  | { kind: 'smoke'; range: number; reach: number }
  | { kind: 'bear-trap'; die: Die }
  | { kind: 'caltrops' }
  | { kind: 'incense' }
  | { kind: 'light'; reach: number }
  | { kind: 'climbing'; makes: 'save' | 'trivial' }
  | { kind: 'toolbox' }
  | { kind: 'worn' }
  | { kind: 'none' };

export type ItemCategory =
  | 'weapon'
  | 'shield'
  | 'armour'
  | 'helmet'
  | 'siege'
  | 'vehicle'
  | 'consumable'
  | 'tool'
  | 'natural';

/**
 * How well an item is made. A mastercrafted weapon does a die more, and a mastercrafted shield or
 * suit has half the bulk. A fragile item counts as damaged.
 */
export type Quality = 'plain' | 'fragile' | 'robust' | 'mastercrafted';

export interface ItemSpec {
  id: string;
  name: string;
  category: ItemCategory;
  quality: Quality;
  /** The price in shillings; null for items that nobody sells. */
  price: number | null;
  bulk: number;
  /** The hands that using the item takes. 0 means worn, carried or part of the body. */
  hands: 0 | 1 | 2;
  weapon?: WeaponFigures;
  /**
   * Points of armour while worn. A shield's point has conditions of its own and is not counted
   * here.
   */
  armour?: number;
  /** The item is gone after use. */
  consumable?: true;
  /** The health and armour of an item that is hurt like a character instead of wearing out. */
  durability?: { health: number; armour: number };
  /** How many medium characters a vehicle carries. */
  seats?: number;
  /** What using the item costs in a fight, and what it does. */
  use?: { cost: 'main' | 'bonus' | 'attack' | 'none'; effect: UseEffect };
  /** One short line for the card. */
  does?: string;
}
