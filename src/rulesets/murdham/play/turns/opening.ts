/**
 * How a turn opens: who shares it, the declaration in time, and what its beginning does (MU-01,
 * MU-52).
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import { hasTrait, isGone } from '../../sheet/standing.ts';
import type { Turn } from '../../state.ts';
import { healFighter } from '../harm/decline.ts';
import { audienceFor, hasDone, markDone, seatOfFighter, tell } from '../table/table.ts';
import { crewOf, postOf, vehicleOf } from '../table/vehicles.ts';
import { activation, mountOf } from './together.ts';

const freshTurn = (who: Id): Turn => ({
  who,
  main: false,
  mountMain: false,
  bonus: 0,
  moved: 0,
  full: null,
  stopped: false,
  cleft: false,
  shot: false,
});

/**
 * MU-52: opens a turn and asks for the declaration when the table plays with the chaos of combat.
 * Gives false when the time ran out.
 */
export function* opensInTime(fight: MurdhamFight, who: Id): Flow<boolean> {
  const leader = activation(fight, who);
  if (!fight.house.chaos || fight.state.turn?.who === leader) return true;
  yield* beginTurn(fight, who);
  return yield* declared(fight, leader);
}

/** Opens the turn of a fighter, or of its rider, if it is not open yet. */
export function* beginTurn(fight: MurdhamFight, who: Id): Flow<void> {
  const leader = activation(fight, who);
  if (fight.state.turn?.who === leader) return;
  const mount = mountOf(fight, leader);
  // A mount that has reacted has neither action nor movement left for its rider's turn.
  const spent = mount !== undefined && fight.state.used[mount] !== undefined;
  fight.state.turn = { ...freshTurn(leader), mountMain: spent, stopped: spent };
  fight.state.used[leader] = 'turn';
  if (mount !== undefined) fight.state.used[mount] ??= 'turn';
  const mates = matesOf(fight, leader);
  takeAlong(fight, mates);
  fight.state.passed = [];
  tell(fight, 'MU-01', sentence`${personRef(leader)} takes a turn.`, { tone: 'turn' });
  yield* regenerate(fight, leader);
  for (const other of [...(mount === undefined ? [] : [mount]), ...mates]) yield* regenerate(fight, other);
  // A fighter on a border is outside (ruling 6), unless by house rule the miasma reaches so far.
  const { place } = combatantOf(fight, leader);
  if (place.kind === 'zone') enterMiasma(fight, leader, place.zone);
  else if (place.kind === 'border' && fight.house.borderPerils === 'both')
    for (const zone of fight.scene.kind === 'zones' ? (fight.scene.borders[place.border]?.between ?? []) : [])
      enterMiasma(fight, leader, zone);
}

/** Lists those who share a fighter's turn on a vehicle. */
const matesOf = (fight: MurdhamFight, leader: Id): Id[] => {
  const vehicle = vehicleOf(fight, leader);
  return vehicle === undefined || postOf(fight, leader) === 'passenger'
    ? []
    : crewOf(fight, vehicle).filter((id) => id !== leader);
};
/** Uses up the turns of the mates. A mate who has reacted has no action left. */
function takeAlong(fight: MurdhamFight, mates: readonly Id[]): void {
  const { turn, used } = fight.state;
  if (!turn || mates.length === 0) return;
  turn.mates = {};
  for (const id of mates) {
    const spent = used[id] !== undefined;
    turn.mates[id] = spent ? { main: true, bonus: 2 } : { main: false, bonus: 0 };
    used[id] ??= 'turn';
  }
}

/**
 * MU-52: gives a player a few seconds to declare. A turn that is declared too late is spent idle.
 */
function* declared(fight: MurdhamFight, who: Id): Flow<boolean> {
  if (!fight.house.chaos || combatantOf(fight, who).player === undefined) return true;
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: what do you do?`,
      rule: 'MU-52',
      detail: 'Declare before the time is up. Players speak to each other only by a bonus action.',
      countdown: fight.house.chaosSeconds,
      about: [who],
      audience: audienceFor(fight, who),
    },
    [
      { id: 'declared', label: 'Declared in time' },
      { id: 'late', label: 'Too late: does nothing', tone: 'danger' },
    ],
  );
  if (answer === 'declared') return true;
  tell(fight, 'MU-52', sentence`${personRef(who)} declares too late and does nothing this turn.`, { tone: 'bad' });
  return false;
}

/**
 * Regenerates once a round half of the missing health, at the start of the fighter's turn or
 * reaction. Fire stops it.
 */
export function* regenerate(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (!hasTrait(sheet, 'regeneration') || isGone(sheet) || hasDone(fight, who, 'regeneration')) return;
  markDone(fight, who, 'regeneration');
  const burnt = fight.state.burnt.includes(who);
  fight.state.burnt = fight.state.burnt.filter((id) => id !== who);
  const missing = maxHealth(sheet).total - healthOf(sheet);
  if (missing === 0) return;
  if (burnt) {
    tell(fight, 'MU', sentence`Fire keeps ${personRef(who)} from regenerating.`);
    return;
  }
  yield* healFighter(fight, who, Math.ceil(missing / 2), 'MU');
}

/**
 * Gives a fighter corruption for starting a turn in a zone of chaos or entering one: 1 for each
 * degree.
 */
export function enterMiasma(fight: MurdhamFight, who: Id, zone: string): void {
  if (fight.scene.kind !== 'zones') return;
  for (const feature of fight.scene.zones[zone]?.features ?? []) {
    if (feature.kind !== 'opaque' || feature.detail !== 'miasma') continue;
    sheetOf(fight, who).corruption += feature.amount ?? 1;
    tell(fight, 'MU', sentence`The miasma corrupts ${personRef(who)}.`, { tone: 'bad' });
  }
}
