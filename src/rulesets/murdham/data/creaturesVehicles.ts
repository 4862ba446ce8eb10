/**
 * Carts, coaches, boats and siege pieces as things on the map: their durability is their health and
 * armour.
 */
import type { Creature } from '../../../engine/ruleset.ts';
import { carriedItem } from '../sheet/carried.ts';
import { type MurdhamSheet, murdhamSheet } from '../sheet/sheet.ts';
import { CRAFTS, type Craft, SIEGE_PIECES } from '../sheet/terms.ts';
import { specOf } from '../sheet/things/gear.ts';

const icons: Readonly<Record<Craft, { icon: string }>> = {
  cart: { icon: 'old-wagon' },
  coach: { icon: 'chariot' },
  'rowing-boat': { icon: 'canoe' },
  'sailing-boat': { icon: 'sailboat' },
  ballista: { icon: 'ballista' },
  cannon: { icon: 'cannon' },
  catapult: { icon: 'catapult' },
  mortar: { icon: 'mortar' },
};

/**
 * Makes a vehicle or siege piece. Its health is also its STR, it is hurt as a construct is, and it
 * has no mind.
 */
function machine(craft: Craft, kind: string): Creature<MurdhamSheet> {
  const { name, durability, seats, weapon } = specOf(craft);
  const { health, armour } = durability ?? { health: 1, armour: 0 };
  return {
    id: craft,
    name,
    kind,
    summary: `${weapon ? `d${weapon.die ?? 0} blast, range ${weapon.range}` : `${seats ?? 0} seats`}, health ${health}, armour ${armour}`,
    ...icons[craft],
    squares: 2,
    sheet: {
      ...murdhamSheet.start(),
      abilities: { str: health, agi: 1, wit: 1 },
      armour,
      kind: 'construct',
      mind: 'mindless',
      craft,
      ...(weapon ? { gear: [carriedItem(craft, craft)] } : {}),
    },
  };
}

export const vehicles: readonly Creature<MurdhamSheet>[] = [
  ...CRAFTS.map((craft) => machine(craft, 'Vehicles')),
  ...SIEGE_PIECES.map((craft) => machine(craft, 'Siege pieces')),
];
