/** Taking a turn: who may act now and why not, what a turn still holds, its begin and its end (MU-01, MU-02, MU-06, MU-07). */
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, no, type Verdict } from '../../../../engine/words.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf, isLarger, maxHealth, scoreOf } from '../../sheet/scores.ts';
import {
  conditionOf,
  firstOf,
  hasTrait,
  is,
  isCornered,
  isGone,
  isHelpless,
  knows,
  lose,
} from '../../sheet/standing.ts';
import type { Turn } from '../../state.ts';
import { heal, letGo } from '../harm/decline.ts';
import { speed } from '../table/figures.ts';
import {
  all,
  audienceFor,
  fighter,
  friends,
  hasDone,
  isSecret,
  markDone,
  nameOf,
  seat,
  sheetOf,
  tell,
} from '../table/table.ts';
import { crewOf, driverOf, isBoat, isPuller, isVehicle, postOf, vehicleOf, vehiclePace } from '../table/vehicles.ts';

/** Whom this one rides, if it is still there. */
export const mountOf = (fight: MurdhamFight, who: Id): Id | undefined => {
  const mount = sheetOf(fight, who).mount;
  return mount !== undefined && fight.combatants[mount] && !isGone(sheetOf(fight, mount)) ? mount : undefined;
};
/** Who rides this one as its main rider. */
export const riderOf = (fight: MurdhamFight, mount: Id): Id | undefined =>
  all(fight).find(({ sheet }) => sheet.mount === mount && !isGone(sheet))?.id;
/** Who moves when this one does: its vehicle, its mount, or itself. */
export const runnerOf = (fight: MurdhamFight, who: Id): Id => vehicleOf(fight, who) ?? mountOf(fight, who) ?? who;
/** Half zones a turn for this one, in whatever way it goes. Passengers go nowhere by themselves. */
export function paceOf(fight: MurdhamFight, who: Id): { free: number; full: number; sprint: number } {
  const vehicle = vehicleOf(fight, who);
  if (vehicle === undefined) return speed(sheetOf(fight, mountOf(fight, who) ?? who), fight.house);
  return postOf(fight, who) === 'passenger' ? { free: 0, full: 0, sprint: 0 } : vehiclePace(fight, vehicle);
}

/**
 * Rider and mount act in one turn: the turn is the rider's. Each has its own mark: a rider whose turn is used up is carried
 * along in the mount's own (ruling 11). So do a cart's driver and pullers, and a boat's driver and crew: the turn is the
 * driver's.
 */
export function activation(fight: MurdhamFight, who: Id): Id {
  const vehicle = vehicleOf(fight, who);
  if (vehicle !== undefined && postOf(fight, who) !== 'passenger') return driverOf(fight, vehicle) ?? who;
  const rider = riderOf(fight, who);
  const carried = rider !== undefined && fight.state.turn?.who !== rider && fight.state.used[rider] !== undefined;
  return rider === undefined || carried ? who : rider;
}

/** Whether somebody is able to act at all, whoever's chance it is. */
export function able(fight: MurdhamFight, who: Id): Verdict {
  const sheet = sheetOf(fight, who);
  if (isGone(sheet)) return no('MU-29', `${nameOf(fight, who)} is out of the fight.`);
  if (isVehicle(sheet)) return no('MU-06', `${nameOf(fight, who)} does nothing by itself: whoever drives it acts.`);
  if (fighter(fight, who).place.kind === 'off') return no('MU-01', `${nameOf(fight, who)} is not on the map.`);
  if (is(sheet, 'surrendered')) return no('MU-46', `${nameOf(fight, who)} has surrendered.`);
  if (isCornered(sheet)) return no('MU-29', 'Terrified with nowhere to run: it cannot act.');
  if (isHelpless(sheet)) return no('MU-29', `${nameOf(fight, who)} is incapacitated and cannot act.`);
  return true;
}

const usedText = {
  turn: 'Has already acted this round.',
  reaction: 'Has reacted this round, which took the turn.',
  surrender: 'Has spent the turn on surrendering.',
  lost: 'Has lost the turn of this round.',
} as const;

/** MU-02: the turn of this round is used up. */
export function unused(fight: MurdhamFight, who: Id): Verdict {
  const used = fight.state.used[who];
  return used === undefined ? true : no('MU-02', usedText[used]);
}

/** MU-40, MU-51: whether the phase lets this one take a turn. */
export function inPhase(fight: MurdhamFight, who: Id): Verdict {
  const { phase, threshold, ambushers } = fight.state;
  if (phase === 'before') return no('MU-01', 'The fight has not begun.');
  if (phase === 'bonus')
    return ambushers.includes(who) ? true : no('MU-40', 'Only the ambushers act in the bonus turn.');
  // MU-51: on a mount the rider's WIT decides; by the house the lower of the two.
  const mount = fight.house.pairPhase === 'slower' ? mountOf(fight, who) : undefined;
  const wit = Math.min(
    ...[who, ...(mount === undefined ? [] : [mount])].map((id) => scoreOf(sheetOf(fight, id), 'wit')),
  );
  if (phase === 'fast' && threshold !== null && wit < threshold)
    return no('MU-51', `WIT ${wit} is under the threshold of ${threshold}: it acts in the slow phase.`);
  return true;
}

/** Could take a turn in this phase if its side had the chance. */
export const couldAct = (fight: MurdhamFight, who: Id): boolean =>
  able(fight, who) === true && unused(fight, who) === true && inPhase(fight, who) === true;

/** Whether somebody may act now: it is taking its turn, or may begin one. */
export function mayAct(fight: MurdhamFight, who: Id): Verdict {
  const { turn, chance } = fight.state;
  const can = able(fight, who);
  if (can !== true) return can;
  const leader = activation(fight, who);
  if (turn?.who === who || turn?.who === leader) return true;
  if (turn) return no('MU-01', `${shownName(fight, turn.who)} is taking a turn: end it first.`);
  const free = unused(fight, leader);
  if (free !== true) return free;
  const now = inPhase(fight, leader);
  if (now !== true) return now;
  const side = fighter(fight, who).side;
  if (chance !== side)
    return no(
      'MU-01',
      chance === null ? 'The round is over.' : `The chance is another side’s: ${fight.sides[chance]?.name ?? chance}.`,
    );
  return true;
}
const shownName = (fight: MurdhamFight, who: Id) => (fight.combatants[who] ? nameOf(fight, who) : who);

/** What a thing done in a turn is to the rules: an attack, anything else, movement, opening the way, breaking loose, giving up. */
export type Doing = 'attack' | 'act' | 'move' | 'open' | 'loosen' | 'yield' | 'speak';

/** States that narrow a turn down: held, frenzied, terrified, taunted, broken by morale. */
export function bound(fight: MurdhamFight, who: Id, doing: Doing): Verdict {
  const sheet = sheetOf(fight, who);
  if (doing === 'yield' || doing === 'speak') return true;
  const stuck = firstOf(sheet, 'grabbed', 'netted', 'entangled');
  if (stuck !== undefined && doing !== 'loosen') {
    const by = conditionOf(sheet, 'grabbed')?.by;
    const why = by !== undefined ? `Held by ${shownName(fight, by)}` : 'Entangled';
    return no('MU-36', `${why}: the turn is only for getting loose.`);
  }
  // Morale goes before a taunt, unless the house has it the other way round.
  const goaded = doing === 'attack' && is(sheet, 'taunted') && fight.house.brokenAndTaunted === 'taunt';
  const goes = doing === 'move' || doing === 'open';
  if (is(sheet, 'must-yield') && !goes && !goaded)
    return no('MU-45', 'Morale has failed: it must surrender or retreat.');
  if (is(sheet, 'terrified') && !goes) return no('MU-06', 'Terrified: it must run.');
  if (is(sheet, 'frenzied') && doing === 'act') return no('MU-06', 'Frenzied: only to attack, or to close in.');
  if (is(sheet, 'taunted') && doing === 'act') return no('MU-08', 'Taunted: only to harm the taunter.');
  return true;
}

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

/** MU-52: opens a turn and asks for the declaration, where the chaos of combat is played. False when the time ran out. */
export function* opensInTime(fight: MurdhamFight, who: Id): Flow<boolean> {
  const leader = activation(fight, who);
  if (!fight.house.chaos || fight.state.turn?.who === leader) return true;
  yield* beginTurn(fight, who);
  return yield* declared(fight, leader);
}

/** Opens the turn of this one (or of its rider) if it is not open yet. */
export function* beginTurn(fight: MurdhamFight, who: Id): Flow<void> {
  const leader = activation(fight, who);
  if (fight.state.turn?.who === leader) return;
  const mount = mountOf(fight, leader);
  // A mount that has reacted has neither action nor movement left for the rider's turn.
  const spent = mount !== undefined && fight.state.used[mount] !== undefined;
  fight.state.turn = { ...freshTurn(leader), mountMain: spent, stopped: spent };
  fight.state.used[leader] = 'turn';
  if (mount !== undefined) fight.state.used[mount] ??= 'turn';
  const mates = matesOf(fight, leader);
  takeAlong(fight, mates);
  fight.state.passed = [];
  tell(fight, 'MU-01', `${nameOf(fight, leader)} takes a turn.`, { who: [leader], tone: 'turn' });
  yield* regenerate(fight, leader);
  for (const other of [...(mount === undefined ? [] : [mount]), ...mates]) yield* regenerate(fight, other);
  // Whoever stands on a border is outside (ruling 6), unless the house has the miasma reach so far.
  const { place } = fighter(fight, leader);
  if (place.kind === 'zone') miasma(fight, leader, place.zone);
  else if (place.kind === 'border' && fight.house.borderPerils === 'both')
    for (const zone of fight.scene.kind === 'zones' ? (fight.scene.borders[place.border]?.between ?? []) : [])
      miasma(fight, leader, zone);
}

/** Who share this one's turn on a vehicle. */
const matesOf = (fight: MurdhamFight, leader: Id): Id[] => {
  const vehicle = vehicleOf(fight, leader);
  return vehicle === undefined || postOf(fight, leader) === 'passenger'
    ? []
    : crewOf(fight, vehicle).filter((id) => id !== leader);
};
/** Their turns are used with it. Who has reacted has no action left. */
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

/** MU-52: a player has a few seconds to declare; late, the turn is spent idle. */
function* declared(fight: MurdhamFight, who: Id): Flow<boolean> {
  if (!fight.house.chaos || fighter(fight, who).player === undefined) return true;
  const answer = yield* choose(
    {
      seat: seat(fight, who),
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
  tell(fight, 'MU-52', `${nameOf(fight, who)} hesitates and does nothing.`, { who: [who], tone: 'bad' });
  return false;
}

/** Regeneration: once a round half of the health that is missing, at the start of the turn or reaction; fire stops it. */
export function* regenerate(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (!hasTrait(sheet, 'regeneration') || isGone(sheet) || hasDone(fight, who, 'regeneration')) return;
  markDone(fight, who, 'regeneration');
  const burnt = fight.state.burnt.includes(who);
  fight.state.burnt = fight.state.burnt.filter((id) => id !== who);
  const missing = maxHealth(sheet).total - healthOf(sheet);
  if (missing === 0) return;
  if (burnt) {
    tell(fight, 'MU', `Fire keeps ${nameOf(fight, who)} from regenerating.`, { who: [who] });
    return;
  }
  yield* heal(fight, who, Math.ceil(missing / 2), 'MU');
}

/** A zone of chaos: one corruption for starting a turn there or entering it, for each degree. */
export function miasma(fight: MurdhamFight, who: Id, zone: string): void {
  if (fight.scene.kind !== 'zones') return;
  for (const feature of fight.scene.zones[zone]?.features ?? []) {
    if (feature.kind !== 'opaque' || feature.detail !== 'miasma') continue;
    sheetOf(fight, who).corruption += feature.amount ?? 1;
    tell(fight, 'MU', `The miasma corrupts ${nameOf(fight, who)}.`, { who: [who], tone: 'bad' });
  }
}

/** MU-06: what is left of the turn for a main or a bonus action. A turn not begun has everything. */
export function hasMain(fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict {
  const { turn } = fight.state;
  if (isPuller(fight, who)) return no('MU-06', 'In harness: it only pulls.');
  const leader = activation(fight, who);
  if (!turn || turn.who !== leader) return leader === who ? true : unused(fight, who);
  if (turn.full === 'sprint' && runnerOf(fight, who) !== who)
    return no(
      'MU-06',
      `${nameOf(fight, runnerOf(fight, who))} is going at full speed: nothing else is done this turn.`,
    );
  if (turn.who !== who) {
    const mate = turn.mates?.[who];
    const spent = mate ? mate.main || mate.bonus > 1 : turn.mountMain;
    return spent ? no('MU-06', `${nameOf(fight, who)} has used its main action.`) : true;
  }
  if (turn.bonus > 1) return no('MU-06', 'A second bonus action took the place of the main action.');
  if (!turn.main) return true;
  return strikesOnTheWay(fight, who, doing);
}

/**
 * After the whole full movement of the mount or cart, one with Ride or Drive carts may still attack; the main action that
 * the movement took is otherwise gone.
 */
function strikesOnTheWay(fight: MurdhamFight, who: Id, doing: Doing): Verdict {
  const { turn } = fight.state;
  const skill = isCarried(fight, who);
  if (turn?.full !== 'full' || skill === undefined || !knows(sheetOf(fight, who), skill) || hasDone(fight, who, skill))
    return no('MU-06', 'The main action of this turn is used up.');
  if (doing !== 'attack') return no('MU-06', 'The main action went into the full movement: only an attack may follow.');
  return movementLeft(fight, who) === 0
    ? true
    : no('MU-06', 'An attack may follow once the full movement is completed.');
}
/** By what skill somebody is at home on what carries it: a saddle, the seat of a cart. */
const isCarried = (fight: MurdhamFight, who: Id): 'ride' | 'drive-carts' | undefined => {
  if (mountOf(fight, who) !== undefined) return 'ride';
  const vehicle = vehicleOf(fight, who);
  return vehicle !== undefined && !isBoat(sheetOf(fight, vehicle)) && postOf(fight, who) === 'driver'
    ? 'drive-carts'
    : undefined;
};

export function hasBonus(fight: MurdhamFight, who: Id): Verdict {
  const { turn } = fight.state;
  if (isPuller(fight, who)) return no('MU-06', 'In harness: it only pulls.');
  const leader = activation(fight, who);
  if (!turn || turn.who !== leader) return leader === who ? true : unused(fight, who);
  const own = turn.mates?.[who] ?? turn;
  if (turn.full === 'sprint' && runnerOf(fight, who) !== who)
    return no(
      'MU-06',
      `${nameOf(fight, runnerOf(fight, who))} is going at full speed: nothing else is done this turn.`,
    );
  if (own.bonus >= 2) return no('MU-06', 'Two bonus actions are the most.');
  if (own.bonus === 1 && own.main) return no('MU-06', 'The bonus action of this turn is used up.');
  return true;
}

/** Half zones of movement left in the turn. */
export function movementLeft(fight: MurdhamFight, who: Id): number {
  const pace = paceOf(fight, who);
  const { turn } = fight.state;
  if (!turn || turn.who !== activation(fight, who)) return pace.free;
  if (turn.stopped || (turn.shot && fight.house.shootThenMove === 'forfeits')) return 0;
  const most = turn.full === 'sprint' ? pace.sprint : turn.full ? pace.full : pace.free;
  return Math.max(0, most - turn.moved);
}

export function spendMain(fight: MurdhamFight, who: Id): void {
  const { turn } = fight.state;
  if (!turn) return;
  const mate = turn.mates?.[who];
  if (mate) mate.main = true;
  else if (turn.who !== who) turn.mountMain = true;
  else if (turn.main) markDone(fight, who, isCarried(fight, who) ?? '');
  else turn.main = true;
}
export function spendBonus(fight: MurdhamFight, who: Id): void {
  const { turn } = fight.state;
  const own = turn?.mates?.[who] ?? turn;
  if (own) own.bonus += 1;
}

/** MU-43: a concealed one that does this is revealed. */
export function reveal(fight: MurdhamFight, who: Id, why: string): void {
  const sheet = sheetOf(fight, who);
  if (!is(sheet, 'concealed')) return;
  lose(sheet, 'concealed');
  if (!isSecret(fight, who))
    tell(fight, 'MU-43', `${nameOf(fight, who)} is revealed by ${why}.`, { who: [who], tone: 'turn' });
  // MU-40: an attack out of ambush gives away its maker; by the house all who lie in wait with it.
  if (fight.state.phase === 'bonus' && fight.house.ambushReveals === 'all')
    for (const other of fight.state.ambushers)
      if (fight.combatants[other] && friends(fight, other, who)) lose(sheetOf(fight, other), 'concealed');
}

/** MU-37: whoever holds somebody lets go by doing anything else. A larger holder may do anything. */
export function loosenHold(fight: MurdhamFight, holder: Id): void {
  for (const one of all(fight)) {
    const held = one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder);
    if (held && !isLarger(sheetOf(fight, holder), one.sheet)) {
      letGo(fight, holder);
      return;
    }
  }
}
