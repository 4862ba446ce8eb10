/** What the game's actions share: who may act, whose weapons, how forms are named. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { all, type Id, no, type Verdict } from '../../../engine/words.ts';
import type { HestiaFight } from '../fight.ts';
import type { HestiaHouse } from '../house.ts';
import { mayTurn } from '../play/turns/rounds.ts';
import { type Fighter, type HestiaSheet, has } from '../sheet/sheet.ts';
import { type Tag, usesOf, type Weapon } from '../sheet/weapons.ts';
import type { HestiaState } from '../state.ts';

export type Deed = Action<HestiaSheet, HestiaState, HestiaHouse>;

/** HE-07: under a crushing load nobody does anything but drop it. In a panic that strikes out (HE-13) nobody does anything else. */
export const unhindered = (one: Fighter): Verdict =>
  all(
    one.sheet.load !== 'crushing' || no('HE-07', 'Carries too much to do anything but drop it: lighten the load.'),
    !has(one, 'wild') || no('HE-13', 'Strikes out in panic and can only attack.'),
  );

/** HE-06: one action a turn, free of what holds it (`unhindered`). */
export const mayAct = (fight: HestiaFight, who: Id): Verdict =>
  all(actionLeft(fight, who), () => unhindered(combatantOf(fight, who)));

/** HE-06: one action a turn; who flees does nothing but get away (HE-23). */
export const actionLeft = (fight: HestiaFight, who: Id): Verdict =>
  all(
    mayTurn(fight, who),
    () =>
      !(fight.state.acting?.who === who && fight.state.acting.action) || no('HE-06', 'Has used its action this turn.'),
    () => !has(combatantOf(fight, who), 'fleeing') || no('HE-23', 'Is fleeing: it only moves, sprints or retreats.'),
    () => !has(combatantOf(fight, who), 'panicked') || no('HE-13', 'Panics: it only moves, sprints or retreats.'),
  );
export const arms = (fight: HestiaFight, who: Id, which: (arm: Weapon, one: Fighter) => boolean) => {
  const one = combatantOf(fight, who);
  return one.sheet.weapons.filter((arm) => which(arm, one));
};
export const armOf = (fight: HestiaFight, who: Id, id: string | undefined) =>
  combatantOf(fight, who).sheet.weapons.find((arm) => arm.id === id?.split(':')[0]);
/** HE-15: the forms of an attack with a weapon: as it is mostly used, and each other way. */
export const attackForms = (arm: Weapon) =>
  usesOf(arm).map(({ id, words, tag }) => ({ id, label: `Attack: ${words}`, detail: damageWords(arm, tag) }));
export const named = (verb: string) => (arm: Weapon) => ({ id: arm.id, label: `${verb} ${arm.name}` });
const damageWords = (arm: Weapon, tag: Tag) =>
  `${arm.dice}d${arm.sides}${arm.adds === 'none' ? '' : ` + ${arm.adds.toUpperCase()}`} ${tag}, ${arm.range} ft`;
