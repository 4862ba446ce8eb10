/**
 * The common parts of the game's actions: who may act, which weapon is used, how forms are named.
 */
import { combatantOf } from '../../../engine/fight.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { HestiaFight } from '../fight.ts';
import type { HestiaHouse } from '../house.ts';
import { mayTurn } from '../play/turns/rounds.ts';
import { type Fighter, type HestiaSheet, inState } from '../sheet/sheet.ts';
import { type Tag, usesOf, type Weapon } from '../sheet/weapons.ts';
import type { HestiaState } from '../state.ts';

export type HestiaAction = Action<HestiaSheet, HestiaState, HestiaHouse>;

/**
 * HE-07: a bearer of a crushing load may only drop the load. HE-13: a combatant who strikes out in
 * panic may only attack.
 */
export const unhindered = (one: Fighter): Verdict =>
  allOf(
    one.sheet.load !== 'crushing' ||
      notAllowed('HE-07', 'Carries too much to do anything but drop it: lighten the load.'),
    !inState(one, 'wild') || notAllowed('HE-13', 'Strikes out in panic and can only attack.'),
  );

/** HE-06: one action a turn, for a combatant whom nothing hinders (`unhindered`). */
export const mayAct = (fight: HestiaFight, who: Id): Verdict =>
  allOf(actionLeft(fight, who), () => unhindered(combatantOf(fight, who)));

/** HE-06: one action a turn. A combatant who flees can only get away (HE-23). */
export const actionLeft = (fight: HestiaFight, who: Id): Verdict =>
  allOf(
    mayTurn(fight, who),
    () =>
      !(fight.state.acting?.who === who && fight.state.acting.action) ||
      notAllowed('HE-06', 'The action of this turn is used.'),
    () =>
      !inState(combatantOf(fight, who), 'fleeing') ||
      notAllowed('HE-23', 'Is fleeing: may only move, sprint or retreat.'),
    () =>
      !inState(combatantOf(fight, who), 'panicked') || notAllowed('HE-13', 'Panics: may only move, sprint or retreat.'),
  );
export const armVariants = (fight: HestiaFight, who: Id, which: (arm: Weapon, one: Fighter) => boolean) => {
  const one = combatantOf(fight, who);
  return one.sheet.weapons.filter((arm) => which(arm, one));
};
export const armOf = (fight: HestiaFight, who: Id, id: string | undefined) =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id?.split(':')[0]);
/** HE-15: the forms of an attack with a weapon: the usual use first, then each other use. */
export const attackForms = (arm: Weapon) =>
  usesOf(arm).map(({ id, words, tag }) => ({ id, label: `Attack: ${words}`, detail: damageWords(arm, tag) }));
export const verbVariant = (verb: string) => (arm: Weapon) => ({ id: arm.id, label: `${verb} ${arm.name}` });
const damageWords = (arm: Weapon, tag: Tag) =>
  `${arm.dice}d${arm.sides}${arm.adds === 'none' ? '' : ` + ${arm.adds.toUpperCase()}`} ${tag}, ${arm.range} ft`;
