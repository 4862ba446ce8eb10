/** The doors beside a combatant (IN-09). */
import { combatantOf } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { isLockedEdge } from '../../../../space/locks.ts';
import type { Place, SquareScene } from '../../../../space/scene.ts';
import { footprint, squareOf, squarePlace } from '../../../../space/squares/squares.ts';
import type { IngenuityFight } from '../../fight.ts';
import { isHere } from '../../sheet/sheet.ts';
import { squaresOf } from './ground.ts';

interface DoorBeside {
  readonly key: string;
  readonly state: 'door' | 'open';
  readonly locked: boolean;
  readonly place: Place;
}

/** Gives the doors on the edges of a combatant's squares: the key of each edge, and its place. */
export function doorsBeside(fight: IngenuityFight, who: Id): DoorBeside[] {
  const one = combatantOf(fight, who);
  const at = squareOf(one.place);
  if (!at || fight.scene.kind !== 'squares' || !isHere(one)) return [];
  const scene = fight.scene as SquareScene;
  const own = footprint(at, squaresOf(one));
  const edges = own.flatMap(({ column, row }) => [
    { key: `${column},${row},e`, to: { column: column + 1, row } },
    { key: `${column},${row},s`, to: { column, row: row + 1 } },
    { key: `${column - 1},${row},e`, to: { column: column - 1, row } },
    { key: `${column},${row - 1},s`, to: { column, row: row - 1 } },
  ]);
  return edges.flatMap(({ key, to }) => {
    const state = scene.walls[key];
    return state === 'door' || state === 'open'
      ? [{ key, state, locked: isLockedEdge(scene, key), place: squarePlace(to) }]
      : [];
  });
}
