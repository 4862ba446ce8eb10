/**
 * Everyone of Murdham that can be put into a fight with one click: the 49 printed profiles,
 * ready-made people, and vehicles.
 */
import type { Creature } from '../../../engine/ruleset.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import { animalFollowers, domesticAnimals, wildAnimals } from './creaturesAnimals.ts';
import { demonCreatures, monsters, undeadCreatures } from './creaturesFoul.ts';
import { adventurers, armedPeople, folkCreatures } from './creaturesPeople.ts';
import { vehicles } from './creaturesVehicles.ts';

/** The profiles that the chapters print. */
export const printedCreatures: readonly Creature<MurdhamSheet>[] = [
  ...folkCreatures,
  ...undeadCreatures,
  ...demonCreatures,
  ...monsters,
  ...domesticAnimals,
  ...wildAnimals,
];

/** All creatures, people first: a fight is most often with them. */
export const creatures: readonly Creature<MurdhamSheet>[] = [
  ...armedPeople,
  ...adventurers,
  ...printedCreatures,
  ...animalFollowers,
  ...vehicles,
];

const byId = new Map(creatures.map((one) => [one.id, one]));
/** A creature by its id; an id that names none is a fault of the caller's and throws. */
export function creatureOf(id: string): Creature<MurdhamSheet> {
  const found = byId.get(id);
  if (!found) throw new Error(`No creature of Murdham has the id “${id}”.`);
  return found;
}
