/**
 * Ways on squares, and their options: each place that a walker can reach, the cost of the way, and
 * the way itself for the map.
 */
import { type Asking, askChoice, type Flow } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/question.ts';
import { type Place, placeKey } from '../../../space/scene.ts';
import { type MetreReach, metrePathTo, metresTo } from '../../../space/squares/metrePaths.ts';
import { costTo, pathTo, type Reach } from '../../../space/squares/squarePaths.ts';
import { type Square, squareAt, squarePlace } from '../../../space/squares/squares.ts';
import { type Diagonals, diagonalsIn, plainCost } from './counting.ts';

/** A way to a place: its cost, its start, and its steps without the start. */
export interface Walk {
  place: Place;
  /** In squares of movement; ground, height and diagonals are included. */
  cost: number;
  from: Place;
  path: Place[];
  /** How many steps of the path are diagonal. */
  diagonals: number;
}

/**
 * All ways within a reach, cheapest first. Squares for which `keep` is false are left out before
 * their ways are made.
 */
export function walksIn(reach: Reach | MetreReach, keep: (square: Square) => boolean = () => true): Walk[] {
  const counted = 'origin' in reach;
  const from = counted ? squareAt(reach.grid, reach.start) : reach.walker.from;
  return reach.stops.flatMap((index) => {
    const to = squareAt(reach.grid, index);
    const cost = counted ? metresTo(reach, to) : costTo(reach, to);
    if (cost === undefined || !keep(to)) return [];
    const path = (counted ? metrePathTo(reach, to) : pathTo(reach, to)) ?? [];
    return [
      {
        place: squarePlace(to),
        cost,
        from: squarePlace(from),
        path: path.map(squarePlace),
        diagonals: diagonalsIn(from, path),
      },
    ];
  });
}

/** How a game speaks of a way. */
export interface WalkWords {
  /** The cost in words: `4 squares`, `20 ft`. */
  cost: (cost: number) => string;
  diagonals: Diagonals;
  /** Diagonal steps that were taken before the way; the count of diagonals goes on from there. */
  gone?: number;
  /** The option's label. Left out: the cost. */
  label?: (place: Place) => string;
  /** The option's detail. Left out: the cost. */
  detail?: (walk: Walk) => string;
}

/**
 * A way as an option of a question. The map draws the way, and shows the cost where ground or
 * people make the way cost more than its distance.
 */
export function walkOption<W extends Walk>(walk: W, words: WalkWords): Option & { place: Place } {
  const { place, cost, from, path } = walk;
  const said = words.cost(cost);
  return {
    id: placeKey(place),
    label: words.label?.(place) ?? said,
    detail: words.detail?.(walk) ?? said,
    place,
    way: [from, ...path],
    ...(cost > plainCost([from, place], words.diagonals, words.gone) ? { cost: said } : {}),
  };
}

/** Asks for one of several ways. Gives undefined when the answer names none of them. */
export function* chooseWalk<W extends Walk>(
  asking: Asking,
  walks: readonly W[],
  words: WalkWords,
): Flow<W | undefined> {
  const chosen = yield* askChoice(
    asking,
    walks.map((walk) => walkOption(walk, words)),
  );
  return walks.find(({ place }) => placeKey(place) === chosen);
}
