/**
 * TH-28: triggers: who may answer an event. Combatants are asked in initiative order, and the
 * answers are worked out anew after each one.
 */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Ability, Trigger } from '../../sheet/ability.ts';
import { noteOf } from '../../sheet/sheet.ts';
import { rangeOf } from '../aim/targets.ts';
import { minionOf } from '../conditions/minions.ts';
import { answersInCode } from '../effects/code/answers.ts';
import type { Reply } from '../effects/code/kind.ts';
import { isWraith } from '../ground/walker.ts';
import { zoneRules } from '../ground/zones.ts';
import { abilityInForce, amountOf, conditionsHold, inForce, type Use } from '../table/owned.ts';
import type { GameEvent, Table, WalkStep } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import {
  adjacent,
  apartFrom,
  areAllies,
  firstTime,
  inOrder,
  isMinion,
  isUp,
  mayHelp,
  nameOf,
  squaresApart,
  tell,
  whereIs,
} from '../table/table.ts';

/** The combatant who causes an event. Enemies do not react to a silent attacker's attack. */
const doerOf = (event: GameEvent): Id =>
  event.on === 'leaves' || event.on === 'entered' ? event.step.who : (event.attack.striker ?? event.attack.use.user);

/**
 * Lets every combatant with a fitting trigger answer an event. Nested events stand on the call
 * stack: last in, first out.
 */
export function* fireTriggers(t: Table, event: GameEvent): Flow<void> {
  const { fight } = t;
  if (event.on === 'entered') yield* zoneRules(t, event.step);
  const anchor = event.on === 'leaves' ? anchored(fight, event.step) : undefined;
  if (anchor !== undefined && event.on === 'leaves') {
    event.step.halted = true;
    tell(fight, 'TH-43', sentence`${personRef(anchor)}’s Magnetic Armor holds ${personRef(event.step.who)} in place.`);
    yield* t.apply(event.step.who, 'immobilized', 1, { until: 'this turn', by: 'Magnetic Armor' });
    return;
  }
  const given = new Set<string>();
  for (;;) {
    if (event.on === 'leaves' && event.step.halted) return;
    if (!fight.combatants[doerOf(event)]) return;
    const reply = replies(t, event).find(({ key }) => !given.has(key));
    if (!reply) return;
    given.add(reply.key);
    if (reply.optional) {
      const yes = yield* askConfirmation(
        { seat: seatOf(reply.who), title: reply.title, rule: 'TH-28', about: [reply.about], detail: reply.says },
        'Use it',
        'No',
      );
      if (!yes) continue;
      countReaction(fight, reply.who);
    }
    yield* reply.perform();
  }
}

/** Whether an ability answers events at all. Most do not. */
const mayAnswer = ({ triggers, code }: Ability): boolean => triggers !== undefined || code !== undefined;

/** All answers that combatants could give now, in initiative order. */
function replies(t: Table, event: GameEvent): Reply[] {
  const { fight } = t;
  const silent = 'attack' in event && (event.attack.ways?.includes('silent') ?? false);
  const out: Reply[] = [];
  for (const owner of inOrder(fight)) {
    if (!isUp(owner) || isMinion(owner)) continue;
    if (silent && areEnemies(fight, owner.id, doerOf(event))) continue;
    for (const use of inForce(fight, owner.id, mayAnswer)) {
      for (const [at, trigger] of (use.ability.triggers ?? []).entries()) {
        const about = answers(fight, use, trigger, event);
        if (about !== undefined)
          out.push(replyOf(t, use, trigger, `${owner.id} ${use.ability.id} ${at}`, about, event));
      }
      for (const name of use.ability.code ?? []) out.push(...(answersInCode[name]?.(t, use, event) ?? []));
    }
  }
  return out;
}

/**
 * Whether an answer is only a move that its owner can decline when asked where to go. Such an
 * answer needs no question of its own.
 */
const asksItself = ({ effects, ends }: Trigger): boolean =>
  ends !== true &&
  effects.length > 0 &&
  effects.every((effect) => MOVES.has(effect.do === 'code' ? effect.name : effect.do));
const MOVES: ReadonlySet<string> = new Set(['walk', 'teleport', 'push', 'shove', 'steer', 'force-push']);

function replyOf(t: Table, use: Use, trigger: Trigger, key: string, about: Id, event: GameEvent): Reply {
  const { fight } = t;
  const stand = mayHelp(fight, use.user, about) ? 'for' : 'against';
  const whom = about === use.user ? sentence`` : sentence` ${stand} ${personRef(about)}`;
  return {
    who: use.user,
    key: `${key} ${about}`,
    title: `${nameOf(fight, use.user)}: ${use.ability.name} ${stand} ${nameOf(fight, about)}?`,
    says: use.ability.text,
    optional: (trigger.optional ?? false) && !asksItself(trigger),
    about,
    *perform() {
      if (trigger.once) firstTime(fight, `${use.ability.id} ${use.user} ${about}`);
      if (!asksItself(trigger))
        tell(fight, 'TH-28', sentence`${personRef(use.user)} answers with ${itemRef(use.ability.name)}${whom}.`, {
          who: [about],
        });
      const before = sheetOf(fight, use.user).stance?.ability;
      for (const effect of trigger.effects)
        if (effect.do === 'halt' && event.on === 'leaves')
          yield* halt(t, event.step, use, effect.price === undefined ? undefined : amountOf(fight, use, effect.price));
      yield* t.run(
        use,
        trigger.effects.filter(({ do: verb }) => verb !== 'halt'),
        about,
        'attack' in event ? event.attack : undefined,
      );
      if (trigger.ends && before === use.ability.id && sheetOf(fight, use.user).stance?.ability === before)
        yield* usedUp(t, use);
    },
  };
}

/** Ends a stance that ends when it is used. Pivot a keeps a stance that was just taken. */
function* usedUp(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const pivoted = noteOf(sheetOf(fight, use.user), 'pivoted') > 0;
  const stays =
    pivoted &&
    (yield* askConfirmation(
      { seat: seatOf(use.user), title: `Pivot: stay in ${use.ability.name}?`, rule: 'TH-43' },
      'Stay',
      'Let it end',
    ));
  if (!stays) endStance(fight, use.user, 'used');
}

/**
 * TH-11, TH-43: an answer refuses a step or makes it cost more; then the walker pays or stays.
 * Movement that earlier answers to the same step took can no longer pay. A refused step costs
 * nothing, and nobody answers it any more.
 */
function* halt(t: Table, step: WalkStep, use: Use, price: number | undefined): Flow<void> {
  const { fight } = t;
  const left = step.left - step.price;
  const whose = `${nameOf(fight, use.user)}’s ${use.ability.name}`;
  const pays =
    price !== undefined &&
    left >= price &&
    (yield* askConfirmation(
      {
        seat: seatOf(step.who),
        title: `${whose}: ${nameOf(fight, step.who)}, pay ${price} more movement (${left} left), or go back?`,
        rule: 'TH-43',
        about: [step.who],
      },
      `Pay ${price}`,
      'Go back',
    ));
  if (pays && price !== undefined) step.price += price;
  else {
    step.halted = true;
    const of = sentence`${personRef(use.user)}’s ${itemRef(use.ability.name)}`;
    const why =
      price === undefined
        ? sentence`${of} lets nobody by`
        : sentence`the price of ${of} ${left < price ? 'cannot be' : 'is not'} paid`;
    tell(fight, 'TH-43', sentence`${personRef(step.who)} does not make that step: ${why}.`);
  }
}

/** The combatant whom a trigger concerns in this event; undefined if it gives no answer. */
function answers(fight: ThrumFight, use: Use, trigger: Trigger, event: GameEvent): Id | undefined {
  const about = subject(fight, use, trigger, event);
  if (about === undefined || !fight.combatants[about]) return undefined;
  if (trigger.once && fight.state.firsts.includes(`${use.ability.id} ${use.user} ${about}`)) return undefined;
  const known =
    'attack' in event
      ? { target: about, outcome: event.attack.outcome, kind: event.attack.kind, tags: event.attack.tags }
      : { target: about };
  return conditionsHold(fight, use, trigger.when, known) ? about : undefined;
}

function subject(fight: ThrumFight, use: Use, trigger: Trigger, event: GameEvent): Id | undefined {
  const me = use.user;
  switch (trigger.on) {
    case 'ally attacks': {
      if (event.on !== 'targeted') return undefined;
      const { target } = event.attack;
      const doer = doerOf(event);
      return mayHelp(fight, me, doer) && areEnemies(fight, me, target) && inRange(fight, use, target)
        ? target
        : undefined;
    }
    case 'ally attacked': {
      if (event.on !== 'targeted') return undefined;
      const { target } = event.attack;
      return areEnemies(fight, me, doerOf(event)) && mayHelp(fight, me, target) && inRange(fight, use, target)
        ? target
        : undefined;
    }
    case 'leaves':
    case 'leaves minion': {
      if (event.on !== 'leaves' || !event.step.own) return undefined;
      const { who, from, to } = event.step;
      const centre = trigger.on === 'leaves' ? me : minionOf(fight, me);
      if (!centre || !areEnemies(fight, me, who) || isWraith(sheetOf(fight, who))) return undefined;
      const away = apartFrom(fight, from, centre, sheetOf(fight, who).squares);
      const within = trigger.within === undefined ? rangeOf(fight, use) : amountOf(fight, use, trigger.within);
      if (away > within) return undefined;
      // Guardian from two squares away answers only combatants who go further away.
      return away < 2 ||
        apartFrom(fight, to, centre, sheetOf(fight, who).squares) > away ||
        trigger.within === undefined
        ? who
        : undefined;
    }
    case 'enters aura': {
      if (event.on !== 'entered') return undefined;
      const { who, from } = event.step;
      if (!areEnemies(fight, me, who)) return undefined;
      const size = auraSize(fight, use);
      return squaresApart(fight, me, who) <= size && apartFrom(fight, from, me, sheetOf(fight, who).squares) > size
        ? who
        : undefined;
    }
    case 'enters terrain': {
      if (event.on !== 'entered') return undefined;
      const { who } = event.step;
      const at = whereIs(fight, who);
      if (!at || !areEnemies(fight, me, who)) return undefined;
      const mine = fight.state.terrains.filter(({ owner }) => owner === me);
      return mine.some(({ squares }) => squares.some((square) => apartFrom(fight, square, who) === 0))
        ? who
        : undefined;
    }
    case 'defended':
      if (event.on !== 'defended' || event.attack.target !== me) return undefined;
      return trigger.by === undefined || trigger.by === event.attack.defence ? doerOf(event) : undefined;
    case 'hit':
      return event.on === 'hit' && event.attack.use.user === me ? event.attack.target : undefined;
  }
}

/** The size of a stance's aura: chosen when the stance was taken, or the stance's own. */
export function auraSize(fight: ThrumFight, use: Use): number {
  const held = sheetOf(fight, use.user).stance;
  const chosen = held?.ability === use.ability.id ? Number.parseInt(held.mode, 10) : Number.NaN;
  return Number.isNaN(chosen) ? amountOf(fight, use, use.ability.aura ?? 1) : chosen;
}

/**
 * Whether a combatant is within range of the stance's owner. Channel Will measures Assist and
 * Protect from the Minion too.
 */
function inRange(fight: ThrumFight, use: Use, other: Id): boolean {
  const range = rangeOf(fight, use);
  if (squaresApart(fight, use.user, other) <= range) return true;
  const minion = sheetOf(fight, use.user).abilities.some(({ id }) => id === 'channel-will')
    ? minionOf(fight, use.user)
    : undefined;
  return minion !== undefined && use.ability.art === 'basic' && squaresApart(fight, minion, other) <= range;
}

/**
 * Magnetic Armor's second half: an enemy's ability may not move an ally away from beside the
 * armour's owner.
 */
function anchored(fight: ThrumFight, step: WalkStep): Id | undefined {
  if (step.own || step.by === undefined || step.drifting) return undefined;
  const by = step.by;
  return inOrder(fight).find(
    (owner) =>
      isUp(owner) &&
      abilityInForce(fight, owner.id, 'magnetic-armor') &&
      areEnemies(fight, owner.id, by) &&
      areAllies(fight, owner.id, step.who) &&
      adjacent(fight, owner.id, step.who),
  )?.id;
}
