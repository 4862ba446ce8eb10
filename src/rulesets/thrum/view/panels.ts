/** Everything that the screens draw of Thrum: order, tracks, badges, figures, outcomes. */

import { everyone, fullName } from '../../../engine/fight.ts';
import { TABLE } from '../../../engine/legality.ts';
import type { Badge, CombatantStanding, Figure, Outcome, Track, TurnOrder } from '../../../engine/ruleset.ts';
import { countWords, type Id, nameList, tallyOf } from '../../../engine/words.ts';
import { outcomeUnharmed } from '../../common/outcomes.ts';
import { sheetOf } from '../../common/people.ts';
import { endsTurn, rowState } from '../../common/turns.ts';
import type { ThrumFight } from '../fight.ts';
import { hasStartSquare } from '../play/ground/startSquares.ts';
import { movementLeft } from '../play/ground/walker.ts';
import { winnersOf } from '../play/harm/ending.ts';
import { holderOf } from '../play/table/holds.ts';
import { abilityBy, inForce, modifierOf, ownedAbilities, potentialCap, speedOf } from '../play/table/owned.ts';
import { fighterOf, isMinion, nameOf } from '../play/table/table.ts';
import { lateComers } from '../play/turns/initiative.ts';
import {
  bestArt,
  DEFENCE_NAMES,
  type Defence,
  defenceModifier,
  hasCondition,
  initiativeModifier,
  isExhausted,
  isFrayed,
} from '../sheet/sheet.ts';
import { CONDITION_TEXT, type Condition, signedNumber } from '../sheet/terms.ts';

/** TH-02: the list of turns, in the order to which delays have changed it. */
export function turnOrder(fight: ThrumFight): TurnOrder {
  const { state } = fight;
  const actor = state.turn && fight.combatants[state.turn.who];
  const late = fight.stage === 'running' ? lateComers(fight) : [];
  const listed = [...state.order.flatMap((id) => fight.combatants[id] ?? []), ...late];
  const waiting = fight.stage === 'setup' ? everyone(fight).filter((who) => !isMinion(who)) : listed;
  const rows = waiting.map((who) => ({
    id: who.id,
    combatant: who.id,
    state: rowState({ out: who.sheet.removed, acting: state.turn?.who === who.id, done: state.done.includes(who.id) }),
    ...(who.sheet.initiative === null || fight.stage === 'setup' ? {} : { badge: `${who.sheet.initiative}` }),
    ...(state.delayed.includes(who.id) ? { note: 'has delayed' } : {}),
    ...(late.includes(who) ? { note: 'rolls initiative before the next turn' } : {}),
  }));
  return {
    style: 'list',
    round: Math.max(0, state.round),
    title: state.round === 0 ? 'Round zero' : state.round < 0 ? 'Set-up' : `Round ${state.round}`,
    prompt: prompt(fight),
    ...(fight.stage === 'over' && state.ending !== '' ? { ending: state.ending } : {}),
    ...(fight.stage === 'over' && state.wonBy !== '' ? { won: winnersOf(fight, state.wonBy) } : {}),
    groups: [],
    rows,
    ...(fight.stage === 'running'
      ? { next: actor ? nextOf(fight, actor.id) : { actor: TABLE, action: 'next-turn', label: 'Next turn' } }
      : {}),
  };
}
/** TH-04: a combatant without a place takes one before its turn can end. */
function nextOf(fight: ThrumFight, who: Id): NonNullable<TurnOrder['next']> {
  return unplaced(fight, who) && hasStartSquare(fight, who)
    ? { actor: who, action: 'place', label: `Place ${nameOf(fight, who)}` }
    : endsTurn(fight, who);
}
const unplaced = (fight: ThrumFight, who: Id) =>
  fight.state.round === 0 && fighterOf(fight, who).place.kind !== 'square';
function prompt(fight: ThrumFight): string {
  const { turn, round, ending } = fight.state;
  if (fight.stage === 'over') return ending || 'The fight is over.';
  const actor = turn && fight.combatants[turn.who];
  if (fight.stage === 'running' && !actor) return 'Nobody has the turn: the next in the order begins.';
  if (!actor || !turn) return 'Begin the fight: everyone rolls initiative.';
  const name = fullName(actor);
  if (round === 0) return `${name} takes ${unplaced(fight, actor.id) ? 'a place and a stance' : 'a stance'}.`;
  if (turn.stance) return `${name} has taken a stance: the turn ends.`;
  // Only a hand edit can leave the turn with a combatant who is down.
  if (actor.sheet.incapacitated) return `${name} is incapacitated: the turn ends.`;
  const left = turn.still ? 0 : movementLeft(fight, actor.id);
  if (turn.acted) return `${name} has acted: a stance${left > 0 ? ` or ${left} of movement` : ''}, then the turn ends.`;
  return left > 0
    ? `${name} moves (${countWords(left, 'square')} left), acts, takes a stance.`
    : `${name} acts and takes a stance.`;
}

/** TH-36 and TH-37: whether a combatant acts, lies there, or is gone. */
export function standing(fight: ThrumFight, who: Id): CombatantStanding {
  const sheet = sheetOf(fight, who);
  if (sheet.removed) return { at: 'out', word: sheet.wounds >= 3 ? 'out, three Wounds' : 'out of the fight' };
  if (sheet.incapacitated) return { at: 'down', word: 'incapacitated' };
  if (fight.state.beaten?.includes(who)) return { at: 'down', word: 'beaten' };
  if (isExhausted(sheet)) return { at: 'up', word: 'exhausted' };
  return { at: 'up', word: isFrayed(sheet) ? 'frayed' : 'up' };
}

/**
 * Fatigue and Stress as loads against tolerances, Wounds and Potential. A foe's Mark is among the
 * badges.
 */
export function combatantTracks(fight: ThrumFight, who: Id): Track[] {
  const { sheet } = fighterOf(fight, who);
  if (sheet.kind === 'minion') return [];
  const out: Track[] = [
    {
      id: 'fatigue',
      label: 'Fatigue',
      kind: 'load',
      value: sheet.load.fatigue,
      max: sheet.tolerance.fatigue,
      weight: 'vital',
      raisedBy: 'load.fatigue',
      detail: isExhausted(sheet) ? 'Exhausted' : 'Load against Tolerance',
    },
    {
      id: 'stress',
      label: 'Stress',
      kind: 'load',
      value: sheet.load.stress,
      max: sheet.tolerance.stress,
      weight: 'plain',
      raisedBy: 'load.stress',
      detail: isFrayed(sheet) ? 'Frayed' : 'Load against Tolerance',
    },
    { id: 'wounds', label: 'Wounds', kind: 'boxes', value: sheet.wounds, max: 3, weight: 'plain', raisedBy: 'wounds' },
  ];
  for (const { ability } of ownedAbilities(fight, who))
    if (ability.nova) {
      out.push({
        id: `potential-${ability.id}`,
        label: `Potential: ${ability.name}`,
        kind: 'bar',
        value: sheet.potential[ability.id] ?? 0,
        max: potentialCap(fight, who, ability),
        weight: 'plain',
        detail: ability.nova.potential,
      });
    }
  return out;
}

/** Stance, buff, statuses with their count, Frayed, Exhausted, holds. */
export function combatantBadges(fight: ThrumFight, who: Id): Badge[] {
  const { sheet } = fighterOf(fight, who);
  const out: Badge[] = [];
  if (sheet.incapacitated)
    out.push({
      id: 'incapacitated',
      label: 'Incapacitated',
      does: 'No moving, acting or stances; loads go down by 1 each turn.',
      rule: 'TH-35',
      tone: 'bad',
    });
  if (isExhausted(sheet))
    out.push({
      id: 'exhausted',
      label: 'Exhausted',
      does: '+1 Bane on attacks; an incapacity roll after each action.',
      rule: 'TH-32',
      tone: 'bad',
    });
  if (isFrayed(sheet))
    out.push({
      id: 'frayed',
      label: 'Frayed',
      does: '+1 Bane on defence; a panic roll at the start of each own turn.',
      rule: 'TH-30',
      tone: 'bad',
    });
  for (const held of [sheet.stance, sheet.oldStance]) {
    const stance = held && abilityBy(fight, held.ability);
    if (stance)
      out.push({
        id: `stance-${stance.id}`,
        label: stance.name,
        does: stance.text,
        rule: stance.art === 'basic' ? 'TH-39' : 'TH-07',
        tone: 'good',
      });
  }
  const buff = sheet.buff && abilityBy(fight, sheet.buff.ability);
  if (buff) out.push({ id: `buff-${buff.id}`, label: buff.name, does: buff.text, rule: 'TH-27', tone: 'good' });
  for (const [key, { n }] of Object.entries(sheet.conditions) as [Condition, { n: number }][]) {
    const { label, does, rule, tone } = CONDITION_TEXT[key];
    out.push({
      id: key,
      label,
      does,
      rule,
      tone,
      ...(n > 1 || rule === 'TH-41' || key === 'mark' ? { count: n } : {}),
    });
  }
  const holder = holderOf(fight, who);
  if (holder) {
    // Immobilized is a condition on the sheet; the hold itself weakens for as long as it lasts.
    if (!hasCondition(sheet, 'weakened')) out.push({ id: 'weakened', ...CONDITION_TEXT.weakened });
    out.push({
      id: 'held',
      label: `Held by ${nameOf(fight, holder)}`,
      does: 'Immobilized and Weakened until freed.',
      rule: 'TH-43',
      tone: 'bad',
    });
  }
  if (sheet.kind === 'minion' && sheet.controller)
    out.push({
      id: 'minion',
      label: `Minion of ${nameOf(fight, sheet.controller)}`,
      does: 'No turn, no numbers; any load removes it.',
      rule: 'TH-43',
      tone: 'plain',
    });
  return out;
}

/** The numbers of the card, each with its reasons. */
export function combatantFigures(fight: ThrumFight, who: Id): Figure[] {
  const { sheet } = fighterOf(fight, who);
  if (sheet.kind === 'minion') return [];
  const out: Figure[] = [];
  for (const defence of ['resilience', 'evasion', 'resolve'] as Defence[]) {
    const parts = [
      {
        label: DEFENCE_NAMES[defence],
        value: defenceModifier(sheet, defence),
        rule: defence === 'evasion' ? 'TH-21' : 'TH-20',
      },
    ];
    for (const use of inForce(fight, who))
      for (const part of use.ability.standing ?? [])
        if (part.roll === defence && typeof part.boons === 'number')
          parts.push({ label: `${use.ability.name}: ${part.boons} boon`, value: 0, rule: 'TH-43' });
    out.push({
      id: defence,
      label: DEFENCE_NAMES[defence],
      value: signedNumber(defenceModifier(sheet, defence)),
      tally: tallyOf(DEFENCE_NAMES[defence], parts),
    });
  }
  out.push({ id: 'attack', label: 'Basic Attack', value: signedNumber(bestArt(sheet)) });
  for (const { ability } of ownedAbilities(fight, who))
    if (ability.attack && ability.art !== 'basic' && ability.type === 'action')
      out.push({ id: `attack-${ability.id}`, label: ability.name, value: signedNumber(modifierOf(sheet, ability)) });
  out.push(
    { id: 'speed', label: 'Speed', value: `${speedOf(fight, who)}` },
    {
      id: 'initiative',
      label: 'Initiative',
      value: sheet.initiative === null ? signedNumber(initiativeModifier(sheet)) : `${sheet.initiative}`,
    },
  );
  return out;
}

/** Whether a combatant holds a stance that can still answer something. */
export function reactionsLeft(fight: ThrumFight, who: Id): { left: boolean; why: string; rule: string } {
  const sheet = sheetOf(fight, who);
  if (sheet.incapacitated) return { left: false, why: 'Incapacitated.', rule: 'TH-35' };
  const able = inForce(fight, who).filter(({ ability }) => ability.triggers || ability.guard || ability.code);
  if (able.length === 0)
    return {
      left: false,
      why: 'No stance or passive that answers anything; defends against attacks all the same.',
      rule: 'TH-19',
    };
  return { left: true, why: `${able.map(({ ability }) => ability.name).join(', ')} can answer.`, rule: 'TH-28' };
}

/** The outcome of a move for a combatant: the load that it took, and whether it fell. */
export function moveOutcome(before: ThrumFight, after: ThrumFight, about: Id): Outcome {
  const [a, b] = [before.combatants[about]?.sheet, after.combatants[about]?.sheet];
  if (!a || !b) return { key: 'gone', label: 'gone', tone: 'plain', rank: 90 };
  const fatigue = b.load.fatigue - a.load.fatigue;
  const stress = b.load.stress - a.load.stress;
  const harm = Math.max(0, fatigue) + Math.max(0, stress);
  if (b.removed && !a.removed) return { key: 'out', label: 'out of the fight', tone: 'bad', rank: 80, harm };
  if (b.incapacitated && !a.incapacitated) return { key: 'falls', label: 'falls', tone: 'bad', rank: 70, harm };
  const words = [fatigue > 0 ? `${fatigue} Fatigue` : '', stress > 0 ? `${stress} Stress` : ''].filter(Boolean);
  if (words.length > 0)
    return {
      key: `hit-${fatigue}-${stress}`,
      label: words.join(' and '),
      tone: 'bad',
      rank: 10 + fatigue * 2 + stress,
      harm,
    };
  const gained = (Object.keys(b.conditions) as Condition[]).filter(
    (one) => (b.conditions[one]?.n ?? 0) > (a.conditions[one]?.n ?? 0),
  );
  if (gained.length > 0) {
    const bad = gained.some((one) => CONDITION_TEXT[one].tone === 'bad');
    return {
      key: `shaken ${gained.join(' ')}`,
      label: `only ${nameList(gained.map((one) => CONDITION_TEXT[one].label))}`,
      tone: bad ? 'bad' : 'good',
      rank: bad ? 5 : -1,
    };
  }
  const less = [fatigue < 0 ? `${-fatigue} Fatigue` : '', stress < 0 ? `${-stress} Stress` : ''].filter(Boolean);
  return outcomeUnharmed(-(fatigue + stress), `${nameList(less)} less`, []);
}
