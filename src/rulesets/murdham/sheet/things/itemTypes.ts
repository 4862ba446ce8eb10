/** What an item of Murdham can be: the types that gear, natural weapons and consumables share. */

/** The dice that do damage. */
export const damageDice = [4, 6, 8, 10, 12] as const;
export type Die = (typeof damageDice)[number];

/** The die one step up, at most a d12: Skilled blow, Skilled shot and mastercrafted weapons. */
export const stepUp = (die: Die): Die => damageDice[damageDice.indexOf(die) + 1] ?? 12;

/**
 * Keywords of a weapon. `blast` a zone and its borders; `direct` skips armour; `fire` burns and is
 * direct too; `indirect` over obstacles, beyond half range; `reload` one shot a fight; `grab` a STR
 * save or held; `entangle` no damage, no save, held by the thing itself; `stun` stunned, no save;
 * `holy` only demons and undead feel it; `blunt` fit for Strike to stun; `improvised` counts as
 * damaged; `natural` part of the body: never dropped, never worn out; `unarmed` a bare hand; `huge`
 * only large wielders; `gun` powder and ball.
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

/** Doses that work through a wound or through the mouth. */
export type PoisonId =
  | 'black-adder-venom'
  | 'reapers-spice'
  | 'beastman-blood'
  | 'chimera-spit'
  | 'scorpion-oil'
  | 'candlestick-root'
  | 'butterfly-sting'
  | 'dream-sand';

/** How something is used to attack. */
export interface WeaponFigures {
  way: 'melee' | 'ranged';
  /** Undefined: the attack does no damage of its own (flash powder, a net). */
  die?: Die;
  /** In zones; 0 is nearby. */
  range: number;
  words: readonly WeaponWord[];
  /** When it may be used at all, besides being held. */
  only?: 'unaware-or-held' | 'mounted-and-moved';
  /** One use in a stretch, or one until a day's rest. */
  limit?: 'stretch' | 'day';
  /** The poison that a wound by it brings each time. */
  poison?: PoisonId;
  /** Corruption that a hit brings. */
  corruption?: number;
}

/** What using up, raising or laying an item does; the procedures read the kind and its figures. */
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
 * How well it is made. A mastercrafted weapon does a die more, such a shield or suit has half the
 * bulk; fragile counts as damaged.
 */
export type Quality = 'plain' | 'fragile' | 'robust' | 'mastercrafted';

export interface ItemSpec {
  id: string;
  name: string;
  category: ItemCategory;
  quality: Quality;
  /** In shillings; null where nothing is sold. */
  price: number | null;
  bulk: number;
  /** Hands it takes while it is used: 0 is worn, carried or part of the body. */
  hands: 0 | 1 | 2;
  weapon?: WeaponFigures;
  /**
   * Points of armour while worn. A shield's point has its own conditions and is not counted here.
   */
  armour?: number;
  /** Gone after use. */
  consumable?: true;
  /** Hurt like a character instead of being worn out. */
  durability?: { health: number; armour: number };
  /** Medium characters that a vehicle carries. */
  seats?: number;
  /** What using it costs in a fight, and what it does. */
  use?: { cost: 'main' | 'bonus' | 'attack' | 'none'; effect: UseEffect };
  /** One short line for the card. */
  does?: string;
}
