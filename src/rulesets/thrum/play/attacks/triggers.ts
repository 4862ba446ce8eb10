/** TH-28: triggers: who may answer what happens, asked in initiative order, worked out again after each answer. */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { confirm, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Trigger } from '../../sheet/ability.ts';
import { noteOf } from '../../sheet/sheet.ts';
import { rangeOf } from '../aim/targets.ts';
import { minionOf } from '../conditions/minions.ts';
import { answersInCode } from '../effects/code/answers.ts';
import type { Reply } from '../effects/code/kind.ts';
import { isWraith } from '../ground/walker.ts';
import { zoneRules } from '../ground/zones.ts';
import { amountOf, holds, inForce, type Use, using } from '../table/owned.ts';
import type { Happening, Step, Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import {
  adjacent,
  allies,
  apart,
  apartFrom,
  firstTime,
  helped,
  inOrder,
  isMinion,
  isUp,
  nameOf,
  tell,
  whereIs,
} from '../table/table.ts';

/** Whose doing an event is: a silent attack sets off nothing of its enemies. */
const doerOf = (event: Happening): Id =>
  event.on === 'leaves' || event.on === 'entered' ? event.step.who : (event.attack.striker ?? event.attack.use.user);

/** Lets everyone answer what happens. Nested events stand on the call stack: last in, first out. */
export function* fire(t: Table, event: Happening): Flow<void> {
  const { fight } = t;
  if (event.on === 'entered') yield* zoneRules(t, event.step);
  const anchor = event.on === 'leaves' ? anchored(fight, event.step) : undefined;
  if (anchor !== undefined && event.on === 'leaves') {
    event.step.halted = true;
    tell(fight, 'TH-43', `${nameOf(fight, anchor)}’s Magnetic Armor holds ${nameOf(fight, event.step.who)} in place.`, {
      who: [anchor, event.step.who],
    });
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
      const yes = yield* confirm(
        { seat: seatOf(reply.who), title: reply.title, rule: 'TH-28', about: [reply.about] },
        'Use it',
        'No',
      );
      if (!yes) continue;
      countReaction(fight, reply.who);
    }
    yield* reply.perform();
  }
}

/** Everyone's answers now, in initiative order. */
function replies(t: Table, event: Happening): Reply[] {
  const { fight } = t;
  const silent = 'attack' in event && (event.attack.ways?.includes('silent') ?? false);
  const out: Reply[] = [];
  for (const owner of inOrder(fight)) {
    if (!isUp(owner) || isMinion(owner)) continue;
    if (silent && areEnemies(fight, owner.id, doerOf(event))) continue;
    for (const use of inForce(fight, owner.id)) {
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

/** Whether all that an answer does is a move which may be declined where it is asked for: one question is enough. */
const asksItself = ({ effects, ends }: Trigger): boolean =>
  ends !== true &&
  effects.length > 0 &&
  effects.every((effect) => MOVES.has(effect.do === 'code' ? effect.name : effect.do));
const MOVES: ReadonlySet<string> = new Set(['walk', 'teleport', 'push', 'shove', 'steer', 'force-push']);

function replyOf(t: Table, use: Use, trigger: Trigger, key: string, about: Id, event: Happening): Reply {
  const { fight } = t;
  return {
    who: use.user,
    key: `${key} ${about}`,
    title: `${nameOf(fight, use.user)}: ${use.ability.name} ${helped(fight, use.user, about) ? 'for' : 'against'} ${nameOf(fight, about)}?`,
    optional: (trigger.optional ?? false) && !asksItself(trigger),
    about,
    *perform() {
      if (trigger.once) firstTime(fight, `${use.ability.id} ${use.user} ${about}`);
      if (!asksItself(trigger))
        tell(fight, 'TH-28', `${nameOf(fight, use.user)} answers with ${use.ability.name}.`, {
          who: [use.user, about],
        });
      const before = sheetOf(fight, use.user).stance?.ability;
      for (const effect of trigger.effects)
        if (effect.do === 'halt' && event.on === 'leaves')
          yield* halt(t, event.step, effect.price === undefined ? undefined : amountOf(fight, use, effect.price));
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

/** A stance that ends by its use. Pivot a lets the one just taken stay. */
function* usedUp(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const pivoted = noteOf(sheetOf(fight, use.user), 'pivoted') > 0;
  const stays =
    pivoted &&
    (yield* confirm(
      { seat: seatOf(use.user), title: `Pivot: stay in ${use.ability.name}?`, rule: 'TH-43' },
      'Stay',
      'Let it end',
    ));
  if (!stays) endStance(fight, use.user, 'used');
}

/** A step is refused, or costs more: its maker pays or stays. */
function* halt(t: Table, step: Step, price: number | undefined): Flow<void> {
  const { fight } = t;
  const pays =
    price !== undefined &&
    step.left >= price &&
    (yield* confirm(
      {
        seat: seatOf(step.who),
        title: `${nameOf(fight, step.who)}: pay ${price} more movement, or go back?`,
        rule: 'TH-43',
        about: [step.who],
      },
      `Pay ${price}`,
      'Go back',
    ));
  if (pays && price !== undefined) step.price += price;
  else {
    step.halted = true;
    tell(fight, 'TH-43', `${nameOf(fight, step.who)} does not make that step.`, { who: [step.who] });
  }
}

/** Whom a trigger is about, if it answers this event now. */
function answers(fight: ThrumFight, use: Use, trigger: Trigger, event: Happening): Id | undefined {
  const about = subject(fight, use, trigger, event);
  if (about === undefined || !fight.combatants[about]) return undefined;
  if (trigger.once && fight.state.firsts.includes(`${use.ability.id} ${use.user} ${about}`)) return undefined;
  const known =
    'attack' in event
      ? { target: about, outcome: event.attack.outcome, kind: event.attack.kind, tags: event.attack.tags }
      : { target: about };
  return holds(fight, use, trigger.when, known) ? about : undefined;
}

function subject(fight: ThrumFight, use: Use, trigger: Trigger, event: Happening): Id | undefined {
  const me = use.user;
  switch (trigger.on) {
    case 'ally attacks': {
      if (event.on !== 'targeted') return undefined;
      const { target } = event.attack;
      const doer = doerOf(event);
      return helped(fight, me, doer) && areEnemies(fight, me, target) && inRange(fight, use, target)
        ? target
        : undefined;
    }
    case 'ally attacked': {
      if (event.on !== 'targeted') return undefined;
      const { target } = event.attack;
      return areEnemies(fight, me, doerOf(event)) && helped(fight, me, target) && inRange(fight, use, target)
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
      // Guardian from two squares away answers only those who go further off.
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
      return apart(fight, me, who) <= size && apartFrom(fight, from, me, sheetOf(fight, who).squares) > size
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

/** The aura of a stance: what was chosen on taking it, or its own size. */
export function auraSize(fight: ThrumFight, use: Use): number {
  const held = sheetOf(fight, use.user).stance;
  const chosen = held?.ability === use.ability.id ? Number.parseInt(held.mode, 10) : Number.NaN;
  return Number.isNaN(chosen) ? amountOf(fight, use, use.ability.aura ?? 1) : chosen;
}

/** Within range of the stance's owner; Channel Will measures Assist and Protect from the Minion too. */
function inRange(fight: ThrumFight, use: Use, other: Id): boolean {
  const range = rangeOf(fight, use);
  if (apart(fight, use.user, other) <= range) return true;
  const minion = sheetOf(fight, use.user).abilities.some(({ id }) => id === 'channel-will')
    ? minionOf(fight, use.user)
    : undefined;
  return minion !== undefined && use.ability.art === 'basic' && apart(fight, minion, other) <= range;
}

/** Magnetic Armor's second half: an enemy's ability may not move an ally from beside its owner. */
function anchored(fight: ThrumFight, step: Step): Id | undefined {
  if (step.own || step.by === undefined || step.drifting) return undefined;
  const by = step.by;
  return inOrder(fight).find(
    (owner) =>
      isUp(owner) &&
      using(fight, owner.id, 'magnetic-armor') &&
      areEnemies(fight, owner.id, by) &&
      allies(fight, owner.id, step.who) &&
      adjacent(fight, owner.id, step.who),
  )?.id;
}
