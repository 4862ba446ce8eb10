/** TH-11, TH-12, TH-42: walking, being moved, teleporting; every step opens its windows. */
import type { Flow } from '../../engine/flow.ts';
import type { Id } from '../../engine/words.ts';
import { stepCost } from '../../space/squarePaths.ts';
import {
  DIRECTIONS,
  elevationAt,
  footprint,
  type Square,
  sameSquare,
  squarePlace,
  stepFrom,
  walled,
} from '../../space/squares.ts';
import { upgradesOf } from './abilities/owned.ts';
import { NOTHING, rollTests, seatFor } from './dice.ts';
import { dropRoll, dropTo, jumpPrice } from './drops.ts';
import { checkHolds, heldBy } from './holds.ts';
import type { Step, Table } from './procedures.ts';
import { has, setNote } from './sheet.ts';
import {
  canStand,
  enemies,
  firstTime,
  gridFor,
  nameOf,
  one,
  sheetOf,
  type ThrumFight,
  tell,
  whereIs,
} from './table.ts';
import { isWraith, walkerFor, weaves } from './walker.ts';

/** Walks a path, step by step. Stops where somebody halts it, it is moved off its way, falls, or the movement runs out. */
export function* walk(
  t: Table,
  who: Id,
  path: readonly Square[],
  pays: 'turn' | 'free' | 'jump',
  budget: number,
): Flow<boolean> {
  const { fight } = t;
  let left = budget;
  for (const next of path) {
    const from = whereIs(fight, who);
    if (!from || !fight.combatants[who] || sheetOf(fight, who).incapacitated) return false;
    const to = yield* intended(t, who, from, next);
    if (!to) {
      stumble(fight, who, from, next, pays, left);
      return yield* stranded(t, who);
    }
    const drop = pays === 'jump' ? dropTo(fight, from, to) : 0;
    const price = drop >= 2 ? jumpPrice(fight, who, from, to) : priceOf(fight, who, from, to, left);
    if (price === undefined || price > left) return false;
    const step: Step = { who, from, to, own: true, halted: false, price: 0, left: left - price, drifting: false };
    yield* t.fire({ on: 'leaves', step });
    const sheet = fight.combatants[who]?.sheet;
    if (!sheet || sheet.incapacitated || (has(sheet, 'immobilized') && !isWraith(sheet)))
      return yield* stranded(t, who);
    if (step.halted && !isWraith(sheet) && weaves(fight, who) !== 'all') return yield* stranded(t, who);
    const now = whereIs(fight, who);
    if (!now || !sameSquare(now, from)) return yield* stranded(t, who);
    left -= price + step.price;
    const { turn } = fight.state;
    if (turn?.who === who) {
      if (pays !== 'free') turn.spent += price + step.price;
      turn.walked += 1;
      // Fleet Footed b: the bonus waits until the end of the next own turn.
      if (turn.walked === 4 && upgradesOf(sheet, 'fleet-footed')?.includes('b')) setNote(sheet, 'fleet', 2);
      turn.steps.push(
        Math.max(
          0,
          DIRECTIONS.findIndex((way) => way.column === to.column - from.column && way.row === to.row - from.row),
        ),
      );
    }
    one(fight, who).place = squarePlace(to);
    dragAlong(fight, who, from);
    checkHolds(fight);
    if (drop >= 2) {
      tell(fight, 'TH-15', `${nameOf(fight, who)} jumps down.`, { who: [who] });
      yield* dropRoll(t, who, drop);
    }
    const entered: Step = { ...step, price: 0, left };
    yield* t.fire({ on: 'entered', step: entered });
    left -= entered.price;
    if (turn?.who === who && pays !== 'free') turn.spent += entered.price;
    const after = whereIs(fight, who);
    const asMeant = after !== undefined && sameSquare(after, to) && sameSquare(to, next);
    if (!asMeant && next !== path.at(-1)) return yield* stranded(t, who);
    if (left < 0) return yield* stranded(t, who);
  }
  yield* stranded(t, who);
  return true;
}

/** TH-42: a step of the disoriented that leads nowhere is spent all the same, unless the house gives it back. */
function stumble(
  fight: ThrumFight,
  who: Id,
  from: Square,
  meant: Square,
  pays: 'turn' | 'free' | 'jump',
  left: number,
): void {
  const { turn } = fight.state;
  if (turn?.who !== who || pays === 'free' || fight.house.stumbles === 'free') return;
  turn.spent += Math.min(
    left,
    stepCost(gridFor(fight), { ...walkerFor(fight, who, left), from }, from, meant)?.cost ?? 1,
  );
}

/** What a step costs the one who makes it; a weaver leaves difficult ground freely once. */
function priceOf(fight: ThrumFight, who: Id, from: Square, to: Square, left: number): number | undefined {
  const grid = gridFor(fight);
  const walker = { ...walkerFor(fight, who, left), from };
  const full = stepCost(grid, walker, from, to);
  if (!full) return undefined;
  const easy = weaves(fight, who) === 'first' ? stepCost(grid, { ...walker, ignores: 'ground' }, from, to) : undefined;
  if (!easy || easy.cost >= full.cost || !fight.state.turn) return full.cost;
  fight.state.turn.eased = true;
  tell(fight, 'TH-43', `${nameOf(fight, who)} weaves through: no extra cost.`, { who: [who] });
  return easy.cost;
}

/** Whoever was cut short in an ally's square goes back to the last free one: nobody may stop there. */
function* stranded(t: Table, who: Id): Flow<boolean> {
  const { fight } = t;
  const at = fight.combatants[who] ? whereIs(fight, who) : undefined;
  if (!at || canStand(fight, who, at)) return false;
  const free = nearestFree(fight, who, at);
  if (free) one(fight, who).place = squarePlace(free);
  return false;
}
/** The nearest square that somebody can stand on. */
export function nearestFree(fight: ThrumFight, who: Id, at: Square): Square | undefined {
  for (let away = 1; away <= 6; away += 1)
    for (let row = at.row - away; row <= at.row + away; row += 1)
      for (let column = at.column - away; column <= at.column + away; column += 1)
        if (
          Math.max(Math.abs(column - at.column), Math.abs(row - at.row)) === away &&
          canStand(fight, who, { column, row })
        )
          return { column, row };
  return undefined;
}

/** Disoriented: 2d6, 7 goes as meant and ends it, above drifts clockwise by the difference, below counter-clockwise. */
function* intended(t: Table, who: Id, from: Square, next: Square): Flow<Square | undefined> {
  const { fight } = t;
  if (!has(sheetOf(fight, who), 'disoriented')) return next;
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
    tell(fight, 'TH-42', `${nameOf(fight, who)} rolls 7 and goes as meant.`, { who: [who], dice });
    yield* t.lose(who, 'disoriented', 'all', 'a 7');
    return next;
  }
  const way = DIRECTIONS[(((meant + total - 7) % 8) + 8) % 8] ?? { column: 0, row: 0 };
  const to = stepFrom(from, way);
  const can = enterable(fight, who, from, to);
  tell(fight, 'TH-42', `${nameOf(fight, who)} rolls ${total} and ${can ? 'strays' : 'stumbles on the spot'}.`, {
    who: [who],
    dice,
  });
  return can ? to : undefined;
}

/** Whether one could be moved one step there: free, no wall, not up 2 or more. */
export function enterable(fight: ThrumFight, who: Id, from: Square, to: Square, aside: readonly Id[] = []): boolean {
  const grid = gridFor(fight);
  if (!canStand(fight, who, to, aside)) return false;
  if (
    footprint(from, sheetOf(fight, who).squares).some((square) =>
      walled(grid, square, stepFrom(square, { column: to.column - from.column, row: to.row - from.row })),
    )
  )
    return false;
  return elevationAt(grid, to) - elevationAt(grid, from) < 2;
}

/** Chokehold: whoever is held comes along into the square that was left, if it is free. */
function dragAlong(fight: ThrumFight, who: Id, left: Square): void {
  for (const held of heldBy(fight, who))
    if (canStand(fight, held, left)) {
      one(fight, held).place = squarePlace(left);
      return;
    }
}

/** One forced step. Answers to entering apply; so does a drop of 2 or more. Gives false when it is not made. */
export function* force(t: Table, who: Id, to: Square, by: Id | undefined, drifting = false): Flow<boolean> {
  const { fight } = t;
  const from = fight.combatants[who] ? whereIs(fight, who) : undefined;
  if (!from || !enterable(fight, who, from, to)) return false;
  const step: Step = { who, from, to, own: false, by, halted: false, price: 0, left: 0, drifting };
  yield* t.fire({ on: 'leaves', step });
  if (step.halted) return false;
  one(fight, who).place = squarePlace(to);
  if (by !== undefined && enemies(fight, by, who)) gainMoved(fight, by);
  checkHolds(fight);
  const grid = gridFor(fight);
  const drop = elevationAt(grid, from) - elevationAt(grid, to);
  if (drop >= 2) yield* dropRoll(t, who, drop);
  yield* t.fire({ on: 'entered', step });
  return true;
}
/** Twirling Towards Freedom stores Potential once for each use of an ability that moves an enemy. */
function gainMoved(fight: ThrumFight, by: Id): void {
  const sheet = sheetOf(fight, by);
  if (upgradesOf(sheet, 'twirling-towards-freedom') && firstTime(fight, `twirl ${by}`))
    sheet.potential['twirling-towards-freedom'] = Math.min(4, (sheet.potential['twirling-towards-freedom'] ?? 0) + 1);
}

/** TH-12: teleporting passes nothing in between. Entering answers to it all the same. */
export function* teleport(t: Table, who: Id, to: Square): Flow<void> {
  const { fight } = t;
  const from = whereIs(fight, who);
  if (!from || !canStand(fight, who, to)) return;
  one(fight, who).place = squarePlace(to);
  tell(fight, 'TH-12', `${nameOf(fight, who)} teleports.`, { who: [who] });
  checkHolds(fight);
  yield* t.fire({
    on: 'entered',
    step: { who, from, to, own: false, halted: false, price: 0, left: 0, drifting: false },
  });
}
