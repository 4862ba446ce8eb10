/** Cover on the map (IN-14): what there is to hide behind, and against whom it helps. */
import { coverOf } from '../../../../space/squares/squareCover.ts';
import {
  DIRECTIONS,
  elevationAt,
  footprint,
  type Grid,
  type Square,
  solidAt,
  squareOf,
  stepFrom,
  walled,
} from '../../../../space/squares/squares.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { grid, squaresOf } from './ground.ts';

/** Levels that ground must rise above one to hide behind. */
const HIGH = 2;

/** Whether a neighbouring square, or the edge to it, is something to hide behind. */
const hides = (map: Grid, at: Square, beside: Square): boolean =>
  solidAt(map, beside) || elevationAt(map, beside) - elevationAt(map, at) >= HIGH || walled(map, at, beside);

/** The ways in which a square has something to hide behind; the edge of the map is nothing. */
const waysOf = (map: Grid, at: Square): Square[] =>
  DIRECTIONS.filter((way) => {
    const beside = stepFrom(at, way);
    const onMap = beside.column >= 0 && beside.row >= 0 && beside.column < map.columns && beside.row < map.rows;
    return onMap && hides(map, at, beside);
  });

/** The squares that somebody stands on. */
const standsOn = (one: Fighter): Square[] => {
  const at = squareOf(one.place);
  return at ? footprint(at, squaresOf(one)) : [];
};

/** Whether the map shows anything beside somebody to hide behind: a wall, a shut door, solid or high ground. */
export function hasCover(fight: IngenuityFight, one: Fighter): boolean {
  const map = grid(fight);
  return map !== undefined && standsOn(one).some((at) => waysOf(map, at).length > 0);
}

/**
 * Whether cover that was sought helps against an attacker: it stands beyond what the map shows. Where the map shows nothing beside
 * (somebody was put in cover by hand), or by house rule, cover helps against all.
 */
export function coveredFrom(fight: IngenuityFight, target: Fighter, attacker: Fighter): boolean {
  const map = grid(fight);
  const from = squareOf(attacker.place);
  if (fight.house.coverFrom === 'anywhere' || !map || !from || !hasCover(fight, target)) return true;
  return standsOn(target).some((at) => {
    if (coverOf(map, [], from, at, []).cover.length > 0) return true;
    const beyond = ({ column, row }: Square) => (from.column - at.column) * column + (from.row - at.row) * row > 0;
    return waysOf(map, at).some((way) => walled(map, at, stepFrom(at, way)) && beyond(way));
  });
}
