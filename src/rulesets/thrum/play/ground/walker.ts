/**
 * TH-11, TH-14, TH-16: how a combatant can walk now: who bars its way, how much movement it has
 * left, which squares it can reach.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { type Reach, reachOf, type Walker } from '../../../../space/squares/squarePaths.ts';
import { DIRECTIONS, indexOf, type Square, squareKey, squareOf, stepFrom } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { walkOption, walksIn } from '../../../common/squares/walks.ts';
import type { ThrumFight } from '../../fight.ts';
import { hasCondition, type Sheet } from '../../sheet/sheet.ts';
import { heldBy } from '../table/holds.ts';
import { hasTrait, speedOf } from '../table/owned.ts';
import { squareName } from '../table/squareName.ts';
import { fightersHere, gridFor, isUp, passageFor, whereIs } from '../table/table.ts';

/** Whether a combatant is a wraith, whom nothing slows or stops. */
export const isWraith = (sheet: Sheet): boolean => sheet.buff?.ability === 'wraith-on-wings';

/** Weaver: whether the first thing that cuts movement (or, upgraded, everything) is ignored now. */
export function weavesThrough(fight: ThrumFight, who: Id): 'all' | 'first' | undefined {
  const sheet = sheetOf(fight, who);
  if (fight.state.turn?.who !== who) return undefined;
  if (hasTrait(sheet, 'weaver+')) return 'all';
  return hasTrait(sheet, 'weaver') && !fight.state.turn.eased ? 'first' : undefined;
}

/** Loomer: the squares beside it, which are difficult ground for its enemies. */
function loomTax(fight: ThrumFight, mover: Id): Uint8Array | undefined {
  const grid = gridFor(fight);
  let out: Uint8Array | undefined;
  for (const who of fightersHere(fight)) {
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

/** How a combatant walks now, with a budget of movement. */
export function walkerFor(fight: ThrumFight, who: Id, budget: number): Walker {
  const sheet = sheetOf(fight, who);
  const tax = loomTax(fight, who);
  const ignores = isWraith(sheet)
    ? ('all' as const)
    : weavesThrough(fight, who) === 'all'
      ? ('ground' as const)
      : undefined;
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

/**
 * The movement left in the move: Speed minus the movement already spent. Weaver ignores Slowed as
 * its first thing.
 */
export function movementLeft(fight: ThrumFight, who: Id): number {
  const turn = fight.state.turn;
  if (turn?.who !== who) return 0;
  const eased = hasCondition(sheetOf(fight, who), 'slowed') && weavesThrough(fight, who) ? 2 : 0;
  return Math.max(0, speedOf(fight, who) + eased - turn.spent);
}

/** Whether a combatant may walk at all, or why not. */
export function mayWalk(fight: ThrumFight, who: Id): Verdict {
  const sheet = sheetOf(fight, who);
  if (hasCondition(sheet, 'immobilized')) return notAllowed('TH-42', 'Immobilized: cannot walk.');
  return true;
}

/** Ways over the squares as options, each with its cost in words and its steps for the map. */
export const pathOptions = (reach: Reach, keep?: (square: Square) => boolean) =>
  walksIn(reach, keep).map((walk) => {
    const square = squareOf(walk.place) ?? reach.walker.from;
    const option = walkOption(walk, {
      cost: String,
      diagonals: 'one',
      label: () => squareName(square),
      detail: ({ cost }) => `${cost} movement`,
    });
    return { ...option, id: squareKey(square) };
  });
