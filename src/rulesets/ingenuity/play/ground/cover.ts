/** Cover on the map (IN-14): where a combatant can hide, and against whom the cover helps. */
import { coverOf } from '../../../../space/squares/squareCover.ts';
import {
  DIRECTIONS,
  elevationAt,
  footprint,
  type Grid,
  isWallBetween,
  type Square,
  solidAt,
  squareOf,
  stepFrom,
} from '../../../../space/squares/squares.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { gridOfFight, squaresOf } from './ground.ts';
import { isLow } from './low.ts';

/** The levels by which ground must rise above a combatant to hide it. */
const HIGH = 2;

/** Tells whether a combatant can hide behind a neighbouring square or the edge to it. */
const hides = (fight: IngenuityFight, map: Grid, at: Square, beside: Square): boolean =>
  isLow(fight, beside) ||
  solidAt(map, beside) ||
  elevationAt(map, beside) - elevationAt(map, at) >= HIGH ||
  isWallBetween(map, at, beside);

/**
 * The directions in which a square has something to hide behind. The edge of the map does not
 * count.
 */
const waysOf = (fight: IngenuityFight, map: Grid, at: Square): Square[] =>
  DIRECTIONS.filter((way) => {
    const beside = stepFrom(at, way);
    const onMap = beside.column >= 0 && beside.row >= 0 && beside.column < map.columns && beside.row < map.rows;
    return onMap && hides(fight, map, at, beside);
  });

/** Gives the squares that a combatant stands on. */
const standsOn = (one: Fighter): Square[] => {
  const at = squareOf(one.place);
  return at ? footprint(at, squaresOf(one)) : [];
};

/**
 * Whether the map shows anything beside a combatant to hide behind: a wall, a shut door, solid,
 * high or low ground.
 */
export function hasCover(fight: IngenuityFight, one: Fighter): boolean {
  const map = gridOfFight(fight);
  return map !== undefined && standsOn(one).some((at) => waysOf(fight, map, at).length > 0);
}

/**
 * Whether cover that a combatant sought helps against an attacker: the attacker must be beyond the
 * thing that the map shows. Where the map shows nothing beside (a hand edit put the combatant in
 * cover), or by house rule, cover helps against all.
 */
export function coveredFrom(fight: IngenuityFight, target: Fighter, attacker: Fighter): boolean {
  const map = gridOfFight(fight);
  const from = squareOf(attacker.place);
  if (fight.house.coverFrom === 'anywhere' || !map || !from || !hasCover(fight, target)) return true;
  return standsOn(target).some((at) => {
    if (coverOf(map, [], from, at, []).cover.length > 0) return true;
    const beyond = ({ column, row }: Square) => (from.column - at.column) * column + (from.row - at.row) * row > 0;
    const beyondLow = (way: Square) => {
      const low = stepFrom(at, way);
      return isLow(fight, low) && (from.column - low.column) * way.column + (from.row - low.row) * way.row > 0;
    };
    return waysOf(fight, map, at).some(
      (way) => (isWallBetween(map, at, stepFrom(at, way)) && beyond(way)) || beyondLow(way),
    );
  });
}
