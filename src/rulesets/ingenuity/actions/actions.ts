/** The actions of a turn (IN-09 to IN-16): what each is called, when it is allowed, what it does. */

import { areFriends, combatantOf } from '../../../engine/fight.ts';
import { choose } from '../../../engine/flow.ts';
import { all, no, seatOf } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { arms, attackSomebody, mayAttack } from '../play/attacks/attack.ts';
import { bestWith, maneuverWords, speedOf } from '../play/attacks/figures.ts';
import { metresApart } from '../play/ground/ground.ts';
import { brandish, interact } from '../play/ground/handling.ts';
import { mayCover, mayWalk, standUp, takeCover, walk } from '../play/ground/moving.ts';
import { makeReady, readyForms, watch, watchSteps } from '../play/long/readied.ts';
import { metres, tell, up } from '../play/table/tell.ts';
import { testWords } from '../play/table/tests.ts';
import { endTurn, goOn, isSurprised, spend, turnOf } from '../play/turns/turns.ts';
import { asPlayed } from '../sheet/armoury.ts';
import type { Maneuver } from '../sheet/effects.ts';
import type { Item } from '../sheet/items.ts';
import { type Fighter, has, put } from '../sheet/sheet.ts';
import { newTurn } from '../state.ts';
import { type Deed, deed, mayEnd, pays } from './allowed.ts';
import { freeDeeds } from './free.ts';
import { longDeeds } from './long.ts';
import { sideDeeds, tableDeeds } from './table.ts';

const weaponWords = (fight: IngenuityFight, one: Fighter, held: Item): string => {
  const thing = asPlayed(fight.house, held);
  const { attribute, proficiency } = bestWith(one, thing);
  const dice = testWords(one, { attribute, skill: 'combat', ...(proficiency ? { proficiency } : {}) });
  return `${dice}; ${thing.damage} ${thing.type}, ${thing.critical} at luck ${thing.threshold}+, ${thing.range > 0 ? `${thing.range} m` : `${thing.reach} m`}${thing.nonlethal ? ', nonlethal' : ''}`;
};

/** IN-10: whom somebody could command, greyed where it cannot. */
const commandable = (fight: IngenuityFight, who: string) =>
  up(fight)
    .filter((one) => one.id !== who && areFriends(fight, who, one.id))
    .map((one) => {
      const far = metresApart(fight, who, one.id);
      const verdict = all(
        !turnOf(fight, who)?.commanded.includes(one.id) || no('IN-10', 'Has been commanded this turn already.'),
        !isSurprised(fight, one) || no('IN-06', 'Is surprised and does not act in this round.'),
        far <= fight.house.commandReach || no('IN-10', `Too far away: ${metres(far)}.`),
      );
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        ...(verdict === true ? {} : { blocked: verdict }),
      };
    });

/** IN-26: a form of the maneuver action: which one, and with what. */
const maneuverOf = (fight: IngenuityFight, who: string, variant = '') => {
  const [id, item] = variant.split(':');
  return { maneuver: combatantOf(fight, who).sheet.maneuvers.find((one) => one.id === id), item };
};
/** Whether an item is ever used in the way that a maneuver goes with. */
const suits = ({ with: way }: Maneuver, { kind, range }: Item): boolean =>
  way === 'any' || (way === 'melee' ? kind !== 'projectile' : range > 0);
const mainDeeds: Deed[] = [
  deed(
    {
      id: 'attack',
      label: 'Attack',
      help: 'Attribute, combat and proficiency against evasion, with the luck die beside them; −2 for each attack before it this round.',
      rule: 'IN-22',
      variants: (fight, who) =>
        arms(combatantOf(fight, who)).map((thing) => ({
          id: thing.id,
          label: `Attack: ${thing.name}`,
          detail: weaponWords(fight, combatantOf(fight, who), thing),
        })),
    },
    mayAttack,
    function* (fight, who, id) {
      yield* attackSomebody(fight, who, id);
      yield* watch(fight, 'attacks', who);
    },
  ),
  deed(
    {
      id: 'move',
      label: 'Move',
      help: 'Once a turn, up to the speed; every second diagonal counts 2 m.',
      rule: 'IN-09',
      group: 'Movement',
    },
    (fight, who) => {
      const turn = turnOf(fight, who);
      return all(
        !turn?.moved || no('IN-09', 'Has moved this turn: Sprint is another Move.'),
        !turn?.stepped || no('IN-19', 'Has stepped in place of its Move.'),
        () => mayWalk(fight, who, speedOf(fight, combatantOf(fight, who))),
      );
    },
    function* (fight, who) {
      spend(fight, who, 0).moved = true;
      yield* walk(fight, who, speedOf(fight, combatantOf(fight, who)), { verb: 'moves', rule: 'IN-09' }, watchSteps);
    },
  ),
  deed(
    {
      id: 'sprint',
      label: 'Sprint',
      help: 'After a Move, another Move for 1 stamina.',
      rule: 'IN-15',
      group: 'Movement',
      cost: '1 action, 1 stamina',
    },
    (fight, who) =>
      all(
        turnOf(fight, who)?.moved === true || no('IN-15', 'Has not moved yet this turn.'),
        () => pays(fight, who, 'stamina', 1, 'IN-15'),
        () => mayWalk(fight, who, speedOf(fight, combatantOf(fight, who))),
      ),
    function* (fight, who) {
      combatantOf(fight, who).sheet.stamina.now -= 1;
      yield* walk(fight, who, speedOf(fight, combatantOf(fight, who)), { verb: 'sprints', rule: 'IN-15' }, watchSteps);
    },
  ),
  deed(
    { id: 'stand', label: 'Stand up', help: 'Gets up from being prone.', rule: 'IN-09', group: 'Movement' },
    (fight, who) => has(combatantOf(fight, who), 'prone') || no('IN-09', 'Is on its feet.'),
    function* (fight, who) {
      standUp(fight, who);
    },
  ),
  deed(
    { id: 'brandish', label: 'Brandish', help: 'Chooses what is in the hands.', rule: 'IN-09' },
    (fight, who) =>
      combatantOf(fight, who).sheet.items.some(({ kind, where }) => kind !== 'natural' && where !== 'ground') ||
      no('IN-09', 'Carries nothing to hold.'),
    brandish,
  ),
  deed(
    { id: 'interact', label: 'Interact', help: 'A door, an item on the ground, anything within reach.', rule: 'IN-09' },
    () => true,
    interact,
  ),
  deed(
    {
      id: 'cover',
      label: 'Seek cover',
      help: 'Behind cover, those who shoot or throw have disadvantage until its next turn.',
      rule: 'IN-14',
    },
    mayCover,
    function* (fight, who) {
      takeCover(fight, who);
    },
  ),
  deed(
    {
      id: 'command',
      label: 'Command',
      help: 'An ally gets one action now; each ally once a turn.',
      rule: 'IN-10',
      cost: '1 action, 2 focus',
    },
    (fight, who) =>
      all(
        fight.state.ordered === null || no('IN-10', 'A commanded action cannot command.'),
        () => pays(fight, who, 'focus', 2, 'IN-10'),
        () =>
          commandable(fight, who).some((one) => !('blocked' in one)) || no('IN-10', 'No ally can be commanded now.'),
      ),
    function* (fight, who) {
      const ally = yield* choose(
        {
          seat: seatOf(who),
          title: `${nameOf(fight, who)} commands whom?`,
          rule: 'IN-10',
          about: [who],
          meant: 'help',
        },
        commandable(fight, who),
      );
      combatantOf(fight, who).sheet.focus.now -= 2;
      spend(fight, who, 0).commanded.push(ally);
      fight.state.ordered = newTurn(ally, 1);
      tell(fight, 'IN-10', `${nameOf(fight, who)} commands ${nameOf(fight, ally)}: one action now.`, {
        who: [who, ally],
        tone: 'turn',
      });
    },
  ),
  deed(
    {
      id: 'maneuver',
      label: 'Maneuver',
      help: 'An attack in a way that was learnt, with what it adds and what rides on its hit; −2 for each attack before it this round.',
      rule: 'IN-26',
      group: 'Maneuvers',
      variants: (fight, who) => {
        const one = combatantOf(fight, who);
        return (one.sheet.maneuvers ?? []).flatMap((maneuver) =>
          arms(one)
            .filter((thing) => suits(maneuver, thing))
            .map((thing) => ({
              id: `${maneuver.id}:${thing.id}`,
              label: `${maneuver.name}: ${thing.name}`,
              detail: maneuverWords(maneuver),
            })),
        );
      },
    },
    (fight, who, variant) => {
      const { maneuver, item } = maneuverOf(fight, who, variant);
      if (!maneuver) return no('IN-26', 'Has learnt no such maneuver.');
      return all(
        pays(fight, who, 'stamina', maneuver.stamina, 'IN-26'),
        pays(fight, who, 'focus', maneuver.focus, 'IN-26'),
        () => mayAttack(fight, who, item, maneuver),
      );
    },
    function* (fight, who, variant) {
      const { maneuver, item } = maneuverOf(fight, who, variant);
      if (!maneuver || item === undefined) return;
      const { sheet } = combatantOf(fight, who);
      sheet.stamina.now -= maneuver.stamina;
      sheet.focus.now -= maneuver.focus;
      yield* attackSomebody(fight, who, item, maneuver);
      yield* watch(fight, 'attacks', who);
    },
  ),
];

/** IN-11, IN-12, IN-16: an action that ends the turn. */
const ending = (
  parts: Pick<Deed, 'id' | 'label' | 'help' | 'rule'> & Partial<Pick<Deed, 'variants'>>,
  does: Parameters<typeof deed>[2],
): Deed => ({
  scope: 'combatant',
  group: 'Ends the turn',
  cost: '1 action',
  ...parts,
  allowed: mayEnd,
  *perform(fight, who, variant) {
    spend(fight, who, 1);
    yield* does(fight, who, variant ?? '');
    // IN-10: a command is no turn that would end; it is over with its one action.
    if (fight.state.ordered) yield* goOn(fight);
    else yield* endTurn(fight);
  },
});

const endingDeeds: Deed[] = [
  ending(
    {
      id: 'guard',
      label: 'Guard',
      help: 'Ends the turn: +1 to all defences and defence tests until the next one.',
      rule: 'IN-11',
    },
    function* (fight, who) {
      put(combatantOf(fight, who), 'guarding');
      tell(fight, 'IN-11', `${nameOf(fight, who)} is on guard.`, { who: [who] });
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
    makeReady,
  ),
  ending(
    { id: 'wait', label: 'Wait', help: 'Ends the turn: one more reaction until the next one.', rule: 'IN-16' },
    function* (fight, who) {
      fight.state.waits.push(who);
      tell(fight, 'IN-16', `${nameOf(fight, who)} waits: one more reaction.`, { who: [who] });
    },
  ),
];

export const actions: readonly Deed[] = [
  ...mainDeeds,
  ...longDeeds,
  ...endingDeeds,
  ...freeDeeds,
  ...sideDeeds,
  ...tableDeeds,
];
