/**
 * The basis of every procedure of Thrum: the typed fight, who is where, who is whose enemy, and how
 * the log is told.
 */
import { areEnemies, areFriends, combatantOf, everyone, fullName } from '../../../../engine/fight.ts';
import { type InSentence, personRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { SquareScene } from '../../../../space/scene.ts';
import { BARRED, OPEN, PASS, type Passage } from '../../../../space/squares/squarePaths.ts';
import {
  footprint,
  type Grid,
  gridOf,
  indexOf,
  type Square,
  solidAt,
  squareGap,
  squareOf,
} from '../../../../space/squares/squares.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight, Who } from '../../fight.ts';

export const fighterOf = (fight: ThrumFight, id: Id): Who => combatantOf(fight, id);
/**
 * Gives a combatant's name for sentences. A Minion may have vanished in the middle of a move and
 * still needs one.
 */
export const nameOf = (fight: ThrumFight, id: Id): string => {
  const found = fight.combatants[id];
  return found ? fullName(found) : 'the Minion';
};

/**
 * A combatant in a sentence. A Minion that has vanished in the middle of a move can still be named.
 */
export const refOf = (fight: ThrumFight, id: Id): InSentence => (fight.combatants[id] ? personRef(id) : 'the Minion');

const sceneOf = ({ scene }: ThrumFight): SquareScene => {
  if (scene.kind !== 'squares') throw new Error('Thrum is played on squares: choose a scene with a square grid.');
  return scene;
};
export const gridFor = (fight: ThrumFight): Grid => gridOf(sceneOf(fight));

/** Gives a combatant's square; undefined beside the map. */
export const whereIs = (fight: ThrumFight, id: Id): Square | undefined => squareOf(combatantOf(fight, id).place);

/** Whether a combatant is on the map and part of the fight. Incapacitated combatants are. */
export const isHere = (who: Who): boolean => who.place.kind === 'square' && !who.sheet.removed;
/** Whether a combatant can act: it is on the map and not incapacitated. */
export const isUp = (who: Who): boolean => isHere(who) && !who.sheet.incapacitated;
export const isMinion = (who: Who): boolean => who.sheet.kind === 'minion';

/**
 * Lists of combatants that are worked out once for a cast that no longer changes. A fight at rest
 * is frozen; a draft never is.
 */
const present = new WeakMap<object, readonly Who[]>();
const places = new WeakMap<object, (Id | undefined)[]>();

/** Everyone on the map and part of the fight, in the order of set-up. */
export function fightersHere(fight: ThrumFight): readonly Who[] {
  const kept = present.get(fight.combatants);
  if (kept) return kept;
  const found = everyone(fight).filter(isHere);
  if (Object.isFrozen(fight.combatants)) present.set(fight.combatants, found);
  return found;
}

/** The rank of each id in the order of set-up. */
const ranks = new WeakMap<readonly Id[], ReadonlyMap<Id, number>>();

/** Some of the combatants in the order of set-up. */
export function inSetUpOrder(fight: ThrumFight, some: Iterable<Id>): Id[] {
  let rank = ranks.get(fight.order);
  if (!rank) {
    rank = new Map(fight.order.map((id, at) => [id, at]));
    if (Object.isFrozen(fight.order)) ranks.set(fight.order, rank);
  }
  const at = (id: Id): number => rank.get(id) ?? rank.size;
  return [...some].sort((a, b) => at(a) - at(b));
}

/**
 * Everyone on the map in initiative order, with minions, who have no turn, at the end. TH-28:
 * triggers are answered in this order.
 */
export function inOrder(fight: ThrumFight): Who[] {
  const place = new Map(fight.state.order.map((id, at) => [id, at]));
  return [...fightersHere(fight)].sort((a, b) => (place.get(a.id) ?? 999) - (place.get(b.id) ?? 999));
}

/**
 * TH-17: allies are all others who fight on the same side; the engine says who is an enemy. Other
 * people are of no side here.
 */
export const areAllies = (fight: ThrumFight, a: Id, b: Id): boolean => a !== b && areFriends(fight, a, b);
/** Whether a combatant may help and guard another: an ally, or somebody who is on neither side. */
export const mayHelp = (fight: ThrumFight, a: Id, b: Id): boolean => a !== b && !areEnemies(fight, a, b);

/** Distance between two combatants in squares; 999 when one is not on the map. */
export function squaresApart(fight: ThrumFight, a: Id, b: Id): number {
  const [from, to] = [whereIs(fight, a), whereIs(fight, b)];
  if (!from || !to) return 999;
  return squareGap(from, sheetOf(fight, a).squares, to, sheetOf(fight, b).squares);
}
/** Distance from a square to a combatant. */
export function apartFrom(fight: ThrumFight, square: Square, id: Id, size = 1): number {
  const to = whereIs(fight, id);
  return to ? squareGap(square, size, to, sheetOf(fight, id).squares) : 999;
}
export const adjacent = (fight: ThrumFight, a: Id, b: Id): boolean => a !== b && squaresApart(fight, a, b) <= 1;

/** The squares that a combatant's token covers. */
export function coveredSquares(fight: ThrumFight, id: Id): Square[] {
  const at = whereIs(fight, id);
  return at ? footprint(at, sheetOf(fight, id).squares) : [];
}

/** The combatant who stands on a square, if anybody does. */
export function standsAt(fight: ThrumFight, square: Square): Who | undefined {
  return fightersHere(fight).find((who) => apartFrom(fight, square, who.id) === 0);
}

/** Who stands on which square, to work out cover. */
export function standers(fight: ThrumFight): readonly (Id | undefined)[] {
  const grid = gridFor(fight);
  const kept = places.get(fight.combatants);
  if (kept && kept.length === grid.columns * grid.rows) return kept;
  const out: (Id | undefined)[] = new Array(grid.columns * grid.rows).fill(undefined);
  for (const who of fightersHere(fight))
    mark(grid, who, (at) => {
      out[at] = who.id;
    });
  if (Object.isFrozen(fight.combatants)) places.set(fight.combatants, out);
  return out;
}

/** Calls `each` with every index of the grid that a token covers. */
function mark(grid: Grid, { place, sheet }: Who, each: (at: number) => void): void {
  if (place.kind !== 'square') return;
  for (let row = place.row; row < place.row + sheet.squares; row += 1)
    for (let column = place.column; column < place.column + sheet.squares; column += 1) {
      const at = indexOf(grid, { column, row });
      if (at >= 0) each(at);
    }
}

/**
 * TH-11: allies can be passed but not stopped on, enemies cannot be entered. Forced movement
 * (`forced`) passes nobody.
 */
export function passageFor(fight: ThrumFight, mover: Id, manner: 'own' | 'forced'): Passage {
  const grid = gridFor(fight);
  const out = new Uint8Array(grid.columns * grid.rows).fill(OPEN);
  const passed = new Map<Id, boolean>();
  for (const who of fightersHere(fight)) {
    if (who.id === mover) continue;
    // Whether a side is friend or foe is asked once for each side; combatants with relations of
    // their own are asked for one by one.
    const friend = (who.toward ? undefined : passed.get(who.side)) ?? !areEnemies(fight, mover, who.id);
    if (!who.toward) passed.set(who.side, friend);
    mark(grid, who, (at) => {
      out[at] = manner === 'own' && friend ? PASS : BARRED;
    });
  }
  return out;
}

/**
 * TH-11: whether a token has room at a square: on the map, not solid, and nobody there apart from
 * those in `aside`.
 */
export function roomAt(fight: ThrumFight, at: Square, size: number, aside: readonly Id[]): boolean {
  const grid = gridFor(fight);
  return (
    footprint(at, size).every((square) => !solidAt(grid, square)) &&
    !fightersHere(fight).some(
      ({ id, place, sheet }) =>
        place.kind === 'square' && squareGap(at, size, place, sheet.squares) === 0 && !aside.includes(id),
    )
  );
}
/** Whether a combatant could stand at a square. */
export const canStand = (fight: ThrumFight, id: Id, at: Square, aside: readonly Id[] = []): boolean =>
  roomAt(fight, at, sheetOf(fight, id).squares, [id, ...aside]);

/**
 * Tells a sentence of this round. The players do not read about a combatant whom the GM keeps off
 * their screen.
 */
export const { tell, tellRuling } = logWriterOf<ThrumFight>((fight) => Math.max(0, fight.state.round));

/** Whether something happens for the first time this turn; remembers that it happened. */
export function firstTime(fight: ThrumFight, key: string): boolean {
  if (fight.state.firsts.includes(key)) return false;
  fight.state.firsts.push(key);
  return true;
}
