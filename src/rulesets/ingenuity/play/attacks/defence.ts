/** Defence against a hit (IN-29 to IN-34): what can be done about it, asked again as long as somebody may: dodge, parry, block, intercept. */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { all, type Id, no, type Seat, seatOf, seatOfSide, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import { type Item, isBroken } from '../../sheet/items.ts';
import { type Fighter, itemOf } from '../../sheet/sheet.ts';
import { mayFreely, mayReact, react } from '../harm/reactions.ts';
import { tell } from '../table/tell.ts';
import { test, testOf, testWords } from '../table/tests.ts';
import type { Blow } from './blow.ts';
import { evasionAgainst, parryCounts, reduced, reductionAgainst } from './figures.ts';
import { allyOptions } from './intercept.ts';

/** What is done about a hit. `block` and `parry` name the item that is used. */
export type Answered =
  | { by: 'none' }
  | { by: 'dodge' }
  | { by: 'parry' | 'block'; item: string }
  | { by: 'intercept'; who: Id };

/** What somebody can parry or block with: held, and no part of the body. */
const held = (one: Fighter) => one.sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural');
const greyed = (verdict: Verdict) => (verdict === true ? {} : { blocked: verdict });
const whole = (thing: Item): Verdict => !isBroken(thing) || no('IN-32', `${thing.name} is broken.`);

/** What Intercept gives costs no reaction (IN-34); whether its stamina is due is a house rule. */
const mayDefend = (fight: IngenuityFight, { target, terms }: Pick<Blow, 'target' | 'terms'>): Verdict =>
  terms === 'reaction'
    ? mayReact(fight, target, 'stamina')
    : mayFreely(fight, target, fight.house.interceptPays ? 'stamina' : 'nothing');

/** IN-31: what an item adds to the deflection: its parry value, or 1. */
const parryOf = (thing: Item): number => thing.parry || 1;
/** IN-31: what the target's parries of this blow add, of the items that it still has. */
export const parriedBy = (fight: IngenuityFight, blow: Blow): number =>
  blow.parries
    .filter(({ who }) => who === blow.target)
    .reduce((sum, { who, item }) => {
      const thing = itemOf(combatantOf(fight, who), item);
      return sum + (thing ? parryOf(thing) : 0);
    }, 0);

/** IN-33: what a dodge must reach: the attack's result, one more, or a number of its own, by the house rule. */
const dodgeReach = ({ house }: IngenuityFight, total: number): number =>
  house.dodgeAgainst === 'set' ? house.dodgeNumber : house.dodgeAgainst === 'over' ? total + 1 : total;

/** What a blow is reduced by, with the parries so far and one more. By the house rule they go to evasion instead. */
export function lessFor(fight: IngenuityFight, blow: Blow, more = 0): number {
  const [attacker, target] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  const counts = parryCounts(fight, blow.thing.type) && fight.house.parryAdds === 'deflection';
  const parry = counts ? parriedBy(fight, blow) + more : 0;
  return reductionAgainst(fight, attacker, target, blow.thing.type, parry).total;
}
/** IN-22: what a blow must reach, with the parries where they go to evasion. */
export function evasionOf(fight: IngenuityFight, blow: Blow, more = 0): number {
  const [attacker, target] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  const parry = fight.house.parryAdds === 'evasion' ? parriedBy(fight, blow) + more : 0;
  return evasionAgainst(fight, attacker, target).total + parry;
}

/** IN-30: what of a blow goes past the blocking item: straight through, or by the house rule less the bearer's reduction. */
export function beyondItem(fight: IngenuityFight, blow: Blow, over: number): number {
  if (over <= 0 || !fight.house.excessReduced) return Math.max(0, over);
  const [attacker, bearer] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  return reduced(over, reductionAgainst(fight, attacker, bearer, blow.thing.type).total);
}

/** Whether a parry with an item would do anything about this blow. */
function parries(fight: IngenuityFight, blow: Blow, thing: Item): Verdict {
  const done = blow.parries.some(({ who, item }) => who === blow.target && item === thing.id);
  return all(
    whole(thing),
    !done || no('IN-31', 'Has parried this blow already.'),
    parryCounts(fight, blow.thing.type) || no('IN-31', `A parry does not help against ${blow.thing.type} damage.`),
    fight.house.parryAdds === 'deflection' || !blow.critical || no('IN-24', 'A critical hit cannot miss.'),
  );
}

/** What each defence of the target itself would do, greyed where it cannot. */
function ownOptions(fight: IngenuityFight, blow: Blow): Option[] {
  const target = combatantOf(fight, blow.target);
  const may = mayDefend(fight, blow);
  const both = (other: Verdict) => greyed(may === true ? other : may);
  const plain = reduced(blow.damage, lessFor(fight, blow));
  const blocks = held(target)
    .filter(({ block }) => block > 0)
    .map((thing) => {
      const onItem = reduced(blow.damage, asPlayed(fight.house, thing).block);
      const beyond = beyondItem(fight, blow, onItem - thing.durability.now);
      return {
        id: `block:${thing.id}`,
        label: `Block with ${thing.name}`,
        detail: `${thing.name} takes ${Math.min(onItem, thing.durability.now)} of ${thing.durability.now}${beyond > 0 ? `, ${beyond} ${beyond === 1 ? 'goes' : 'go'} through` : ''}`,
        ...both(whole(thing)),
      };
    });
  if (blow.open === 'block') return blocks;
  return [
    {
      id: 'dodge',
      label: 'Dodge',
      detail: `${testWords(target, testOf(fight, 'dodge'), 'defence')} must reach ${dodgeReach(fight, blow.total)}`,
      ...both(!blow.critical || no('IN-24', 'A critical hit cannot miss.')),
    },
    ...held(target).map((thing) => {
      const keeps = `${thing.name} keeps ${thing.durability.now - 1} of ${thing.durability.max}`;
      const turned =
        fight.house.parryAdds === 'evasion'
          ? `evasion ${evasionOf(fight, blow, parryOf(thing))} against ${blow.total}`
          : `${reduced(blow.damage, lessFor(fight, blow, parryOf(thing)))} damage in place of ${plain}`;
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

/** Who is asked: the target while it can do something itself; else the one ally who can, or the team. */
function seatFor(target: Fighter, options: readonly Option[]): Seat {
  const free = options.filter(({ blocked }) => !blocked);
  if (free.some(({ combatant }) => combatant === undefined)) return seatOf(target.id);
  const [ally, ...others] = free.flatMap(({ combatant }) => combatant ?? []);
  return ally !== undefined && others.length === 0 ? seatOf(ally) : seatOfSide(target.side);
}

/** Asks about a hit. Nobody able: nothing is asked. Takes what the target's own defence costs; what comes of it is the caller's. */
export function* defend(fight: IngenuityFight, blow: Blow): Flow<Answered> {
  const options = [...ownOptions(fight, blow), ...allyOptions(fight, blow)];
  if (options.every(({ blocked }) => blocked)) return { by: 'none' };
  const target = combatantOf(fight, blow.target);
  const plain = reduced(blow.damage, lessFor(fight, blow));
  const isFree = blow.terms === 'free';
  const costs = !isFree || fight.house.interceptPays;
  const chosen = yield* choose(
    {
      seat: seatFor(target, options),
      title: `${nameOf(fight, blow.target)} is hit by ${nameOf(fight, blow.who)}: defend?`,
      detail: `${blow.critical ? 'Critical. ' : ''}${blow.damage} ${blow.thing.type}, ${plain} after reduction. ${isFree ? 'This defence is no reaction. ' : ''}${costs ? 'A defence costs 1 stamina.' : 'It is free.'}`,
      rule: isFree ? 'IN-34' : 'IN-18',
      about: [blow.target, blow.who],
    },
    [...options, { id: 'none', label: `Take ${plain}`, tone: 'pass' as const }],
  );
  const [by = 'none', ...rest] = chosen.split(':');
  const named = rest.join(':');
  if (by === 'none') return { by: 'none' };
  if (by === 'intercept') return { by, who: named };
  if (!isFree) react(fight, blow.target, 'stamina');
  else if (costs) target.sheet.stamina.now -= 1;
  blow.terms = 'reaction';
  if (by === 'dodge') return { by };
  return { by: by === 'block' ? 'block' : 'parry', item: named };
}

/** Dodge and parry as chosen before the dice, by the house rule; the reaction is spent whatever the dice show. */
export function* announce(fight: IngenuityFight, who: Id, at: Id, thing: Item): Flow<Answered> {
  if (fight.house.defendWhen === 'hit' || mayReact(fight, at, 'stamina') !== true) return { by: 'none' };
  const target = combatantOf(fight, at);
  const helps = parryCounts(fight, thing.type) || no('IN-31', `A parry does not help against ${thing.type} damage.`);
  const chosen = yield* choose(
    {
      seat: seatOf(at),
      title: `${nameOf(fight, at)} is attacked by ${nameOf(fight, who)}: defend?`,
      detail: 'Chosen before the dice; 1 stamina. A block and Intercept can still be chosen on a hit.',
      rule: 'IN-33',
      about: [at, who],
    },
    [
      { id: 'dodge', label: 'Dodge', detail: testWords(target, testOf(fight, 'dodge'), 'defence') },
      ...held(target).map((own) => ({
        id: `parry:${own.id}`,
        label: `Parry with ${own.name}`,
        detail: `${fight.house.parryAdds} +${parryOf(own)}`,
        ...greyed(all(whole(own), helps)),
      })),
      { id: 'none', label: 'Neither', tone: 'pass' as const },
    ],
  );
  if (chosen === 'none') return { by: 'none' };
  react(fight, at, 'stamina');
  return chosen === 'dodge' ? { by: 'dodge' } : { by: 'parry', item: chosen.slice(6) };
}

/** IN-33: the test of a dodge; whether the blow is avoided. A critical hit cannot be (IN-24). */
export function* dodge(fight: IngenuityFight, blow: Blow): Flow<boolean> {
  if (blow.critical) return false;
  const result = yield* test(fight, blow.target, testOf(fight, 'dodge'), {
    what: 'Dodge',
    rule: 'IN-33',
    reach: dodgeReach(fight, blow.total),
    guards: 'defence',
  });
  tell(
    fight,
    'IN-33',
    `${nameOf(fight, blow.target)} ${result.passed ? 'dodges' : 'does not dodge'} (${result.words}).`,
    { who: [blow.target], dice: result.dice, tone: result.passed ? 'good' : 'plain' },
  );
  return result.passed;
}

/** Takes durability off an item and says when it breaks (IN-32). */
export function wear(fight: IngenuityFight, who: Id, thing: Item, by: number, rule: string): void {
  thing.durability.now = Math.max(0, thing.durability.now - by);
  const broken = thing.durability.now === 0;
  tell(
    fight,
    broken ? 'IN-32' : rule,
    `${thing.name} of ${nameOf(fight, who)} ${broken ? 'breaks' : `has ${thing.durability.now} of ${thing.durability.max} durability left`}.`,
    { who: [who], tone: broken ? 'bad' : 'plain' },
  );
}
