/** What the game's actions share: who may do something slow or fast now, and what holds or burns forbid. */
import { combatantOf } from '../../engine/fight.ts';
import type { Action } from '../../engine/ruleset.ts';
import { all, type Id, no, type Verdict } from '../../engine/words.ts';
import type { EinfelstHouse } from './houseRules.ts';
import { mayFast, maySlow } from './rounds.ts';
import type { EinfelstFight, EinfelstSheet, Weapon } from './sheet.ts';
import type { EinfelstState } from './state.ts';

export type Deed = Action<EinfelstSheet, EinfelstState, EinfelstHouse>;

/** EW-29, EW-44: who is held or burning does only what that leaves. */
export const unhindered = (fight: EinfelstFight, who: Id, leaves: 'nothing' | 'flight' = 'nothing'): Verdict => {
  const { held, fire } = combatantOf(fight, who).sheet;
  if (held) return no('EW-29', 'Is held: it can only break free, shout or parry.');
  return !fire || leaves === 'flight' || no('EW-44', 'Is burning: it can only put the fire out, flee or shout.');
};
export const slow = (fight: EinfelstFight, who: Id): Verdict =>
  all(
    maySlow(fight, who),
    () => unhindered(fight, who),
    () => combatantOf(fight, who).place.kind !== 'off' || no('EW-09', 'Is not on the map.'),
  );
export const fast = (fight: EinfelstFight, who: Id): Verdict => all(mayFast(fight, who), () => unhindered(fight, who));
export const armOf = (fight: EinfelstFight, who: Id, id: string | undefined): Weapon | undefined =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id);
export const reach = (arm: Weapon): string => (arm.near === arm.far ? `${arm.far}` : `${arm.near}–${arm.far}`);
