/**
 * Answers what a game on squares asks of its map: distances, who is near, who sees whom, ways to
 * walk, pushes. The game says how large its tokens are and how it counts.
 */
import { combatantOf, everyone, type Fight } from '../../../engine/fight.ts';
import type { Aimed } from '../../../engine/question.ts';
import { countWords, type Id, type RuleId } from '../../../engine/words.ts';
import type { Place } from '../../../space/scene.ts';
import { metreReach } from '../../../space/squares/metrePaths.ts';
import { reachOf, type Walker } from '../../../space/squares/squarePaths.ts';
import { type Grid, gridOf, type Square, squareOf } from '../../../space/squares/squares.ts';
import { passageAmong } from '../places.ts';
import { type Diagonals, plainCost, type Spot, tokensApart } from './counting.ts';
import { hasNoWall, isOpenBetween } from './lines.ts';
import { hasRoomAt, type Push, pushLines, takenSquares } from './pushes.ts';
import { type Walk, type WalkWords, walksIn } from './walks.ts';

type One<F extends Fight> = F['combatants'][Id];

/** What a game says of its tokens and of its way of counting squares. */
export interface SquareRules<F extends Fight> {
  /** Squares along a side of a token. */
  squares(one: One<F>): number;
  diagonals: Diagonals;
  /** A length in words. Left out: `3 squares`. */
  unit?(squares: number): string;
  /** Whether others can meet a combatant on the map. Left out: everybody who stands on a square. */
  isHere?(one: One<F>): boolean;
  /**
   * Whether a combatant cannot pass another. Combatants who do not bar the way can be passed, but
   * nobody may stop on their squares.
   */
  bars(fight: F, who: Id, other: One<F>): boolean;
  /** Whether a line is free. Left out: no wall and no shut door crosses it. */
  isFree?(fight: F, grid: Grid, from: Square, to: Square): boolean;
  /** Whether a walker pays for difficult ground on `leaving` it, as usual, or on `entering` it. */
  paysOn?: 'leaving' | 'entering';
  /**
   * The cost of a step beside the square itself: `difficult` is 1 for difficult ground, `height`
   * counts levels beyond the first. Left out: the sum of both. Used only where diagonals count `one
   * or two`.
   */
  surcharge?(fight: F, step: { difficult: number; height: number }): number;
}

/**
 * Makes the functions of a game on squares. They find nothing on maps of zones, and nothing for
 * combatants beside the map.
 */
export function squareKitOf<F extends Fight>(rules: SquareRules<F>) {
  const { diagonals, squares, bars } = rules;
  const gridIn = ({ scene }: F): Grid | undefined => (scene.kind === 'squares' ? gridOf(scene) : undefined);
  const one = (fight: F, who: Id) => combatantOf(fight, who) as One<F>;
  const spotOf = (fight: F, who: Id): Spot => ({ place: one(fight, who).place, size: squares(one(fight, who)) });
  const isHere = (other: One<F>) => rules.isHere?.(other) ?? other.place.kind === 'square';
  const others = (fight: F, who: Id) =>
    (everyone(fight) as One<F>[]).filter((other) => other.id !== who && isHere(other));

  /**
   * Squares between two combatants: 1 side by side. Infinity when one of them is beside the map.
   */
  const apart = (fight: F, a: Id, b: Id): number => tokensApart(spotOf(fight, a), spotOf(fight, b), diagonals);

  /** Whether the line between two combatants is free. */
  function isOpen(fight: F, a: Id, b: Id): boolean {
    const grid = gridIn(fight);
    if (!grid) return true;
    const isFree = rules.isFree ?? ((_: F, map: Grid, from: Square, to: Square) => hasNoWall(map, from, to));
    return isOpenBetween(grid, spotOf(fight, a), spotOf(fight, b), (from, to) => isFree(fight, grid, from, to));
  }

  /** Everybody else within `reach` squares to whom a line is free. Fallen combatants count too. */
  const near = (fight: F, who: Id, reach = 1): One<F>[] =>
    others(fight, who).filter(({ id }) => apart(fight, who, id) <= reach && isOpen(fight, who, id));

  /** The walker for a combatant with a budget of movement; undefined beside the map. */
  function walkerOf(fight: F, who: Id, budget: number): (Walker & { grid: Grid }) | undefined {
    const { place, size } = spotOf(fight, who);
    const [from, grid] = [squareOf(place), gridIn(fight)];
    if (!from || !grid) return undefined;
    const met = others(fight, who).map((other) => ({
      place: other.place,
      squares: squares(other),
      bars: bars(fight, who, other),
    }));
    const { paysOn } = rules;
    return { grid, from, size, budget, passage: passageAmong(grid, met), ...(paysOn ? { paysOn } : {}) };
  }

  /**
   * All ways that a combatant can walk with a budget of movement. `gone` diagonal steps were taken
   * before, and the count of diagonals goes on from there.
   */
  function walks(fight: F, who: Id, budget: number, gone = 0): Walk[] {
    const walker = walkerOf(fight, who, budget);
    if (!walker) return [];
    const { surcharge } = rules;
    if (diagonals === 'one') return walksIn(reachOf(walker.grid, walker));
    const extra = surcharge && ((step: { difficult: number; height: number }) => surcharge(fight, step));
    return walksIn(metreReach(walker.grid, { ...walker, odd: gone % 2 === 1 }, extra));
  }

  /** Every push of a combatant away from another, of up to `most` squares, into free squares. */
  function pushes(fight: F, who: Id, from: Id, most: number): Push[] {
    const [at, source] = [squareOf(one(fight, who).place), squareOf(one(fight, from).place)];
    const grid = gridIn(fight);
    if (!grid || !at || !source) return [];
    const taken = takenSquares(others(fight, who).map(({ id }) => spotOf(fight, id)));
    const size = squares(one(fight, who));
    return pushLines(source, at, most, (before, to) => hasRoomAt(grid, taken, to, size) && hasNoWall(grid, before, to));
  }

  const words: WalkWords = { cost: rules.unit ?? ((n) => countWords(n, 'square')), diagonals };

  /** What a ruler says about a way. */
  const rulerWords = (_fight: F, way: readonly Place[]): string => words.cost(plainCost(way, diagonals));

  /**
   * What the pointer says about another combatant: the distance, whether the line is free, whether
   * a blow reaches.
   */
  function aimWords(fight: F, from: Id, at: Id, reach: number, rule: RuleId): Aimed {
    const far = apart(fight, from, at);
    if (!Number.isFinite(far)) return { text: 'beside the map', parts: [] };
    const open = isOpen(fight, from, at);
    return {
      text: open ? words.cost(far) : `${words.cost(far)}, a wall between`,
      ...(open ? {} : { way: 'barred' as const }),
      parts: [{ text: far <= reach && open ? 'A blow reaches.' : 'No blow reaches it.', rule }],
    };
  }

  return { gridIn, spotOf, apart, isOpen, near, walkerOf, walks, words, pushes, rulerWords, aimWords };
}
