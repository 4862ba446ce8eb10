/** What the game's actions share: who may act with how much left, and short forms of a turn's ordinary and free actions. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { all, type Id, no, type Verdict } from '../../../engine/words.ts';
import type { IngenuityFight } from '../fight.ts';
import type { IngenuityHouse } from '../house/house.ts';
import { ACTIONS, beginTurn, goOn, mayTurn, spend, turnOf } from '../play/turns/turns.ts';
import type { IngenuitySheet } from '../sheet/sheet.ts';
import type { IngenuityState } from '../state.ts';

export type Deed = Action<IngenuitySheet, IngenuityState, IngenuityHouse>;

/** Actions that somebody still has: of the turn that runs, or of the one it would begin. */
export const actionsLeft = (fight: IngenuityFight, who: Id): number => turnOf(fight, who)?.actions ?? ACTIONS;

/** IN-20: what was begun is finished or abandoned before anything else. */
export const free = (fight: IngenuityFight, who: Id): Verdict => {
  const long = fight.state.longs[who];
  return !long || no('IN-20', `Is at something longer: ${long.label}. Go on with it or abandon it first.`);
};
/** IN-08: on its turn, with an action left, and with nothing longer on hand. */
export const mayAct = (fight: IngenuityFight, who: Id): Verdict =>
  all(
    mayTurn(fight, who),
    () => free(fight, who),
    () => actionsLeft(fight, who) > 0 || no('IN-08', 'Has no action left this turn.'),
  );
/** What ends a turn cannot be the one action that a command gives. */
export const mayEnd = (fight: IngenuityFight, who: Id): Verdict =>
  all(
    mayAct(fight, who),
    () =>
      fight.state.ordered === null ||
      fight.house.commandEnds === 'taken' ||
      no('IN-10', 'A commanded action is not a turn that could be ended.'),
  );
/** Whether a pool holds what an action costs; `rule` is the action's. */
export const pays = (fight: IngenuityFight, who: Id, pool: 'stamina' | 'focus', n: number, rule: string): Verdict =>
  combatantOf(fight, who).sheet[pool].now >= n ||
  no(rule, `Needs ${n} ${pool} and has ${combatantOf(fight, who).sheet[pool].now}.`);

type Parts = Pick<Deed, 'id' | 'label' | 'help' | 'rule'> & Partial<Pick<Deed, 'variants' | 'cost' | 'group'>>;

/** An action of one action. `may` is asked after the common reasons. */
export const deed = (
  parts: Parts,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  does: (fight: IngenuityFight, who: Id, variant: string) => Flow<void>,
): Deed => ({
  scope: 'combatant',
  group: 'Actions',
  cost: '1 action',
  ...parts,
  allowed: (fight, who, variant) => all(mayAct(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    spend(fight, who, 1);
    yield* does(fight, who, variant ?? '');
    yield* goOn(fight);
  },
});

/** Something that costs no action. */
export const freeDeed = (
  parts: Parts,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  does: (fight: IngenuityFight, who: Id, variant: string) => Flow<void>,
): Deed => ({
  scope: 'combatant',
  group: 'Free',
  cost: 'free',
  ...parts,
  allowed: (fight, who, variant) => all(mayTurn(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    beginTurn(fight, who);
    yield* does(fight, who, variant ?? '');
    yield* goOn(fight);
  },
});
