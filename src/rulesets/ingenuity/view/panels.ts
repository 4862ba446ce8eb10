/**
 * Everything that the screens draw of this game: the ribbon of teams, pools, badges, figures,
 * aiming, outcomes.
 */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import type { CombatantStanding, Figure, OrderRow, Outcome, Track, TurnOrder } from '../../../engine/ruleset.ts';
import { countWords, type Id, tallyOf } from '../../../engine/words.ts';
import { newBadges, outcomeUnharmed } from '../../common/outcomes.ts';
import { nameOf, sideName } from '../../common/people.ts';
import { endsTurn, rowState } from '../../common/turns.ts';
import type { IngenuityFight } from '../fight.ts';
import { armourFigures, attackReasons, attackWords, modeAt, speedOf } from '../play/attacks/figures.ts';
import { IN_THE_WAY, metresApart, wallParts } from '../play/ground/ground.ts';
import { reactionsOf } from '../play/harm/reactions.ts';
import { metreWords } from '../play/table/tell.ts';
import { testOf, testWords } from '../play/table/tests.ts';
import { ACTIONS, canAct, isSurprised, waitingMembers } from '../play/turns/turns.ts';
import { asPlayed } from '../sheet/armoury.ts';
import { isBroken } from '../sheet/items.ts';
import { type Fighter, hasState, isHere, isUp } from '../sheet/sheet.ts';
import { combatantBadges } from './badges.ts';

const stateOf = (fight: IngenuityFight, one: Fighter): OrderRow['state'] => {
  const { acting, ordered, acted, teams, team } = fight.state;
  const running = fight.stage === 'running';
  return rowState({
    out: !isUp(one),
    acting: running && (ordered ?? acting)?.who === one.id,
    done: acted.includes(one.id),
    may: () => running && !acting && teams[team] === one.side && canAct(fight, one) === true,
  });
};

function rowNote(fight: IngenuityFight, one: Fighter): string | undefined {
  const { acting, ordered, acted } = fight.state;
  if (!isHere(one)) return one.sheet.gone;
  // IN-05: an unconscious combatant gets its turn if somebody brings it round before the round
  // ends.
  if (!isUp(one)) return acted.includes(one.id) ? 'unconscious' : 'out; may come back in';
  if (ordered?.who === one.id) return 'one action, by command';
  if (acting?.who === one.id) return ordered ? 'has given a command' : `${countWords(acting.actions, 'action')} left`;
  const long = fight.state.longs[one.id];
  if (long) return `${long.label}: ${countWords(long.left, 'action')} to go`;
  return isSurprised(fight, one) ? 'surprised' : undefined;
}

export function turnOrder(fight: IngenuityFight): TurnOrder {
  const { state } = fight;
  const now = state.ordered ?? state.acting;
  const team = state.teams[state.team];
  const teams = state.teams.length > 0 ? state.teams : fight.sideOrder;
  const shown = teams.filter((side) => fight.sides[side]);
  const rows = shown.flatMap((side) => everyone(fight).filter((one) => one.side === side));
  return {
    style: 'ribbon',
    round: state.round,
    title:
      fight.stage === 'setup' || state.teams.length === 0
        ? 'Before the fight'
        : state.round === 0
          ? 'Surprise round'
          : `Round ${state.round}${state.seconds > 0 ? `, ${state.seconds} s in` : ''}`,
    prompt: now
      ? `${nameOf(fight, now.who)} acts: ${countWords(now.actions, 'action')} left.`
      : team && fight.stage === 'running'
        ? `${sideName(fight, team)}: pick who goes.`
        : 'Nobody is left to act.',
    groups: shown.map((side) => {
      const objective = state.objectives[side];
      return {
        id: side,
        label: sideName(fight, side),
        ...(objective ? { note: `${objective.text}${objective.reached ? ' (reached)' : ''}` } : {}),
      };
    }),
    rows: rows.map((one) => {
      const note = rowNote(fight, one);
      const at = stateOf(fight, one);
      return {
        id: one.id,
        combatant: one.id,
        state: at,
        group: one.side,
        ...(at === 'acting'
          ? { badge: '●'.repeat(now?.actions ?? 0) + '○'.repeat(ACTIONS - (now?.actions ?? 0)) }
          : {}),
        ...(note ? { note } : {}),
      };
    }),
    ...(fight.stage === 'running' ? nextOf(fight) : {}),
  };
}

/**
 * The move of the Next button: it ends the running turn, or lets the turn of the first waiting
 * member go. It never passes the pick between teams, because that could go to and fro for ever.
 */
function nextOf(fight: IngenuityFight): Pick<TurnOrder, 'next'> {
  const { acting, ordered, teams, team } = fight.state;
  const now = ordered ?? acting;
  if (now) {
    const next = endsTurn(fight, now.who);
    return { next: ordered ? { ...next, label: `${nameOf(fight, now.who)} lets the action go` } : next };
  }
  const [one] = waitingMembers(fight, teams[team] ?? '');
  return one ? { next: { actor: one.id, action: 'end-turn', label: `${nameOf(fight, one.id)} lets the turn go` } } : {};
}

export function standingOf(fight: IngenuityFight, who: Id): CombatantStanding {
  const one = combatantOf(fight, who);
  if (one.sheet.gone !== 'no') return { at: 'out', word: one.sheet.gone };
  return isUp(one) ? { at: 'up', word: 'standing' } : { at: 'down', word: 'unconscious' };
}

export function combatantTracks(fight: IngenuityFight, who: Id): Track[] {
  const turn = [fight.state.ordered, fight.state.acting].find((one) => one?.who === who);
  const { sheet } = combatantOf(fight, who);
  const bar = (
    id: 'endurance' | 'health' | 'stamina' | 'focus',
    label: string,
    weight: Track['weight'],
    detail?: string,
  ): Track => ({
    id,
    label,
    kind: 'bar',
    value: sheet[id].now,
    max: sheet[id].max,
    weight,
    raisedBy: `${id}.now`,
    ...(detail ? { detail } : {}),
  });
  return [
    bar('endurance', 'Endurance', 'plain'),
    bar('health', 'Health', 'vital', `constitution ${sheet.constitution}`),
    bar('stamina', 'Stamina', 'plain'),
    bar('focus', 'Focus', 'plain'),
    ...(turn
      ? [
          {
            id: 'actions',
            label: 'Actions',
            kind: 'count' as const,
            value: turn.actions,
            max: ACTIONS,
            weight: 'plain' as const,
          },
        ]
      : []),
    {
      id: 'reactions',
      label: 'Reactions',
      kind: 'count',
      value: Math.max(0, reactionsOf(fight, who)),
      max: fight.state.waits.includes(who) ? 2 : 1,
      weight: 'plain',
    },
    ...sheet.items.flatMap((thing, at): Track[] =>
      thing.where === 'hand' &&
      thing.kind !== 'natural' &&
      (thing.block > 0 || thing.durability.now < thing.durability.max)
        ? [
            {
              id: `item.${thing.id}`,
              label: thing.name,
              kind: 'bar',
              value: thing.durability.now,
              max: thing.durability.max,
              weight: 'plain',
              raisedBy: `items.${at}.durability.now`,
              ...(thing.block > 0 ? { detail: `block ${asPlayed(fight.house, thing).block}` } : {}),
            },
          ]
        : [],
    ),
  ];
}

export function combatantFigures(fight: IngenuityFight, who: Id): Figure[] {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  const suit = armourFigures(fight, one);
  const guard = { label: 'Guard', value: hasState(one, 'guarding') ? 1 : 0, rule: 'IN-11' };
  const evasion = tallyOf('Evasion', [
    { label: 'evasion', value: sheet.evasion, rule: 'IN-22' },
    { label: sheet.armour, value: suit.evasion, rule: 'IN-22' },
    guard,
  ]);
  const physical = tallyOf('Physical deflection', [
    { label: 'physical deflection', value: sheet.deflection.physical, rule: 'IN-23' },
    { label: sheet.armour, value: suit.physical, rule: 'IN-23' },
    guard,
  ]);
  return [
    { id: 'evasion', label: 'Evasion', value: String(evasion.total), tally: evasion },
    {
      id: 'deflection',
      label: 'Phys. / elem.',
      value: `${physical.total} / ${sheet.deflection.elemental + suit.elemental + guard.value}`,
      tally: physical,
    },
    { id: 'speed', label: 'Speed', value: metreWords(speedOf(fight, one)) },
    { id: 'dodge', label: 'Dodge', value: testWords(one, testOf(fight, 'dodge'), 'defence') },
    { id: 'fortify', label: 'Fortify', value: testWords(one, testOf(fight, 'fortify'), 'defence') },
    { id: 'resist', label: 'Resist', value: testWords(one, testOf(fight, 'resist'), 'defence') },
    ...(sheet.size === MEDIUM ? [] : [{ id: 'size', label: 'Size', value: String(sheet.size) }]),
  ];
}
/** IN-28: the size of most people, which the card does not show. */
const MEDIUM = 4;

/**
 * The words under the pointer: distance, evasion and advantage, for the first weapon in hand that
 * reaches.
 */
export function aimPreview(
  fight: IngenuityFight,
  from: Id,
  at: Id,
): { text: string; parts: { text: string; rule: string }[] } {
  const far = metresApart(fight, from, at);
  const held = combatantOf(fight, from).sheet.items.filter(({ where }) => where === 'hand');
  const thing = held.find((one) => modeAt(one, far) !== undefined);
  const mode = thing && modeAt(thing, far);
  const wall = wallParts(fight, from, at);
  return {
    text: wall
      ? `${metreWords(far)}: ${IN_THE_WAY}`
      : mode
        ? attackWords(fight, from, at, mode)
        : `${metreWords(far)}: out of reach`,
    parts: [
      { text: `${metreWords(far)}, every second diagonal counts 2 m`, rule: 'IN-21' },
      ...(thing ? [{ text: `${thing.name} reaches`, rule: 'IN-22' }] : []),
      ...(wall ? [{ text: IN_THE_WAY, rule: 'IN-22' }] : []),
      ...(mode ? attackReasons(fight, from, at, mode) : []),
    ],
  };
}

export function moveOutcome(before: IngenuityFight, after: IngenuityFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about], after.combatants[about]];
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 999 };
  const left = (one: Fighter) => one.sheet.endurance.now + one.sheet.health.now;
  const harm = left(was) - left(is);
  if (is.sheet.gone === 'dead' && was.sheet.gone !== 'dead')
    return { key: 'dead', label: 'dies', tone: 'bad', rank: 900, harm };
  if (isUp(was) && !isUp(is)) return { key: 'down', label: 'unconscious', tone: 'bad', rank: 800, harm };
  if (harm > 0) return { key: `hurt-${harm}`, label: `${harm} damage`, tone: 'bad', rank: harm, harm };
  const states = ({ sheet }: Fighter): string[] => [
    ...sheet.states,
    ...sheet.items.flatMap((item) => (isBroken(item) ? [`broken-${item.id}`] : [])),
  ];
  const came = newBadges(states(was), states(is), () => combatantBadges(after, about));
  return outcomeUnharmed(-harm, `regains ${-harm}`, came);
}

export const reactionsLeft = (fight: IngenuityFight, who: Id) => {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  const left = isUp(one) ? Math.max(0, reactionsOf(fight, who)) : 0;
  return {
    left: left > 0,
    why:
      left > 0
        ? `${countWords(left, 'reaction')} until the next turn${sheet.stamina.now > 0 ? '' : sheet.focus.now > 0 ? '; no stamina: only Resist and what is readied' : '; neither stamina nor focus: only what is readied'}.`
        : 'Used, or not awake; comes back with the next turn.',
    rule: 'IN-17',
  };
};
