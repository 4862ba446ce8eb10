/**
 * TH-11, TH-12, TH-42: walking, forced movement and teleporting; every step opens windows for
 * answers.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { stepCost } from '../../../../space/squares/squarePaths.ts';
import {
  DIRECTIONS,
  elevationAt,
  footprint,
  isWallBetween,
  type Square,
  sameSquare,
  squarePlace,
  stepFrom,
} from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { hasCondition, setNote } from '../../sheet/sheet.ts';
import { NOTHING, rollTests, seatFor } from '../table/dice.ts';
import { checkHolds, heldBy } from '../table/holds.ts';
import { upgradesOf } from '../table/owned.ts';
import type { Table, WalkOutcome, WalkPayment, WalkStep } from '../table/procedures.ts';
import { canStand, fighterOf, firstTime, gridFor, nameOf, tell, whereIs } from '../table/table.ts';
import { dropRoll, dropTo, jumpPrice } from './drops.ts';
import { isWraith, walkerFor, weavesThrough } from './walker.ts';
import { type Left, wayBack } from './wayBack.ts';

/** TH-11: walks a path step by step. A walk never ends on a square where somebody else stands. */
export function* walkPath(t: Table, who: Id, path: readonly Square[], gait: WalkPayment): Flow<WalkOutcome> {
  const way: Left[] = [];
  const walked = yield* steps(t, who, path, gait, way);
  wayBack(t.fight, who, way);
  return walked;
}

/**
 * Makes the steps of a walk. They stop where somebody halts them, where the walker is moved off its
 * way or falls, or where the movement runs out.
 */
function* steps(t: Table, who: Id, path: readonly Square[], gait: WalkPayment, way: Left[]): Flow<WalkOutcome> {
  const { fight } = t;
  const earlier = gait.before ?? 0;
  let spent = 0;
  const spend = (n: number) => {
    spent += n;
    if (gait.pays === 'turn' && fight.state.turn?.who === who) fight.state.turn.spent += n;
  };
  const cutShort = (): WalkOutcome => ({ whole: false, spent });
  for (const next of path) {
    const left = gait.budget - spent;
    const from = whereIs(fight, who);
    if (!from || sheetOf(fight, who).incapacitated) return cutShort();
    const to = yield* intended(t, who, from, next);
    if (!to) {
      spend(stumble(fight, who, from, next, left));
      return cutShort();
    }
    const drop = gait.leaps ? dropTo(fight, from, to) : 0;
    const price = drop >= 2 ? jumpPrice(fight, who, from, to) : priceOf(fight, who, from, to, left);
    if (price === undefined || price > left) return cutShort();
    const step: WalkStep = { who, from, to, own: true, halted: false, price: 0, left: left - price, drifting: false };
    yield* t.fire({ on: 'leaves', step });
    if (!mayStep(fight, step)) return cutShort();
    spend(price + step.price);
    noteStep(fight, step);
    fighterOf(fight, who).place = squarePlace(to);
    way.push({ square: from, dragged: dragAlong(fight, who, from) });
    checkHolds(fight);
    if (drop >= 2) {
      tell(fight, 'TH-15', sentence`${personRef(who)} jumps down.`);
      yield* dropRoll(t, who, drop, gait.pays === 'turn' ? undefined : earlier + spent);
    }
    const entered: WalkStep = { ...step, price: 0, left: gait.budget - spent };
    yield* t.fire({ on: 'entered', step: entered });
    spend(entered.price);
    const after = whereIs(fight, who);
    const asMeant = after !== undefined && sameSquare(after, to) && sameSquare(to, next);
    if (!asMeant && next !== path.at(-1)) return cutShort();
  }
  return { whole: true, spent };
}

/**
 * Whether the walker may still make a step after others have answered that it leaves its square: it
 * is not halted, held, felled, moved away or cut off.
 */
function mayStep(fight: ThrumFight, { who, from, to, halted }: WalkStep): boolean {
  const sheet = fight.combatants[who]?.sheet;
  const now = sheet && whereIs(fight, who);
  if (!sheet || sheet.incapacitated || !now || !sameSquare(now, from)) return false;
  if (!isWraith(sheet) && hasCondition(sheet, 'immobilized')) return false;
  if (halted && !isWraith(sheet) && weavesThrough(fight, who) !== 'all') return false;
  return stepCost(gridFor(fight), { ...walkerFor(fight, who, 99), from }, from, to) !== undefined;
}

/** Notes a step in the walker's own turn, apart from its price. */
function noteStep(fight: ThrumFight, { who, from, to }: WalkStep): void {
  const { turn } = fight.state;
  if (turn?.who !== who) return;
  turn.walked += 1;
  // Fleet Footed b: the bonus lasts until the end of the bearer's next turn.
  const sheet = sheetOf(fight, who);
  if (turn.walked === 4 && upgradesOf(sheet, 'fleet-footed')?.includes('b')) setNote(sheet, 'fleet', 2);
  const way = DIRECTIONS.findIndex(
    ({ column, row }) => column === to.column - from.column && row === to.row - from.row,
  );
  turn.steps.push(Math.max(0, way));
}

/**
 * TH-42: the cost of a step of a Disoriented combatant that leads nowhere: the same as if it were
 * made, unless the house rule gives it back.
 */
function stumble(fight: ThrumFight, who: Id, from: Square, meant: Square, left: number): number {
  if (fight.state.turn?.who !== who || fight.house.stumbles === 'free') return 0;
  const step = stepCost(gridFor(fight), { ...walkerFor(fight, who, left), from }, from, meant);
  return Math.min(left, step?.cost ?? 1);
}

/** The price of a step. A weaver leaves difficult ground once without paying. */
function priceOf(fight: ThrumFight, who: Id, from: Square, to: Square, left: number): number | undefined {
  const grid = gridFor(fight);
  const walker = { ...walkerFor(fight, who, left), from };
  const full = stepCost(grid, walker, from, to);
  if (!full) return undefined;
  const easy =
    weavesThrough(fight, who) === 'first' ? stepCost(grid, { ...walker, ignores: 'ground' }, from, to) : undefined;
  if (!easy || easy.cost >= full.cost || !fight.state.turn) return full.cost;
  fight.state.turn.eased = true;
  tell(fight, 'TH-43', sentence`${personRef(who)} weaves through: no extra cost.`);
  return easy.cost;
}

/**
 * Disoriented: rolls 2d6 for the direction. 7 goes as meant and ends the condition; more drifts
 * clockwise by the difference, less counter-clockwise.
 */
function* intended(t: Table, who: Id, from: Square, next: Square): Flow<Square | undefined> {
  const { fight } = t;
  if (!hasCondition(sheetOf(fight, who), 'disoriented')) return next;
  const title = `${nameOf(fight, who)}: a disoriented step`;
  const seat = seatFor(fight, who);
  const { roll = NOTHING } = yield* rollTests(fight, { seat, title, rule: 'TH-42', about: [who] }, [
    { id: 'roll', seat, label: title, dice: 'step', numbers: [], lean: [], aim: '7 goes as meant' },
  ]);
  const { total, dice } = roll;
  const meant = DIRECTIONS.findIndex(
    (way) => way.column === next.column - from.column && way.row === next.row - from.row,
  );
  if (total === 7) {
    tell(fight, 'TH-42', sentence`${personRef(who)} rolls 7 and goes as meant.`, { dice });
    yield* t.lose(who, 'disoriented', 'all', 'a 7');
    return next;
  }
  const way = DIRECTIONS[(((meant + total - 7) % 8) + 8) % 8] ?? { column: 0, row: 0 };
  const to = stepFrom(from, way);
  const can = enterable(fight, who, from, to);
  tell(fight, 'TH-42', sentence`${personRef(who)} rolls ${total} and ${can ? 'strays' : 'stumbles on the spot'}.`, {
    dice,
  });
  return can ? to : undefined;
}

/**
 * Whether forced movement can take a combatant one step to a square: the square is free, behind no
 * wall and not 2 or more higher.
 */
export function enterable(fight: ThrumFight, who: Id, from: Square, to: Square, aside: readonly Id[] = []): boolean {
  const grid = gridFor(fight);
  if (!canStand(fight, who, to, aside)) return false;
  if (
    footprint(from, sheetOf(fight, who).squares).some((square) =>
      isWallBetween(grid, square, stepFrom(square, { column: to.column - from.column, row: to.row - from.row })),
    )
  )
    return false;
  return elevationAt(grid, to) - elevationAt(grid, from) < 2;
}

/**
 * Chokehold: a held combatant comes along into the square that its holder left, if the square is
 * free. Gives who came, and from where.
 */
function dragAlong(fight: ThrumFight, who: Id, left: Square): Left['dragged'] {
  for (const id of heldBy(fight, who)) {
    const from = whereIs(fight, id);
    if (!from || !canStand(fight, id, left)) continue;
    fighterOf(fight, id).place = squarePlace(left);
    return { id, from };
  }
  return undefined;
}

/**
 * Makes one forced step. Abilities may answer that the combatant enters the square, and a drop of 2
 * or more applies. Gives false when the step is not made.
 */
export function* forceStep(t: Table, who: Id, to: Square, by: Id | undefined, drifting = false): Flow<boolean> {
  const { fight } = t;
  const from = fight.combatants[who] ? whereIs(fight, who) : undefined;
  if (!from || !enterable(fight, who, from, to)) return false;
  const step: WalkStep = { who, from, to, own: false, by, halted: false, price: 0, left: 0, drifting };
  yield* t.fire({ on: 'leaves', step });
  if (step.halted) return false;
  fighterOf(fight, who).place = squarePlace(to);
  if (by !== undefined && areEnemies(fight, by, who)) gainMoved(fight, by);
  checkHolds(fight);
  const grid = gridFor(fight);
  const drop = elevationAt(grid, from) - elevationAt(grid, to);
  if (drop >= 2) yield* dropRoll(t, who, drop);
  yield* t.fire({ on: 'entered', step });
  return true;
}
/**
 * Twirling Towards Freedom stores Potential once for each use of an ability that moves an enemy.
 */
function gainMoved(fight: ThrumFight, by: Id): void {
  const sheet = sheetOf(fight, by);
  if (upgradesOf(sheet, 'twirling-towards-freedom') && firstTime(fight, `twirl ${by}`))
    sheet.potential['twirling-towards-freedom'] = Math.min(4, (sheet.potential['twirling-towards-freedom'] ?? 0) + 1);
}

/**
 * TH-12: a teleport passes no square in between. Abilities may still answer that the combatant
 * enters the square.
 */
export function* teleport(t: Table, who: Id, to: Square): Flow<void> {
  const { fight } = t;
  const from = whereIs(fight, who);
  if (!from || !canStand(fight, who, to)) return;
  fighterOf(fight, who).place = squarePlace(to);
  tell(fight, 'TH-12', sentence`${personRef(who)} teleports.`, { happened: { is: 'moved', whom: [who] } });
  checkHolds(fight);
  yield* t.fire({
    on: 'entered',
    step: { who, from, to, own: false, halted: false, price: 0, left: 0, drifting: false },
  });
}
