/**
 * MU-18 to MU-23: works out who may react to a blow and how: the target dodges, counters or hides
 * behind somebody, and a friend guards.
 */

import { countAttack, countReaction } from '../../../../engine/facts.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { scoreOf } from '../../sheet/scores.ts';
import { conditionOf, isConditionActive, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { stillLands } from '../blows/landing.ts';
import { loosenHold } from '../harm/holds.ts';
import { retarget } from '../harm/nonlethal.ts';
import { keepSeat } from '../riding.ts';
import { type Blow, surprises } from '../table/blow.ts';
import { isEncumbered } from '../table/figures.ts';
import { placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { audienceFor, hasDone, markDone, seatOfFighter, tell } from '../table/table.ts';
import { isPuller, isVehicle } from '../table/vehicles.ts';
import { isMelee } from '../table/weapons.ts';
import { canReact, isFit, spendReaction } from '../turns/readiness.ts';
import { countersTo, isRaving } from './counters.ts';
import { guardsOf, hidesBehind, type StepIn, tauntedOff } from './steppingIn.ts';

/**
 * What the reactions have made of a blow: it falls on its target, it misses, or the target counters
 * it.
 */
export type BlowOutcome = { kind: 'stands' } | { kind: 'missed' } | { kind: 'counter'; counter: Blow };
/**
 * What one reaction did: it settled the blow, turned the blow to another target, or failed, so that
 * others may still step in.
 */
type Reacted = BlowOutcome | { kind: 'turned'; target: Id } | { kind: 'open' };

/** The fighters who have already had a part in answering this blow. */
interface ReactionWindow {
  /** MU-22: the targets of this blow so far. Nobody becomes the target twice. */
  been: Id[];
  /** MU-18: the fighters who have made their own reaction to this blow. Each has one. */
  answered: Id[];
  /** MU-23: the guards who have spent their turn on this blow and so cannot react again. */
  guards: Id[];
  /** The reactions that were refused and are not offered again. */
  refused: string[];
  /** In a blast all targets share one counter. Says whether it is still to be had. */
  blast?: 'counter open' | 'counter taken';
}

interface Way extends Option {
  run(): Flow<Reacted>;
}

/** Lists every reaction to a blow that the target or a friend could make now. */
function waysOf(fight: MurdhamFight, blow: Blow, window: ReactionWindow): Way[] {
  const ways = [...targetWays(fight, blow, window), ...guardWays(fight, blow, window)];
  return ways.filter(({ id }) => !window.refused.includes(id));
}

/**
 * Tells whether a blow is a power and no strike. The target can counter such a power but not dodge
 * it, and nobody steps in its way, unless a house rule lets them.
 */
const byPower = ({ weapon }: Blow): boolean => weapon.power !== undefined && weapon.figures.die === undefined;
const goesPast = (fight: MurdhamFight, blow: Blow): boolean => byPower(blow) && !fight.house.powersGuarded;
const free = (fight: MurdhamFight, who: Id, skill: 'dodge-blows' | 'fleet-footed'): boolean =>
  isFit(fight, who) === true && knowsSkill(sheetOf(fight, who), skill);

/**
 * MU-45: a broken fighter neither guards nor counters. By house rule a taunt goes before that,
 * against the taunter.
 */
function isBroken(fight: MurdhamFight, who: Id, attacker: Id): boolean {
  const sheet = sheetOf(fight, who);
  const goaded = fight.house.brokenAndTaunted === 'taunt' && conditionOf(sheet, 'taunted')?.by === attacker;
  return isConditionActive(sheet, 'must-yield') && !goaded;
}

/**
 * Lists the reactions of the target itself. A target that does not know of the attacker has none
 * (MU-19, MU-42).
 */
function targetWays(fight: MurdhamFight, blow: Blow, window: ReactionWindow): Way[] {
  const { target, attacker } = blow;
  if (surprises(blow) || window.answered.includes(target)) return [];
  // A fighter who stepped in may answer as the new target if its turn is left (ruling 16). By house
  // rule it takes the blow as it is.
  if (!fight.house.guardThenReact && window.guards.includes(target)) return [];
  const narrow = isRaving(fight, target);
  if (narrow && fight.house.frenziedReact === 'none') return [];
  // A taunted fighter heeds only the taunter until its next turn is over (ruling 14).
  if (tauntedOff(fight, target, attacker)) return [];
  const ways = [...dodgeWays(fight, blow, window)];
  if (canReact(fight, target) !== true || blow.as !== 'attack') return ways;
  if (window.blast !== 'counter taken' && !isBroken(fight, target, attacker))
    ways.push(...counterWays(fight, blow, window));
  const passesOn = window.been.length < 2 || fight.house.hideOn;
  if (!narrow && passesOn && !goesPast(fight, blow))
    ways.push(...hidesBehind(fight, blow, window.been).map((one) => turning(fight, blow, window, one)));
  return ways;
}

function dodgeWays(fight: MurdhamFight, blow: Blow, window: ReactionWindow): Way[] {
  const { target } = blow;
  const full = canReact(fight, target) === true;
  const stands = window.blast !== undefined && isMelee(blow.weapon) && !fight.house.meleeBlastDodge;
  if (isRaving(fight, target) || stands || byPower(blow) || isPuller(fight, target)) return [];
  const byBlows = free(fight, target, 'dodge-blows') && !hasDone(fight, target, 'dodge');
  const byFeet = blow.as === 'opportunity' && free(fight, target, 'fleet-footed');
  if (!full && !byBlows && !byFeet) return [];
  const sheet = sheetOf(fight, target);
  const fails = fight.house.encumberedSaves === 'fail';
  const load = isEncumbered(sheet, fight.house)
    ? `, ${fails ? 'and fails under the load' : 'then STR for the load'}`
    : '';
  return [
    {
      id: 'dodge',
      label: `${nameOf(fight, target)} dodges`,
      detail: `AGI ${scoreOf(sheet, 'agi')}${load}${byFeet || byBlows ? ', costs no turn' : ', takes the turn'}`,
      combatant: target,
      run: () => {
        window.answered.push(target);
        return dodge(fight, blow, byFeet ? 'feet' : byBlows ? 'blows' : 'turn');
      },
    },
  ];
}

const counterWays = (fight: MurdhamFight, blow: Blow, window: ReactionWindow): Way[] =>
  countersTo(fight, blow).map(({ run, refusable, weapon: _, does: __, ...option }) => ({
    ...option,
    detail: [...(option.detail === undefined ? [] : [option.detail]), 'takes the turn'].join(', '),
    *run() {
      const counter = yield* run();
      if (counter) return { kind: 'counter', counter };
      if (refusable) window.refused.push(option.id);
      else window.answered.push(blow.target);
      return { kind: 'open' };
    },
  }));

/**
 * MU-23: a friend near the target may step in, also in a blast, against an opportunity attack, and
 * after the target's dodge has failed.
 */
function guardWays(fight: MurdhamFight, blow: Blow, window: ReactionWindow): Way[] {
  if (goesPast(fight, blow) || isVehicle(sheetOf(fight, blow.target))) return [];
  if (blow.effect.kind === 'final' && !fight.house.finalBlowGuarded) return [];
  return guardsOf(fight, blow, window.been).map((one) => turning(fight, blow, window, one, 'guard'));
}

/**
 * Makes somebody else the target, if that one agrees. The new target is asked in turn, and is a
 * target no second time.
 */
const turning = (
  fight: MurdhamFight,
  blow: Blow,
  window: ReactionWindow,
  { run, ...option }: StepIn,
  how: 'guard' | 'behind' = 'behind',
): Way => ({
  ...option,
  *run() {
    const stood = {
      from: { ...placeOf(fight, blow.attacker) },
      at: { ...placeOf(fight, option.combatant) },
    };
    if (!(yield* run())) {
      window.refused.push(option.id);
      return { kind: 'open' };
    }
    if (how === 'guard') window.guards.push(option.combatant);
    blow.reacted = true;
    blow.steppedIn = stood;
    return { kind: 'turned', target: option.combatant };
  },
});

/** MU-20: the target makes an AGI save to dodge. If it passes, the attack misses. */
function* dodge(fight: MurdhamFight, blow: Blow, by: 'turn' | 'blows' | 'feet'): Flow<Reacted> {
  const { target, attacker } = blow;
  if (by === 'turn') yield* spendReaction(fight, target);
  else countReaction(fight, target);
  if (by === 'blows') markDone(fight, target, 'dodge');
  loosenHold(fight, target, 'to dodge');
  blow.reacted = true;
  const passed = yield* rollSave(fight, target, 'agi', { rule: 'MU-20', what: 'to dodge', about: [target, attacker] });
  yield* keepSeat(fight, target);
  if (!passed) return { kind: 'open' };
  countAttack(fight, attacker, target, 'miss');
  tell(fight, 'MU-20', sentence`${personRef(attacker)} misses ${personRef(target)}.`, {
    happened: { is: 'dodged', whom: [target], by: attacker },
    tone: 'good',
  });
  return { kind: 'missed' };
}

/** Says what the attacker does to the target, in words, for the question to who may react. */
function against(fight: MurdhamFight, { attacker, target, weapon, effect, as }: Blow): string {
  const [who, whom] = [nameOf(fight, attacker), nameOf(fight, target)];
  const moving = as === 'opportunity' ? ' on the way out' : '';
  switch (effect.kind) {
    case 'stun':
      return `${who} strikes to stun ${whom} with ${weapon.name}${moving}`;
    case 'final':
      return `${who} deals ${whom} the final blow with ${weapon.name}`;
    case 'disarm':
      return `${who} would disarm ${whom} with ${weapon.name}${moving}`;
    case 'grapple':
      return `${who} would grab ${whom}${moving}`;
    case 'entangle':
      return `${who} would entangle ${whom} with ${weapon.name}`;
    case 'dazzle':
      return `${who} would dazzle ${whom} with ${weapon.name}`;
    case 'power':
      return `${who} invokes ${weapon.name} on ${whom}`;
    case 'damage':
      return `${who} attacks ${whom} with ${weapon.name}${moving}`;
  }
}

/**
 * MU-18: asks the target one question that lists every reaction possible now. If nobody is able to
 * react, nothing is asked.
 */
function* askReaction(fight: MurdhamFight, blow: Blow, window: ReactionWindow): Flow<Reacted> {
  if (!stillLands(fight, blow)) return { kind: 'missed' };
  const ways = waysOf(fight, blow, window);
  if (ways.length === 0) return { kind: 'stands' };
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, blow.target),
      title: `${against(fight, blow)}: any reaction?`,
      rule: 'MU-18',
      about: [blow.attacker, blow.target],
      audience: audienceFor(fight, blow.attacker, blow.target),
    },
    [...ways.map(({ run: _, ...option }) => option), { id: 'pass', label: 'No reaction', tone: 'pass' as const }],
  );
  const way = ways.find(({ id }) => id === answer);
  return way ? yield* way.run() : { kind: 'stands' };
}

/**
 * MU-18: runs all reactions to a blow, one after another, until nobody wants to react or the blow
 * is settled. The target of the blow changes with those who step in.
 */
export function* askReactions(fight: MurdhamFight, blow: Blow, blast?: ReactionWindow['blast']): Flow<BlowOutcome> {
  const window: ReactionWindow = {
    been: [blow.target],
    answered: [],
    guards: [],
    refused: [],
    ...(blast === undefined ? {} : { blast }),
  };
  for (;;) {
    const reacted = yield* askReaction(fight, blow, window);
    if (reacted.kind === 'open') continue;
    if (reacted.kind !== 'turned') return reacted;
    window.been.push(reacted.target);
    blow.target = reacted.target;
    yield* retarget(fight, blow);
    // MU-14: a fighter who steps in is not helpless, so it takes a plain blow and may counter it.
    if (blow.effect.kind === 'final' && !isHelpless(sheetOf(fight, blow.target))) blow.effect = { kind: 'damage' };
  }
}
