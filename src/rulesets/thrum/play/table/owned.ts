/** Finds the abilities of a combatant, and works out their numbers and conditions for one use. */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { elevationAt, type Square } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { basicAbilities } from '../../data/abilities/basic.ts';
import { builtIn } from '../../data/abilities/index.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Ability, Amount, StandingEffect, Term, Upgrade, When } from '../../sheet/ability.ts';
import {
  artModifier,
  bestArt,
  halfAttribute,
  hasCondition,
  isExhausted,
  noteOf,
  type Sheet,
  stacksOf,
} from '../../sheet/sheet.ts';
import { type Art, ATTRIBUTES, type Attribute, REMOVABLE } from '../../sheet/terms.ts';
import { adjacent, areAllies, fightersHere, gridFor, isUp, squaresApart, whereIs } from './table.ts';

/**
 * One use of an ability: its user, its upgrades, the square from which it is measured, its
 * overexerted mode.
 */
export interface Use {
  readonly user: Id;
  readonly ability: Ability;
  readonly ups: readonly Upgrade[];
  /** The square from which range, cover and adjacency are measured. */
  origin: Square;
  /** The overexerted mode; undefined: none. */
  over: string | undefined;
  /** The Potential that was paid for a nova. */
  x: number;
  /** The squares of a placed area. */
  squares?: readonly Square[];
}

/** Gives the ability with this id, built in or the table's own; undefined when there is none. */
export const abilityBy = (fight: ThrumFight, id: string): Ability | undefined =>
  builtIn.get(id) ?? fight.house.abilities.find((ability) => ability.id === id);

/** Lists a combatant's abilities with their upgrades. Everyone but a minion has the basic ones. */
export function ownedAbilities(fight: ThrumFight, who: Id): { ability: Ability; ups: readonly Upgrade[] }[] {
  const sheet = sheetOf(fight, who);
  if (sheet.kind === 'minion') return [];
  const out: { ability: Ability; ups: readonly Upgrade[] }[] = [];
  for (const ability of basicAbilities) out.push({ ability, ups: [] });
  for (const { id, upgrades } of sheet.abilities) {
    const ability = abilityBy(fight, id);
    if (ability && ability.art !== 'basic') out.push({ ability, ups: upgrades });
  }
  return out;
}

/** The upgrades with which a combatant has an ability; undefined when it has no such ability. */
export function upgradesOf(sheet: Sheet, id: string): readonly Upgrade[] | undefined {
  return sheet.abilities.find((ability) => ability.id === id)?.upgrades;
}

/** Makes a use of an ability in which no choice has been made yet. */
export function usageOf(fight: ThrumFight, user: Id, ability: Ability, over?: string): Use {
  return {
    user,
    ability,
    ups: upgradesOf(sheetOf(fight, user), ability.id) ?? [],
    origin: whereIs(fight, user) ?? { column: 0, row: 0 },
    over,
    x: 0,
  };
}

/** TH-41, TH-42: Speed with Slowed, Hastened and the bonuses of passives. */
export function speedOf(fight: ThrumFight, who: Id): number {
  const sheet = sheetOf(fight, who);
  const base = (sheet.fixed.speed ?? 4) + statOf(fight, who, 'speed');
  return Math.max(0, base - (hasCondition(sheet, 'slowed') ? 2 : 0) + (hasCondition(sheet, 'hastened') ? 2 : 0));
}

/** The sum that passives add to a standing number. */
export function statOf(fight: ThrumFight, who: Id, stat: 'speed' | 'fatigue' | 'stress'): number {
  let sum = 0;
  for (const ability of passives(fight, sheetOf(fight, who)))
    for (const part of ability.stats ?? [])
      if (part.stat === stat) sum += amountOf(fight, usageOf(fight, who, ability), part.n);
  return sum;
}

function termOf(fight: ThrumFight, use: Use, term: Term, target: Id | undefined): number {
  if (typeof term === 'number') return term;
  if (term.startsWith('-')) return -termOf(fight, use, term.slice(1), target);
  const sheet = sheetOf(fight, use.user);
  const halved = /^h\((\w+)\)$/.exec(term)?.[1];
  if (halved) return halfAttribute(sheet, halved as Attribute);
  if ((ATTRIBUTES as readonly string[]).includes(term)) return sheet.attributes[term as Attribute];
  switch (term) {
    case 'tl':
      return use.ability.art === 'basic' || use.ability.art === 'foe' ? 0 : sheet.training[use.ability.art];
    case 'mark':
      return target === undefined ? 0 : stacksOf(sheetOf(fight, target), 'mark');
    case 'x':
      return use.x;
    case 'tier':
      return sheet.tier;
    case 'half-tier':
      return Math.floor(sheet.tier / 2);
    case 'rise':
      return target === undefined ? 0 : Math.max(0, heightOver(fight, use.user, target) - 1);
    case 'full-speed':
      return speedOf(fight, target ?? use.user);
    case 'half-speed':
      return Math.floor(speedOf(fight, target ?? use.user) / 2);
    case 'half-speed-up':
      return Math.ceil(speedOf(fight, target ?? use.user) / 2);
    default:
      return Number(term);
  }
}

/**
 * The value of an ability's number in one use. Half attributes and Speeds are the user's, unless
 * the effect is about a target's steps.
 */
export function amountOf(fight: ThrumFight, use: Use, amount: Amount, target?: Id): number {
  if (typeof amount !== 'object') return termOf(fight, use, amount, target);
  let sum = termOf(fight, use, amount.base, target);
  if (amount.plus !== undefined) sum += termOf(fight, use, amount.plus, target);
  for (const letter of ['a', 'b', 'c'] as const) {
    const term = amount[letter];
    if (term !== undefined && use.ups.includes(letter)) sum += termOf(fight, use, term, target);
  }
  const over = use.over === undefined ? undefined : amount.over?.[use.over];
  if (over !== undefined) sum += termOf(fight, use, over, target);
  return Math.min(amount.max ?? 999, Math.max(amount.min ?? -999, sum));
}

/** The most Potential that a nova stores: its cost, or 6 for a nova of X. */
export function potentialCap(fight: ThrumFight, who: Id, ability: Ability): number {
  const cost = ability.nova?.cost;
  return cost === undefined || cost === 'x' ? 6 : amountOf(fight, usageOf(fight, who, ability), cost);
}

/** The parts of a use and an attack to which a condition can refer. */
export interface ConditionContext {
  target?: Id | undefined;
  outcome?: 'crit' | 'hit' | 'miss' | undefined;
  kind?: 'physical' | 'mental' | 'special' | undefined;
  tags?: readonly string[] | undefined;
}

/** Whether all conditions of a part of an ability are true. */
export function conditionsHold(
  fight: ThrumFight,
  use: Use,
  whens: readonly When[] | undefined,
  known: ConditionContext = {},
): boolean {
  return (whens ?? []).every((when) =>
    when.startsWith('not:') ? !oneHolds(fight, use, when.slice(4), known) : oneHolds(fight, use, when, known),
  );
}

function oneHolds(fight: ThrumFight, use: Use, when: string, known: ConditionContext): boolean {
  const { target } = known;
  const sheet = sheetOf(fight, use.user);
  const other = target === undefined ? undefined : sheetOf(fight, target);
  const turn = fight.state.turn;
  if (when.startsWith('up:')) return (use.ups as readonly string[]).includes(when.slice(3));
  if (when.startsWith('over')) return when === 'over' ? use.over !== undefined : use.over === when.slice(5);
  switch (when) {
    case 'hit':
      return known.outcome === 'hit' || known.outcome === 'crit';
    case 'crit':
    case 'miss':
      return known.outcome === when;
    case 'physical':
    case 'mental':
      return known.kind === when;
    case 'ranged':
      return known.tags?.includes('ranged') ?? false;
    case 'enemy':
      return target !== undefined && areEnemies(fight, use.user, target);
    case 'ally':
      return target !== undefined && (target === use.user || areAllies(fight, use.user, target));
    case 'marked':
      return other !== undefined && hasCondition(other, 'mark');
    case 'troubled':
      return other !== undefined && REMOVABLE.some((condition) => hasCondition(other, condition));
    case 'target-down':
      return other?.incapacitated ?? false;
    case 'target-exhausted':
      return other !== undefined && isExhausted(other);
    case 'adjacent':
      return target !== undefined && adjacent(fight, use.user, target);
    case 'far':
      return target !== undefined && squaresApart(fight, use.user, target) >= 3;
    case 'still':
      return turn?.who === use.user ? turn.walked === 0 : noteOf(sheet, 'still') > 0;
    case 'moved-4':
      return turn?.who === use.user && turn.walked >= 4;
    case 'exhausted':
      return isExhausted(sheet);
    case 'hidden':
      return hasCondition(sheet, 'hidden');
    case 'high':
      return target !== undefined && heightOver(fight, use.user, target) > 1;
    case 'alone':
      return !fightersHere(fight).some(
        (who) => isUp(who) && areEnemies(fight, use.user, who.id) && squaresApart(fight, use.user, who.id) <= 2,
      );
    case 'beset':
      return noteOf(sheet, 'beset') > 0;
    default:
      return false;
  }
}

/** How many levels one combatant stands higher than another. */
export function heightOver(fight: ThrumFight, who: Id, other: Id): number {
  const grid = gridFor(fight);
  const [a, b] = [whereIs(fight, who), whereIs(fight, other)];
  return a && b ? elevationAt(grid, a) - elevationAt(grid, b) : 0;
}

/** TH-18: the modifier with which a combatant rolls for an ability. */
export function modifierOf(sheet: Sheet, ability: Ability): number {
  return ability.art === 'basic' || ability.art === 'foe' ? bestArt(sheet) : artModifier(sheet, ability.art as Art);
}

/** The passives on a sheet. No basic ability is a passive. */
function passives(fight: ThrumFight, sheet: Sheet): Ability[] {
  const out: Ability[] = [];
  for (const { id } of sheet.abilities) {
    const ability = abilityBy(fight, id);
    if (ability?.type === 'passive') out.push(ability);
  }
  return out;
}

/**
 * The abilities that are in force for a combatant now: its passives, its stance, an older stance
 * that a trait keeps. `counts` leaves out abilities that do not matter to the caller.
 */
export function inForce(fight: ThrumFight, who: Id, counts: (ability: Ability) => boolean = () => true): Use[] {
  const sheet = sheetOf(fight, who);
  if (sheet.removed) return [];
  const found = passives(fight, sheet);
  if (!sheet.incapacitated)
    for (const held of [sheet.stance, sheet.oldStance]) {
      const ability = held && abilityBy(fight, held.ability);
      if (ability) found.push(ability);
    }
  return found.filter(counts).map((ability) => usageOf(fight, who, ability));
}

/**
 * The standing numbers on a roll of a combatant, from its stance and passives, each with its
 * source.
 */
export function standingOn(
  fight: ThrumFight,
  who: Id,
  rolls: readonly StandingEffect['roll'][],
  known: ConditionContext,
): { label: string; boons: number; plus: number }[] {
  const out: { label: string; boons: number; plus: number }[] = [];
  for (const use of inForce(fight, who))
    for (const part of use.ability.standing ?? []) {
      if (!rolls.includes(part.roll) || !conditionsHold(fight, use, part.when, known)) continue;
      out.push({
        label: use.ability.name,
        boons: part.boons === undefined ? 0 : amountOf(fight, use, part.boons, known.target),
        plus: part.plus === undefined ? 0 : amountOf(fight, use, part.plus, known.target),
      });
    }
  return out;
}

/**
 * The use of the passive or the held stance with this id; undefined when the combatant has neither.
 */
export const abilityInForce = (fight: ThrumFight, who: Id, id: string): Use | undefined =>
  inForce(fight, who, (ability) => ability.id === id)[0];
/** Whether a sheet has a trait. */
export const hasTrait = (sheet: Sheet, trait: string): boolean => sheet.traits.includes(trait);
