/**
 * Weapons on the ground (HE-07): where each fell, who is near enough to pick it up, and the picking
 * up.
 */
import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { MOST_ARMS, type Weapon } from '../../sheet/weapons.ts';
import { betweenPlaces, feetTo, squaresOf } from '../table/distance.ts';

/** Drops a weapon at a place of the map. */
export function letGo(arm: Weapon, place: Place): void {
  arm.where = 'dropped';
  if (place.kind === 'off') delete arm.lies;
  else arm.lies = { ...place };
}

/**
 * A weapon on the ground: its owner, the form by which a combatant picks it up, and its distance in
 * feet.
 */
export interface Lying {
  id: string;
  owner: Fighter;
  arm: Weapon;
  feet: number;
}

/**
 * The weapons that a combatant could pick up: all of its own, and those that others dropped within
 * its reach.
 */
export function lyingItems(fight: HestiaFight, who: Id): Lying[] {
  const one = combatantOf(fight, who);
  return everyone(fight).flatMap((owner) =>
    owner.sheet.weapons
      .filter(({ where }) => where === 'dropped')
      .map((arm) => ({
        id: owner.id === who ? arm.id : `${owner.id}/${arm.id}`,
        owner,
        arm,
        feet: feetTo(fight, one, arm.lies ?? owner.place),
      }))
      .filter(({ feet }) => owner.id === who || feet <= fight.house.meleeFeet),
  );
}

/**
 * HE-07: whether a combatant can pick a weapon up. To a weapon farther off than an arm's length it
 * has to walk first.
 */
export const mayPickUp = (fight: HestiaFight, who: Id, { owner, arm, feet }: Lying): Verdict => {
  if (!Number.isFinite(feet)) return notAllowed('HE-07', `${arm.name} lies beside the map.`);
  if (feet > fight.house.meleeFeet) return notAllowed('HE-07', `${arm.name} lies ${feet} ft away: walk there first.`);
  const one = combatantOf(fight, who);
  const wall = betweenPlaces(
    fight,
    { place: one.place, size: squaresOf(one) },
    { place: arm.lies ?? owner.place, size: 1 },
  );
  if (wall !== undefined) return notAllowed('HE-07', wall);
  const full = owner.id !== who && one.sheet.weapons.length >= MOST_ARMS;
  return !full || notAllowed('HE-07', 'Carries the most weapons that a sheet holds.');
};

/** Puts a weapon in the finder's hand. The weapon of another changes its bearer. */
export function pickUp(fight: HestiaFight, who: Id, { owner, arm }: Lying): void {
  const one = combatantOf(fight, who);
  if (owner.id === who) {
    arm.where = 'hand';
    delete arm.lies;
    return;
  }
  const { lies: _lies, ...taken } = arm;
  owner.sheet.weapons = owner.sheet.weapons.filter(({ id }) => id !== arm.id);
  const ids = new Set(one.sheet.weapons.map(({ id }) => id));
  let id = arm.id;
  for (let n = 2; ids.has(id); n += 1) id = `${arm.id.slice(0, 36)}-${n}`;
  one.sheet.weapons.push({ ...taken, id, where: 'hand' });
}
