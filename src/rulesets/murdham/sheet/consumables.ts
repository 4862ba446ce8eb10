/** Draughts, drugs, doses and tools that act in a fight, and the poisons themselves. */
import type { ItemSpec, PoisonId, UseEffect } from './itemTypes.ts';

type Cost = NonNullable<ItemSpec['use']>['cost'];
const item = (
  id: string,
  name: string,
  category: 'consumable' | 'tool',
  [price, bulk, hands]: readonly [number | null, number, 0 | 1 | 2],
  cost: Cost,
  effect: UseEffect,
  does: string,
): ItemSpec => ({
  id,
  name,
  category,
  quality: 'plain',
  price,
  bulk,
  hands,
  ...(category === 'consumable' ? { consumable: true as const } : {}),
  use: { cost, effect },
  does,
});

/** A poison: how it gets in, and what a failed STR save brings. A second dose of it within a stretch allows no save. */
export interface Poison {
  id: PoisonId;
  name: string;
  way: 'blood' | 'eaten';
  effect: 'damaging' | 'corrupting' | 'lethal' | 'paralysing' | 'soporific';
  price: number;
  does: string;
}
const damaging = 'd12 direct damage when the stretch ends';
const paralysing = 'incapacitated to the end of the stretch';
const soporific = 'asleep, so incapacitated, to the end of the watch or until damaged';
const poisonList: readonly Poison[] = [
  { id: 'black-adder-venom', name: 'Black adder venom', way: 'blood', effect: 'damaging', price: 16, does: damaging },
  { id: 'reapers-spice', name: 'Reaper’s spice', way: 'eaten', effect: 'damaging', price: 16, does: damaging },
  {
    id: 'beastman-blood',
    name: 'Beastman blood',
    way: 'eaten',
    effect: 'corrupting',
    price: 16,
    does: '4 corruption when the stretch ends',
  },
  {
    id: 'chimera-spit',
    name: 'Chimera spit',
    way: 'blood',
    effect: 'lethal',
    price: 64,
    does: 'death when the stretch ends',
  },
  { id: 'scorpion-oil', name: 'Scorpion oil', way: 'blood', effect: 'paralysing', price: 16, does: paralysing },
  { id: 'candlestick-root', name: 'Candlestick root', way: 'eaten', effect: 'paralysing', price: 16, does: paralysing },
  { id: 'butterfly-sting', name: 'Butterfly sting', way: 'blood', effect: 'soporific', price: 16, does: soporific },
  { id: 'dream-sand', name: 'Dream sand', way: 'eaten', effect: 'soporific', price: 16, does: soporific },
];
export const poisons: Readonly<Record<string, Poison>> = Object.fromEntries(poisonList.map((one) => [one.id, one]));

/** A poison by its id; an id that names none is a fault of the caller's and throws. */
export function poisonOf(id: string): Poison {
  const found = poisons[id];
  if (!found) throw new Error(`No poison has the id “${id}”.`);
  return found;
}

const doses: readonly ItemSpec[] = poisonList.map((poison) =>
  item(
    poison.id,
    poison.name,
    'consumable',
    [poison.price, 0.25, 0],
    'bonus',
    { kind: 'poison', poison: poison.id },
    poison.way === 'blood'
      ? `Coats a weapon, spent by the first hit that draws blood. STR save or ${poison.does}.`
      : `Works when eaten or drunk. STR save or ${poison.does}.`,
  ),
);

/** Every consumable and tool with a use in a fight. Thrown weapons (acid, fire, flash, blessed water, net) stand with the weapons. */
export const consumableSpecs: readonly ItemSpec[] = [
  ...doses,
  item(
    'healing-draught',
    'Healing draught',
    'consumable',
    [64, 0.25, 0],
    'bonus',
    { kind: 'draught' },
    'Gives back half of STR in health.',
  ),
  item(
    'medicine-box',
    'Medicine box',
    'consumable',
    [16, 1, 1],
    'main',
    { kind: 'medicine-box' },
    'Gives 1 health to someone nearby; with Heal a d8, at most half of their STR.',
  ),
  item(
    'alcoholic-drink',
    'Alcoholic drink',
    'consumable',
    [4, 0.5, 0],
    'bonus',
    { kind: 'alcohol' },
    '1 health unless dying; STR save or confused for the stretch. The second in a stretch allows no save.',
  ),
  item(
    'antidote',
    'Antidote',
    'consumable',
    [16, 0.25, 0],
    'bonus',
    { kind: 'antidote', dudOneIn: 4 },
    'Ends a poison, but one in four does nothing.',
  ),
  item(
    'madcap-mushroom',
    'Madcap mushroom',
    'consumable',
    [16, 0.25, 0],
    'bonus',
    { kind: 'drug', drug: 'madcap' },
    'STR save or frenzied for the stretch; the second in a stretch allows no save. May be habit-forming.',
  ),
  item(
    'corpse-mandrake',
    'Corpse mandrake',
    'consumable',
    [16, 0.25, 0],
    'bonus',
    { kind: 'drug', drug: 'mandrake' },
    'STR save or, for the watch, critical damage no longer takes you out. Afterwards d4 direct damage.',
  ),
  item(
    'crimson-weed',
    'Crimson weed',
    'consumable',
    [16, 0.25, 0],
    'bonus',
    { kind: 'drug', drug: 'crimson-weed' },
    'STR save or all abilities +2 for the watch, and −4 when it ends.',
  ),
  item(
    'darkroot',
    'Darkroot',
    'consumable',
    [16, 0.25, 0],
    'bonus',
    { kind: 'drug', drug: 'darkroot' },
    'STR save or confused for the watch.',
  ),
  item(
    'smoke-bomb',
    'Smoke bomb',
    'consumable',
    [16, 0.5, 1],
    'bonus',
    { kind: 'smoke', range: 2, reach: 1 },
    'Thrown up to 2 zones: nobody sees into, out of or through that zone and those next to it for the stretch.',
  ),
  item(
    'disease-vial',
    'Disease vial',
    'consumable',
    [null, 0.25, 1],
    'none',
    { kind: 'none' },
    'Thrown up to 2 zones or put on a blade: exposes to a disease, which acts only after the fight.',
  ),
  item(
    'bear-trap',
    'Bear trap',
    'tool',
    [16, 1, 2],
    'main',
    { kind: 'bear-trap', die: 6 },
    'Set or lifted as a main action. Who steps in takes d6 and is entangled.',
  ),
  item(
    'caltrops',
    'Caltrops',
    'consumable',
    [16, 1, 1],
    'main',
    { kind: 'caltrops' },
    'Scattered over a nearby zone: it becomes difficult ground.',
  ),
  item(
    'marbles',
    'Marbles',
    'tool',
    [4, 1, 1],
    'none',
    { kind: 'none' },
    'No effect in a fight is printed; the GM rules.',
  ),
  item(
    'incense',
    'Incense',
    'consumable',
    [4, 0.25, 0],
    'bonus',
    { kind: 'incense' },
    'Burns for the stretch: demons need a STR save to enter the zone.',
  ),
  item(
    'candle',
    'Candle',
    'consumable',
    [1, 0.25, 1],
    'bonus',
    { kind: 'light', reach: 0 },
    'Lights its own zone for the stretch.',
  ),
  item(
    'oil-lamp',
    'Oil lamp',
    'tool',
    [4, 1, 1],
    'bonus',
    { kind: 'light', reach: 1 },
    'Lights the zones within 1 for the stretch.',
  ),
  item(
    'lantern',
    'Lantern',
    'tool',
    [16, 1, 1],
    'bonus',
    { kind: 'light', reach: 1 },
    'Lights the zones within 1, shielded from wind, and can be closed.',
  ),
  item(
    'climbing-gear',
    'Climbing gear',
    'tool',
    [16, 1, 0],
    'none',
    { kind: 'climbing', makes: 'save' },
    'A sheer surface can be climbed with a save.',
  ),
  item('ladder', 'Ladder', 'tool', [4, 4, 2], 'none', { kind: 'climbing', makes: 'trivial' }, 'A climb needs no save.'),
  item(
    'rope-ladder',
    'Rope ladder',
    'tool',
    [4, 1, 2],
    'none',
    { kind: 'climbing', makes: 'trivial' },
    'A climb needs no save.',
  ),
  item(
    'grimoire',
    'Grimoire',
    'tool',
    [16, 1, 1],
    'none',
    { kind: 'none' },
    'Up to four scrolls at hand without swapping.',
  ),
  item(
    'scroll',
    'Power scroll',
    'tool',
    [64, 0.25, 1],
    'none',
    { kind: 'none' },
    'Held and read aloud to invoke its power.',
  ),
  item(
    'lucky-charm',
    'Lucky charm',
    'tool',
    [16, 0, 0],
    'none',
    { kind: 'worn' },
    'An omen spent is kept one time in four.',
  ),
  item(
    'warm-clothes',
    'Warm clothes',
    'tool',
    [16, 1, 0],
    'none',
    { kind: 'worn' },
    'Cold is impaired and heat enhanced.',
  ),
  item(
    'manacles',
    'Manacles',
    'tool',
    [4, 1, 1],
    'main',
    { kind: 'none' },
    'Bind the hands of someone who cannot resist.',
  ),
  item(
    'saddle',
    'Saddle',
    'tool',
    [16, 2, 0],
    'none',
    { kind: 'none' },
    'Needed to ride, unless one has the Ride skill.',
  ),
  item(
    'toolbox',
    'Toolbox',
    'tool',
    [16, 1, 1],
    'none',
    { kind: 'toolbox' },
    'Repairs gear in a watch with a WIT save.',
  ),
  item('crutch', 'Crutch', 'tool', [4, 1, 1], 'none', { kind: 'worn' }, 'Lets the hobbled walk.'),
  item('prosthesis', 'Prosthesis', 'tool', [16, 0, 0], 'none', { kind: 'worn' }, 'Stands in for a lost limb.'),
];
