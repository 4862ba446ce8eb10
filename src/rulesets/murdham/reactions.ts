/** MU-18 to MU-23: who may react to a blow, and how: dodge, counter, hide behind somebody, guard. */
import { choose, type Flow } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import { type Blow, blowOf, type Effect } from './blow.ts';
import { agrees, heldBy } from './decline.ts';
import { scoreOf } from './figures.ts';
import { isNear, isUnawareOf } from './ground.ts';
import {
  all,
  audienceFor,
  conditionOf,
  enemies,
  hasDone,
  is,
  isHelpless,
  isPlayers,
  isThere,
  knows,
  type MurdhamFight,
  markDone,
  nameOf,
  seat,
  sheetOf,
  snapshot,
  tell,
} from './kit.ts';
import { powerCounters } from './powerCounters.ts';
import { canReact, isFit, react } from './readiness.ts';
import { keepSeat } from './riding.ts';
import { save } from './saves.ts';
import { aimAt } from './targets.ts';
import { loosenHold, reveal } from './turn.ts';
import { isPuller, isVehicle } from './vehicles.ts';
import { bestOf, hasWord, isMelee, itemName, type Weapon, weaponsOf } from './weapons.ts';

const free = (fight: MurdhamFight, who: Id, skill: 'dodge-blows' | 'protect' | 'fleet-footed'): boolean =>
  isFit(fight, who) === true && knows(sheetOf(fight, who), skill);

/** Taunted by somebody else than this attacker. */
function tauntedOff(fight: MurdhamFight, who: Id, attacker: Id): boolean {
  const taunt = conditionOf(sheetOf(fight, who), 'taunted');
  return fight.house.tauntedReact === 'taunter' && taunt?.by !== undefined && taunt.by !== attacker;
}

/** What a reaction did to a blow. */
export type Reacted =
  | { kind: 'none' }
  | { kind: 'missed' }
  | { kind: 'turned'; target: Id }
  | { kind: 'counter'; counter: Blow };

/** Who has had a part in answering this blow already. */
export interface Window {
  /** MU-22: nobody becomes the target twice. */
  been: Id[];
  /** MU-23: guards that have spent their turn on it cannot react again. */
  guards: Id[];
  /** In a blast: only dodges, and one counter for all. */
  blast?: 'counter open' | 'counter taken';
}

interface Way extends Option {
  run(): Flow<Reacted>;
}

/** Every reaction to a blow that somebody could make now. */
export function waysOf(fight: MurdhamFight, blow: Blow, window: Window): Way[] {
  if (blow.surprise) return [];
  // Who stepped in may answer as the new target if its turn is left (ruling 16); by the house it takes the blow as it is.
  if (!fight.house.guardThenReact && window.guards.includes(blow.target)) return guardWays(fight, blow, window);
  return [...targetWays(fight, blow, window), ...(window.blast ? [] : guardWays(fight, blow, window))];
}

/** A power that is no blow: it can be countered, not dodged, and nobody stands in its way, unless the house lets them. */
const byPower = ({ weapon }: Blow): boolean => weapon.power !== undefined && weapon.power !== 'eldritch-blast';
const goesPast = (fight: MurdhamFight, blow: Blow): boolean => byPower(blow) && !fight.house.powersGuarded;
/** The frenzied only strike (ruling 14): by the house they do nothing else but attack in their turn, or react like anybody. */
const raving = (fight: MurdhamFight, who: Id): boolean =>
  is(sheetOf(fight, who), 'frenzied') && fight.house.frenziedReact !== 'any';

function targetWays(fight: MurdhamFight, blow: Blow, window: Window): Way[] {
  const { target, attacker } = blow;
  const sheet = sheetOf(fight, target);
  if (isUnawareOf(fight, target, attacker)) return [];
  const name = nameOf(fight, target);
  const full = canReact(fight, target) === true && blow.as !== 'counter';
  const narrow = raving(fight, target);
  if (narrow && fight.house.frenziedReact === 'none') return [];
  // The taunted heed only the taunter until their next turn is over (ruling 14).
  if (tauntedOff(fight, target, attacker)) return [];
  const ways: Way[] = [];
  const stands = window.blast !== undefined && isMelee(blow.weapon) && !fight.house.meleeBlastDodge;
  const noDodge = narrow || stands || byPower(blow) || isPuller(fight, target);
  const byBlows = free(fight, target, 'dodge-blows') && !hasDone(fight, target, 'dodge');
  const byFeet = blow.as === 'opportunity' && free(fight, target, 'fleet-footed');
  if ((full || byBlows || byFeet) && !noDodge)
    ways.push({
      id: 'dodge',
      label: `${name} dodges`,
      detail: `AGI ${scoreOf(sheet, 'agi')}${byFeet || byBlows ? ', costs no turn' : ''}`,
      combatant: target,
      run: () => dodge(fight, blow, byFeet ? 'feet' : byBlows ? 'blows' : 'turn'),
    });
  if (!full || blow.as === 'opportunity') return ways;
  if (window.blast !== 'counter taken') ways.push(...counterWays(fight, blow));
  if (window.blast !== 'counter taken' && !narrow) ways.push(...powerWays(fight, blow));
  const passesOn = window.been.length < 2 || fight.house.hideOn;
  if (!window.blast && !narrow && passesOn && !goesPast(fight, blow)) ways.push(...hideWays(fight, blow, window));
  return ways;
}

/** MU-21: a counter is a fitting attack back, legal now by its own rules. */
function counterWays(fight: MurdhamFight, blow: Blow): Way[] {
  const { target, attacker } = blow;
  const sheet = sheetOf(fight, target);
  const name = nameOf(fight, target);
  const fits = (weapon: Weapon) =>
    !hasWord(weapon, 'blast') && aimAt(fight, target, attacker, weapon, 'counter').verdict === true;
  const own = weaponsOf(sheet).filter(fits);
  const ways = bestOf(own).map((weapon) => counterWay(fight, blow, weapon));
  if (isNear(fight, target, attacker) && !raving(fight, target)) {
    const hands = weaponsOf(sheet).find(isMelee);
    const other = sheetOf(fight, attacker);
    if (hands && (!knows(other, 'wrestling') || knows(sheet, 'wrestling')))
      ways.push(counterWay(fight, blow, hands, { kind: 'grapple' }, 'grapple', `${name} grapples back`));
    for (const item of disarmable(fight, attacker, target))
      if (hands)
        ways.push(
          counterWay(
            fight,
            blow,
            hands,
            { kind: 'disarm', item: item.id },
            `disarm-${item.id}`,
            `${name} disarms: ${itemName(item)}`,
          ),
        );
  }
  return ways;
}
/** MU-10: a counter by a power at hand. Paid for first: it may fizzle, and the attack goes on. */
const powerWays = (fight: MurdhamFight, blow: Blow): Way[] =>
  powerCounters(fight, blow).map(({ make, ...option }) => ({
    ...option,
    combatant: blow.target,
    *run() {
      yield* react(fight, blow.target);
      loosenHold(fight, blow.target);
      tell(fight, 'MU-21', `${option.label}.`, { who: [blow.target, blow.attacker], tone: 'turn' });
      blow.reacted = true;
      const counter = yield* make();
      return counter ? { kind: 'counter', counter } : { kind: 'none' };
    },
  }));

/** MU-35: weapons in hand that somebody may be made to drop; a holder of Disarm only by another. */
export function disarmable(fight: MurdhamFight, target: Id, by: Id) {
  const sheet = sheetOf(fight, target);
  if (knows(sheet, 'disarm') && !knows(sheetOf(fight, by), 'disarm')) return [];
  return weaponsOf(sheet).flatMap(({ gear, spec }) =>
    gear && gear.held !== null && spec.category !== 'siege' ? [gear] : [],
  );
}

function counterWay(
  fight: MurdhamFight,
  blow: Blow,
  weapon: Weapon,
  effect?: Effect,
  id = `counter-${weapon.id}`,
  label = `${nameOf(fight, blow.target)} counters with ${weapon.name}`,
): Way {
  const aim = aimAt(fight, blow.target, blow.attacker, weapon, 'counter');
  const die = weapon.figures.die;
  const [need] = aim.needs;
  return {
    id,
    label,
    detail: effect
      ? 'no damage, STR save'
      : `${die ? `d${die}` : 'no damage'}${need && fight.house.counterSaves ? `, WIT save: ${need.text}` : ''}`,
    combatant: blow.target,
    *run() {
      yield* react(fight, blow.target);
      // Countering the one who is held keeps the hold.
      if (!heldBy(fight, blow.target).includes(blow.attacker)) loosenHold(fight, blow.target);
      if (weapon.gear) weapon.gear.used = true;
      tell(fight, 'MU-21', `${label}.`, { who: [blow.target, blow.attacker], tone: 'turn' });
      const counter: Blow = {
        ...blowOf(blow.target, blow.attacker, weapon, 'counter'),
        ...(effect ? { effect } : {}),
        saved: aim.needs.length > 0 && fight.house.counterSaves,
      };
      blow.reacted = true;
      return { kind: 'counter', counter };
    },
  };
}

/** MU-22, MU-39: somebody nearby becomes the target instead, if it agrees; one who is held has no say. */
function hideWays(fight: MurdhamFight, blow: Blow, window: Window): Way[] {
  const { target, attacker } = blow;
  const seen = snapshot(fight);
  const held = heldBy(seen, target);
  return all(seen)
    .filter(
      (one) =>
        one.id !== target &&
        one.id !== attacker &&
        !window.been.includes(one.id) &&
        isThere(seen, one.id) &&
        isNear(seen, one.id, target) &&
        (held.includes(one.id) || (!enemies(seen, one.id, target) && !isHelpless(one.sheet))) &&
        !isHiddenFrom(seen, one.id, target) &&
        !isVehicle(one.sheet),
    )
    .map((one): Way => {
      const forced = held.includes(one.id);
      const rule = forced ? 'MU-39' : 'MU-22';
      return {
        id: `behind-${one.id}`,
        label: `${nameOf(fight, target)} hides behind ${nameOf(fight, one.id)}`,
        detail: forced ? 'held: it has no say' : 'if they agree',
        combatant: one.id,
        *run() {
          yield* react(fight, target);
          if (!forced) loosenHold(fight, target);
          const who = [target, one.id];
          const yes =
            forced ||
            (yield* agrees(
              fight,
              one.id,
              target,
              `${nameOf(fight, one.id)}: take the blow for ${nameOf(fight, target)}?`,
              rule,
            ));
          blow.reacted = true;
          if (!yes) {
            tell(fight, rule, `${nameOf(fight, one.id)} does not agree.`, { who });
            return { kind: 'none' };
          }
          tell(fight, rule, `${nameOf(fight, target)} hides behind ${nameOf(fight, one.id)}.`, { who, tone: 'turn' });
          return { kind: 'turned', target: one.id };
        },
      };
    });
}

/** Concealed from this one, so that it knows nothing of it. */
const isHiddenFrom = (fight: MurdhamFight, who: Id, from: Id): boolean =>
  is(sheetOf(fight, who), 'concealed') && enemies(fight, who, from);

/** One side, or both with the players: an ally guards the party and the party an ally. Neutral ones guard only their own. */
const areFriends = (fight: MurdhamFight, a: Id, b: Id): boolean => {
  const [one, other] = [fight.combatants[a]?.side ?? '', fight.combatants[b]?.side ?? ''];
  return one === other || (isPlayers(fight, one) && isPlayers(fight, other));
};

/** MU-23: somebody near the target takes its place. Protect guards without spending the turn. */
function guardWays(fight: MurdhamFight, blow: Blow, window: Window): Way[] {
  const { target, attacker } = blow;
  if (blow.as === 'opportunity' || goesPast(fight, blow) || isVehicle(sheetOf(fight, target))) return [];
  if (blow.effect.kind === 'final' && !fight.house.finalBlowGuarded) return [];
  const seen = snapshot(fight);
  return all(seen)
    .filter(
      (one) =>
        one.id !== target &&
        one.id !== attacker &&
        !window.been.includes(one.id) &&
        areFriends(seen, one.id, target) &&
        isNear(seen, one.id, target) &&
        !isUnawareOf(seen, one.id, attacker) &&
        !raving(seen, one.id) &&
        !is(one.sheet, 'must-yield') &&
        !tauntedOff(seen, one.id, attacker) &&
        (canReact(seen, one.id) === true || free(seen, one.id, 'protect')),
    )
    .map((one): Way => {
      const costless = free(fight, one.id, 'protect');
      return {
        id: `guard-${one.id}`,
        label: `${nameOf(fight, one.id)} guards ${nameOf(fight, target)}`,
        detail: costless ? 'Protect: costs no turn' : 'takes the blow',
        combatant: one.id,
        *run() {
          if (!costless) {
            yield* react(fight, one.id);
          }
          window.guards.push(one.id);
          loosenHold(fight, one.id);
          reveal(fight, one.id, 'guarding');
          blow.reacted = true;
          tell(fight, 'MU-23', `${nameOf(fight, one.id)} steps in for ${nameOf(fight, target)}.`, {
            who: [one.id, target],
            tone: 'turn',
          });
          return { kind: 'turned', target: one.id };
        },
      };
    });
}

/** MU-20: an AGI save; passed, the attack misses. */
function* dodge(fight: MurdhamFight, blow: Blow, by: 'turn' | 'blows' | 'feet'): Flow<Reacted> {
  const { target, attacker } = blow;
  if (by === 'turn') yield* react(fight, target);
  if (by === 'blows') markDone(fight, target, 'dodge');
  loosenHold(fight, target);
  blow.reacted = true;
  const passed = yield* save(fight, target, 'agi', { rule: 'MU-20', what: 'to dodge', about: [target, attacker] });
  yield* keepSeat(fight, target);
  if (!passed) return { kind: 'none' };
  tell(fight, 'MU-20', `${nameOf(fight, attacker)} misses ${nameOf(fight, target)}.`, {
    who: [attacker, target],
    tone: 'good',
  });
  return { kind: 'missed' };
}

/** MU-18: one question that lists every reaction possible now; nobody able: not asked. */
export function* askReaction(fight: MurdhamFight, blow: Blow, window: Window): Flow<Reacted> {
  const ways = waysOf(fight, blow, window);
  if (ways.length === 0) return { kind: 'none' };
  const answer = yield* choose(
    {
      seat: seat(fight, blow.target),
      title: `${nameOf(fight, blow.attacker)} attacks ${nameOf(fight, blow.target)} with ${blow.weapon.name}: any reaction?`,
      rule: 'MU-18',
      about: [blow.attacker, blow.target],
      audience: audienceFor(fight, blow.attacker, blow.target),
    },
    [...ways.map(({ run: _, ...option }) => option), { id: 'pass', label: 'No reaction', tone: 'pass' as const }],
  );
  const way = ways.find(({ id }) => id === answer);
  return way ? yield* way.run() : { kind: 'none' };
}
