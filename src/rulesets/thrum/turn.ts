/** TH-02, TH-03, TH-05, TH-08, TH-09: whose turn it is, how a turn starts and ends, rounds, and the end of the fight. */

import { everyone } from '../../engine/fight.ts';
import { confirm, type Flow } from '../../engine/flow.ts';
import { type Id, seatOf } from '../../engine/words.ts';
import { hasTrait, upgradesOf } from './abilities/owned.ts';
import { gain } from './dice.ts';
import { endOfTurnDown } from './harm.ts';
import type { Table } from './procedures.ts';
import { freshTurn } from './round.ts';
import { has, isFrayed, noteOf, type Sheet, setNote } from './sheet.ts';
import { removable, tick, turnOver } from './statuses.ts';
import {
  apart,
  enemies,
  here,
  inOrder,
  isHere,
  isMinion,
  isUp,
  nameOf,
  one,
  sheetOf,
  type ThrumFight,
  tell,
  type Who,
  whereIs,
} from './table.ts';
import { crowding } from './targets.ts';
import { paint, terrainsOf } from './terrain.ts';
import { cold } from './zones.ts';

/** Starts the turn of the next in the order who has not had one this round; after the last one the round ends. */
export function* advance(t: Table): Flow<void> {
  const { fight } = t;
  // Nobody left who could ever act would go round for ever: the fight's end is checked before each turn.
  for (;;) {
    if (over(fight)) return;
    const next = fight.state.order.find((id) => !fight.state.done.includes(id) && takesTurn(fight, id));
    if (next === undefined) {
      yield* endRound(t);
      if (fight.stage !== 'running') return;
      continue;
    }
    yield* startTurn(t, next);
    const sheet = fight.combatants[next]?.sheet;
    if (!sheet || sheet.removed || sheet.incapacitated) yield* endTurn(t, next);
    else return;
  }
}

/** Round zero is for those who place themselves; afterwards for all on the map. */
function takesTurn(fight: ThrumFight, id: Id): boolean {
  const who = fight.combatants[id];
  if (!who || isMinion(who) || who.sheet.removed) return false;
  if (fight.state.round > 0) return who.place.kind === 'square';
  const party = ['party', 'ally'].includes(fight.sides[who.side]?.stance ?? '');
  return party || (fight.house.foesInRoundZero && who.place.kind === 'square');
}

function* startTurn(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const { state } = fight;
  state.turn = freshTurn(who);
  state.firsts = [];
  const sheet = sheetOf(fight, who);
  tell(fight, 'TH-05', `${nameOf(fight, who)}’s turn.`, { who: [who], tone: 'turn' });
  if (state.round === 0 || state.started.includes(who)) return;
  state.started.push(who);
  // What lasts until the start of one's own turn.
  for (const key of ['shy', 'veiled', 'forced', 'matter', 'accelerated', 'still', 'beset']) setNote(sheet, key, 0);
  if (isFrayed(sheet)) yield* t.panic(who, 0);
  if (sheet.incapacitated) return;
  if (has(sheet, 'hidden')) gain(fight, who, 'wraith-on-wings');
  yield* upkeep(t, who);
  yield* cold(t, who);
  yield* traitsAtStart(t, who);
}

/** Blizzard: its blows go on only while they are paid for at the start of each of its maker's turns. */
function* upkeep(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  for (const terrain of terrainsOf(fight, who)) {
    if (!terrain.strikes) continue;
    const calm = upgradesOf(sheetOf(fight, who), terrain.ability)?.includes('b') && !isFrayed(sheetOf(fight, who));
    const pays =
      calm ||
      (yield* confirm(
        { seat: seatOf(who), title: `${terrain.name}: pay 1 Stress to keep its blows?`, rule: 'TH-25', about: [who] },
        'Pay 1 Stress',
        'Let them end',
      ));
    if (!pays) terrain.strikes = false;
    else if (!calm) yield* t.deal({ to: who, fatigue: 0, stress: 1, by: terrain.name, cause: 'cost' });
  }
}

/** A plinker with an enemy beside it at the start of its turn is shaken; a purging faction sheds a status. */
function* traitsAtStart(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  const at = whereIs(fight, who);
  if (hasTrait(sheet, 'shy of blades') && at && crowding(fight, who, at, sheet.squares).length > 0) {
    setNote(sheet, 'beset', 1);
    yield* t.deal({ to: who, fatigue: 0, stress: 1, by: 'an enemy beside it', cause: 'ability' });
  }
  if (hasTrait(sheet, 'purging')) {
    const left = removable(fight, who).find((condition) => noteOf(sheet, `purged ${condition}`) === 0);
    if (left) {
      setNote(sheet, `purged ${left}`, 1);
      yield* t.lose(who, left, 'all', 'Purging');
    }
  }
}

/** TH-05, TH-40: end effects, then statuses tick down. */
export function* endTurn(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const { state } = fight;
  const sheet = fight.combatants[who]?.sheet;
  if (sheet && state.round > 0 && !sheet.removed) {
    if (has(sheet, 'burning')) yield* t.deal({ to: who, fatigue: 1, stress: 0, by: 'Burning', cause: 'burning' });
    if (sheet.incapacitated) endOfTurnDown(fight, who);
    yield* traitsAtEnd(t, who, sheet);
    yield* tick(t, who);
    setNote(sheet, 'no action', 0);
    for (const key of ['fleet', 'vanished']) setNote(sheet, key, Math.max(0, noteOf(sheet, key) - 1));
    if (state.turn?.who === who && state.turn.walked === 0) setNote(sheet, 'still', 1);
  }
  yield* turnOver(t);
  if (!state.done.includes(who)) state.done.push(who);
  state.turn = null;
  reachGoal(fight, who);
}

/** Faction traits that work at the end of a turn. */
function* traitsAtEnd(t: Table, who: Id, sheet: Sheet): Flow<void> {
  const { fight } = t;
  if (
    hasTrait(sheet, 'lurking') &&
    isUp(one(fight, who)) &&
    !here(fight).some((other) => isUp(other) && enemies(fight, who, other.id) && apart(fight, who, other.id) <= 2)
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
  if (state.round > 0) for (const who of inOrder(fight)) gain(fight, who.id, 'the-unbearable-light');
  state.round += 1;
  state.done = [];
  state.delayed = [];
  state.started = [];
  for (const [id, at] of newPlaces(fight)) moveInOrder(fight, id, at);
  tell(fight, 'TH-05', `Round ${state.round}.`, { tone: 'turn' });
  roundsGoal(fight);
}

/** Piercing Shot b: a higher initiative counts from the next round. */
function newPlaces(fight: ThrumFight): [Id, number][] {
  const out: [Id, number][] = [];
  for (const who of everyone(fight)) {
    const raise = noteOf(who.sheet, 'initiative');
    if (raise === 0 || who.sheet.initiative === null) continue;
    setNote(who.sheet, 'initiative', 0);
    who.sheet.initiative += raise;
    const mine = who.sheet.initiative;
    const at = fight.state.order.findIndex(
      (id) => id !== who.id && (fight.combatants[id]?.sheet.initiative ?? -99) < mine,
    );
    out.push([who.id, at < 0 ? fight.state.order.length : at]);
  }
  return out;
}
function moveInOrder(fight: ThrumFight, id: Id, at: number): void {
  const now = fight.state.order.indexOf(id);
  if (now < 0 || now <= at) return;
  fight.state.order.splice(now, 1);
  fight.state.order.splice(at, 0, id);
}

function roundsGoal(fight: ThrumFight): void {
  const goal = fight.state.goals.find((one) => one.kind === 'rounds' && fight.state.round > one.rounds);
  if (goal) finish(fight, `${goal.outcome === 'win' ? 'Won' : 'Lost'}: ${goal.text}`);
}

/** A goal of reaching ground of a name, met at the end of a turn. */
function reachGoal(fight: ThrumFight, who: Id): void {
  const found = fight.combatants[who];
  const { scene } = fight;
  if (found?.place.kind !== 'square' || scene.kind !== 'squares' || !isUp(found)) return;
  if (fight.sides[found.side]?.stance !== 'party') return;
  const terrain = scene.cells[`${found.place.column},${found.place.row}`]?.terrain;
  const goal = fight.state.goals.find(
    (one) => one.kind === 'reach' && terrain !== undefined && one.terrain === terrain,
  );
  if (goal) finish(fight, `${goal.outcome === 'win' ? 'Won' : 'Lost'}: ${goal.text}`);
}

/** TH-08: one side is incapacitated or removed to the last, or a named one has fallen. Ends the fight; gives whether it is over. */
export function over(fight: ThrumFight): boolean {
  if (fight.stage !== 'running') return true;
  if (fight.state.round < 1) return false;
  for (const goal of fight.state.goals) {
    const who = goal.kind === 'fallen' ? fight.combatants[goal.who] : undefined;
    if (who && (who.sheet.incapacitated || who.sheet.removed)) {
      finish(fight, `${goal.outcome === 'win' ? 'Won' : 'Lost'}: ${goal.text}`);
      return true;
    }
  }
  const camps = [
    { stances: ['party', 'ally'], words: 'Every player character is incapacitated or out of the fight.' },
    { stances: ['foe'], words: 'Every foe is incapacitated or out of the fight.' },
  ];
  for (const { stances, words } of camps) {
    const camp = everyone(fight).filter(
      (who) => !isMinion(who) && stances.includes(fight.sides[who.side]?.stance ?? ''),
    );
    // It is the player characters who count: others who fight beside them do so only where there is no such one.
    const characters = stances.includes('party') ? camp.filter(({ sheet }) => sheet.kind === 'character') : [];
    const members = characters.length > 0 ? characters : camp;
    const fallen = (who: Who) => who.sheet.removed || (isHere(who) && who.sheet.incapacitated);
    if (members.some(fallen) && !members.some(isUp)) {
      finish(fight, words);
      return true;
    }
  }
  return false;
}

/** TH-09: the incapacitated recover, loads go to 0; tolerances and wounds stay as they are, on the sheet. */
export function finish(fight: ThrumFight, words: string): void {
  if (fight.stage === 'over') return;
  fight.state.ending = words.slice(0, 200);
  fight.state.turn = null;
  fight.state.terrains = [];
  fight.state.holds = [];
  paint(fight);
  tell(fight, 'TH-08', `The fight is over. ${words}`, { tone: 'turn' });
  for (const who of everyone(fight)) {
    const { sheet } = who;
    if (sheet.kind === 'minion') continue;
    // The chapter's own proviso: whoever has no Fatigue Tolerance left does not return to action at once.
    const spent = sheet.incapacitated && !sheet.removed && sheet.tolerance.fatigue === 0;
    const roused = sheet.incapacitated && !sheet.removed && !spent;
    sheet.incapacitated = spent;
    sheet.load = { fatigue: 0, stress: 0 };
    sheet.conditions = {};
    sheet.stance = null;
    sheet.oldStance = null;
    sheet.buff = null;
    sheet.novaSpent = false;
    sheet.notes = {};
    if (roused) tell(fight, 'TH-09', `${nameOf(fight, who.id)} recovers.`, { who: [who.id], tone: 'good' });
    if (spent)
      tell(fight, 'TH-09', `${nameOf(fight, who.id)} stays down: no Fatigue Tolerance is left.`, {
        who: [who.id],
        tone: 'bad',
      });
    if (sheet.kind === 'character')
      tell(
        fight,
        'TH-09',
        `${nameOf(fight, who.id)} carries on with Tolerances ${sheet.tolerance.fatigue} and ${sheet.tolerance.stress}${sheet.wounds > 0 ? `, Wounds ${sheet.wounds}` : ''}.`,
        { who: [who.id] },
      );
  }
  for (const who of everyone(fight).filter(isMinion)) {
    delete fight.combatants[who.id];
    fight.order = fight.order.filter((id) => id !== who.id);
  }
  fight.stage = 'over';
}

/** TH-03: moves somebody to right after another in the order, for the rest of the fight. */
export function* delayAfter(t: Table, who: Id, after: Id): Flow<void> {
  const { fight } = t;
  const { state } = fight;
  state.order = state.order.filter((id) => id !== who);
  state.order.splice(state.order.indexOf(after) + 1, 0, who);
  state.delayed.push(who);
  state.turn = null;
  tell(fight, 'TH-03', `${nameOf(fight, who)} delays until after ${nameOf(fight, after)}.`, { who: [who, after] });
  yield* advance(t);
}
