/**
 * The actions of a turn (IN-09 to IN-16): for each its name, when it is allowed, and what it does.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { IngenuityFight } from '../fight.ts';
import { attackSomebody, heldItems, mayAttack } from '../play/attacks/attack.ts';
import { bestWith, speedOf } from '../play/attacks/figures.ts';
import { doManeuver, maneuverForms, mayManeuver } from '../play/attacks/maneuvers.ts';
import { brandish, interact } from '../play/ground/handling.ts';
import { mayCover, mayWalk, standUp, takeCover, walkFrom } from '../play/ground/moving.ts';
import { commandAlly, mayCommand } from '../play/long/command.ts';
import { mayReady, readyForms } from '../play/long/forms.ts';
import { makeReady, watchAttack, watchSteps } from '../play/long/readied.ts';
import { canPay } from '../play/table/pays.ts';
import { tell } from '../play/table/tell.ts';
import { testWords } from '../play/table/tests.ts';
import { endTurn, goOn, spendActions, turnOf } from '../play/turns/turns.ts';
import { asPlayed } from '../sheet/armoury.ts';
import type { Item } from '../sheet/items.ts';
import { type Fighter, hasState, putState } from '../sheet/sheet.ts';
import { actionOf, type IngenuityAction, mayEnd } from './allowed.ts';
import { freeActions } from './free.ts';
import { longActions } from './long.ts';
import { openedBy } from './opening.ts';
import { ruledActions } from './ruled.ts';
import { sideActions, tableActions } from './table.ts';

const weaponWords = (fight: IngenuityFight, one: Fighter, held: Item): string => {
  const thing = asPlayed(fight.house, held);
  const { attribute, proficiency } = bestWith(one, thing);
  const dice = testWords(one, { attribute, skill: 'combat', ...(proficiency ? { proficiency } : {}) });
  return `${dice}; damage ${thing.damage} ${thing.type}, ${thing.critical} at luck ${thing.threshold}+, ${thing.range > 0 ? `${thing.range} m` : `${thing.reach} m`}${thing.nonlethal ? ', nonlethal' : ''}`;
};

const mainActions: IngenuityAction[] = [
  actionOf(
    {
      id: 'attack',
      label: 'Attack',
      help: 'Attribute, combat and proficiency against evasion, with the luck die beside them; −2 for each attack before it this round.',
      rule: 'IN-22',
      variants: (fight, who) =>
        heldItems(combatantOf(fight, who)).map((thing) => ({
          id: thing.id,
          label: `Attack: ${thing.name}`,
          detail: weaponWords(fight, combatantOf(fight, who), thing),
        })),
    },
    mayAttack,
    function* (fight, who, id) {
      yield* watchAttack(fight, who, yield* attackSomebody(fight, who, id));
    },
  ),
  actionOf(
    {
      id: 'move',
      label: 'Move',
      help: 'Once a turn, up to the speed; every second diagonal counts 2 m.',
      rule: 'IN-09',
      group: 'Movement',
    },
    (fight, who) => {
      const turn = turnOf(fight, who);
      return allOf(
        !turn?.moved || notAllowed('IN-09', 'Has moved this turn: Sprint is another Move.'),
        !turn?.stepped || notAllowed('IN-19', 'Has stepped in place of the Move of this turn.'),
        () => mayWalk(fight, who, speedOf(fight, combatantOf(fight, who))),
      );
    },
    function* (fight, who) {
      spendActions(fight, who, 0).moved = true;
      yield* walkFrom(
        fight,
        who,
        speedOf(fight, combatantOf(fight, who)),
        { verb: 'moves', rule: 'IN-09' },
        watchSteps,
      );
    },
  ),
  actionOf(
    {
      id: 'sprint',
      label: 'Sprint',
      help: 'After a Move, another Move for 1 stamina.',
      rule: 'IN-15',
      group: 'Movement',
      cost: '1 action, 1 stamina',
    },
    (fight, who) =>
      allOf(
        turnOf(fight, who)?.moved === true || notAllowed('IN-15', 'Has not moved yet this turn.'),
        () => canPay(fight, who, 'stamina', 1, 'IN-15'),
        () => mayWalk(fight, who, speedOf(fight, combatantOf(fight, who))),
      ),
    function* (fight, who) {
      combatantOf(fight, who).sheet.stamina.now -= 1;
      yield* walkFrom(
        fight,
        who,
        speedOf(fight, combatantOf(fight, who)),
        { verb: 'sprints', rule: 'IN-15' },
        watchSteps,
      );
    },
  ),
  actionOf(
    { id: 'stand', label: 'Stand up', help: 'Gets up from being prone.', rule: 'IN-09', group: 'Movement' },
    (fight, who) => hasState(combatantOf(fight, who), 'prone') || notAllowed('IN-09', 'Stands already.'),
    function* (fight, who) {
      standUp(fight, who);
    },
  ),
  actionOf(
    { id: 'brandish', label: 'Brandish', help: 'Chooses what is in the hands.', rule: 'IN-09' },
    (fight, who) =>
      combatantOf(fight, who).sheet.items.some(({ kind, where }) => kind !== 'natural' && where !== 'ground') ||
      notAllowed('IN-09', 'Carries nothing to hold.'),
    brandish,
  ),
  actionOf(
    { id: 'interact', label: 'Interact', help: 'A door, an item on the ground, anything within reach.', rule: 'IN-09' },
    () => true,
    interact,
  ),
  actionOf(
    {
      id: 'cover',
      label: 'Seek cover',
      help: 'Until the next turn, those who shoot or throw from beyond the cover have disadvantage.',
      rule: 'IN-14',
    },
    mayCover,
    function* (fight, who) {
      takeCover(fight, who);
    },
  ),
  actionOf(
    {
      id: 'command',
      label: 'Command',
      help: 'An ally gets one action now; each ally once a turn.',
      rule: 'IN-10',
      cost: '1 action, 2 focus',
    },
    mayCommand,
    commandAlly,
  ),
  actionOf(
    {
      id: 'maneuver',
      label: 'Maneuver',
      help: 'An attack in a way that was learnt, with what it adds and what rides on its hit; −2 for each attack before it this round.',
      rule: 'IN-26',
      group: 'Maneuvers',
      variants: maneuverForms,
    },
    mayManeuver,
    function* (fight, who, variant) {
      yield* watchAttack(fight, who, yield* doManeuver(fight, who, variant));
    },
  ),
];

/** Makes an action that ends the turn (IN-11, IN-12, IN-16). */
const ending = (
  parts: Pick<IngenuityAction, 'id' | 'label' | 'help' | 'rule'> & Partial<Pick<IngenuityAction, 'variants'>>,
  may: (fight: IngenuityFight, who: Id, variant: string) => Verdict,
  does: Parameters<typeof actionOf>[2],
): IngenuityAction => ({
  scope: 'combatant',
  group: 'Ends the turn',
  cost: '1 action',
  ...parts,
  allowed: (fight, who, variant = '') => allOf(mayEnd(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    spendActions(fight, who, 1);
    yield* does(fight, who, variant ?? '');
    // IN-10: a commanded action is not a turn, so no turn ends with it.
    if (fight.state.ordered) yield* goOn(fight);
    else yield* endTurn(fight);
  },
});

const endingActions: IngenuityAction[] = [
  ending(
    {
      id: 'guard',
      label: 'Guard',
      help: 'Ends the turn: +1 to evasion, deflection and defence tests until the next turn.',
      rule: 'IN-11',
    },
    () => true,
    function* (fight, who) {
      putState(combatantOf(fight, who), 'guarding');
      tell(fight, 'IN-11', sentence`${personRef(who)} is on guard.`);
    },
  ),
  ending(
    {
      id: 'ready',
      label: 'Ready an action',
      help: 'Ends the turn: an action held back for a trigger, taken as a reaction.',
      rule: 'IN-12',
      variants: readyForms,
    },
    mayReady,
    makeReady,
  ),
  ending(
    { id: 'wait', label: 'Wait', help: 'Ends the turn: one more reaction until the next turn.', rule: 'IN-16' },
    () => true,
    function* (fight, who) {
      fight.state.waits.push(who);
      tell(fight, 'IN-16', sentence`${personRef(who)} waits: one more reaction.`);
    },
  ),
];

export const gameActions: readonly IngenuityAction[] = openedBy([
  ...mainActions,
  ...longActions,
  ...endingActions,
  ...freeActions,
  ...sideActions,
  ...tableActions,
  ruledActions,
]);
