/**
 * Finds who can be aimed at, from where, and why not: range, cover, obstruction, and abilities that
 * forbid aiming.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Id, Verdict } from '../../../../engine/words.ts';
import { notAllowed } from '../../../../engine/words.ts';
import { type CoverFound, coverOf, wallBetween } from '../../../../space/squares/squareCover.ts';
import { type Grid, indexOf, type Square, squareGap, squaresWithin } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { hasCondition } from '../../sheet/sheet.ts';
import { minionOf } from '../conditions/minions.ts';
import { isBlinded } from '../conditions/statuses.ts';
import { abilityInForce, amountOf, hasTrait, type Use, upgradesOf } from '../table/owned.ts';
import {
  apartFrom,
  areAllies,
  coveredSquares,
  fightersHere,
  gridFor,
  isMinion,
  isUp,
  mayHelp,
  nameOf,
  squaresApart,
  standers,
  whereIs,
} from '../table/table.ts';

/** A square from which an ability may be aimed. */
export interface Origin {
  square: Square;
  size: number;
  /** The range from this square, when it is shorter than the ability's. */
  cap?: number;
  noCover?: boolean;
  /**
   * The combatant on the square, if it is not the user: a minion, a relay, a member of the hive.
   */
  by?: Id;
  /**
   * Only the range is measured from this square. Aim, cover and adjacency stay with the user (a
   * basic ability measured from the minion).
   */
  rangeOnly?: boolean;
}

/** The fight as it matters to a combatant who aims; made once for all targets of one question. */
export interface Aim {
  fight: ThrumFight;
  use: Use;
  grid: Grid;
  standing: readonly (Id | undefined)[];
  origins: Origin[];
  range: number;
}

/**
 * The present range of an ability: Long Reach turns a printed 1 into 2, Blinded halves it (rounded
 * up).
 */
export function rangeOf(fight: ThrumFight, use: Use): number {
  const { ability } = use;
  let range = amountOf(fight, use, ability.range);
  const printed = typeof ability.range === 'object' ? ability.range.base : ability.range;
  if (printed === 1 && sheetOf(fight, use.user).abilities.some(({ id }) => id === 'long-reach')) range += 1;
  return isBlinded(fight, use.user) ? Math.ceil(range / 2) : range;
}

/**
 * The squares from which an ability may be measured. Relay, Channel Will and the hive add squares.
 */
function originsOf(
  fight: ThrumFight,
  use: Use,
  grid: Grid,
  standing: readonly (Id | undefined)[],
  range: number,
): Origin[] {
  const { user, ability } = use;
  const size = sheetOf(fight, user).squares;
  const minion = minionOf(fight, user);
  const out: Origin[] = ability.target.from === 'minion' ? [] : [{ square: use.origin, size }];
  const at = minion && whereIs(fight, minion);
  if (minion && at && ability.target.from === 'minion') out.push({ square: at, size: 1, cap: 1, by: minion });
  const channel = upgradesOf(sheetOf(fight, user), 'channel-will');
  if (minion && at && channel && ability.target.from !== 'minion' && ability.target.who !== 'self') {
    const basics = ['basic-attack', 'resuscitate', 'assist', 'protect'];
    if (basics.includes(ability.id)) out.push({ square: at, size: 1, by: minion, rangeOnly: true });
    else if (ability.art !== 'basic') {
      const ups = { ...use, ups: channel };
      out.push({ square: at, size: 1, by: minion, cap: amountOf(fight, ups, { base: 1, a: 'h(rea)' }) });
    }
  }
  if (ability.type === 'action' && ability.target.who !== 'self')
    for (const friend of fightersHere(fight)) {
      const from = whereIs(fight, friend.id);
      if (!from || friend.id === user || !isUp(friend) || !areAllies(fight, user, friend.id)) continue;
      const relay = upgradesOf(friend.sheet, 'relay');
      const hive =
        hasTrait(sheetOf(fight, user), 'hive') &&
        hasTrait(friend.sheet, 'hive') &&
        friend.sheet.faction === sheetOf(fight, user).faction;
      if (hive && squaresApart(fight, user, friend.id) <= 6)
        out.push({ square: from, size: friend.sheet.squares, by: friend.id });
      if (!relay || squareGap(use.origin, size, from, friend.sheet.squares) > range) continue;
      if (
        coverOf(grid, standing, use.origin, from, [user, friend.id], fight.house.coverHeight).obstructed ||
        wallBetween(grid, use.origin, from)
      )
        continue;
      const spots = relay.includes('b')
        ? squaresWithin(grid, from, 1).filter(
            (square) => standing[indexOf(grid, square)] === undefined || standing[indexOf(grid, square)] === friend.id,
          )
        : [from];
      // The relay's own square comes first. With its upgrade the relay may step aside, so the
      // squares beside it serve as well.
      for (const square of spots.sort((a, b) => squareGap(a, 1, from, 1) - squareGap(b, 1, from, 1)))
        out.push({
          square,
          size: friend.sheet.squares,
          by: friend.id,
          ...(relay.includes('a') ? { noCover: true } : {}),
        });
    }
  return out;
}

/**
 * Prepares an aim: the grid, who stands where, and the squares from which the ability is measured.
 */
export function aimOf(fight: ThrumFight, use: Use): Aim {
  const grid = gridFor(fight);
  const standing = standers(fight);
  const range = rangeOf(fight, use);
  return { fight, use, grid, standing, range, origins: originsOf(fight, use, grid, standing, range) };
}

/**
 * TH-23, TH-24: cover and obstruction for a combatant, measured at the square `of` its token that
 * is hardest to hide.
 */
export function coverFor(
  aim: Pick<Aim, 'fight' | 'grid' | 'standing'>,
  from: Square,
  attacker: Id,
  target: Id,
): CoverFound & { of?: Square } {
  let best: (CoverFound & { of?: Square }) | undefined;
  for (const square of coveredSquares(aim.fight, target)) {
    const found = coverOf(aim.grid, aim.standing, from, square, [attacker, target], aim.fight.house.coverHeight);
    const worth = (so: CoverFound) => (so.obstructed ? 2 : so.cover.length > 0 ? 1 : 0);
    if (!best || worth(found) < worth(best)) best = { ...found, of: square };
  }
  return best ?? { cover: [] };
}

/** Cover for an empty square, which areas need for their reach. */
export const openFor = (aim: Aim, origin: Origin, square: Square, kind: string | undefined): boolean =>
  blockedWay(
    aim,
    origin,
    coverOf(aim.grid, aim.standing, origin.square, square, [aim.use.user], aim.fight.house.coverHeight),
    square,
    kind,
  ) === undefined;

function blockedWay(
  aim: Aim,
  origin: Origin,
  found: CoverFound,
  square: Square,
  kind: string | undefined,
): string | undefined {
  const { house } = aim.fight;
  if (kind === undefined || kind === 'special') return undefined;
  if (house.wallsBar && wallBetween(aim.grid, origin.square, square)) return 'A wall or shut door is in the way.';
  if (found.obstructed && (kind === 'physical' || house.obstructMental)) {
    const names = found.obstructed.squares.map((at) => {
      const who = aim.standing[indexOf(aim.grid, at)];
      return who === undefined ? 'high ground' : nameOf(aim.fight, who);
    });
    return `Obstructed by ${[...new Set(names)].join(', ')}: three squares in a row bar the way.`;
  }
  return undefined;
}

/**
 * Whether a target can be aimed at, and from which square: the first square that works, the user's
 * own before all others.
 */
export function reachOfTarget(aim: Aim, target: Id): { verdict: Verdict; origin: Origin | undefined } {
  const { fight, use } = aim;
  const ban = banned(aim, target);
  if (ban !== true) return { verdict: ban, origin: undefined };
  let refusal: Verdict = notAllowed('TH-10', 'Nowhere to aim from.');
  for (const origin of aim.origins) {
    const away = apartFrom(fight, origin.square, target, origin.size);
    let range = Math.min(aim.range, origin.cap ?? 999);
    const veiled = hasCondition(sheetOf(fight, target), 'hidden') && areEnemies(fight, use.user, target);
    if (veiled) range = Math.ceil(range / 2);
    if (away > range) {
      refusal = notAllowed(
        'TH-10',
        `${away} squares away; the range is ${range}${veiled ? ', halved for a Hidden target' : ''}.`,
      );
      continue;
    }
    const at = origin.rangeOnly ? { ...origin, square: use.origin } : origin;
    const { attack } = use.ability;
    const way = coverFor(aim, at.square, use.user, target);
    const square = coveredSquares(fight, target)[0];
    const bar = square && origin.noCover !== true ? blockedWay(aim, at, way, square, attack) : undefined;
    if (bar !== undefined) {
      refusal = notAllowed('TH-24', bar);
      continue;
    }
    return { verdict: true, origin };
  }
  return { verdict: refusal, origin: undefined };
}

/** Eigencomplex: enemies in the aura cannot aim at its owner, unless orthogonally beside it. */
function banned(aim: Aim, target: Id): Verdict {
  const { fight, use } = aim;
  const field = abilityInForce(fight, target, 'eigencomplex');
  if (!field || !areEnemies(fight, use.user, target)) return true;
  const size = amountOf(fight, field, field.ability.aura ?? 1);
  const [from, to] = [whereIs(fight, use.user), whereIs(fight, target)];
  if (!from || !to || squaresApart(fight, use.user, target) > size) return true;
  const beside = Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
  return beside || notAllowed('TH-43', `${nameOf(fight, target)} cannot be aimed at from inside this Eigencomplex.`);
}

/** TH-17: whether a combatant is the kind of target that an ability takes. */
export function fitsTarget(fight: ThrumFight, use: Use, target: Id): Verdict {
  const { who, down } = use.ability.target;
  const sheet = sheetOf(fight, target);
  if (who === 'self') return target === use.user || notAllowed('TH-17', 'Only oneself.');
  // A single combatant of no side may be aimed at, to attack or to help. Abilities that catch
  // several take only enemies or only allies.
  const alone = use.ability.target.shape === 'one';
  const against =
    alone && use.ability.attack
      ? !areAllies(fight, use.user, target) && target !== use.user
      : areEnemies(fight, use.user, target);
  const kind = alone ? mayHelp(fight, use.user, target) : areAllies(fight, use.user, target);
  if (who === 'enemy' && !against) return notAllowed('TH-17', 'Not an enemy.');
  if (who === 'ally' && !kind) return notAllowed('TH-17', 'Not an ally.');
  if (who === 'ally or self' && target !== use.user && !kind)
    return notAllowed('TH-17', 'Neither an ally nor oneself.');
  if (sheet.kind === 'minion' && !use.ability.attack)
    return notAllowed('TH-43', 'Nothing but an attack touches a Minion.');
  if (down && !sheet.incapacitated) return notAllowed('TH-39', 'Not incapacitated.');
  return true;
}

/**
 * Everyone at whom an ability could be aimed by kind, with the verdict on range and way; the
 * question lists them. Stops once `enough` are free.
 */
export function candidates(aim: Aim, enough = 9999): { id: Id; verdict: Verdict; origin: Origin | undefined }[] {
  const { fight, use } = aim;
  const out: { id: Id; verdict: Verdict; origin: Origin | undefined }[] = [];
  let free = 0;
  for (const { id } of fightersHere(fight)) {
    if (fitsTarget(fight, use, id) !== true) continue;
    const one =
      use.ability.target.who === 'self'
        ? { id, verdict: true as const, origin: aim.origins[0] }
        : { id, ...reachOfTarget(aim, id) };
    out.push(one);
    if (one.verdict === true) free += 1;
    if (free >= enough) break;
  }
  return out;
}

/** TH-22: the enemies next to the square from which a ranged attack comes. */
export function crowding(fight: ThrumFight, user: Id, from: Square, size: number, aside: readonly Id[] = []): Id[] {
  const out: Id[] = [];
  for (const who of fightersHere(fight)) {
    // Distance is tested first: few of a hundred combatants stand beside the square, and the other
    // tests cost more.
    if (who.place.kind !== 'square' || squareGap(from, size, who.place, who.sheet.squares) !== 1) continue;
    if (!isMinion(who) && !aside.includes(who.id) && areEnemies(fight, user, who.id)) out.push(who.id);
  }
  return out;
}
