/**
 * The common parts of the game's actions: who may act with how many actions left, and short forms
 * for ordinary and free actions of a turn.
 */
import type { Flow } from '../../../engine/flow.ts';
import type { Action } from '../../../engine/ruleset.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { IngenuityFight } from '../fight.ts';
import type { IngenuityHouse } from '../house/house.ts';
import { ACTIONS, beginTurn, goOn, mayTurn, spendActions, turnOf } from '../play/turns/turns.ts';
import type { IngenuitySheet } from '../sheet/sheet.ts';
import type { IngenuityState } from '../state.ts';

export type IngenuityAction = Action<IngenuitySheet, IngenuityState, IngenuityHouse>;

/**
 * Gives how many actions a combatant has left in its turn, or would have in the turn it could
 * begin.
 */
export const actionsLeft = (fight: IngenuityFight, who: Id): number => turnOf(fight, who)?.actions ?? ACTIONS;

/** IN-20: a combatant finishes or abandons a longer action before it does anything else. */
export const isFreeOfLong = (fight: IngenuityFight, who: Id): Verdict => {
  const long = fight.state.longs[who];
  return !long || notAllowed('IN-20', `Is at work already: ${long.label}. Go on with that or abandon it first.`);
};
/**
 * IN-08: a combatant acts in its own turn, with an action left, and with no longer action going on.
 */
export const mayAct = (fight: IngenuityFight, who: Id): Verdict =>
  allOf(
    mayTurn(fight, who),
    () => isFreeOfLong(fight, who),
    () => actionsLeft(fight, who) > 0 || notAllowed('IN-08', 'Has no action left this turn.'),
  );
/** IN-10: a combatant cannot use a commanded action to end a turn. */
export const mayEnd = (fight: IngenuityFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () =>
      fight.state.ordered === null ||
      fight.house.commandEnds === 'taken' ||
      notAllowed('IN-10', 'A commanded action is not a turn that could be ended.'),
  );
type Parts = Pick<IngenuityAction, 'id' | 'label' | 'help' | 'rule'> &
  Partial<Pick<IngenuityAction, 'variants' | 'cost' | 'group'>>;

/**
 * Makes a move that costs one action. `may` gives the move's own reasons, which are checked after
 * the common ones.
 */
export const actionOf = (
  parts: Parts,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  does: (fight: IngenuityFight, who: Id, variant: string) => Flow<void>,
): IngenuityAction => ({
  scope: 'combatant',
  group: 'Actions',
  cost: '1 action',
  ...parts,
  allowed: (fight, who, variant) => allOf(mayAct(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    spendActions(fight, who, 1);
    yield* does(fight, who, variant ?? '');
    yield* goOn(fight);
  },
});

/** Makes a move that costs no action. */
export const freeActionOf = (
  parts: Parts,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  does: (fight: IngenuityFight, who: Id, variant: string) => Flow<void>,
): IngenuityAction => ({
  scope: 'combatant',
  group: 'Free',
  cost: 'free',
  ...parts,
  allowed: (fight, who, variant) => allOf(mayTurn(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    beginTurn(fight, who);
    yield* does(fight, who, variant ?? '');
    yield* goOn(fight);
  },
});
