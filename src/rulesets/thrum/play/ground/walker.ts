/** TH-11, TH-14, TH-16: how somebody walks now: what holds it up, what it has left, where it can come to. */

import { areEnemies } from '../../../../engine/fight.ts';
import { type Id, no, type Verdict } from '../../../../engine/words.ts';
import { plainSteps } from '../../../../space/ruler.ts';
import { costTo, pathTo, type Reach, reachOf, type Walker } from '../../../../space/squares/squarePaths.ts';
import { DIRECTIONS, indexOf, type Square, squarePlace, stepFrom } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { has, type Sheet } from '../../sheet/sheet.ts';
import { heldBy } from '../table/holds.ts';
import { hasTrait, speedOf } from '../table/owned.ts';
import { squareName } from '../table/squareName.ts';
import { gridFor, here, isUp, passageFor, whereIs } from '../table/table.ts';

/** Wraith on Wings: nothing slows or stops it. */
export const isWraith = (sheet: Sheet): boolean => sheet.buff?.ability === 'wraith-on-wings';

/** Weaver: whether the first thing (or, upgraded, everything) that cuts movement is ignored now. */
export function weaves(fight: ThrumFight, who: Id): 'all' | 'first' | undefined {
  const sheet = sheetOf(fight, who);
  if (fight.state.turn?.who !== who) return undefined;
  if (hasTrait(sheet, 'weaver+')) return 'all';
  return hasTrait(sheet, 'weaver') && !fight.state.turn.eased ? 'first' : undefined;
}

/** Loomer: squares beside it that are difficult for its enemies. */
function loomTax(fight: ThrumFight, mover: Id): Uint8Array | undefined {
  const grid = gridFor(fight);
  let out: Uint8Array | undefined;
  for (const who of here(fight)) {
    const loom = hasTrait(who.sheet, 'loomer+') ? 'all' : hasTrait(who.sheet, 'loomer') ? 'straight' : undefined;
    const at = whereIs(fight, who.id);
    if (!loom || !at || !isUp(who) || !areEnemies(fight, mover, who.id)) continue;
    out ??= new Uint8Array(grid.columns * grid.rows);
    for (const [n, way] of DIRECTIONS.entries()) {
      const index = indexOf(grid, stepFrom(at, way));
      if (index >= 0 && (loom === 'all' || n % 2 === 0)) out[index] = 1;
    }
  }
  return out;
}

/** How somebody walks now, with so much movement to spend. */
export function walkerFor(fight: ThrumFight, who: Id, budget: number): Walker {
  const sheet = sheetOf(fight, who);
  const tax = loomTax(fight, who);
  const ignores = isWraith(sheet) ? ('all' as const) : weaves(fight, who) === 'all' ? ('ground' as const) : undefined;
  return {
    from: whereIs(fight, who) ?? { column: -1, row: -1 },
    size: sheet.squares,
    budget,
    passage: passageFor(fight, who, 'own'),
    ...(tax ? { tax } : {}),
    ...(ignores ? { ignores } : {}),
    perStep: heldBy(fight, who).length,
  };
}
export const reachFor = (fight: ThrumFight, who: Id, budget: number): Reach =>
  reachOf(gridFor(fight), walkerFor(fight, who, budget));

/** Movement left in the move: Speed less what is spent. Weaver ignores being Slowed as the first thing. */
export function movementLeft(fight: ThrumFight, who: Id): number {
  const turn = fight.state.turn;
  if (turn?.who !== who) return 0;
  const eased = has(sheetOf(fight, who), 'slowed') && weaves(fight, who) ? 2 : 0;
  return Math.max(0, speedOf(fight, who) + eased - turn.spent);
}

/** Whether somebody may walk at all. */
export function mayWalk(fight: ThrumFight, who: Id): Verdict {
  const sheet = sheetOf(fight, who);
  if (has(sheet, 'immobilized')) return no('TH-42', 'Immobilized: it cannot walk.');
  return true;
}

/** One way over the squares as an option: its cost in words, its steps for the map. */
export function pathOptions(reach: Reach, keep: (square: Square) => boolean = () => true) {
  return reach.stops.flatMap((index) => {
    const square = { column: index % reach.grid.columns, row: Math.floor(index / reach.grid.columns) };
    const cost = costTo(reach, square);
    if (cost === undefined || !keep(square)) return [];
    const place = squarePlace(square);
    return [
      {
        id: `${square.column},${square.row}`,
        label: squareName(square),
        detail: `${cost} movement`,
        ...(cost > plainSteps(squarePlace(reach.walker.from), place) ? { cost: `${cost}` } : {}),
        place,
        way: [reach.walker.from, ...(pathTo(reach, square) ?? [])].map(squarePlace),
      },
    ];
  });
}
