/** What the game's actions share: who may do something slow or fast now, and what holds or burns forbid. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { all, type Id, no, type Verdict } from '../../../engine/words.ts';
import type { EinfelstFight } from '../fight.ts';
import type { EinfelstHouse } from '../house/house.ts';
import { beginTurn, mayFast, maySlow, spendFast } from '../play/turns/rounds.ts';
import type { EinfelstSheet } from '../sheet/sheet.ts';
import type { Weapon } from '../sheet/weapons.ts';
import type { EinfelstState } from '../state.ts';

export type Deed = Action<EinfelstSheet, EinfelstState, EinfelstHouse>;

export const BURNS = 'Is burning: it can only put the fire out, flee or shout.';
/** EW-29, EW-44: who is held or burning does only what that leaves. */
export const unhindered = (fight: EinfelstFight, who: Id, leaves: 'nothing' | 'flight' = 'nothing'): Verdict => {
  const { held, fire } = combatantOf(fight, who).sheet;
  if (held) return no('EW-29', 'Is held: it can only break free, shout or parry.');
  return !fire || leaves === 'flight' || no('EW-44', BURNS);
};
export const slow = (fight: EinfelstFight, who: Id): Verdict =>
  all(
    maySlow(fight, who),
    () => unhindered(fight, who),
    () => combatantOf(fight, who).place.kind !== 'off' || no('EW-09', 'Is not on the map.'),
  );
export const fast = (fight: EinfelstFight, who: Id): Verdict => all(mayFast(fight, who), () => unhindered(fight, who));
/** Spends a fast maneuver that tests nothing: an ambusher's dice were for the first one, and are gone with it (EW-37). */
export function takeFast(fight: EinfelstFight, who: Id): void {
  beginTurn(fight, who);
  spendFast(fight, who);
  combatantOf(fight, who).sheet.firstDice = 0;
}
export const armOf = (fight: EinfelstFight, who: Id, id: string | undefined): Weapon | undefined =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id);
export const reach = (arm: Weapon): string =>
  arm.far === 0
    ? 'own zone'
    : `zone${arm.near === arm.far ? '' : 's'} ${arm.near === arm.far ? arm.far : `${arm.near}–${arm.far}`}`;
