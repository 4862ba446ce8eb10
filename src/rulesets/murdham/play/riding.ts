/**
 * Riding: mounting, and keeping the seat when the mount sprints, dodges or is in danger. Rider and
 * mount act in one turn.
 */

import { type Flow, rollAll } from '../../../engine/flow.ts';
import { loggedDiceOf } from '../../../engine/log/loggedDice.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import type { Id } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import { isConditionActive, isGone, knowsSkill } from '../sheet/standing.ts';
import { dealHurt } from './harm/hurt.ts';
import { rollSave } from './table/saves.ts';
import { allFighters, seatOfFighter, tell } from './table/table.ts';

/** Lists everybody who rides this mount. */
export const ridersOf = (fight: MurdhamFight, mount: Id): Id[] =>
  allFighters(fight)
    .filter(({ sheet }) => sheet.mount === mount && !isGone(sheet))
    .map(({ id }) => id);

/** Takes a rider off the mount. The rider stands where the mount stands. */
export function dismount(fight: MurdhamFight, rider: Id): void {
  const one = fight.combatants[rider];
  if (!one) return;
  delete one.sheet.mount;
}

/** Deals d4 direct damage for a fall from the saddle, a trip or a crash. */
export function* tumbleFrom(fight: MurdhamFight, who: Id, rule: string, why: string): Flow<void> {
  const groups = [{ id: 'harm', count: 1, sides: 4, explode: true, read: { by: 'sum' as const } }];
  const rolled = (yield* rollAll(
    { seat: seatOfFighter(fight, who), title: `${nameOf(fight, who)} ${why}`, rule, about: [who] },
    [{ id: 'fall', seat: seatOfFighter(fight, who), label: `${nameOf(fight, who)} ${why}`, groups }],
  )).fall;
  const amount = rolled?.values.harm ?? 0;
  tell(fight, rule, sentence`${personRef(who)} ${why}: ${amount} direct damage.`, {
    dice: rolled ? loggedDiceOf('d4', groups, rolled) : [],
    tone: 'bad',
  });
  yield* dealHurt(fight, { who, amount, rule, direct: true });
}

/**
 * Makes the riders of a mount that sprints, saves AGI or is in danger save AGI themselves, or they
 * fall off. Riders with Ride need no save.
 */
export function* keepSeat(fight: MurdhamFight, mount: Id): Flow<void> {
  for (const rider of ridersOf(fight, mount)) {
    if (knowsSkill(sheetOf(fight, rider), 'ride')) continue;
    if (yield* rollSave(fight, rider, 'agi', { rule: 'MU', what: 'to keep the seat' })) continue;
    dismount(fight, rider);
    yield* tumbleFrom(fight, rider, 'MU', 'is thrown from the saddle');
  }
}

/** Tells whether a mount is down. A cornered one still stands. */
const isDown = (sheet: MurdhamSheet): boolean =>
  isGone(sheet) || isConditionActive(sheet, 'incapacitated') || isConditionActive(sheet, 'transformed');

/** Throws the riders of a mount that is down. A rider who saves AGI lands on its feet. */
export function* downWithMount(fight: MurdhamFight, mount: Id): Flow<void> {
  if (!isDown(sheetOf(fight, mount))) return;
  for (const rider of ridersOf(fight, mount)) {
    const passed = yield* rollSave(fight, rider, 'agi', { rule: 'MU-06', what: 'to come down on the feet' });
    dismount(fight, rider);
    if (!passed) yield* tumbleFrom(fight, rider, 'MU-06', 'goes down with the mount');
  }
}

/**
 * Throws the riders of every mount that is down, whatever dropped it: a power, poison, want of air,
 * a ruling. A blow or a fall throws its riders at once; this runs at the end of every action for
 * the rest.
 */
export function* settleRiders(fight: MurdhamFight): Flow<void> {
  for (const mount of new Set(allFighters(fight).flatMap(({ sheet }) => sheet.mount ?? [])))
    if (fight.combatants[mount]) yield* downWithMount(fight, mount);
}
