/**
 * A Pound of Fleche: the user moves in lines through its enemies, one line after the other, never
 * straight back.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  elevationAt,
  isWallBetween,
  type Square,
  sameSquare,
  solidAt,
  squareKey,
  squarePlace,
  stepFrom,
} from '../../../../../space/squares/squares.ts';
import { sheetOf } from '../../../../common/people.ts';
import type { ThrumFight } from '../../../fight.ts';
import type { Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { squareName } from '../../table/squareName.ts';
import { canStand, gridFor, nameOf, standsAt, tell, whereIs } from '../../table/table.ts';

interface Line {
  id: string;
  way: number;
  end: Square;
  squares: Square[];
  foes: Id[];
}

/**
 * The lines from beside the user to a free square. Each has an enemy on it, and ends before the
 * ground or a wall would stop it.
 */
function lines(fight: ThrumFight, user: Id, came: number | undefined): Line[] {
  const grid = gridFor(fight);
  const start = whereIs(fight, user);
  const out: Line[] = [];
  if (!start) return out;
  for (const [n, way] of DIRECTIONS.entries()) {
    if (came !== undefined && n === (came + 4) % 8) continue;
    const squares: Square[] = [];
    const foes: Id[] = [];
    let at = start;
    for (;;) {
      const next = stepFrom(at, way);
      if (solidAt(grid, next) || isWallBetween(grid, at, next) || elevationAt(grid, next) - elevationAt(grid, at) >= 2)
        break;
      squares.push(next);
      const who = standsAt(fight, next);
      if (who && areEnemies(fight, user, who.id)) foes.push(who.id);
      if (canStand(fight, user, next))
        out.push({ id: `${n} ${squareKey(next)}`, way: n, end: next, squares: [...squares], foes: [...foes] });
      at = next;
    }
  }
  return out.filter(({ foes }) => foes.length > 0);
}

export function* poundEffect(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  let came: number | undefined;
  for (let left = use.x; left > 0; left -= 1) {
    if (sheetOf(fight, use.user).incapacitated) return;
    const open = lines(fight, use.user, came);
    if (open.length === 0) return tell(fight, 'TH-44', sentence`No line with an enemy on it.`, { who: [use.user] });
    const answer = yield* askChoice(
      { seat: seatOf(use.user), title: `A Pound of Fleche: along which line? ${left} Potential left`, rule: 'TH-44' },
      [
        ...open.map(({ id, way, end, foes, squares }) => ({
          id,
          label: `${DIRECTION_NAMES[way]} to ${squareName(end).toLowerCase()}`,
          detail: foes.map((foe) => nameOf(fight, foe)).join(', '),
          place: squarePlace(end),
          covers: squares.map(squarePlace),
        })),
        { id: 'stop', label: 'Stop here', tone: 'pass' as const },
      ],
    );
    const line = open.find(({ id }) => id === answer);
    if (!line) return;
    for (const foe of line.foes)
      if (fight.combatants[foe])
        yield* t.attack({
          use,
          target: foe,
          kind: 'physical',
          tags: ['finisher'],
          effect: [],
          success: use.ability.success ?? [],
          critical: use.ability.critical ?? [],
          ways: ['no cover'],
        });
    const now = whereIs(fight, use.user);
    if (now && !sameSquare(now, line.end)) yield* t.teleport(use.user, line.end);
    const at = whereIs(fight, use.user);
    if (at) use.origin = at;
    came = line.way;
  }
}
