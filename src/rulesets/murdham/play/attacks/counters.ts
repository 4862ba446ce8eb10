/** MU-21, MU-34: the counters that the target of a blow could make now: by weapon, by blast, by a hold or a disarm, by power. */

import { choose, confirm, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { gm, type Id } from '../../../../engine/words.ts';
import { inZone, touchesZone } from '../../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { is, knows } from '../../sheet/standing.ts';
import { expend } from '../blows/launching.ts';
import { askTicks, canStun, type Doing, oneOf, tick } from '../blows/manner.ts';
import { aimAt } from '../blows/targets.ts';
import { heldBy, loosenHold } from '../harm/holds.ts';
import { disarmable } from '../harm/nonlethal.ts';
import { reveal } from '../hiding.ts';
import { powerCounters } from '../powers/powerCounters.ts';
import { type Blow, blowOf, type Effect } from '../table/blow.ts';
import { isNear, mapOf, placeOf, whereText, zonesHere } from '../table/ground.ts';
import { audienceFor, seat, tell } from '../table/table.ts';
import { bestOf, hasWord, isMelee, itemName, trickWeapon, type Weapon, weaponsOf } from '../table/weapons.ts';
import { react } from '../turns/readiness.ts';

/** A counter as an option. Run, it gives the blow; undefined when it comes to nothing, refused by the GM or fizzled. */
export interface CounterWay extends Option {
  run(): Flow<Blow | undefined>;
  /** What it is dealt with, and what it does: for what can be ticked with it. */
  weapon?: Weapon;
  does?: Doing;
  /** The GM may say no: then it has cost nothing and may be followed by another reaction. */
  refusable?: true;
}

/** The frenzied only strike (ruling 14): by the house they do nothing else but attack in their turn, or react like anybody. */
export const raving = (fight: MurdhamFight, who: Id): boolean =>
  is(sheetOf(fight, who), 'frenzied') && fight.house.frenziedReact !== 'any';

/** MU-21: every counter that the target of a blow could make: a fitting attack back, legal now by its own rules. */
export function countersTo(fight: MurdhamFight, blow: Blow): CounterWay[] {
  const armed = armedWays(fight, blow);
  const tricks = trickWays(fight, blow);
  const dealt = [...armed, ...stunWays(fight, blow), ...tricks];
  return [
    ...armed,
    ...(dealt.length > 0 ? [howWay(fight, blow, dealt)] : []),
    ...tricks,
    ...(raving(fight, blow.target) ? [] : powerWays(fight, blow)),
  ];
}

/** Any of these counters, with what is ticked besides: held back, a stunt, through cover. It is asked before the turn is spent. */
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
      return counter && tick(fight, counter, ticks);
    },
  };
}

/** Strike to stun as a counter: with what is blunt. */
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

/** MU-34: a hold or a disarm in answer. It is done with what an attack of that kind is done with. */
function trickWays(fight: MurdhamFight, blow: Blow): CounterWay[] {
  const { target, attacker } = blow;
  if (!isNear(fight, target, attacker) || raving(fight, target)) return [];
  const [own, other] = [sheetOf(fight, target), sheetOf(fight, attacker)];
  const name = nameOf(fight, target);
  const grapples = !knows(other, 'wrestling') || knows(own, 'wrestling');
  return [
    ...(grapples
      ? [counterWay(fight, blow, trickWeapon(own, 'grapple'), { kind: 'grapple' }, 'grapple', `${name} grapples back`)]
      : []),
    ...disarmable(fight, attacker, target).map((item) =>
      counterWay(
        fight,
        blow,
        trickWeapon(own, 'disarm'),
        { kind: 'disarm', item: item.id },
        `disarm-${item.id}`,
        `${name} disarms: ${itemName(item)}`,
      ),
    ),
  ];
}

/** MU-10: a counter by a power at hand. Paid for first: it may fizzle, and the attack goes on. */
const powerWays = (fight: MurdhamFight, blow: Blow): CounterWay[] =>
  powerCounters(fight, blow).map(({ make, ...option }) => ({
    ...option,
    combatant: blow.target,
    *run() {
      yield* react(fight, blow.target);
      loosenHold(fight, blow.target);
      reveal(fight, blow.target, 'invoking');
      tell(fight, 'MU-21', `${option.label}.`, { who: [blow.target, blow.attacker], tone: 'turn' });
      blow.reacted = true;
      return yield* make();
    },
  }));

/** The counter begins: it takes the turn, what is used is used up, and a hold on anybody but the attacker ends. */
function* strikeBack(fight: MurdhamFight, blow: Blow, weapon: Weapon, label: string): Flow<Blow> {
  const { target, attacker } = blow;
  yield* react(fight, target);
  // Countering the one who is held keeps the hold.
  if (!heldBy(fight, target).includes(attacker)) loosenHold(fight, target);
  const { needs } = aimAt(fight, target, attacker, weapon, 'counter');
  expend(fight, target, weapon);
  // MU-43: a counter is an attack, and gives away whoever makes it.
  reveal(fight, target, 'attacking');
  tell(fight, 'MU-21', `${label}.`, { who: [target, attacker], tone: 'turn' });
  blow.reacted = true;
  return { ...blowOf(target, attacker, weapon, 'counter'), needs };
}

function counterWay(
  fight: MurdhamFight,
  blow: Blow,
  weapon: Weapon,
  effect?: Effect,
  id = `counter-${weapon.id}`,
  label = `${nameOf(fight, blow.target)} counters with ${weapon.name}`,
): CounterWay {
  return {
    id,
    label,
    detail: effect ? 'no damage, STR save' : detailOf(fight, blow, weapon),
    combatant: blow.target,
    weapon,
    does: effect?.kind === 'grapple' || effect?.kind === 'disarm' ? effect.kind : 'damage',
    *run() {
      return { ...(yield* strikeBack(fight, blow, weapon, label)), ...(effect ? { effect } : {}) };
    },
  };
}
function detailOf(fight: MurdhamFight, { target, attacker }: Blow, weapon: Weapon): string {
  const [need] = aimAt(fight, target, attacker, weapon, 'counter').needs;
  const die = weapon.figures.die;
  return `${die ? `d${die}` : 'no damage'}${need && fight.house.counterSaves ? `, WIT save: ${need.text}` : ''}`;
}

/** MU-21: whether a blast suits as an answer is the GM's to say. It falls on all who are near the attacker. */
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
      if (asks && !(yield* confirm({ ...ask, seat: gm, title }, 'It suits', 'Not here'))) {
        tell(fight, 'MU-21', `The GM finds a blast unfit as a counter here.`, { who: [target, attacker] });
        return undefined;
      }
      const zone = yield* zoneOf(fight, target, attacker, weapon);
      return { ...(yield* strikeBack(fight, blow, weapon, label)), ...(zone === undefined ? {} : { zone }) };
    },
  };
}

/** The zone that a blast at the attacker falls on: of two, when it stands on a border, the one that the thrower chooses. */
function* zoneOf(fight: MurdhamFight, who: Id, at: Id, weapon: Weapon): Flow<string | undefined> {
  const zones = (isMelee(weapon) ? zonesHere(fight, who) : zonesHere(fight, at)).filter((zone) =>
    touchesZone(mapOf(fight), placeOf(fight, at), zone),
  );
  const [only] = zones;
  if (zones.length < 2) return only;
  return yield* choose(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: which zone with ${weapon.name}?`,
      rule: 'MU-30',
      about: [who, at],
      audience: audienceFor(fight, who, at),
    },
    zones.map((zone) => ({ id: zone, label: whereText(fight, inZone(zone)), place: inZone(zone) })),
  );
}
