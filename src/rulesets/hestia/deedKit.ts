/** What the game's actions share: who may act, whose weapons, how forms are named. */
import { combatantOf } from '../../engine/fight.ts';
import type { Action } from '../../engine/ruleset.ts';
import { all, type Id, no, type Verdict } from '../../engine/words.ts';
import type { HestiaHouse } from './houseRules.ts';
import { mayTurn } from './rounds.ts';
import { type Fighter, type HestiaFight, type HestiaSheet, has, type Weapon } from './sheet.ts';
import type { HestiaState } from './state.ts';

export type Deed = Action<HestiaSheet, HestiaState, HestiaHouse>;

/** HE-06: one action a turn; who flees does nothing but get away (HE-23). */
export const mayAct = (fight: HestiaFight, who: Id): Verdict =>
  all(
    mayTurn(fight, who),
    () =>
      !(fight.state.acting?.who === who && fight.state.acting.action) || no('HE-06', 'Has used its action this turn.'),
    () => !has(combatantOf(fight, who), 'fleeing') || no('HE-23', 'Is fleeing: it only moves, sprints or retreats.'),
  );
export const arms = (fight: HestiaFight, who: Id, which: (arm: Weapon, one: Fighter) => boolean) => {
  const one = combatantOf(fight, who);
  return one.sheet.weapons.filter((arm) => which(arm, one));
};
export const armOf = (fight: HestiaFight, who: Id, id: string | undefined) =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id);
export const named = (verb: string) => (arm: Weapon) => ({ id: arm.id, label: `${verb} ${arm.name}` });
export const damageWords = (arm: Weapon) =>
  `${arm.dice}d${arm.sides}${arm.adds === 'none' ? '' : ` + ${arm.adds.toUpperCase()}`} ${arm.tag}, ${arm.range} ft`;
export const real = (arm: Weapon) => arm.kind !== 'unarmed' && arm.kind !== 'natural';
