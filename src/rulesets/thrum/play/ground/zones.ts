/**
 * Rules that squares apply by themselves to combatants who come in: drift, cold, a wraith's
 * passing.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { itemRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { DIRECTIONS, type Square, stepFrom } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { abilityBy, abilityInForce, amountOf, hasTrait, usageOf } from '../table/owned.ts';
import type { Table, WalkStep } from '../table/procedures.ts';
import { apartFrom, firstTime, inOrder, isUp, refOf, tell, whereIs } from '../table/table.ts';
import { terrainsAt } from './terrain.ts';
import { isWraith } from './walker.ts';

/** Runs the rules of the square that a combatant has entered. */
export function* zoneRules(t: Table, step: WalkStep): Flow<void> {
  yield* wraithPass(t, step);
  if (!step.drifting) yield* drifts(t, step);
  yield* blizzardCold(t, step.who);
}

/**
 * Vector Field and Eigencomplex: a combatant who comes in is shifted, unless it pays. The shift
 * itself causes no further drift.
 */
function* drifts(t: Table, step: WalkStep): Flow<void> {
  const { fight } = t;
  if (isWraith(sheetOf(fight, step.who)) || hasTrait(sheetOf(fight, step.who), 'weaver+')) return;
  const at = whereIs(fight, step.who);
  if (!at) return;
  for (const terrain of terrainsAt(fight, at)) {
    if (!terrain.drift) continue;
    yield* drift(t, step, terrain.drift, terrain.price, terrain.owner, terrain.name);
    return;
  }
  for (const owner of inOrder(fight)) {
    const use = abilityInForce(fight, owner.id, 'eigencomplex');
    const centre = whereIs(fight, owner.id);
    if (!use || !centre || owner.id === step.who || !isUp(owner)) continue;
    if (apartFrom(fight, at, owner.id) > amountOf(fight, use, use.ability.aura ?? 1)) continue;
    const way = ringStep(centre, at, owner.sheet.stance?.mode === 'counter');
    yield* drift(t, step, way, 1, owner.id, 'Eigencomplex');
    return;
  }
}

/**
 * The next square on the ring around a centre, in either direction. Steps are orthogonal, so at a
 * corner the ring turns into its next side.
 */
export function ringStep(centre: Square, at: Square, counter: boolean): Square {
  const [x, y] = [at.column - centre.column, at.row - centre.row];
  const n = Math.max(Math.abs(x), Math.abs(y));
  const turn = (across: number, down: number): Square => {
    if (down === -n && across < n) return { column: 1, row: 0 };
    if (across === n && down < n) return { column: 0, row: 1 };
    if (down === n && across > -n) return { column: -1, row: 0 };
    return { column: 0, row: -1 };
  };
  if (!counter) return turn(x, y);
  // The way around in the other direction is the mirror image.
  const mirrored = turn(-x, y);
  return { column: 0 - mirrored.column, row: mirrored.row };
}

function* drift(t: Table, step: WalkStep, way: Square, price: number, by: Id, name: string): Flow<void> {
  const { fight } = t;
  const pays =
    step.own &&
    step.left - step.price >= price &&
    (yield* askConfirmation(
      {
        seat: seatOf(step.who),
        title: `${name}: pay ${price} movement, or be shifted?`,
        rule: 'TH-26',
        about: [step.who],
      },
      `Pay ${price}`,
      'Be shifted',
    ));
  if (pays) {
    step.price += price;
    return;
  }
  const at = whereIs(fight, step.who);
  if (!at) return;
  const moved = yield* t.force(step.who, stepFrom(at, way), by, true);
  tell(
    fight,
    'TH-26',
    sentence`${refOf(fight, step.who)} is ${moved ? 'shifted' : 'held in place'} by ${itemRef(name)}.`,
  );
}

/**
 * Blizzard, overexerted: a blow of cold, once a turn, for a combatant who enters or starts there.
 */
export function* blizzardCold(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const at = fight.combatants[who] ? whereIs(fight, who) : undefined;
  if (!at) return;
  for (const terrain of terrainsAt(fight, at)) {
    const ability = abilityBy(fight, terrain.ability);
    if (!terrain.strikes || !ability || !fight.combatants[terrain.owner]) continue;
    if (!firstTime(fight, `cold ${terrain.id} ${who}`)) continue;
    yield* t.attack({
      use: usageOf(fight, terrain.owner, ability),
      target: who,
      kind: 'physical',
      tags: [],
      effect: [],
      success: [{ do: 'deal', load: 'fatigue', n: 1 }],
      critical: [],
      ways: ['strike', 'no cover'],
    });
  }
}

/**
 * Wraith on Wings a: the first time in a turn that the wraith passes through an enemy costs that
 * enemy 1 Stress.
 */
function* wraithPass(t: Table, step: WalkStep): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, step.who);
  if (
    !step.own ||
    !isWraith(sheet) ||
    !sheet.abilities.some(({ id, upgrades }) => id === 'wraith-on-wings' && upgrades.includes('a'))
  )
    return;
  for (const other of inOrder(fight))
    if (
      areEnemies(fight, step.who, other.id) &&
      apartFrom(fight, step.to, other.id) === 0 &&
      firstTime(fight, `wraith ${other.id}`)
    )
      yield* t.deal({ to: other.id, fatigue: 0, stress: 1, from: step.who, by: 'Wraith on Wings', cause: 'ability' });
}

/** Asks for the side or corner toward which a combatant is shifted. */
export function* askDirection(who: Id, title: string): Flow<Square> {
  const answer = yield* askChoice(
    { seat: seatOf(who), title, rule: 'TH-43', about: [who] },
    DIRECTIONS.map((_, n) => ({ id: `${n}`, label: `${NAMES[n]}` })),
  );
  return DIRECTIONS[Number(answer)] ?? { column: 0, row: -1 };
}
const NAMES = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'];
