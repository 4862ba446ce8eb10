/** Carts, coaches and boats as things on the map: their durability is their health and armour, their seats carry the rest. */
import type { Creature } from '../../engine/ruleset.ts';
import { specOf } from './gear.ts';
import { blankSheet, type Craft, crafts, type MurdhamSheet } from './sheet.ts';

const icons: Readonly<Record<Craft, { icon: string }>> = {
  cart: { icon: 'old-wagon' },
  coach: { icon: 'chariot' },
  'rowing-boat': { icon: 'canoe' },
  'sailing-boat': { icon: 'sailboat' },
};

/** A vehicle's sheet: health as STR, hurt like a construct, with nothing of a mind. */
function vehicle(craft: Craft): Creature<MurdhamSheet> {
  const { name, durability, seats = 0 } = specOf(craft);
  const { health, armour } = durability ?? { health: 1, armour: 0 };
  return {
    id: craft,
    name,
    kind: 'Vehicles',
    summary: `${seats} seats, health ${health}, armour ${armour}`,
    ...icons[craft],
    squares: 2,
    sheet: {
      ...blankSheet(),
      abilities: { str: health, agi: 1, wit: 1 },
      armour,
      kind: 'construct',
      mind: 'mindless',
      craft,
    },
  };
}

export const vehicles: readonly Creature<MurdhamSheet>[] = crafts.map(vehicle);
