/** What the GM does: objectives (IN-01), rounds by hand, who sees whom, who wakes and who leaves. Damage and effects: `harm.ts`. */

import { areFriends, combatantOf, everyone } from '../../../engine/fight.ts';
import { askText, choose, confirm, pick } from '../../../engine/flow.ts';
import { gm, list, no, type Verdict, withinSentence } from '../../../engine/words.ts';
import { nameOf, personByRuling, sideName } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { wake } from '../play/harm/harm.ts';
import { here, seen, tell, up } from '../play/table/tell.ts';
import { finish, goOn, newRound, teamAfter, tellOf, waiting } from '../play/turns/turns.ts';
import { isUp, lift, put } from '../sheet/sheet.ts';
import type { Deed } from './allowed.ts';
import { harmDeeds } from './harm.ts';
import { anyone, ruling, whom } from './ruling.ts';

const awake = (fight: IngenuityFight): Verdict =>
  up(fight).length > 0 || no('by hand', 'Nobody is left who could act.');

export const tableDeeds: Deed[] = [
  ruling(
    'next-team',
    'The next team picks',
    'Lets this team wait: its members act when it is its team’s time again.',
    'by hand',
    (fight) =>
      awake(fight) !== true
        ? awake(fight)
        : fight.state.acting !== null
          ? no('by hand', 'Somebody is taking a turn: end it first.')
          : teamAfter(fight) !== undefined || no('IN-04', 'No other team has anybody left to act: pick who goes.'),
    function* (fight) {
      const { teams, team } = fight.state;
      const [now, next] = [teams[team], teamAfter(fight)];
      // A team of which only those still wait whom the players do not see passes, or is passed to, without a word to them.
      const unseen = [now ?? '', next ?? ''].flatMap((side) => {
        const left = waiting(fight, side).map(({ id }) => id);
        return left.some((id) => seen(fight, id)) ? [] : left;
      });
      const [from, to] = [sideName(fight, now ?? ''), withinSentence(sideName(fight, next ?? ''))];
      tell(fight, 'by hand', `${from} pass to ${to}.`, { who: unseen });
      fight.state.team += 1;
    },
  ),
  ruling('new-round', 'The next round', 'Whoever has not acted loses this turn.', 'by hand', awake, function* (fight) {
    tell(fight, 'by hand', 'The round is cut short.');
    fight.state.acting = null;
    fight.state.ordered = null;
    newRound(fight);
  }),
  ruling(
    'sight',
    'Who is unseen or blinded',
    'An unseeing target gives advantage to whoever attacks it.',
    'IN-27',
    anyone,
    function* (fight) {
      const who = yield* whom(fight, 'Whose sight is it about?', 'IN-27');
      const one = combatantOf(fight, who);
      const others = here(fight).filter(({ id }) => id !== who && !areFriends(fight, id, who));
      const now = one.sheet.states.filter((state) => state === 'unseen' || state === 'blinded');
      const named = (ids: readonly string[] = []) => ids.filter((id) => fight.combatants[id]);
      const told = [
        ...now,
        ...named(one.sheet.unseenBy).map((id) => `unseen by ${nameOf(fight, id)}`),
        ...named(one.sheet.seenBy).map((id) => `seen by ${nameOf(fight, id)} all the same`),
      ];
      const set = yield* pick(
        {
          seat: gm,
          title: `${nameOf(fight, who)} is …`,
          detail: told.length > 0 ? `Now: ${list(told)}.` : 'Now: neither.',
          rule: 'IN-27',
          audience: 'gm',
          about: [who],
        },
        [
          { id: 'unseen', label: 'unseen by its enemies' },
          { id: 'blinded', label: 'blinded: sees nobody' },
          ...others.map(({ id }) => ({ id: `from:${id}`, label: `unseen by ${nameOf(fight, id)}`, combatant: id })),
          ...others.map(({ id }) => ({ id: `to:${id}`, label: `seen by ${nameOf(fight, id)}, dark or hidden` })),
        ],
        0,
        2 + 2 * others.length,
      );
      for (const state of ['unseen', 'blinded'] as const) (set.includes(state) ? put : lift)(one, state);
      one.sheet.unseenBy = others.map(({ id }) => id).filter((id) => set.includes(`from:${id}`));
      one.sheet.seenBy = others.map(({ id }) => id).filter((id) => set.includes(`to:${id}`));
      const words = [
        ...(['unseen', 'blinded'] as const).filter((state) => set.includes(state)),
        ...one.sheet.unseenBy.map((id) => `unseen by ${nameOf(fight, id)}`),
        ...one.sheet.seenBy.map((id) => `seen by ${nameOf(fight, id)}`),
      ];
      tell(fight, 'IN-27', `${nameOf(fight, who)} is ${words.length > 0 ? list(words) : 'seen and sees'}.`, {
        who: [who, ...one.sheet.unseenBy, ...one.sheet.seenBy],
      });
    },
  ),
  ...harmDeeds,
  ruling(
    'bring-back',
    'Somebody wakes',
    'Brings somebody unconscious back without a test.',
    'IN-05',
    (fight) => here(fight).some((one) => !isUp(one)) || no('IN-05', 'Nobody is unconscious.'),
    function* (fight) {
      const who = yield* personByRuling(
        fight,
        'Who wakes?',
        'IN-05',
        here(fight).filter((one) => !isUp(one)),
      );
      wake(fight, combatantOf(fight, who));
      tell(fight, 'IN-05', `${nameOf(fight, who)} comes to.`, { who: [who], tone: 'good' });
    },
  ),
  ruling(
    'leave',
    'Somebody leaves the fight',
    'Flees or surrenders; its team goes on without it.',
    'IN-01',
    awake,
    function* (fight) {
      const who = yield* personByRuling(fight, 'Who leaves?', 'IN-01', up(fight));
      const how = yield* choose({ seat: gm, title: 'How?', rule: 'IN-01', audience: 'gm' }, [
        { id: 'fled' as const, label: 'It flees' },
        { id: 'surrendered' as const, label: 'It surrenders' },
      ]);
      const one = combatantOf(fight, who);
      one.sheet.gone = how;
      if (how === 'fled') one.place = { kind: 'off' };
      tell(fight, 'IN-01', `${nameOf(fight, who)} has ${how}.`, { who: [who], tone: 'plain' });
    },
  ),
];

export const sideDeeds: Deed[] = [
  {
    id: 'objective',
    scope: 'side',
    label: 'Set the objective',
    help: 'What this team is here for; it may change between rounds.',
    rule: 'IN-01',
    group: 'Team',
    allowed: (fight, side) =>
      everyone(fight).some((one) => one.side === side) || no('IN-01', 'This team has no members.'),
    *perform(fight, side) {
      const text = yield* askText(
        { seat: gm, title: `${sideName(fight, side)}: what are they here for?`, rule: 'IN-01', audience: 'gm' },
        fight.state.objectives[side]?.text ?? 'Drive the others off',
        120,
      );
      fight.state.objectives[side] = { text, reached: false };
      tellOf(fight, 'IN-01', `An objective is set for ${withinSentence(sideName(fight, side))}.`, [side]);
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
      if (!objective) return no('IN-01', 'This team has no objective yet.');
      return !objective.reached || no('IN-01', 'It is reached already.');
    },
    *perform(fight, side) {
      const objective = fight.state.objectives[side];
      if (!objective) return;
      objective.reached = true;
      const over = yield* confirm(
        {
          seat: gm,
          title: `The objective of ${withinSentence(sideName(fight, side))} is reached: is the fight over?`,
          rule: 'IN-01',
          audience: 'gm',
        },
        'End the fight',
        'Go on',
      );
      if (over) finish(fight, `the objective of ${withinSentence(sideName(fight, side))} is reached`, [side]);
      else yield* goOn(fight);
    },
  },
];
