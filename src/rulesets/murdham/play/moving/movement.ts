/** Movement over zones and borders, step by step: what a place asks of whoever enters it, opportunity attacks, dragging, riding. */
import { choose, confirm, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { gm, type Id, no, type Reason, type Verdict } from '../../../../engine/words.ts';
import { type Feature, type Place, placeKey, samePlace, type ZoneScene } from '../../../../space/scene.ts';
import { type Reach, reachable, type Step } from '../../../../space/zonePaths.ts';
import { distance, inZone, nearby, nearbyPlaces, zonesOf } from '../../../../space/zones.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, gain, hasTrait, is, isGone, isHelpless, knows, lose } from '../../sheet/standing.ts';
import { opportunities } from '../attacks/opportunity.ts';
import { getAir } from '../harm/breath.ts';
import { heldBy } from '../harm/decline.ts';
import { cornerCheck, fearCheck, fearsOf } from '../nerve/fear.ts';
import { whyNoRetreat } from '../nerve/retreat.ts';
import { danger } from '../perils/driving.ts';
import { enterFire, enterHazards, fall, mishap, swim } from '../perils/hazards.ts';
import { keepSeat, ridersOf } from '../riding.ts';
import { roomOf } from '../table/figures.ts';
import { featuresAt, mapOf, occupants, placeOf, whereText, whyNoRoom, whyUnseen } from '../table/ground.ts';
import { save } from '../table/saves.ts';
import {
  all,
  audienceFor,
  enemies,
  fighter,
  hasDone,
  isThere,
  markDone,
  nameOf,
  seat,
  sheetOf,
  snapshot,
  tell,
  zonesText,
} from '../table/table.ts';
import { aboard, isBoat, isPuller, isVehicle, postOf, vehicleOf, whyStill } from '../table/vehicles.ts';
import { beginTurn, miasma, mountOf, movementLeft, reveal, riderOf, runnerOf } from '../turns/turn.ts';
import { trample } from './trample.ts';

const has = (features: readonly Feature[], kind: Feature['kind']): Feature | undefined =>
  features.find((feature) => feature.kind === kind);

/** Who moves together with this one: its mount or riders, its vehicle with all on it, and whom they hold. The first leads. */
export function company(fight: MurdhamFight, who: Id): Id[] {
  const runner = runnerOf(fight, who);
  const crew = [runner, ...(isVehicle(sheetOf(fight, runner)) ? aboard(fight, runner) : ridersOf(fight, runner))];
  return [...new Set([...crew, ...crew.flatMap((id) => heldBy(fight, id))])];
}

/** What stops a step: full places, walls to climb without gear, gaps without a leap, and fear. */
function stepRules(fight: MurdhamFight, who: Id): { refuse(step: Step): string | undefined } {
  const scene = mapOf(fight);
  const runner = runnerOf(fight, who);
  const sheet = sheetOf(fight, runner);
  const inAir = is(sheet, 'aloft');
  const along = company(fight, who);
  const crowd = occupants(fight, along);
  const pullers = along.filter((id) => isPuller(fight, id));
  const room = [runner, ...pullers].reduce((sum, id) => sum + roomOf(sheetOf(fight, id), fight.house), 0);
  const fears = [who, runner, ...pullers].flatMap((id) => fearsOf(fight, id));
  const leaps = fight.state.turn?.full === 'leap';
  return {
    refuse({ from, to }) {
      const features = featuresAt(fight, to);
      const offRoad = isVehicle(sheet) ? whyNoWay(fight, runner, to) : undefined;
      if (offRoad !== undefined) return offRoad;
      if (!inAir) {
        const full = whyNoRoom(fight, crowd, to, room);
        if (full !== undefined) return full;
        const gap = has(features, 'obstacle') ?? has(features, 'barrier');
        if (gap && to.kind === 'border' && !leaps) return `${gap.label || 'An obstacle'} must be leapt.`;
        const wall = has(features, 'climb');
        if (wall?.detail === 'smooth' && !gear(fight, runner, 'climbing-gear', 'ladder', 'rope-ladder'))
          return `${wall.label || 'The wall'} is too smooth to climb.`;
      }
      for (const source of fears) {
        const there = placeOf(fight, source);
        if (
          distance(scene, to, there) < distance(scene, from, there) ||
          (nearby(scene, to, there) && !nearby(scene, from, there))
        )
          return `${nameOf(fight, who)} dares go no nearer to ${nameOf(fight, source)}.`;
      }
      return undefined;
    },
  };
}
/** Where wheels and keels do not go: through doors, over walls and gaps; a cart keeps out of the water, a boat in it. */
function whyNoWay(fight: MurdhamFight, vehicle: Id, to: Place): string | undefined {
  const scene = mapOf(fight);
  const name = nameOf(fight, vehicle);
  const border = to.kind === 'border' ? scene.borders[to.border] : undefined;
  if (border && border.door !== 'none') return `${name} does not fit through a door.`;
  const hard = featuresAt(fight, to).find(({ kind }) => kind === 'climb' || kind === 'obstacle' || kind === 'barrier');
  if (hard) return `${name} does not get past: ${hard.label || hard.kind}.`;
  const wet = (zone: string) => scene.zones[zone]?.features.some(({ kind }) => kind === 'water') === true;
  if (isBoat(sheetOf(fight, vehicle))) return zonesOf(scene, to).every(wet) ? undefined : `${name} needs water.`;
  return zonesOf(scene, to).every(wet) ? `${name} does not go into the water.` : undefined;
}
const gear = (fight: MurdhamFight, who: Id, ...items: string[]): boolean =>
  sheetOf(fight, who).gear.some(({ item }) => items.includes(item));

/** Every place that this one can reach with so many half zones, with its way there. */
export const reachOf = (fight: MurdhamFight, who: Id, halves: number) =>
  reachable(mapOf(fight), placeOf(fight, runnerOf(fight, who)), halves, stepRules(fight, who));

/** Whether there is any movement to be had; the reason if not. */
export function canMove(fight: MurdhamFight, who: Id): Verdict {
  const runner = runnerOf(fight, who);
  if (hasTrait(sheetOf(fight, runner), 'immobile')) return no('MU-06', 'It cannot move.');
  if (isVehicle(sheetOf(fight, runner))) {
    if (postOf(fight, who) === 'passenger')
      return no('MU-06', `On ${nameOf(fight, runner)}: it goes where that goes. Get off first.`);
    const still = whyStill(fight, runner);
    if (still !== undefined) return no('MU-06', still);
  }
  if (runner !== who && mountOf(fight, who) === runner && riderOf(fight, runner) !== who)
    return no('MU-06', `${nameOf(fight, runner)} goes where its first rider wills.`);
  if (runner !== who && fight.state.used[runner] === 'reaction')
    return no('MU-06', `${nameOf(fight, runner)} has reacted, which took its turn.`);
  if (fight.state.turn?.stopped)
    return no('MU-06', 'Stopped, or what carries it has reacted: no more movement this turn.');
  if (movementLeft(fight, who) <= 0) return no('MU-06', 'The movement of this turn is used up.');
  const sheet = sheetOf(fight, who);
  if (sheet.conditions.some(({ id }) => id === 'grabbed')) return no('MU-36', 'Held: it cannot move away.');
  return true;
}

/** The places to go to as options, with the cost of each; those that duty or fear forbids are left out. */
export function destinations(live: MurdhamFight, who: Id): { options: Option[]; ways: Reach[] } {
  const fight = snapshot(live);
  const { open, shut } = reachOf(fight, who, movementLeft(fight, who));
  const duty = dutyOf(fight, who);
  const options = open.map(({ place, cost }): Option => {
    const against = duty(place);
    return {
      id: placeKey(place),
      label: whereText(fight, place),
      detail: zonesText(cost),
      place,
      ...(against === undefined ? {} : { blocked: against }),
    };
  });
  const closed = shut.map(
    ({ to, reason }): Option => ({
      id: placeKey(to),
      label: whereText(fight, to),
      place: to,
      blocked: no('MU-06', reason),
    }),
  );
  return { options: [...options, ...closed], ways: [...open] };
}

/** What forbids going to a place: the frenzied never fall back, the terrified only run, the broken retreat. */
function dutyOf(fight: MurdhamFight, who: Id): (to: Place) => Reason | undefined {
  const scene = mapOf(fight);
  const sheet = sheetOf(fight, who);
  const here = placeOf(fight, who);
  const foes = all(fight).filter(
    (one) => enemies(fight, one.id, who) && isThere(fight, one.id) && !isHelpless(one.sheet),
  );
  const near = (place: Place) => Math.min(99, ...foes.map((foe) => distance(scene, place, foe.place)));
  const terror = conditionOf(sheet, 'terrified')?.by;
  const retreat = is(sheet, 'must-yield') ? whyNoRetreat(fight, who) : () => undefined;
  return (to) => {
    if (is(sheet, 'frenzied') && near(to) > near(here)) return no('MU-06', 'Frenzied: it never falls back.');
    if (
      terror !== undefined &&
      distance(scene, to, placeOf(fight, terror)) <= distance(scene, here, placeOf(fight, terror))
    )
      return no('MU-06', `Terrified: only away from ${nameOf(fight, terror)}.`);
    return retreat(to);
  };
}

/** MU-06: movement of a turn: asks where, goes there step by step. */
export function* move(fight: MurdhamFight, who: Id): Flow<void> {
  const { options, ways } = destinations(fight, who);
  const answer = yield* choose(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: where to?`,
      rule: 'MU-06',
      about: [who],
      audience: audienceFor(fight, who),
    },
    options,
  );
  const way = ways.find(({ place }) => placeKey(place) === answer);
  if (!way) return;
  yield* beginTurn(fight, who);
  yield* walk(fight, who, way);
}

/** Goes a way step by step, as far as it can. */
export function* walk(fight: MurdhamFight, who: Id, way: Reach): Flow<void> {
  const from = placeOf(fight, who);
  const mover = vehicleOf(fight, who) ?? who;
  const sly = fight.state.turn?.full === 'sprint' && knows(sheetOf(fight, who), 'stealth');
  if (is(sheetOf(fight, who), 'concealed') && fight.state.turn?.full !== 'sneak' && !sly) {
    // Walking the free zone is no sneaking; by the house a save keeps one hidden, once a turn.
    if (fight.house.sneakInFree === 'revealed' || fight.state.turn?.full) reveal(fight, who, 'moving without sneaking');
    else if (!hasDone(fight, who, 'sneak')) {
      markDone(fight, who, 'sneak');
      yield* sneak(fight, who);
    }
  }
  for (const to of way.path) {
    const went = yield* step(fight, who, to);
    if (!went) break;
  }
  const here = placeOf(fight, who);
  if (!samePlace(from, here))
    tell(fight, 'MU-06', `${nameOf(fight, mover)} moves to ${whereText(fight, here)}.`, { who: [who] });
  yield* plainView(fight, who);
  yield* fearCheck(fight);
  cornered(fight);
}

/** The terrified that have no way to get farther from what they fear. */
export const cornered = (fight: MurdhamFight): void =>
  cornerCheck(fight, (who, source) => {
    const scene = mapOf(fight);
    const there = placeOf(fight, source);
    const now = distance(scene, placeOf(fight, who), there);
    return (
      reachOf(fight, who, 4).open.some(({ place }) => distance(scene, place, there) > now) ||
      doorsAt(scene, placeOf(fight, who)).some((zone) => distance(scene, inZone(zone), there) > now)
    );
  });
/** The zones behind closed doors at hand, which whoever runs may open (MU-09). */
const doorsAt = (scene: ZoneScene, here: Place): string[] =>
  nearbyPlaces(scene, here).flatMap((place) => {
    const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
    return border?.door === 'closed' ? border.between : [];
  });

/** MU-43: an AGI save to move unseen, by the house one for each pair of eyes; none with Stealth. */
export function* sneak(fight: MurdhamFight, who: Id): Flow<void> {
  if (knows(sheetOf(fight, who), 'stealth')) return;
  const times = fight.house.sneakSaves === 'each' ? Math.max(1, eyesOn(fight, who).length) : 1;
  for (let at = 0; at < times && is(sheetOf(fight, who), 'concealed'); at += 1)
    if (!(yield* save(fight, who, 'agi', { rule: 'MU-43', what: 'to sneak' }))) reveal(fight, who, 'noise');
}
/** Enemies who would see somebody where it is. */
const eyesOn = (fight: MurdhamFight, who: Id): Id[] =>
  all(fight)
    .filter(
      (one) =>
        enemies(fight, one.id, who) &&
        isThere(fight, one.id) &&
        !isHelpless(one.sheet) &&
        whyUnseen(fight, one.id, who) === undefined,
    )
    .map(({ id }) => id);

/** MU-43: sneaking past somebody's eyes: the GM says whether it walked in plain view. */
function* plainView(fight: MurdhamFight, who: Id): Flow<void> {
  if (!is(sheetOf(fight, who), 'concealed') || !fight.house.askEveryHide) return;
  if (eyesOn(fight, who).length === 0) return;
  const seen = yield* confirm(
    { seat: gm, title: `Did ${nameOf(fight, who)} walk in plain view?`, rule: 'MU-43', audience: 'gm', about: [who] },
    'Seen: revealed',
    'Still hidden',
  );
  if (seen) reveal(fight, who, 'walking in plain view');
}

/** One half zone. False when the way ends here. */
function* step(fight: MurdhamFight, who: Id, to: Place): Flow<boolean> {
  const along = company(fight, who);
  const [runner = who] = along;
  if (
    !(yield* opportunities(
      fight,
      along.filter((id) => !heldBy(fight, who).includes(id)),
      to,
    ))
  )
    return false;
  const sheet = sheetOf(fight, runner);
  if (isGone(sheet) || (isVehicle(sheet) && whyStill(fight, runner) !== undefined)) return false;
  const inAir = is(sheet, 'aloft');
  const from = placeOf(fight, runner);
  const { turn } = fight.state;
  if (turn) turn.moved += 1;
  for (const id of along) fight.state.moved[id] = (fight.state.moved[id] ?? 0) + 1;
  if (!(yield* throughIncense(fight, runner, to))) return false;
  if (!inAir && !(yield* footing(fight, runner, from, to))) return false;
  for (const id of along) fighter(fight, id).place = { ...to };
  yield* arrive(fight, runner, to, inAir);
  yield* trample(fight, runner, to);
  return !isHelpless(sheetOf(fight, runner)) && !isHelpless(sheetOf(fight, who)) && !fight.state.turn?.stopped;
}

/** A demon enters a zone where incense burns only on a STR save; failed, it goes no farther this turn. */
function* throughIncense(fight: MurdhamFight, who: Id, to: Place): Flow<boolean> {
  const burns = featuresAt(fight, to).some(({ detail }) => detail === 'incense');
  if (!burns || sheetOf(fight, who).kind !== 'demon') return true;
  if (yield* save(fight, who, 'str', { rule: 'MU', what: 'to bear the incense' })) return true;
  if (fight.state.turn) fight.state.turn.stopped = true;
  return false;
}

/** What the ground asks before a step is done: balance, the top of a climb. False: it stays where it was. */
function* footing(fight: MurdhamFight, who: Id, from: Place, to: Place): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  const hard = has(featuresAt(fight, from), 'difficult') ?? has(featuresAt(fight, to), 'difficult');
  if (isVehicle(sheet)) return !hard || (yield* danger(fight, who, `on ${hard.label || 'bad ground'}`));
  if (hard && !knows(sheet, 'acrobatics')) {
    const passed = yield* save(fight, who, 'agi', {
      rule: 'MU',
      what: `to keep balance on ${hard.label || 'difficult ground'}`,
    });
    yield* keepSeat(fight, who);
    if (!passed) {
      if (fight.state.turn) fight.state.turn.stopped = true;
      yield* mishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU', text: 'trips' });
      return false;
    }
  }
  const climbing = conditionOf(sheet, 'climbing');
  const wall = has(featuresAt(fight, to), 'climb');
  if (climbing && !wall) {
    const easy = knows(sheet, 'climb') || gear(fight, who, 'ladder', 'rope-ladder');
    const over = easy || (yield* save(fight, who, 'agi', { rule: 'MU', what: 'to get over the top' }));
    lose(sheet, 'climbing');
    if (!over) {
      yield* fall(fight, who, Number(climbing.note ?? 4));
      return false;
    }
  }
  if (wall) gain(sheet, { id: 'climbing', until: 'cause', note: String(wall.amount ?? 4) });
  return true;
}

/** What a place does to those who come into it. */
function* arrive(fight: MurdhamFight, who: Id, to: Place, inAir: boolean): Flow<void> {
  if (to.kind === 'zone') miasma(fight, who, to.zone);
  if (inAir) return;
  const water = has(featuresAt(fight, to), 'water');
  const along = company(fight, who);
  const afloat = isBoat(sheetOf(fight, who));
  for (const id of along) {
    const sheet = sheetOf(fight, id);
    if (water && sheet.mount === undefined && !afloat) gain(sheet, { id: 'in-water', until: 'cause' });
    else {
      lose(sheet, 'in-water');
      if (!water && conditionOf(sheet, 'breathless')?.note === 'water') getAir(fight, id);
    }
  }
  if (water && (water.amount ?? 0) > 0) {
    if (afloat) yield* danger(fight, who, 'in rough water');
    else for (const id of along) if (is(sheetOf(fight, id), 'in-water')) yield* swim(fight, id);
  }
  // A trap or pit is met by whoever goes first; a fire by all.
  const [first = who] = along.filter((id) => isPuller(fight, id));
  yield* enterHazards(fight, first);
  for (const id of along) if (id !== first) yield* enterFire(fight, id);
}
