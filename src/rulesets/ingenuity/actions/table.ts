/**
 * The GM's actions: objectives (IN-01), rounds by hand, who sees whom, who wakes and who leaves.
 * Damage and effects: `harm.ts`.
 */

import { areFriends, combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askConfirmation, askPicks, askText } from '../../../engine/flow.ts';
import { personRef, sentence, sentenceList, sideRef } from '../../../engine/log/sentence.ts';
import { gmSeat, nameList, notAllowed, type Verdict, withinSentence } from '../../../engine/words.ts';
import { nameOf, personByRuling, sideName } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { wakeCombatant } from '../play/harm/harm.ts';
import { fightersHere, isSeenByPlayers, standingFighters, tell } from '../play/table/tell.ts';
import { finishFight } from '../play/turns/ending.ts';
import { goOn, newRound, teamAfter, waitingMembers } from '../play/turns/turns.ts';
import { isUp, liftState, putState } from '../sheet/sheet.ts';
import type { IngenuityAction } from './allowed.ts';
import { harmActions } from './harm.ts';
import { anyoneOnField, askWhom, rulingAction } from './ruling.ts';

const awake = (fight: IngenuityFight): Verdict =>
  standingFighters(fight).length > 0 || notAllowed('by hand', 'Nobody is left who could act.');

export const tableActions: IngenuityAction[] = [
  rulingAction(
    'next-team',
    'The next team picks',
    'Lets this team wait: the members act when the time of the team comes again.',
    'by hand',
    (fight) =>
      awake(fight) !== true
        ? awake(fight)
        : fight.state.acting !== null
          ? notAllowed('by hand', 'Somebody is taking a turn: end it first.')
          : teamAfter(fight) !== undefined ||
            notAllowed('IN-04', 'No other team has anybody left to act: pick who goes.'),
    function* (fight) {
      const { teams, team } = fight.state;
      const [now, next] = [teams[team], teamAfter(fight)];
      // The players read nothing of a pass from a team, or to one, if they see none of its waiting
      // members.
      const unseen = [now ?? '', next ?? ''].flatMap((side) => {
        const left = waitingMembers(fight, side).map(({ id }) => id);
        return left.some((id) => isSeenByPlayers(fight, id)) ? [] : left;
      });
      const [from, to] = [sideRef(now ?? ''), sideRef(next ?? '')];
      tell(fight, 'by hand', sentence`${from} pass to ${to}.`, { who: unseen });
      fight.state.team += 1;
    },
  ),
  rulingAction(
    'new-round',
    'The next round',
    'Whoever has not acted loses this turn.',
    'by hand',
    awake,
    function* (fight) {
      tell(fight, 'by hand', sentence`The round is cut short: whoever has not acted loses the turn.`);
      fight.state.acting = null;
      fight.state.ordered = null;
      newRound(fight);
    },
  ),
  rulingAction(
    'sight',
    'Who is unseen or blinded',
    'Attacks have advantage against whoever does not see the attacker.',
    'IN-27',
    anyoneOnField,
    function* (fight) {
      const who = yield* askWhom(fight, 'Whose sight is it about?', 'IN-27');
      const one = combatantOf(fight, who);
      const others = fightersHere(fight).filter(({ id }) => id !== who && !areFriends(fight, id, who));
      const now = one.sheet.states.filter((state) => state === 'unseen' || state === 'blinded');
      const stillHere = (ids: readonly string[] = []) => ids.filter((id) => fight.combatants[id]);
      const told = [
        ...now,
        ...stillHere(one.sheet.unseenBy).map((id) => `unseen by ${nameOf(fight, id)}`),
        ...stillHere(one.sheet.seenBy).map((id) => `seen by ${nameOf(fight, id)} all the same`),
      ];
      const set = yield* askPicks(
        {
          seat: gmSeat,
          title: `${nameOf(fight, who)}: unseen by whom, or blinded?`,
          detail: told.length > 0 ? `Now: ${nameList(told)}.` : 'Now: neither unseen nor blinded.',
          rule: 'IN-27',
          audience: 'gm',
          about: [who],
        },
        [
          { id: 'unseen', label: 'Unseen by all enemies' },
          { id: 'blinded', label: 'Blinded: sees nobody' },
          ...others.map(({ id }) => ({ id: `from:${id}`, label: `Unseen by ${nameOf(fight, id)}`, combatant: id })),
          ...others.map(({ id }) => ({ id: `to:${id}`, label: `Seen by ${nameOf(fight, id)}, dark or hidden` })),
        ],
        0,
        2 + 2 * others.length,
      );
      for (const state of ['unseen', 'blinded'] as const) (set.includes(state) ? putState : liftState)(one, state);
      const named = (prefix: string) => others.map(({ id }) => id).filter((id) => set.includes(`${prefix}:${id}`));
      one.sheet.seenBy = named('to');
      // An enemy who sees the combatant by ruling is not among those who do not see it.
      one.sheet.unseenBy = named('from').filter((id) => !one.sheet.seenBy?.includes(id));
      const words = [
        ...(set.includes('unseen') ? [sentence`unseen by all enemies`] : []),
        ...(set.includes('blinded') ? [sentence`blinded`] : []),
        ...one.sheet.unseenBy.map((id) => sentence`unseen by ${personRef(id)}`),
        ...one.sheet.seenBy.map((id) => sentence`seen by ${personRef(id)} in spite of hiding, walls and darkness`),
      ];
      const is = words.length > 0 ? sentenceList(words) : sentence`hidden from nobody, and not blinded`;
      tell(fight, 'IN-27', sentence`${personRef(who)} is ${is}.`);
    },
  ),
  ...harmActions,
  rulingAction(
    'bring-back',
    'Somebody wakes',
    'Brings somebody unconscious back without a test.',
    'IN-05',
    (fight) => fightersHere(fight).some((one) => !isUp(one)) || notAllowed('IN-05', 'Nobody is unconscious.'),
    function* (fight) {
      const who = yield* personByRuling(
        fight,
        'Who wakes?',
        'IN-05',
        fightersHere(fight).filter((one) => !isUp(one)),
      );
      wakeCombatant(fight, combatantOf(fight, who));
      tell(fight, 'IN-05', sentence`${personRef(who)} comes to.`, {
        happened: { is: 'rose', whom: [who] },
        tone: 'good',
      });
    },
  ),
  rulingAction(
    'leave',
    'Somebody leaves the fight',
    'Flees or surrenders; the team goes on without.',
    'IN-01',
    awake,
    function* (fight) {
      const who = yield* personByRuling(fight, 'Who leaves?', 'IN-01', standingFighters(fight));
      const how = yield* askChoice(
        {
          seat: gmSeat,
          title: `How does ${nameOf(fight, who)} leave the fight?`,
          rule: 'IN-01',
          audience: 'gm',
        },
        [
          { id: 'fled' as const, label: 'Flees' },
          { id: 'surrendered' as const, label: 'Surrenders' },
        ],
      );
      const one = combatantOf(fight, who);
      one.sheet.gone = how;
      if (how === 'fled') one.place = { kind: 'off' };
      tell(fight, 'IN-01', sentence`${personRef(who)} has ${how}.`, { happened: { is: how, whom: [who] } });
    },
  ),
];

export const sideActions: IngenuityAction[] = [
  {
    id: 'objective',
    scope: 'side',
    label: 'Set the objective',
    help: 'What this team is here for; it may change between rounds.',
    rule: 'IN-01',
    group: 'Team',
    allowed: (fight, side) =>
      everyone(fight).some((one) => one.side === side) || notAllowed('IN-01', 'This team has no members.'),
    *perform(fight, side) {
      const text = yield* askText(
        { seat: gmSeat, title: `${sideName(fight, side)}: what are they here for?`, rule: 'IN-01', audience: 'gm' },
        fight.state.objectives[side]?.text ?? 'Drive the others off',
        120,
      );
      fight.state.objectives[side] = { text, reached: false };
      tell(fight, 'IN-01', sentence`An objective is set for ${sideRef(side)}.`);
    },
  },
  {
    id: 'reach-objective',
    scope: 'side',
    label: 'The objective is reached',
    help: 'Marks it, and ends the fight when the table agrees.',
    rule: 'IN-01',
    group: 'Team',
    allowed: (fight, side) => {
      const objective = fight.state.objectives[side];
      if (!objective) return notAllowed('IN-01', 'This team has no objective yet.');
      return !objective.reached || notAllowed('IN-01', 'The objective is reached already.');
    },
    *perform(fight, side) {
      const objective = fight.state.objectives[side];
      if (!objective) return;
      objective.reached = true;
      const over = yield* askConfirmation(
        {
          seat: gmSeat,
          title: `The objective of ${withinSentence(sideName(fight, side))} is reached: is the fight over?`,
          rule: 'IN-01',
          audience: 'gm',
        },
        'End the fight',
        'Go on',
      );
      if (over) finishFight(fight, sentence`the objective of ${sideRef(side)} is reached`);
      else yield* goOn(fight);
    },
  },
];
