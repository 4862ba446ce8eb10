/**
 * MU-21, MU-34: works out the counters that the target of a blow could make now: by weapon, by
 * blast, by a hold or a disarm, by power.
 */

import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { inZone, touchesZone } from '../../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive, knowsSkill } from '../../sheet/standing.ts';
import { expendWeapon } from '../blows/launching.ts';
import { askTicks, canStun, type Doing, oneOf, tickedBlow } from '../blows/manner.ts';
import { aimAt } from '../blows/targets.ts';
import { heldBy, loosenHold } from '../harm/holds.ts';
import { disarmable } from '../harm/nonlethal.ts';
import { revealFighter } from '../hiding.ts';
import { powerCounters } from '../powers/powerCounters.ts';
import { type Blow, blowOf, type Effect } from '../table/blow.ts';
import { isNear, mapOf, placeOf, whereText, zonesHere } from '../table/ground.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';
import {
  bestOf,
  gearRef,
  hasWord,
  isMelee,
  itemName,
  trickWeapon,
  type Weapon,
  weaponRef,
  weaponsOf,
} from '../table/weapons.ts';
import { spendReaction } from '../turns/readiness.ts';

/**
 * A counter as an option for its target. `run` gives the blow, or undefined when the GM refuses the
 * counter or its power fizzles.
 */
export interface CounterWay extends Option {
  run(): Flow<Blow | undefined>;
  /** The weapon of the counter and what it does. Both decide what can be ticked with it. */
  weapon?: Weapon;
  does?: Doing;
  /**
   * The GM may refuse this counter. It then costs nothing, and the target may react in another way.
   */
  refusable?: true;
}

/**
 * Tells whether a fighter may only strike because it is frenzied (ruling 14). By house rule
 * frenzied fighters attack only in their turn, or react like anybody.
 */
export const isRaving = (fight: MurdhamFight, who: Id): boolean =>
  isConditionActive(sheetOf(fight, who), 'frenzied') && fight.house.frenziedReact !== 'any';

/**
 * MU-21: lists every counter that the target of a blow could make. A counter is a fitting attack
 * back that is legal now by its own rules.
 */
export function countersTo(fight: MurdhamFight, blow: Blow): CounterWay[] {
  const armed = armedWays(fight, blow);
  const tricks = trickWays(fight, blow);
  const dealt = [...armed, ...stunWays(fight, blow), ...tricks];
  return [
    ...armed,
    ...(dealt.length > 0 ? [howWay(fight, blow, dealt)] : []),
    ...tricks,
    ...(isRaving(fight, blow.target) ? [] : powerWays(fight, blow)),
  ];
}

/**
 * Lets the target make any of these counters with ticks: held back, a stunt, through cover. The
 * target is asked before its turn is spent.
 */
function howWay(fight: MurdhamFight, blow: Blow, dealt: readonly CounterWay[]): CounterWay {
  const { target, attacker } = blow;
  const label = `${nameOf(fight, target)} counters, choosing how`;
  return {
    id: 'counter-how',
    label,
    detail: 'held back, a stunt and the like',
    combatant: target,
    refusable: true,
    *run() {
      const way = yield* oneOf(fight, [target, attacker], `${label}: with what?`, dealt);
      if (!way) return undefined;
      const { weapon = trickWeapon(sheetOf(fight, target), 'disarm'), does = 'damage' } = way;
      const zoned = hasWord(weapon, 'blast');
      const ticks = yield* askTicks(fight, { who: target, weapon, does, ...(zoned ? {} : { target: attacker }) });
      const counter = yield* way.run();
      return counter && tickedBlow(fight, counter, ticks);
    },
  };
}

/** Lets the target strike to stun as its counter, with a blunt weapon. */
const stunWays = (fight: MurdhamFight, blow: Blow): CounterWay[] =>
  weaponsOf(sheetOf(fight, blow.target))
    .filter(
      (weapon) =>
        canStun(fight, blow.target, weapon) &&
        aimAt(fight, blow.target, blow.attacker, weapon, 'counter').verdict === true,
    )
    .map((weapon) => ({
      ...counterWay(
        fight,
        blow,
        weapon,
        { kind: 'stun' },
        `stun-${weapon.id}`,
        `${nameOf(fight, blow.target)} strikes to stun with ${weapon.name}`,
        sentence`strikes to stun with ${weaponRef(weapon)}`,
      ),
      detail: detailOf(fight, blow, weapon),
      does: 'stun',
    }));

function armedWays(fight: MurdhamFight, blow: Blow): CounterWay[] {
  const { target, attacker } = blow;
  const fits = (weapon: Weapon) =>
    (!hasWord(weapon, 'blast') || fight.house.blastCounter !== 'never') &&
    aimAt(fight, target, attacker, weapon, 'counter').verdict === true;
  return bestOf(weaponsOf(sheetOf(fight, target)).filter(fits)).map((weapon) =>
    hasWord(weapon, 'blast') ? blastWay(fight, blow, weapon) : counterWay(fight, blow, weapon),
  );
}

/**
 * MU-34: lets the target answer with a hold or a disarm, with the weapon that such an attack needs.
 */
function trickWays(fight: MurdhamFight, blow: Blow): CounterWay[] {
  const { target, attacker } = blow;
  if (!isNear(fight, target, attacker) || isRaving(fight, target)) return [];
  const [own, other] = [sheetOf(fight, target), sheetOf(fight, attacker)];
  const name = nameOf(fight, target);
  const grapples = !knowsSkill(other, 'wrestling') || knowsSkill(own, 'wrestling');
  return [
    ...(grapples
      ? [
          counterWay(
            fight,
            blow,
            trickWeapon(own, 'grapple'),
            { kind: 'grapple' },
            'grapple',
            `${name} grapples back`,
            sentence`grapples back`,
          ),
        ]
      : []),
    ...disarmable(fight, attacker, target).map((item) =>
      counterWay(
        fight,
        blow,
        trickWeapon(own, 'disarm'),
        { kind: 'disarm', item: item.id },
        `disarm-${item.id}`,
        `${name} disarms: ${itemName(item)}`,
        sentence`tries to disarm ${personRef(attacker)} of ${gearRef(item)}`,
      ),
    ),
  ];
}

/**
 * MU-10: lets the target counter by a power at hand. The target pays first; the power may fizzle,
 * and then the attack goes on.
 */
const powerWays = (fight: MurdhamFight, blow: Blow): CounterWay[] =>
  powerCounters(fight, blow).map(({ make, power, ...option }) => ({
    ...option,
    combatant: blow.target,
    *run() {
      yield* spendReaction(fight, blow.target);
      loosenHold(fight, blow.target, 'to counter');
      revealFighter(fight, blow.target, 'invoking');
      tell(fight, 'MU-21', sentence`${personRef(blow.target)} counters with ${itemRef(power)}.`, {
        who: [blow.attacker],
        tone: 'turn',
      });
      blow.reacted = true;
      return yield* make();
    },
  }));

/**
 * Begins a counter: it takes the target's turn, expends its weapon, and ends the target's hold on
 * anybody but the attacker.
 */
function* strikeBack(fight: MurdhamFight, blow: Blow, weapon: Weapon, does: Sentence): Flow<Blow> {
  const { target, attacker } = blow;
  yield* spendReaction(fight, target);
  // A fighter who counters the one whom it holds keeps the hold.
  if (!heldBy(fight, target).includes(attacker)) loosenHold(fight, target, 'to counter');
  expendWeapon(fight, target, weapon);
  // MU-43: a counter is an attack, so a hidden fighter who counters is no longer hidden.
  revealFighter(fight, target, 'attacking');
  tell(fight, 'MU-21', sentence`${personRef(target)} ${does}.`, { who: [attacker], tone: 'turn' });
  blow.reacted = true;
  return blowOf(target, attacker, weapon, 'counter');
}

function counterWay(
  fight: MurdhamFight,
  blow: Blow,
  weapon: Weapon,
  effect?: Effect,
  id = `counter-${weapon.id}`,
  label = `${nameOf(fight, blow.target)} counters with ${weapon.name}`,
  does: Sentence = sentence`counters with ${weaponRef(weapon)}`,
): CounterWay {
  return {
    id,
    label,
    detail: effect ? 'no damage, STR save' : detailOf(fight, blow, weapon),
    combatant: blow.target,
    weapon,
    does: effect?.kind === 'grapple' || effect?.kind === 'disarm' ? effect.kind : 'damage',
    *run() {
      return { ...(yield* strikeBack(fight, blow, weapon, does)), ...(effect ? { effect } : {}) };
    },
  };
}
function detailOf(fight: MurdhamFight, { target, attacker }: Blow, weapon: Weapon): string {
  const [need] = aimAt(fight, target, attacker, weapon, 'counter').needs;
  const die = weapon.figures.die;
  return `${die ? `d${die}` : 'no damage'}${need && fight.house.counterSaves ? `, WIT save: ${need.text}` : ''}`;
}

/**
 * MU-21: asks the GM whether a blast suits as a counter. The blast falls on all who are near the
 * attacker.
 */
function blastWay(fight: MurdhamFight, blow: Blow, weapon: Weapon): CounterWay {
  const { target, attacker } = blow;
  const label = `${nameOf(fight, target)} counters with ${weapon.name}`;
  const asks = fight.house.blastCounter === 'ask';
  return {
    id: `counter-${weapon.id}`,
    label,
    detail: `${detailOf(fight, blow, weapon)}, blast${asks ? ': if the GM finds it fitting' : ''}`,
    combatant: target,
    weapon,
    refusable: true,
    *run() {
      const ask = { rule: 'MU-21', about: [target, attacker], audience: audienceFor(fight, target, attacker) };
      const title = `${label}, a blast: does that suit as a counter?`;
      if (asks && !(yield* askConfirmation({ ...ask, seat: gmSeat, title }, 'It suits', 'Not here'))) {
        tell(fight, 'MU-21', sentence`The GM finds a blast unfit as a counter here.`, { who: [target, attacker] });
        return undefined;
      }
      const zone = yield* zoneOf(fight, target, attacker, weapon);
      const does = sentence`counters with ${weaponRef(weapon)}`;
      return { ...(yield* strikeBack(fight, blow, weapon, does)), ...(zone === undefined ? {} : { zone }) };
    },
  };
}

/**
 * Gives the zone on which a blast at the attacker falls. If the attacker stands on a border, the
 * thrower chooses one of the two.
 */
function* zoneOf(fight: MurdhamFight, who: Id, at: Id, weapon: Weapon): Flow<string | undefined> {
  const zones = (isMelee(weapon) ? zonesHere(fight, who) : zonesHere(fight, at)).filter((zone) =>
    touchesZone(mapOf(fight), placeOf(fight, at), zone),
  );
  const [only] = zones;
  if (zones.length < 2) return only;
  return yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `Which zone does ${nameOf(fight, who)} strike with ${weapon.name}?`,
      rule: 'MU-30',
      about: [who, at],
      audience: audienceFor(fight, who, at),
    },
    zones.map((zone) => ({ id: zone, label: whereText(fight, inZone(zone)), place: inZone(zone) })),
  );
}
