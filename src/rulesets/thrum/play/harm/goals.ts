/** TH-08: finds when a goal of reaching ground is met, and names goals in words. */

import type { Id } from '../../../../engine/words.ts';
import { type Square, squareKey } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Goal } from '../../state.ts';
import { coveredSquares, isUp } from '../table/table.ts';

export const goalWords = ({ outcome, text }: Goal): string => `${outcome === 'win' ? 'Won' : 'Lost'}: ${text}`;

/** The name of the map's ground at a square, beneath the terrain effects on it. */
export function groundName(fight: ThrumFight, square: Square): string | undefined {
  const key = squareKey(square);
  if (key in fight.state.under) return fight.state.under[key]?.terrain;
  return fight.scene.kind === 'squares' ? fight.scene.cells[key]?.terrain : undefined;
}

/** The goal of reaching ground that a combatant meets when it ends a turn where it stands. */
export function reachedGoal(fight: ThrumFight, who: Id): Goal | undefined {
  const found = fight.combatants[who];
  if (!found || !isUp(found)) return undefined;
  const stance = fight.sides[found.side]?.stance;
  const counts = ({ who: named, by }: Goal) =>
    named !== '' ? named === who : by === 'anyone' || stance === (by === 'party' ? 'party' : 'foe');
  const there = ({ terrain, squares }: Goal) =>
    coveredSquares(fight, who).some(
      (square) =>
        (terrain !== '' && groundName(fight, square) === terrain) ||
        squares.some(({ column, row }) => column === square.column && row === square.row),
    );
  return fight.state.goals.find((goal) => goal.kind === 'reach' && counts(goal) && there(goal));
}
