/** Turns and movement: taking and ending a turn, passing, moving, the full movement in its ways, giving up, leaving (MU-01 to MU-08, MU-45, MU-46). */
import type { Flow } from '../../../engine/flow.ts';
import type { Variant } from '../../../engine/ruleset.ts';
import { all as allOf, type Id, no, type Verdict } from '../../../engine/words.ts';
import type { MurdhamFight } from '../fight.ts';
import { opportunities } from '../play/attacks/opportunity.ts';
import { letGo } from '../play/harm/decline.ts';
import { giveUp } from '../play/harm/surrender.ts';
import { canMove, company, cornered, destinations, move, sneak } from '../play/moving/movement.ts';
import { canLeave } from '../play/nerve/retreat.ts';
import { danger } from '../play/perils/driving.ts';
import { keepSeat, ridersOf } from '../play/riding.ts';
import { idles } from '../play/rounds/broken.ts';
import {
  couldGoFirst,
  endRound,
  finishTurn,
  mayPass,
  maySendFirst,
  pass,
  sendFirst,
  settle,
  startRound,
} from '../play/rounds/round.ts';
import { featuresAt, placeOf } from '../play/table/ground.ts';
import { save } from '../play/table/saves.ts';
import { fighter, markDone, nameOf, sheetOf, tell, zonesText } from '../play/table/table.ts';
import { crewOf, isVehicle, vehicleOf } from '../play/table/vehicles.ts';
import {
  activation,
  beginTurn,
  bound,
  hasMain,
  mayAct,
  mountOf,
  movementLeft,
  paceOf,
  runnerOf,
  spendMain,
} from '../play/turns/turn.ts';
import { gain, hasTrait, is, knows, lose } from '../sheet/standing.ts';
import type { FullMove } from '../state.ts';
import { groups, type MurdhamAction, mainNow } from './allowed.ts';

const takeTurn: MurdhamAction = {
  id: 'turn',
  scope: 'combatant',
  label: 'Take the turn',
  help: 'Begins the turn. The first action begins it too.',
  rule: 'MU-01',
  group: groups.turn,
  allowed: (fight, who) =>
    fight.state.turn?.who === activation(fight, who) ? no('MU-01', 'It is taking its turn.') : mayAct(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
  },
};

const endTurnAction: MurdhamAction = {
  id: 'end-turn',
  scope: 'combatant',
  label: 'End the turn',
  help: 'What is left of the turn is lost; the chance goes to the next faction.',
  rule: 'MU-01',
  group: groups.turn,
  allowed: (fight, who) => (fight.state.turn?.who === who ? true : no('MU-01', 'It is not its turn.')),
  *perform(fight, who) {
    if (!(yield* idles(fight, who))) yield* finishTurn(fight);
  },
};

const passAction: MurdhamAction = {
  id: 'pass',
  scope: 'side',
  label: 'Pass',
  help: 'Lets the next faction go. Binds nobody: the side may act again when its chance comes back.',
  rule: 'MU-03',
  group: groups.turn,
  allowed: (fight, side) => mayPass(fight, side),
  *perform(fight, side) {
    yield* pass(fight, side);
  },
};

const goFirst: MurdhamAction = {
  id: 'go-first',
  scope: 'side',
  label: 'Who goes first',
  help: 'The side with the initiative decides each round which side acts first, before anybody has acted.',
  rule: 'MU-05',
  group: groups.turn,
  variants: (fight, side) =>
    maySendFirst(fight, side) === true
      ? couldGoFirst(fight).map((id) => ({
          id,
          label: id === side ? 'go first after all' : `let ${fight.sides[id]?.name ?? id} go first`,
        }))
      : [],
  allowed: (fight, side) => maySendFirst(fight, side),
  *perform(fight, _side, first = '') {
    yield* sendFirst(fight, first);
  },
};

const nextRound: MurdhamAction = {
  id: 'next-round',
  scope: 'table',
  label: 'Next round',
  help: 'Nobody is able to act: ends the round, with all that its end brings, and begins the next.',
  rule: 'MU-03',
  group: groups.turn,
  allowed: (fight) =>
    fight.state.chance === null && !fight.state.turn ? true : no('MU-03', 'The round goes on: somebody may still act.'),
  *perform(fight) {
    if (fight.state.round > 0) yield* endRound(fight);
    yield* startRound(fight);
    yield* settle(fight);
  },
};

const moveAction: MurdhamAction = {
  id: 'move',
  scope: 'combatant',
  label: 'Move',
  help: 'A zone in a turn, in parts, before, between and after actions. Enemies left behind may strike.',
  rule: 'MU-06',
  group: groups.move,
  allowed(fight, who): Verdict {
    return allOf(
      mayAct(fight, who),
      () => bound(fight, who, 'move'),
      () => canMove(fight, who),
      () =>
        destinations(fight, who).options.some(({ blocked }) => !blocked)
          ? true
          : no('MU-06', 'There is nowhere to go.'),
    );
  },
  *perform(fight, who) {
    yield* move(fight, who);
  },
};

const fullWays: readonly { id: FullMove; label: string }[] = [
  { id: 'full', label: 'Full movement' },
  { id: 'sprint', label: 'Sprint' },
  { id: 'sneak', label: 'Sneak' },
  { id: 'leap', label: 'Leap' },
];

/** MU-08: the full movement: more zones for the main action, and one special move. */
const fullMovement: MurdhamAction = {
  id: 'full-move',
  scope: 'combatant',
  label: 'Full movement',
  help: 'Two zones instead of one, with at most one special move: sprint, sneak, leap.',
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who): Variant[] => {
    const pace = paceOf(fight, who);
    const carried = vehicleOf(fight, who) !== undefined;
    return fullWays
      .filter(({ id }) => (id !== 'sneak' || is(sheetOf(fight, who), 'concealed')) && (id !== 'leap' || !carried))
      .map(({ id, label }) => ({ id, label, detail: zonesText(id === 'sprint' ? pace.sprint : pace.full) }));
  },
  allowed(fight, who, variant): Verdict {
    return allOf(
      mainNow(fight, who, 'move'),
      () => {
        const pace = paceOf(fight, who);
        if (Math.max(pace.full, pace.sprint) === 0) {
          const still = canMove(fight, who);
          return still === true ? no('MU-06', 'It cannot move.') : still;
        }
        if (fight.state.turn?.stopped) return no('MU-06', 'Stopped: no more movement this turn.');
        const leader = activation(fight, who);
        if (fight.state.turn?.full) return no('MU-08', 'It is on a full movement already.');
        // The pace of a mount or cart is its rider's main action as well.
        if (leader !== who && vehicleOf(fight, who) === undefined) {
          const rider = hasMain(fight, leader, 'move');
          if (rider !== true) return rider;
        }
        if (variant === 'sprint' && busyAboard(fight, who))
          return no('MU-08', 'Somebody on it has done something else this round: no sprint.');
        if (
          variant === 'sprint' &&
          fight.house.sprintAndFree === 'replaces' &&
          (fight.state.turn?.moved ?? 0) > 0 &&
          fight.state.turn?.who === activation(fight, who)
        )
          return no('MU-08', 'A sprint is the whole movement of the round: it has moved already.');
        return true;
      },
      () => (variant === 'sprint' ? openGround(fight, who) : true),
    );
  },
  *perform(fight, who, variant) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    const { turn } = fight.state;
    if (!turn) return;
    const mounted = ridersOf(fight, runnerOf(fight, who)).length > 0;
    if (mounted) turn.mountMain = true;
    if (mounted && turn.who !== who) turn.main = true;
    turn.full = fullWays.find(({ id }) => id === variant)?.id ?? 'full';
    tell(
      fight,
      'MU-08',
      `${nameOf(fight, who)}: ${fullWays.find(({ id }) => id === turn.full)?.label.toLowerCase() ?? ''}.`,
      { who: [who] },
    );
    if (turn.full === 'sprint') yield* sprint(fight, who);
    if (turn.full === 'sneak') yield* sneak(fight, who);
    if (turn.full === 'leap') yield* leap(fight, who);
    if (movementLeft(fight, who) > 0 && destinations(fight, who).options.some(({ blocked }) => !blocked))
      yield* move(fight, who);
  },
};

/** A sprint and other actions exclude one another for riders and those on a vehicle. */
function busyAboard(fight: MurdhamFight, who: Id): boolean {
  const { turn, used } = fight.state;
  const runner = runnerOf(fight, who);
  const crew = isVehicle(sheetOf(fight, runner)) ? crewOf(fight, runner) : ridersOf(fight, runner);
  const mine = turn?.who === activation(fight, who);
  return crew.some((id) => {
    const own = turn?.mates?.[id] ?? (turn?.who === id ? turn : undefined);
    return used[id] === 'reaction' || (mine && own !== undefined && (own.bonus > 0 || own.main));
  });
}

function openGround(fight: MurdhamFight, who: Id): Verdict {
  const rough = featuresAt(fight, placeOf(fight, who)).find(
    ({ kind }) => kind === 'difficult' || kind === 'water' || kind === 'climb',
  );
  const sheet = sheetOf(fight, who);
  const skill = rough?.kind === 'water' ? 'swim' : rough?.kind === 'climb' ? 'climb' : 'acrobatics';
  return rough && !knows(sheet, skill) ? no('MU-08', `No ground for a sprint: ${rough.label || 'too rough'}.`) : true;
}

/** From the second round in a row on a sprint asks for an AGI save; with Fleet footed only every second round. */
function* sprint(fight: MurdhamFight, who: Id): Flow<void> {
  const vehicle = vehicleOf(fight, who);
  if (vehicle !== undefined) {
    yield* danger(fight, vehicle, 'at full speed');
    return;
  }
  const runner = mountOf(fight, who) ?? who;
  const last = fight.state.sprinted[runner];
  const streak = last && last.round === fight.state.round - 1 ? last.streak + 1 : 1;
  fight.state.sprinted[runner] = { round: fight.state.round, streak };
  const fleet = knows(sheetOf(fight, runner), 'fleet-footed');
  const tested = fleet ? streak >= 3 && streak % 2 === 1 : streak >= 2;
  if (
    tested &&
    !(yield* save(fight, runner, 'agi', { rule: 'MU-08', what: 'to keep up the sprint' })) &&
    fight.state.turn
  )
    fight.state.turn.full = 'full';
  if (ridersOf(fight, runner).length > 0) yield* keepSeat(fight, runner);
}

/** An AGI save over a gap; none with Acrobatics. Failed: it stays on this side. */
function* leap(fight: MurdhamFight, who: Id): Flow<void> {
  const runner = mountOf(fight, who) ?? who;
  if (knows(sheetOf(fight, runner), 'acrobatics')) return;
  const passed = yield* save(fight, runner, 'agi', { rule: 'MU-08', what: 'to leap' });
  if (!passed && fight.state.turn) fight.state.turn.full = 'full';
}

const surrender: MurdhamAction = {
  id: 'surrender',
  scope: 'combatant',
  label: 'Surrender',
  help: 'Throws the weapons away. It takes the turn; harmed by the enemy after that, it may fight on.',
  rule: 'MU-46',
  group: groups.turn,
  cost: 'the turn',
  allowed(fight, who): Verdict {
    const { turn } = fight.state;
    return allOf(
      mayAct(fight, who),
      () => (is(sheetOf(fight, who), 'frenzied') ? no('MU-46', 'The frenzied never stop.') : true),
      () =>
        turn && (turn.main || turn.bonus > 0 || turn.moved > 0)
          ? no('MU-46', 'It takes the whole turn: it has begun something else.')
          : true,
    );
  },
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    giveUp(fight, who);
    yield* finishTurn(fight);
  },
};

const leave: MurdhamAction = {
  id: 'leave',
  scope: 'combatant',
  label: 'Leave the fight',
  help: 'Flees off the map, with movement left. Enemies nearby may strike first.',
  rule: 'MU-45',
  group: groups.move,
  allowed: (fight, who) =>
    allOf(
      mayAct(fight, who),
      () => bound(fight, who, 'move'),
      () => canMove(fight, who),
      () => canLeave(fight, who),
    ),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    const band = company(fight, who);
    if (!(yield* opportunities(fight, band, { kind: 'off' }))) return;
    for (const id of band) {
      gain(sheetOf(fight, id), { id: 'fled', until: 'cause' });
      fighter(fight, id).place = { kind: 'off' };
      letGo(fight, id);
    }
    tell(fight, 'MU-45', `${nameOf(fight, who)} leaves the fight.`, { who: [who], tone: 'turn' });
    cornered(fight);
    yield* finishTurn(fight);
  },
};

const fly = (id: 'take-off' | 'land', label: string, help: string): MurdhamAction => ({
  id,
  scope: 'combatant',
  label,
  help,
  rule: 'MU-06',
  group: groups.move,
  variants: (fight, who) => {
    const sheet = sheetOf(fight, who);
    const flier = (['landing', 'swooping', 'hovering'] as const).some((trait) => hasTrait(sheet, trait));
    const up = is(sheetOf(fight, who), 'aloft');
    return flier && up === (id === 'land') ? [{ id, label }] : [];
  },
  allowed: (fight, who) => allOf(mayAct(fight, who), () => bound(fight, who, 'move')),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    if (id === 'land') {
      lose(sheetOf(fight, who), 'aloft');
      markDone(fight, who, 'landed');
    } else gain(sheetOf(fight, who), { id: 'aloft', until: 'cause' });
    tell(fight, 'MU-06', `${nameOf(fight, who)} ${id === 'land' ? 'lands' : 'takes to the air'}.`, { who: [who] });
  },
});

export const turnActions: readonly MurdhamAction[] = [
  takeTurn,
  moveAction,
  leave,
  fly('take-off', 'Take off', 'Into the air: out of reach of those on the ground.'),
  fly('land', 'Land', 'Down to the ground.'),
  surrender,
  endTurnAction,
  passAction,
  goFirst,
  nextRound,
];
export const fullMovementActions: readonly MurdhamAction[] = [fullMovement];
