/**
 * Defence against a hit (IN-29 to IN-34): dodge, parry, block, intercept. The choice is asked again
 * as long as somebody may defend.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { allOf, type Id, notAllowed, type Seat, seatOf, seatOfSide, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import { DOES_WORDS } from '../../sheet/effects.ts';
import { type Item, isBroken } from '../../sheet/items.ts';
import { type Fighter, itemOf } from '../../sheet/sheet.ts';
import { mayFreely, mayReact, spendReaction } from '../harm/reactions.ts';
import { tell } from '../table/tell.ts';
import { type Reaching, reachWords, rollTest, testOf, testWords } from '../table/tests.ts';
import type { Blow } from './blow.ts';
import { evasionAgainst, parryCounts, reducedDamage, reductionAgainst } from './figures.ts';
import { allyOptions } from './intercept.ts';

/** A defence against a hit. `block` and `parry` name the item that the defender uses. */
export type DefenceChoice =
  | { by: 'none' }
  | { by: 'dodge' }
  | { by: 'parry' | 'block'; item: string }
  | { by: 'intercept'; who: Id };

/** The items with which a combatant can parry or block: those in hand, but no part of the body. */
const held = (one: Fighter) => one.sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural');
const greyed = (verdict: Verdict) => (verdict === true ? {} : { blocked: verdict });
const whole = (thing: Item): Verdict => !isBroken(thing) || notAllowed('IN-32', `${thing.name} is broken.`);

/**
 * IN-34: the defence after Intercept costs no reaction. A house rule says whether it costs stamina.
 */
const mayDefend = (fight: IngenuityFight, { target, terms }: Pick<Blow, 'target' | 'terms'>): Verdict =>
  terms === 'reaction'
    ? mayReact(fight, target, 'stamina')
    : mayFreely(fight, target, fight.house.interceptPays ? 'stamina' : 'nothing');

/** IN-31: an item adds its parry value to the deflection; without a parry value it adds 1. */
const parryOf = (thing: Item): number => thing.parry || 1;
/**
 * IN-31: the sum that the target's parries of this blow add, for the items that the target still
 * has.
 */
export const parriedBy = (fight: IngenuityFight, blow: Blow): number =>
  blow.parries
    .filter(({ who }) => who === blow.target)
    .reduce((sum, { who, item }) => {
      const thing = itemOf(combatantOf(fight, who), item);
      return sum + (thing ? parryOf(thing) : 0);
    }, 0);

/**
 * IN-33: the number that a dodge must reach. By the house rule that is the attack's result, one
 * more, or a fixed number.
 */
const dodgeReach = ({ house }: IngenuityFight, total: number): Pick<Reaching, 'reach' | 'against'> =>
  house.dodgeAgainst === 'set'
    ? { reach: house.dodgeNumber, against: 'the difficulty' }
    : house.dodgeAgainst === 'over'
      ? { reach: total + 1, against: 'the attack’s result plus 1, a total' }
      : { reach: total, against: 'the attack’s result' };

/**
 * The reduction of a blow with the parries so far and one more. By a house rule parries add to
 * evasion instead.
 */
export function lessFor(fight: IngenuityFight, blow: Blow, more = 0): number {
  const [attacker, target] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  const counts = parryCounts(fight, blow.thing.type) && fight.house.parryAdds === 'deflection';
  const parry = counts ? parriedBy(fight, blow) + more : 0;
  return reductionAgainst(fight, attacker, target, blow.thing.type, parry).total;
}
/** IN-22: the evasion that a blow must reach, with the parries where they add to it. */
export function evasionOf(fight: IngenuityFight, blow: Blow, more = 0): number {
  const [attacker, target] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  const parry = fight.house.parryAdds === 'evasion' ? parriedBy(fight, blow) + more : 0;
  return evasionAgainst(fight, attacker, target).total + parry;
}

/**
 * IN-30: the damage that goes past the blocking item. By a house rule the bearer's deflection
 * reduces that damage.
 */
export function beyondItem(fight: IngenuityFight, blow: Blow, over: number): number {
  if (over <= 0 || !fight.house.excessReduced) return Math.max(0, over);
  const [attacker, bearer] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  return reducedDamage(over, reductionAgainst(fight, attacker, bearer, blow.thing.type).total);
}

/** Tells whether a parry with an item would help against this blow. */
function parries(fight: IngenuityFight, blow: Blow, thing: Item): Verdict {
  const done = blow.parries.some(({ who, item }) => who === blow.target && item === thing.id);
  return allOf(
    whole(thing),
    !done || notAllowed('IN-31', 'Has parried this blow already.'),
    parryCounts(fight, blow.thing.type) ||
      notAllowed('IN-31', `A parry does not help against ${blow.thing.type} damage.`),
    fight.house.parryAdds === 'deflection' || !blow.critical || notAllowed('IN-24', 'A critical hit cannot miss.'),
  );
}

/**
 * Gives an option for each defence of the target with its effect; a defence that cannot be used is
 * greyed.
 */
function ownOptions(fight: IngenuityFight, blow: Blow): Option[] {
  const target = combatantOf(fight, blow.target);
  const may = mayDefend(fight, blow);
  const both = (other: Verdict) => greyed(may === true ? other : may);
  const plain = reducedDamage(blow.damage, lessFor(fight, blow));
  const blocks = held(target)
    .filter(({ block }) => block > 0)
    .map((thing) => {
      const onItem = reducedDamage(blow.damage, asPlayed(fight.house, thing).block);
      const beyond = beyondItem(fight, blow, onItem - thing.durability.now);
      return {
        id: `block:${thing.id}`,
        label: `Block with ${thing.name}`,
        detail: `${thing.name} takes ${Math.min(onItem, thing.durability.now)} of ${thing.durability.now} durability${beyond > 0 ? `, ${beyond} damage ${beyond === 1 ? 'goes' : 'go'} through` : ''}`,
        ...both(whole(thing)),
      };
    });
  if (blow.open === 'block') return blocks;
  return [
    {
      id: 'dodge',
      label: 'Dodge',
      detail: `${testWords(target, testOf(fight, 'dodge'), 'defence')} must reach ${reachWords(dodgeReach(fight, blow.total))}`,
      ...both(!blow.critical || notAllowed('IN-24', 'A critical hit cannot miss.')),
    },
    ...held(target).map((thing) => {
      const keeps = `${thing.name} keeps ${thing.durability.now - 1} of ${thing.durability.max} durability`;
      const turned =
        fight.house.parryAdds === 'evasion'
          ? `evasion ${evasionOf(fight, blow, parryOf(thing))} against ${blow.total}`
          : `${reducedDamage(blow.damage, lessFor(fight, blow, parryOf(thing)))} damage in place of ${plain}`;
      return {
        id: `parry:${thing.id}`,
        label: `Parry with ${thing.name}`,
        detail: `${turned}; ${keeps}`,
        ...both(parries(fight, blow, thing)),
      };
    }),
    ...blocks,
  ];
}

/**
 * The seat that is asked: the target's if it can defend itself, otherwise the seat of the one ally
 * who can, or the team.
 */
function seatFor(target: Fighter, options: readonly Option[]): Seat {
  const free = options.filter(({ blocked }) => !blocked);
  if (free.some(({ combatant }) => combatant === undefined)) return seatOf(target.id);
  const [ally, ...others] = free.flatMap(({ combatant }) => combatant ?? []);
  return ally !== undefined && others.length === 0 ? seatOf(ally) : seatOfSide(target.side);
}

/**
 * The words that tell the defender how the hit came about, what it does, and what a defence costs.
 */
function hitWords(fight: IngenuityFight, blow: Blow, plain: number, isFree: boolean, costs: boolean): string {
  const { critical, total, damage, thing, effects } = blow;
  return [
    critical
      ? 'Critical: the hit is certain.'
      : `The attack reaches ${total} against an evasion of ${evasionOf(fight, blow)}.`,
    `The damage is ${damage} ${thing.type}, ${plain} after reduction.`,
    ...effects.map(({ name, does }) => (does === 'other' ? `Then “${name}”.` : `Then “${name}” ${DOES_WORDS[does]}.`)),
    isFree ? 'This defence is no reaction.' : 'A defence is the reaction of this round.',
    costs ? 'A defence costs 1 stamina.' : 'It costs nothing.',
  ].join(' ');
}

/**
 * Asks how the hit is defended against, if anybody can defend. Takes the cost of the target's own
 * defence; the caller applies the defence.
 */
export function* askDefence(fight: IngenuityFight, blow: Blow): Flow<DefenceChoice> {
  const own = ownOptions(fight, blow).map((option): Option => ({ ...option, by: blow.target }));
  const options = [...own, ...allyOptions(fight, blow)];
  if (options.every(({ blocked }) => blocked)) return { by: 'none' };
  const target = combatantOf(fight, blow.target);
  const plain = reducedDamage(blow.damage, lessFor(fight, blow));
  const isFree = blow.terms === 'free';
  const costs = !isFree || fight.house.interceptPays;
  const chosen = yield* askChoice(
    {
      seat: seatFor(target, options),
      title: `${nameOf(fight, blow.target)} is hit by ${nameOf(fight, blow.who)} with ${blow.thing.name}: defend?`,
      detail: hitWords(fight, blow, plain, isFree, costs),
      rule: isFree ? 'IN-34' : 'IN-18',
      about: [blow.target, blow.who],
    },
    [...options, { id: 'none', label: `Take ${plain} damage`, tone: 'pass' as const }],
  );
  const [by = 'none', ...rest] = chosen.split(':');
  const named = rest.join(':');
  if (by === 'none') return { by: 'none' };
  if (by === 'intercept') return { by, who: named };
  if (!isFree) spendReaction(fight, blow.target, 'stamina');
  else if (costs) target.sheet.stamina.now -= 1;
  blow.terms = 'reaction';
  if (by === 'dodge') return { by };
  return { by: by === 'block' ? 'block' : 'parry', item: named };
}

/**
 * Asks for dodge or parry before the dice, by the house rule. The reaction is spent whatever the
 * dice show.
 */
export function* announce(fight: IngenuityFight, who: Id, at: Id, thing: Item): Flow<DefenceChoice> {
  if (fight.house.defendWhen === 'hit' || mayReact(fight, at, 'stamina') !== true) return { by: 'none' };
  const target = combatantOf(fight, at);
  const helps =
    parryCounts(fight, thing.type) || notAllowed('IN-31', `A parry does not help against ${thing.type} damage.`);
  const chosen = yield* askChoice(
    {
      seat: seatOf(at),
      title: `${nameOf(fight, at)} is attacked by ${nameOf(fight, who)} with ${thing.name}: defend?`,
      detail: 'Chosen before the dice; 1 stamina and the reaction. A block and Intercept can still be chosen on a hit.',
      rule: 'IN-33',
      about: [at, who],
    },
    [
      { id: 'dodge', label: 'Dodge', detail: testWords(target, testOf(fight, 'dodge'), 'defence') },
      ...held(target).map((own) => ({
        id: `parry:${own.id}`,
        label: `Parry with ${own.name}`,
        detail: `${fight.house.parryAdds} +${parryOf(own)}`,
        ...greyed(allOf(whole(own), helps)),
      })),
      { id: 'none', label: 'Neither', tone: 'pass' as const },
    ],
  );
  if (chosen === 'none') return { by: 'none' };
  spendReaction(fight, at, 'stamina');
  return chosen === 'dodge' ? { by: 'dodge' } : { by: 'parry', item: chosen.slice(6) };
}

/**
 * IN-33: rolls the test of a dodge and tells whether the target avoids the blow. Nobody avoids a
 * critical hit (IN-24).
 */
export function* testDodge(fight: IngenuityFight, blow: Blow): Flow<boolean> {
  if (blow.critical) return false;
  const result = yield* rollTest(fight, blow.target, testOf(fight, 'dodge'), {
    what: 'Dodge',
    rule: 'IN-33',
    ...dodgeReach(fight, blow.total),
    guards: 'defence',
  });
  const verb = result.passed ? 'dodges' : 'does not dodge';
  const attack = itemRef(blow.thing.name);
  tell(
    fight,
    'IN-33',
    sentence`${personRef(blow.target)} ${verb} ${attack} of ${personRef(blow.who)} (a test of ${result.words}).`,
    {
      dice: result.dice,
      tone: result.passed ? 'good' : 'plain',
    },
  );
  return result.passed;
}

/** Takes durability off an item, and tells when the item breaks (IN-32). */
export function wearItem(fight: IngenuityFight, who: Id, thing: Item, by: number, rule: string): void {
  thing.durability.now = Math.max(0, thing.durability.now - by);
  const broken = thing.durability.now === 0;
  const { now, max } = thing.durability;
  const left = broken ? 'breaks' : `has ${now} of ${max} durability left`;
  tell(fight, broken ? 'IN-32' : rule, sentence`${itemRef(thing.name)} of ${personRef(who)} ${left}.`, {
    happened: broken ? { is: 'lost', whom: [who], what: thing.name } : undefined,
    tone: broken ? 'bad' : 'plain',
  });
}
