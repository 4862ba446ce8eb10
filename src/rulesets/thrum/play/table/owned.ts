/** Which abilities somebody has, and what their numbers and conditions come to for one use. */

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

/** One use of an ability: by whom, with which upgrades, measured from where, overexerted how. */
export interface Use {
  readonly user: Id;
  readonly ability: Ability;
  readonly ups: readonly Upgrade[];
  /** Where range, cover and adjacency are measured from. */
  origin: Square;
  /** The overexerted mode; undefined: none. */
  over: string | undefined;
  /** What a nova was paid. */
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

/** The upgrades with which somebody has an ability; undefined when it does not. */
export function upgradesOf(sheet: Sheet, id: string): readonly Upgrade[] | undefined {
  return sheet.abilities.find((ability) => ability.id === id)?.upgrades;
}

/** Makes a use of an ability in which nothing is chosen yet. */
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

/** TH-41, TH-42: Speed with Slowed, Hastened and the stats of passives. */
export function speedOf(fight: ThrumFight, who: Id): number {
  const sheet = sheetOf(fight, who);
  const base = (sheet.fixed.speed ?? 4) + statOf(fight, who, 'speed');
  return Math.max(0, base - (hasCondition(sheet, 'slowed') ? 2 : 0) + (hasCondition(sheet, 'hastened') ? 2 : 0));
}

/** What passives add to a standing number. */
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
 * What a number of an ability comes to in one use. Half attributes and Speeds are the user's unless
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

/** What a condition can refer to when it is read. */
export interface Known {
  target?: Id | undefined;
  outcome?: 'crit' | 'hit' | 'miss' | undefined;
  kind?: 'physical' | 'mental' | 'special' | undefined;
  tags?: readonly string[] | undefined;
}

/** Whether all conditions of a part hold. */
export function conditionsHold(
  fight: ThrumFight,
  use: Use,
  whens: readonly When[] | undefined,
  known: Known = {},
): boolean {
  return (whens ?? []).every((when) =>
    when.startsWith('not:') ? !oneHolds(fight, use, when.slice(4), known) : oneHolds(fight, use, when, known),
  );
}

function oneHolds(fight: ThrumFight, use: Use, when: string, known: Known): boolean {
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

/** How much higher somebody stands than somebody else. */
export function heightOver(fight: ThrumFight, who: Id, other: Id): number {
  const grid = gridFor(fight);
  const [a, b] = [whereIs(fight, who), whereIs(fight, other)];
  return a && b ? elevationAt(grid, a) - elevationAt(grid, b) : 0;
}

/** TH-18: the modifier with which an ability is rolled. */
export function modifierOf(sheet: Sheet, ability: Ability): number {
  return ability.art === 'basic' || ability.art === 'foe' ? bestArt(sheet) : artModifier(sheet, ability.art as Art);
}

/** The passives on a sheet. No basic ability is one. */
function passives(fight: ThrumFight, sheet: Sheet): Ability[] {
  const out: Ability[] = [];
  for (const { id } of sheet.abilities) {
    const ability = abilityBy(fight, id);
    if (ability?.type === 'passive') out.push(ability);
  }
  return out;
}

/**
 * The abilities that work for somebody now: passives, the stance, an older stance that a trait
 * keeps.
 */
export function inForce(fight: ThrumFight, who: Id): Use[] {
  const sheet = sheetOf(fight, who);
  if (sheet.removed) return [];
  const out: Use[] = [];
  for (const ability of passives(fight, sheet)) out.push(usageOf(fight, who, ability));
  if (!sheet.incapacitated)
    for (const held of [sheet.stance, sheet.oldStance]) {
      const ability = held && abilityBy(fight, held.ability);
      if (ability) out.push(usageOf(fight, who, ability));
    }
  return out;
}

/** Standing numbers of one's own on a roll: stance and passives, with where they come from. */
export function standingOn(
  fight: ThrumFight,
  who: Id,
  rolls: readonly StandingEffect['roll'][],
  known: Known,
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

/** Whether somebody has a passive, or holds a stance, with this id; with its use. */
export const abilityInForce = (fight: ThrumFight, who: Id, id: string): Use | undefined =>
  inForce(fight, who).find((use) => use.ability.id === id);
/** Whether a trait is on the sheet. */
export const hasTrait = (sheet: Sheet, trait: string): boolean => sheet.traits.includes(trait);
