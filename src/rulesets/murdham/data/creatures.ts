/**
 * Every creature of Murdham that one click puts into a fight: the 49 printed profiles, ready-made
 * people, and vehicles.
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

/** All creatures. People come first because most fights are with them. */
export const creatures: readonly Creature<MurdhamSheet>[] = [
  ...armedPeople,
  ...adventurers,
  ...printedCreatures,
  ...animalFollowers,
  ...vehicles,
];

const byId = new Map(creatures.map((one) => [one.id, one]));
/**
 * Gives the creature with this id. Throws for an id that names none, because only a caller's
 * mistake asks for one.
 */
export function creatureOf(id: string): Creature<MurdhamSheet> {
  const found = byId.get(id);
  if (!found) throw new Error(`No creature of Murdham has the id “${id}”.`);
  return found;
}
