/** Defence against a hit (IN-29 to IN-34): one question once it is known that it hits, before its damage: dodge, parry, block, intercept. */
import { combatantOf, type LoggedDice } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import { type Id, no, type Seat, seatOf, seatOfSide, type Verdict } from '../../engine/words.ts';
import { placeKey } from '../../space/scene.ts';
import { squareOf } from '../../space/squares.ts';
import { asPlayed } from './armoury.ts';
import { parryCounts, reduced, reductionAgainst, speedOf } from './figures.ts';
import { metresApart, metresInto, roomBeside, squaresOf, wayWords } from './ground.ts';
import { type Item, isBroken } from './items.ts';
import { mayFreely, mayReact, react } from './reactions.ts';
import { type Fighter, has, type IngenuityFight, lift } from './sheet.ts';
import { allied, nameOf, tell, up } from './tell.ts';
import { test, testOf, testWords } from './tests.ts';

/** A hit on its way to its target. */
export interface Blow {
  who: Id;
  target: Id;
  thing: Item;
  /** The attack test's result. */
  total: number;
  critical: boolean;
  /** With the weapon's, before any reduction. */
  damage: number;
  dice: LoggedDice[];
}

/** What became of a hit. `block` and `parry` name the item that was used. */
export type Answered =
  | { by: 'none' }
  | { by: 'dodge'; passed: boolean }
  | { by: 'parry' | 'block'; item: string }
  | { by: 'intercept'; who: Id };

/** What somebody can parry or block with: held, and no part of the body. */
const held = (one: Fighter) => one.sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural');
const greyed = (verdict: Verdict) => (verdict === true ? {} : { blocked: verdict });
const whole = (thing: Item): Verdict => !isBroken(thing) || no('IN-32', `${thing.name} is broken.`);

/** `reaction`: the ordinary case. `free`: what Intercept gives (IN-34); whether its stamina is due is a house rule. */
type Terms = 'reaction' | 'free';
const mayDefend = (fight: IngenuityFight, who: Id, terms: Terms): Verdict =>
  terms === 'reaction' ? mayReact(fight, who, 'stamina') : mayFreely(fight, who, fight.house.interceptPays);

/** IN-30: what of a blow goes past the blocking item: straight through, or by the house rule less the bearer's reduction. */
export function beyondItem(fight: IngenuityFight, blow: Blow, over: number): number {
  if (over <= 0 || !fight.house.excessReduced) return Math.max(0, over);
  const [attacker, bearer] = [combatantOf(fight, blow.who), combatantOf(fight, blow.target)];
  return reduced(over, reductionAgainst(fight, attacker, bearer, blow.thing.type).total);
}

/** What each defence of the target itself would do, greyed where it cannot. */
function ownOptions(fight: IngenuityFight, blow: Blow, terms: Terms): Option[] {
  const target = combatantOf(fight, blow.target);
  const attacker = combatantOf(fight, blow.who);
  const may = mayDefend(fight, blow.target, terms);
  const helps = parryCounts(fight, blow.thing.type);
  const both = (other: Verdict) => greyed(may === true ? other : may);
  const plain = reduced(blow.damage, reductionAgainst(fight, attacker, target, blow.thing.type).total);
  return [
    {
      id: 'dodge',
      label: 'Dodge',
      detail: `${testWords(target, testOf(fight, 'dodge'), 'defence')} must reach ${blow.total}`,
      ...both(!blow.critical || no('IN-24', 'A critical hit cannot miss.')),
    },
    ...held(target).map((thing) => {
      const less = reductionAgainst(fight, attacker, target, blow.thing.type, helps ? parryOf(thing) : 0).total;
      return {
        id: `parry:${thing.id}`,
        label: `Parry with ${thing.name}`,
        detail: `${reduced(blow.damage, less)} damage in place of ${plain}; ${thing.name} keeps ${thing.durability.now - 1} of ${thing.durability.max}`,
        ...both(
          whole(thing) !== true
            ? whole(thing)
            : helps || no('IN-31', `A parry does not help against ${blow.thing.type} damage.`),
        ),
      };
    }),
    ...held(target)
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
      }),
  ];
}
/** IN-31: what an item adds to the deflection: its parry value, or 1. */
export const parryOf = (thing: Item): number => thing.parry || 1;

/** Allies who could step in, greyed where they cannot. */
function allyOptions(fight: IngenuityFight, blow: Blow): Option[] {
  const target = combatantOf(fight, blow.target);
  const spot = squareOf(target.place);
  return up(fight)
    .filter((one) => one.id !== blow.target && one.id !== blow.who && allied(fight, one.id, blow.target))
    .map((one) => {
      const crawls = has(one, 'prone') && fight.house.proneSteps;
      const budget = fight.house.intercept === 'step' || crawls ? 1 : speedOf(fight, one);
      const may = mayReact(fight, one.id, 'stamina');
      // The way is looked for only where it can matter: odds ask this for every fall of the dice.
      const near = may === true && metresApart(fight, one.id, blow.target) <= budget;
      const far = near ? metresInto(fight, one.id, blow.target, budget) : undefined;
      const room = far !== undefined && spot && roomBeside(fight, blow.target, spot, one.id).length > 0;
      return {
        id: `intercept:${one.id}`,
        label: `${nameOf(fight, one.id)} intercepts`,
        detail: 'Becomes the target and defends for free',
        combatant: one.id,
        ...greyed(
          may !== true
            ? may
            : far === undefined
              ? no('IN-34', 'Cannot get there.')
              : room
                ? squaresOf(one) === squaresOf(target) || no('IN-34', 'Is not of its size and cannot take its place.')
                : no('IN-34', 'There is no room to push the target to.'),
        ),
      };
    });
}

/** Who is asked: the target while it can do something itself; else the one ally who can, or the team. */
function seatFor(target: Fighter, options: readonly Option[]): Seat {
  const free = options.filter(({ blocked }) => !blocked);
  if (free.some(({ combatant }) => combatant === undefined)) return seatOf(target.id);
  const [ally, ...others] = free.flatMap(({ combatant }) => combatant ?? []);
  return ally !== undefined && others.length === 0 ? seatOf(ally) : seatOfSide(target.side);
}

/** Asks the one question about a hit. Nobody able: nothing is asked. */
export function* defend(fight: IngenuityFight, blow: Blow, terms: Terms): Flow<Answered> {
  const own = ownOptions(fight, blow, terms);
  const options = terms === 'free' ? own : [...own, ...allyOptions(fight, blow)];
  const costs = terms === 'reaction' || fight.house.interceptPays;
  if (options.every(({ blocked }) => blocked)) return { by: 'none' };
  const target = combatantOf(fight, blow.target);
  const plain = reduced(
    blow.damage,
    reductionAgainst(fight, combatantOf(fight, blow.who), target, blow.thing.type).total,
  );
  const chosen = yield* choose(
    {
      seat: seatFor(target, options),
      title: `${nameOf(fight, blow.target)} is hit by ${nameOf(fight, blow.who)}: defend?`,
      detail: `${blow.critical ? 'Critical. ' : ''}${blow.damage} ${blow.thing.type}, ${plain} after reduction. ${terms === 'free' ? 'This defence is no reaction. ' : ''}${costs ? 'A defence costs 1 stamina.' : 'It is free.'}`,
      rule: terms === 'free' ? 'IN-34' : 'IN-18',
      about: [blow.target, blow.who],
    },
    [...options, { id: 'none', label: `Take ${plain}`, tone: 'pass' as const }],
  );
  const [by, ...rest] = chosen.split(':');
  const named = rest.join(':');
  if (by === 'none' || !by) return { by: 'none' };
  if (by === 'intercept') return { by, who: named };
  if (terms === 'reaction') react(fight, blow.target, 'stamina');
  else if (costs) target.sheet.stamina.now -= 1;
  if (by !== 'dodge') return { by: by === 'block' ? 'block' : 'parry', item: named };
  const result = yield* test(fight, blow.target, testOf(fight, 'dodge'), {
    what: 'Dodge',
    rule: 'IN-33',
    reach: blow.total,
    guards: 'defence',
  });
  tell(
    fight,
    'IN-33',
    `${nameOf(fight, blow.target)} ${result.passed ? 'dodges' : 'does not dodge'} (${result.words}).`,
    [blow.target],
    result.dice,
    result.passed ? 'good' : 'plain',
  );
  return { by: 'dodge', passed: result.passed };
}

/** IN-34: steps in, pushes the ally aside, and is the target from now on. */
export function* intercept(fight: IngenuityFight, blow: Blow, who: Id): Flow<void> {
  const [one, ally] = [combatantOf(fight, who), combatantOf(fight, blow.target)];
  const spot = squareOf(ally.place);
  if (!spot) return;
  react(fight, who, 'stamina');
  const rooms = roomBeside(fight, ally.id, spot, who);
  const chosen =
    rooms.length === 1
      ? placeKey(rooms[0] ?? { kind: 'off' })
      : yield* choose(
          {
            seat: seatOf(who),
            title: `Where does ${nameOf(fight, who)} push ${nameOf(fight, ally.id)}?`,
            rule: 'IN-34',
            about: [who, ally.id],
          },
          rooms.map((place) => ({ id: placeKey(place), label: wayWords(spot, place), place })),
        );
  const to = rooms.find((place) => placeKey(place) === chosen);
  if (!to) return;
  one.place = { ...ally.place };
  ally.place = to;
  // IN-14: cover is behind something, and neither is there any more.
  lift(one, 'cover');
  lift(ally, 'cover');
  blow.target = who;
  tell(fight, 'IN-34', `${nameOf(fight, who)} intercepts for ${nameOf(fight, ally.id)}.`, [who, ally.id], [], 'good');
}

/** Takes durability off an item and says when it breaks (IN-32). */
export function wear(fight: IngenuityFight, who: Id, thing: Item, by: number, rule: string): void {
  thing.durability.now = Math.max(0, thing.durability.now - by);
  const broken = thing.durability.now === 0;
  tell(
    fight,
    broken ? 'IN-32' : rule,
    `${thing.name} of ${nameOf(fight, who)} ${broken ? 'breaks' : `has ${thing.durability.now} of ${thing.durability.max} durability left`}.`,
    [who],
    [],
    broken ? 'bad' : 'plain',
  );
}
