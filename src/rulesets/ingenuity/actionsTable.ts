/** What the GM does: objectives (IN-01), rounds by hand, who sees whom, damage and effects from elsewhere. */
import { areFriends, combatantOf, everyone } from '../../engine/fight.ts';
import { askNumber, askText, choose, confirm, type Flow, pick } from '../../engine/flow.ts';
import { gm, list, no, type Verdict } from '../../engine/words.ts';
import type { Deed } from './deedKit.ts';
import { reduced, reductionAgainst } from './figures.ts';
import { faint, hurt, wake } from './harm.ts';
import { DAMAGE, DAMAGE_TYPES } from './items.ts';
import { ward } from './reactions.ts';
import { type IngenuityFight, isUp, lift, put } from './sheet.ts';
import { here, nameOf, peopleOf, sideWithin, tell, up } from './tell.ts';
import { finish, goOn, newRound, teamAfter, tellOf } from './turns.ts';

type Does = (fight: IngenuityFight, who: string) => Flow<void>;
const ruling = (
  id: string,
  label: string,
  help: string,
  rule: string,
  may: (fight: IngenuityFight) => Verdict,
  does: Does,
): Deed => ({
  id,
  scope: 'table',
  label,
  help,
  rule,
  group: rule === 'by hand' ? 'Round' : 'By ruling',
  allowed: may,
  *perform(fight, who) {
    yield* does(fight, who);
    yield* goOn(fight);
  },
});
const anyone = (fight: IngenuityFight): Verdict => here(fight).length > 0 || no('by hand', 'Nobody is left.');
const awake = (fight: IngenuityFight): Verdict =>
  up(fight).length > 0 || no('by hand', 'Nobody is left who could act.');

/** Asks the GM for one of those on the field. */
function* whom(fight: IngenuityFight, title: string, rule: string): Flow<string> {
  return yield* choose({ seat: gm, title, rule, audience: 'gm' }, peopleOf(fight, here(fight)));
}

/** Damage from a trap, a fall, a fire. */
function* harmSomebody(fight: IngenuityFight, nonlethal: boolean): Flow<void> {
  const who = yield* whom(fight, 'Who is harmed?', 'IN-35');
  const type = yield* choose(
    { seat: gm, title: 'Of what type?', rule: 'IN-35', audience: 'gm' },
    DAMAGE_TYPES.map((id) => ({ id, label: id, detail: DAMAGE[id] })),
  );
  const amount = yield* askNumber(
    { seat: gm, title: 'How much, before reduction?', rule: 'IN-35', audience: 'gm' },
    { min: 1, max: 99, suggested: 6, unit: 'damage' },
  );
  const less = reductionAgainst(fight, undefined, combatantOf(fight, who), type).total;
  const deals = reduced(amount, less);
  tell(
    fight,
    'IN-35',
    `${amount} ${type}${less > 0 ? `, less ${less}` : ''} deals ${deals} to ${nameOf(fight, who)}.`,
    [who],
  );
  yield* hurt(fight, who, { amount: deals, nonlethal, rule: 'IN-23' });
}

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
      tellOf(fight, 'by hand', `Passed from ${sideWithin(fight, now ?? '')} to ${sideWithin(fight, next ?? '')}.`, [
        now,
        next,
      ]);
      fight.state.team += 1;
    },
  ),
  ruling('new-round', 'The next round', 'Whoever has not acted loses this turn.', 'by hand', awake, function* (fight) {
    tell(fight, 'by hand', 'The round is cut short.', []);
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
      tell(fight, 'IN-27', `${nameOf(fight, who)} is ${words.length > 0 ? list(words) : 'seen and sees'}.`, [
        who,
        ...one.sheet.unseenBy,
        ...one.sheet.seenBy,
      ]);
    },
  ),
  ruling(
    'harm',
    'Damage from elsewhere',
    'A trap, a fall, a fire: reduced by its type, endurance first.',
    'IN-35',
    anyone,
    (fight) => harmSomebody(fight, false),
  ),
  ruling(
    'harm-nonlethal',
    'Nonlethal damage from elsewhere',
    'As above, but not meant to kill: it risks no death unless at no health already.',
    'IN-39',
    anyone,
    (fight) => harmSomebody(fight, true),
  ),
  ruling(
    'effect',
    'A physical or mental effect',
    'Somebody may fortify or resist; otherwise it takes hold.',
    'IN-33',
    awake,
    function* (fight) {
      const who = yield* choose(
        { seat: gm, title: 'Whom does it touch?', rule: 'IN-33', audience: 'gm' },
        peopleOf(fight, up(fight)),
      );
      const kind = yield* choose({ seat: gm, title: 'Of what kind is it?', rule: 'IN-33', audience: 'gm' }, [
        { id: 'physical' as const, label: 'Physical: Fortify' },
        { id: 'mental' as const, label: 'Mental: Resist' },
      ]);
      const state = yield* choose({ seat: gm, title: 'What does it do?', rule: 'IN-33', audience: 'gm' }, [
        { id: 'prone' as const, label: 'Knocks prone' },
        { id: 'blinded' as const, label: 'Blinds' },
        { id: 'unconscious' as const, label: 'Takes consciousness' },
        { id: 'other' as const, label: 'Something else: only noted' },
      ]);
      const reach = yield* askNumber(
        { seat: gm, title: 'Against what number?', rule: 'IN-33', audience: 'gm' },
        { min: 1, max: 30, suggested: 6 },
      );
      const off = yield* ward(fight, who, {
        kind,
        reach,
        what: `wards off a ${kind} effect?`,
        otherwise: 'Let it take hold',
        rule: 'IN-33',
      });
      if (off) return;
      const one = combatantOf(fight, who);
      if (state === 'unconscious') return faint(fight, one, 'IN-33', 'gives way to it');
      if (state !== 'other') put(one, state);
      tell(
        fight,
        'IN-33',
        `It takes hold of ${nameOf(fight, who)}${state === 'other' ? '' : `: ${state}`}.`,
        [who],
        [],
        'bad',
      );
    },
  ),
  ruling(
    'bring-back',
    'Somebody wakes',
    'Brings somebody unconscious back without a test.',
    'IN-05',
    (fight) => here(fight).some((one) => !isUp(one)) || no('IN-05', 'Nobody is unconscious.'),
    function* (fight) {
      const who = yield* choose(
        { seat: gm, title: 'Who wakes?', rule: 'IN-05', audience: 'gm' },
        peopleOf(
          fight,
          here(fight).filter((one) => !isUp(one)),
        ),
      );
      wake(fight, combatantOf(fight, who));
      tell(fight, 'IN-05', `${nameOf(fight, who)} comes to.`, [who], [], 'good');
    },
  ),
  ruling(
    'leave',
    'Somebody leaves the fight',
    'Flees or surrenders; its team goes on without it.',
    'IN-01',
    awake,
    function* (fight) {
      const who = yield* choose(
        { seat: gm, title: 'Who leaves?', rule: 'IN-01', audience: 'gm' },
        peopleOf(fight, up(fight)),
      );
      const how = yield* choose({ seat: gm, title: 'How?', rule: 'IN-01', audience: 'gm' }, [
        { id: 'fled' as const, label: 'It flees' },
        { id: 'surrendered' as const, label: 'It surrenders' },
      ]);
      const one = combatantOf(fight, who);
      one.sheet.gone = how;
      if (how === 'fled') one.place = { kind: 'off' };
      tell(fight, 'IN-01', `${nameOf(fight, who)} has ${how}.`, [who], [], 'plain');
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
        { seat: gm, title: `What is ${sideWithin(fight, side)} here for?`, rule: 'IN-01', audience: 'gm' },
        fight.state.objectives[side]?.text ?? 'Drive the others off',
        120,
      );
      fight.state.objectives[side] = { text, reached: false };
      tell(
        fight,
        'IN-01',
        `An objective is set for ${sideWithin(fight, side)}.`,
        everyone(fight)
          .filter((one) => one.side === side)
          .map(({ id }) => id),
      );
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
          title: `The objective of ${sideWithin(fight, side)} is reached: is the fight over?`,
          rule: 'IN-01',
          audience: 'gm',
        },
        'End the fight',
        'Go on',
      );
      if (over) finish(fight, `the objective of ${sideWithin(fight, side)} is reached`, [side]);
      else yield* goOn(fight);
    },
  },
];
