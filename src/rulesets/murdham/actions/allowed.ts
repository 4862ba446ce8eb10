/** How Murdham's actions are put together: the checks that most of them share, in one order. */
import type { Action } from '../../../engine/ruleset.ts';
import { allOf, type Id, type Verdict } from '../../../engine/words.ts';
import type { MurdhamFight } from '../fight.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { hasBonus, hasMain } from '../play/turns/budget.ts';
import { type Doing, isUnbound, mayAct } from '../play/turns/turn.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import type { MurdhamState } from '../state.ts';

export type MurdhamAction = Action<MurdhamSheet, MurdhamState, MurdhamHouse>;

/** The groups on the card, in their order. */
export const actionGroups = {
  main: 'Main action',
  special: 'Special attack',
  bonus: 'Bonus action',
  move: 'Movement',
  turn: 'Turn',
  ruling: 'By ruling',
} as const;

/** Whether a main action of this sort may be taken now. */
export const mainNow = (fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict =>
  allOf(
    mayAct(fight, who),
    () => isUnbound(fight, who, doing),
    () => hasMain(fight, who, doing),
  );
/** Whether a bonus action of this sort may be taken now. */
export const bonusNow = (fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict =>
  allOf(
    mayAct(fight, who),
    () => isUnbound(fight, who, doing),
    () => hasBonus(fight, who),
  );
