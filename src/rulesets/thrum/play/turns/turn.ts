/** TH-02, TH-03, TH-05: whose turn it is; how a turn starts, is put off and ends; and rounds. */

import { areEnemies, everyone } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, nameList, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { hasCondition, isFrayed, noteOf, type Sheet, setNote } from '../../sheet/sheet.ts';
import { freshTurn } from '../../state.ts';
import { crowding } from '../aim/targets.ts';
import { removable, tickStatuses, turnOver } from '../conditions/statuses.ts';
import { terrainsAt, terrainsOf } from '../ground/terrain.ts';
import { blizzardCold } from '../ground/zones.ts';
import { checkEnd, endIfOver, reachGoal, roundsGoal } from '../harm/ending.ts';
import { endOfTurnDown } from '../harm/harm.ts';
import { gainPotential } from '../table/dice.ts';
import { hasTrait, upgradesOf } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { fighterOf, fightersHere, inOrder, isUp, nameOf, squaresApart, tell, whereIs } from '../table/table.ts';
import { afterWhom, takesTurn } from './delays.ts';
import { rollLate, takePlace } from './initiative.ts';

/**
 * Starts the turn of the next combatant in the order who has had none this round. After the last
 * turn the round ends.
 */
export function* advanceTurn(t: Table): Flow<void> {
  const { fight } = t;
  // Without anybody who could ever act this would loop forever, so the fight's end is checked
  // before each turn.
  for (;;) {
    if (endIfOver(fight)) return;
    yield* rollLate(fight);
    const next = nextInOrder(fight);
    if (next === undefined) {
      yield* endRound(t);
      if (fight.stage !== 'running') return;
      // With nobody on the map a round is over at once. The table goes on when somebody has been
      // put there, or waits one more round.
      if (fight.state.order.some((id) => takesTurn(fight, id))) continue;
      fight.state.turn = null;
      tell(fight, 'TH-05', sentence`Nobody stands on the map who could take a turn.`);
      return;
    }
    if (!(yield* startTurn(t, next))) continue;
    const sheet = fight.combatants[next]?.sheet;
    if (!sheet || sheet.removed || sheet.incapacitated) yield* endTurn(t, next);
    else return;
  }
}

/** The combatant who acts next this round; undefined when the round is over. */
export const nextInOrder = (fight: ThrumFight): Id | undefined =>
  fight.state.order.find((id) => !fight.state.done.includes(id) && takesTurn(fight, id));

/**
 * TH-05: starts a turn that comes up. Gives false when its owner puts the turn off, before the
 * first step of the turn.
 */
function* startTurn(t: Table, who: Id): Flow<boolean> {
  const { fight } = t;
  const { state } = fight;
  state.turn = freshTurn(who);
  state.firsts = [];
  tell(fight, 'TH-05', sentence`${personRef(who)}’s turn.`, { tone: 'turn' });
  if (state.round === 0 || state.started.includes(who)) return true;
  const coming = comesAtStart(fight, who);
  if (coming.length === 0) {
    startQuietly(fight, who);
    return true;
  }
  if (yield* putsOff(fight, who, coming)) return false;
  startQuietly(fight, who);
  state.turn.start = null;
  const sheet = sheetOf(fight, who);
  if (isFrayed(sheet)) yield* t.panic(who, 0);
  if (sheet.incapacitated) return true;
  yield* upkeep(t, who);
  yield* blizzardCold(t, who);
  yield* traitsAtStart(t, who);
  return true;
}

/**
 * The rolls, questions and loads that the start of a combatant's turn brings, in words. Before them
 * the turn can still be put off.
 */
export function comesAtStart(fight: ThrumFight, who: Id): string[] {
  const sheet = sheetOf(fight, who);
  const at = whereIs(fight, who);
  const out: string[] = [];
  if (isFrayed(sheet)) out.push('a panic roll');
  if (sheet.incapacitated) return out;
  for (const { strikes, name } of terrainsOf(fight, who)) if (strikes) out.push(`the upkeep of ${name}`);
  if (at && terrainsAt(fight, at).some(({ strikes, owner }) => strikes && fight.combatants[owner]))
    out.push('a blow of cold');
  if (hasTrait(sheet, 'shy of blades') && at && crowding(fight, who, at, sheet.squares).length > 0)
    out.push('Stress from an enemy in the next square');
  if (hasTrait(sheet, 'purging') && purgeable(fight, who)) out.push('the end of a status');
  return out;
}

/** Notes that end at the start of their bearer's turn. */
const UNTIL_START = ['shy', 'veiled', 'forced', 'matter', 'accelerated', 'still', 'beset'];

/**
 * Runs the part of a start that asks nothing. Its changes are noted until the turn has begun, so
 * that a delay can take them back.
 */
export function startQuietly(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  const was: Record<string, number> = {};
  for (const key of UNTIL_START) {
    if (noteOf(sheet, key) !== 0) was[key] = noteOf(sheet, key);
    setNote(sheet, key, 0);
  }
  const wings = sheet.potential['wraith-on-wings'] ?? 0;
  if (hasCondition(sheet, 'hidden') && !sheet.incapacitated) gainPotential(fight, who, 'wraith-on-wings');
  if ((sheet.potential['wraith-on-wings'] ?? 0) !== wings) was['wraith-on-wings'] = wings;
  fight.state.started.push(who);
  if (fight.state.turn) fight.state.turn.start = was;
}

/** TH-03: a turn that is put off starts later, so the changes of its start are taken back. */
function takeBackStart(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  for (const [key, value] of Object.entries(fight.state.turn?.start ?? {}))
    if (key === 'wraith-on-wings') sheet.potential[key] = value;
    else setNote(sheet, key, value);
  fight.state.started = fight.state.started.filter((id) => id !== who);
}

/**
 * TH-03: moves a combatant to right after another in the order, for the rest of the fight. Its turn
 * has not begun.
 */
export function delayAfter(fight: ThrumFight, who: Id, after: Id): void {
  const { state } = fight;
  takeBackStart(fight, who);
  state.order = state.order.filter((id) => id !== who);
  state.order.splice(state.order.indexOf(after) + 1, 0, who);
  state.delayed.push(who);
  state.turn = null;
  tell(fight, 'TH-03', sentence`${personRef(who)} delays until after ${personRef(after)}, for the rest of the fight.`);
}

/**
 * TH-03: asks a combatant who may delay, before its turn begins. Gives whether the combatant
 * delays.
 */
function* putsOff(fight: ThrumFight, who: Id, coming: readonly string[]): Flow<boolean> {
  if (sheetOf(fight, who).incapacitated || fight.state.delayed.includes(who)) return false;
  const options = afterWhom(fight, who);
  if (options.length === 0) return false;
  const answer = yield* askChoice(
    {
      seat: seatOf(who),
      title: `${nameOf(fight, who)}: start the turn, or delay it?`,
      detail: `The turn starts with ${nameList(coming)}.`,
      rule: 'TH-03',
      about: [who],
    },
    [{ id: 'start', label: 'Start the turn' }, ...options],
  );
  if (answer === 'start') return false;
  delayAfter(fight, who, answer);
  return true;
}

/**
 * Blizzard: its blows continue only while its maker pays for them at the start of each of its
 * turns.
 */
function* upkeep(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  for (const terrain of terrainsOf(fight, who)) {
    if (!terrain.strikes) continue;
    const calm = upgradesOf(sheetOf(fight, who), terrain.ability)?.includes('b') && !isFrayed(sheetOf(fight, who));
    const pays =
      calm ||
      (yield* askConfirmation(
        { seat: seatOf(who), title: `${terrain.name}: pay 1 Stress to keep its blows?`, rule: 'TH-25', about: [who] },
        'Pay 1 Stress',
        'Let them end',
      ));
    if (!pays) terrain.strikes = false;
    else if (!calm) yield* t.deal({ to: who, fatigue: 0, stress: 1, by: terrain.name, cause: 'cost' });
  }
}

/**
 * Traits at the start of a turn: a plinker with an enemy beside it is shaken; a member of a purging
 * faction sheds a status.
 */
function* traitsAtStart(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  const at = whereIs(fight, who);
  if (hasTrait(sheet, 'shy of blades') && at && crowding(fight, who, at, sheet.squares).length > 0) {
    setNote(sheet, 'beset', 1);
    yield* t.deal({ to: who, fatigue: 0, stress: 1, by: 'an enemy in the next square', cause: 'ability' });
  }
  const left = hasTrait(sheet, 'purging') ? purgeable(fight, who) : undefined;
  if (left) {
    setNote(sheet, `purged ${left}`, 1);
    yield* t.lose(who, left, 'all', 'Purging');
  }
}
const purgeable = (fight: ThrumFight, who: Id) =>
  removable(fight, who).find((condition) => noteOf(sheetOf(fight, who), `purged ${condition}`) === 0);

/** TH-05, TH-40: runs a combatant's effects at the end of its turn; then its statuses tick down. */
function* endTurn(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const { state } = fight;
  const sheet = fight.combatants[who]?.sheet;
  if (sheet && state.round > 0 && !sheet.removed) {
    if (hasCondition(sheet, 'burning'))
      yield* t.deal({ to: who, fatigue: 1, stress: 0, by: 'Burning', cause: 'burning' });
    if (sheet.incapacitated) {
      endOfTurnDown(fight, who);
      checkEnd(fight);
    }
    yield* traitsAtEnd(t, who, sheet);
    yield* tickStatuses(t, who);
    for (const key of ['no action', 'fleet', 'vanished']) setNote(sheet, key, Math.max(0, noteOf(sheet, key) - 1));
    if (state.turn?.who === who && state.turn.walked === 0) setNote(sheet, 'still', 1);
  }
  yield* turnOver(t);
  if (!state.done.includes(who)) state.done.push(who);
  state.turn = null;
  reachGoal(fight, who);
}

/** Ends a turn and starts the next. */
export function* endAndGoOn(t: Table, who: Id): Flow<void> {
  yield* endTurn(t, who);
  yield* advanceTurn(t);
}

/** Faction traits that work at the end of a turn. */
function* traitsAtEnd(t: Table, who: Id, sheet: Sheet): Flow<void> {
  const { fight } = t;
  if (
    hasTrait(sheet, 'lurking') &&
    isUp(fighterOf(fight, who)) &&
    !fightersHere(fight).some(
      (other) => isUp(other) && areEnemies(fight, who, other.id) && squaresApart(fight, who, other.id) <= 2,
    )
  )
    yield* t.apply(who, 'hidden', 1, { by: 'Lurking' });
  if (sheet.oldStance && noteOf(sheet, 'oldStance') < fight.state.round) {
    sheet.oldStance = null;
    setNote(sheet, 'oldStance', 0);
  }
}

function* endRound(t: Table): Flow<void> {
  const { fight } = t;
  const { state } = fight;
  if (state.round > 0) for (const who of inOrder(fight)) gainPotential(fight, who.id, 'the-unbearable-light');
  state.round += 1;
  state.done = [];
  state.delayed = [];
  state.started = [];
  raised(fight);
  tell(fight, 'TH-05', sentence`Round ${state.round}.`, { tone: 'turn' });
  roundsGoal(fight);
}

/** Piercing Shot b: a higher initiative counts from the next round. */
function raised(fight: ThrumFight): void {
  for (const { id, sheet } of everyone(fight)) {
    const raise = noteOf(sheet, 'initiative');
    if (raise === 0 || sheet.initiative === null) continue;
    setNote(sheet, 'initiative', 0);
    sheet.initiative += raise;
    takePlace(fight, id);
  }
}
