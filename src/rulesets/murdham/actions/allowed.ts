/** How Murdham's actions are put together. Holds the checks that most actions share. */
import type { Action } from '../../../engine/ruleset.ts';
import { allOf, type Id, type Verdict } from '../../../engine/words.ts';
import type { MurdhamFight } from '../fight.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { hasBonus, hasMain } from '../play/turns/budget.ts';
import { type Doing, isUnbound, mayAct } from '../play/turns/turn.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import type { MurdhamState } from '../state.ts';

export type MurdhamAction = Action<MurdhamSheet, MurdhamState, MurdhamHouse>;

/** The headings under which the card groups actions. The card shows them in this order. */
export const actionGroups = {
  main: 'Main action',
  special: 'Special attack',
  bonus: 'Bonus action',
  move: 'Movement',
  turn: 'Turn',
  ruling: 'By ruling',
} as const;

/**
 * Tells whether a fighter may take a main action of this sort now, or the first reason against it.
 */
export const mainNow = (fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict =>
  allOf(
    mayAct(fight, who),
    () => isUnbound(fight, who, doing),
    () => hasMain(fight, who, doing),
  );
/**
 * Tells whether a fighter may take a bonus action of this sort now, or the first reason against it.
 */
export const bonusNow = (fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict =>
  allOf(
    mayAct(fight, who),
    () => isUnbound(fight, who, doing),
    () => hasBonus(fight, who),
  );
