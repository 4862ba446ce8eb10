/**
 * The common parts of the game's actions: who may take a slow or fast maneuver now, and what a hold
 * or a fire forbids.
 */
import { combatantOf } from '../../../engine/fight.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { EinfelstFight } from '../fight.ts';
import type { EinfelstHouse } from '../house/house.ts';
import { beginTurn, mayFast, maySlow, spendFast } from '../play/turns/rounds.ts';
import type { EinfelstSheet } from '../sheet/sheet.ts';
import type { Weapon } from '../sheet/weapons.ts';
import type { EinfelstState } from '../state.ts';

export type EinfelstAction = Action<EinfelstSheet, EinfelstState, EinfelstHouse>;

export const BURNS = 'Is burning: may only put the fire out, flee or shout.';
/**
 * EW-29, EW-44: a combatant who is held or burning may do only the few things that `leaves` names.
 */
export const unhindered = (fight: EinfelstFight, who: Id, leaves: 'nothing' | 'flight' = 'nothing'): Verdict => {
  const { held, fire } = combatantOf(fight, who).sheet;
  if (held) return notAllowed('EW-29', 'Is held: may only break free, shout or parry.');
  return !fire || leaves === 'flight' || notAllowed('EW-44', BURNS);
};
export const slowAllowed = (fight: EinfelstFight, who: Id): Verdict =>
  allOf(
    maySlow(fight, who),
    () => unhindered(fight, who),
    () => combatantOf(fight, who).place.kind !== 'off' || notAllowed('EW-09', 'Is not on the map.'),
  );
export const fastAllowed = (fight: EinfelstFight, who: Id): Verdict =>
  allOf(mayFast(fight, who), () => unhindered(fight, who));
/**
 * Spends a fast maneuver without a test. An ambusher's extra dice counted only for the first
 * maneuver, so they are lost (EW-37).
 */
export function takeFast(fight: EinfelstFight, who: Id): void {
  beginTurn(fight, who);
  spendFast(fight, who);
  combatantOf(fight, who).sheet.firstDice = 0;
}
export const armOf = (fight: EinfelstFight, who: Id, id: string | undefined): Weapon | undefined =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id);
export const reachWords = (arm: Weapon): string =>
  arm.far === 0
    ? 'own zone'
    : `zone${arm.near === arm.far ? '' : 's'} ${arm.near === arm.far ? arm.far : `${arm.near}–${arm.far}`}`;
