/**
 * Runs blasts and sweeps. They strike everyone in a zone and on its borders; a miss goes to a
 * random neighbouring zone (MU-30, MU-31, MU-32).
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, placeRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { type ExchangeOutcome, exchange } from '../blows/exchange.ts';
import { landHit } from '../blows/land.ts';
import { stillLands } from '../blows/landing.ts';
import { aimedSave, setOff, spendOn } from '../blows/launching.ts';
import { askTicks, tickedBlow, withHard } from '../blows/manner.ts';
import { type Hit, rollBlows } from '../blows/rollBlows.ts';
import { landAttack } from '../harm/nonlethal.ts';
import { revealFighter } from '../hiding.ts';
import { type Blow, blowOf } from '../table/blow.ts';
import { unawareOf } from '../table/ground.ts';
import { breaksPeace } from '../table/peace.ts';
import { audienceFor, isSecret, seatOfFighter, tell } from '../table/table.ts';
import { isMelee, type Weapon, weaponRef } from '../table/weapons.ts';
import { beginTurn } from '../turns/opening.ts';
import { aimAtZone, reachedByBlast, strayZone, zoneOptions } from './blastAim.ts';
import { askReactions } from './reactions.ts';

/**
 * Runs a blast in the attacker's turn: the attacker picks the zone and spends the main action; the
 * blast may miss and stray, and hits all who are there. With `ask` the attacker is also asked what
 * to tick.
 */
export function* blastInTurn(
  fight: MurdhamFight,
  who: Id,
  weapon: Weapon,
  sweep: 'sweep' | 'blast' = 'blast',
  ask: 'ask' | 'plain' = 'plain',
): Flow<void> {
  const options = zoneOptions(
    fight,
    who,
    sweep === 'sweep' ? { ...weapon, figures: { ...weapon.figures, way: 'melee' } } : weapon,
  );
  const free = options.filter(({ blocked }) => !blocked);
  const [only] = free;
  const melee = isMelee(weapon);
  let zone =
    melee && free.length === 1 && only
      ? only.id
      : yield* askChoice(
          {
            seat: seatOfFighter(fight, who),
            title: `Which zone does ${nameOf(fight, who)} strike with ${weapon.name}?`,
            rule: melee ? 'MU-31' : 'MU-32',
            about: [who],
            audience: audienceFor(fight, who),
          },
          options,
        );
  const ticks =
    ask === 'ask' ? yield* askTicks(fight, { who, weapon, does: sweep === 'sweep' ? 'sweep' : 'damage' }) : [];
  yield* beginTurn(fight, who);
  spendOn(fight, who, weapon);
  if (!melee && fight.state.turn) fight.state.turn.shot = true;
  const unaware = unawareOf(fight, who);
  const template = tickedBlow(fight, blowOf(who, who, weapon), ticks);
  setOff(fight, template);
  revealFighter(fight, who, 'attacking');
  const needs = withHard(melee ? [] : aimAtZone(fight, who, zone, weapon).needs, template.hard);
  const onTarget = yield* aimedSave(fight, who, needs, [who]);
  if (!onTarget) zone = yield* strayZone(fight, who, zone);
  const caught = reachedByBlast(fight, who, zone).filter(
    (id) => !(melee && id === who) && (sweep === 'blast' || isLarger(sheetOf(fight, who), sheetOf(fight, id))),
  );
  falls(fight, who, weapon, zone, caught);
  const blows = caught.map(
    (target): Blow => ({
      ...template,
      target,
      zone,
      saved: needs.length > 0,
      unaware: onTarget ? unaware : strayed(fight, unaware, caught),
      times: sweep === 'sweep' ? [{ label: 'Sweep', up: 1, down: 2 }] : [],
    }),
  );
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}
/**
 * MU-30: tells where a blast comes down and who is in it. The players read only the names of those
 * whom they see.
 */
function falls(fight: MurdhamFight, who: Id, weapon: Weapon, zone: string, caught: readonly Id[]): void {
  const blow = sentence`A blast with ${weaponRef(weapon)} takes in ${placeRef(zone)} and its borders`;
  const among = (ids: readonly Id[]) => sentence`${blow}: ${peopleRef(ids)} ${ids.length > 1 ? 'are' : 'is'} in it.`;
  const seen = caught.filter((id) => !isSecret(fight, id));
  tell(fight, 'MU-30', among(caught), {
    who: [who],
    tone: 'turn',
    ...(seen.length < caught.length ? { shown: among(seen) } : {}),
  });
}

/**
 * MU-32: fighters whom a stray blast reaches react as its first targets would (ruling 21). By house
 * rule the blast surprises them.
 */
const strayed = (fight: MurdhamFight, unaware: readonly Id[], caught: readonly Id[]): readonly Id[] =>
  fight.house.strayReact ? unaware : caught;

/**
 * MU-21, MU-30: a blast that the target throws as a counter also falls on all others in its zone,
 * once it comes to its blow. A blast that missed strays. Nobody counters it.
 */
export function* spreadBlast(fight: MurdhamFight, counter: Blow, met: ExchangeOutcome): Flow<void> {
  const { attacker: who, target: first, weapon, zone: at, heldBack, throughCover } = counter;
  if (at === undefined || met.counter === 'stopped') return;
  const missed = met.counter === 'missed';
  const zone = missed ? yield* strayZone(fight, who, at) : at;
  const others = reachedByBlast(fight, who, zone).filter(
    (id) => (missed || id !== first) && !(isMelee(weapon) && id === who),
  );
  falls(fight, who, weapon, zone, others);
  const unaware = missed ? strayed(fight, [], others) : [];
  const blows = others.map(
    (target): Blow => ({ ...blowOf(who, target, weapon), zone, unaware, skilled: false, heldBack, throughCover }),
  );
  yield* fallOn(fight, who, blows, { counter: 'counter taken', known: met.hits.find(({ blow }) => blow === counter) });
}

/**
 * Strikes everybody in a zone and on its borders without a throw, as lightning does through water
 * (MU-32).
 */
export function* burstInZone(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon, saved: boolean): Flow<void> {
  tell(fight, 'MU-32', sentence`${weaponRef(weapon)} leaps through the water of ${placeRef(zone)}.`, {
    who: [who],
    tone: 'turn',
  });
  const blows = reachedByBlast(fight, who, zone).map(
    (target): Blow => ({ ...blowOf(who, target, weapon), zone, saved }),
  );
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}

/** Skilled blow and Skilled shot help against only one target of a blast. */
function* bestDie(fight: MurdhamFight, blows: Blow[]): Flow<void> {
  const [first] = blows;
  if (!first || blows.length < 2) return;
  const skill = isMelee(first.weapon) ? 'skilled-blow' : 'skilled-shot';
  if (!knowsSkill(sheetOf(fight, first.attacker), skill)) return;
  const target = yield* askChoice(
    {
      seat: seatOfFighter(fight, first.attacker),
      title: 'Who takes the better die?',
      rule: 'MU-30',
      about: [first.attacker],
      audience: audienceFor(fight, first.attacker),
    },
    blows.map((blow) => ({ id: blow.target, label: nameOf(fight, blow.target), combatant: blow.target })),
  );
  for (const blow of blows) blow.skilled = blow.target === target;
}

/**
 * Asks all who are caught for their reactions, one counter at most. Then the attacker rolls once
 * for all who are hit alike. `known` holds dice of this blast that have fallen already.
 */
function* fallOn(
  fight: MurdhamFight,
  who: Id,
  blows: Blow[],
  before: { counter: 'counter open' | 'counter taken'; known?: Hit | undefined } = { counter: 'counter open' },
): Flow<void> {
  yield* breaksPeace(fight, who, ...blows.map(({ target }) => target));
  const hit: Blow[] = [];
  let met: { blow: Blow; counter: Blow } | undefined;
  for (const blow of blows) {
    const reacted =
      blow.target === who
        ? ({ kind: 'stands' } as const)
        : yield* askReactions(fight, blow, met ? 'counter taken' : before.counter);
    if (reacted.kind === 'missed') continue;
    if (reacted.kind === 'counter') met = { blow, counter: reacted.counter };
    else hit.push(blow);
  }
  let known = before.known;
  if (met) {
    const { blow, counter } = met;
    const fell = yield* exchange(fight, blow, counter);
    yield* spreadBlast(fight, counter, fell);
    // MU-21: a counter stops the blast for the others only when it came first and felled the
    // thrower.
    if (fell.attack === 'stopped' && isHelpless(sheetOf(fight, who))) return;
    known = fell.hits.find((one) => one.blow === blow);
  }
  const struck = fight.house.blastTwice ? hit : once(hit, met?.blow.target);
  for (const blow of struck.filter(({ effect }) => effect.kind !== 'damage'))
    if (stillLands(fight, blow)) yield* landAttack(fight, blow);
  const harmful = struck.filter((blow) => blow.effect.kind === 'damage' && stillLands(fight, blow));
  const hits = yield* rollBlows(
    fight,
    harmful.map((blow, at) => ({ id: rollId(harmful, at), blow })),
    fight.house.blastRoll === 'once' ? 'shared' : 'own',
    known,
  );
  for (const one of hits) if (stillLands(fight, one.blow)) yield* landHit(fight, one);
}
/**
 * MU-30: a blast hits each target once, even a target that stands in for several others. A target
 * that has reacted is hit as one that has.
 */
const once = (hit: readonly Blow[], struck: Id | undefined): Blow[] =>
  hit.filter(
    (blow, at) =>
      blow.target !== struck &&
      !hit.some(
        (other, before) =>
          other.target === blow.target &&
          other !== blow &&
          (other.reacted !== blow.reacted ? other.reacted : before < at),
      ),
  );
/** Names a roll after its target, and numbers a second roll on the same target. */
const rollId = (blows: readonly Blow[], at: number): string => {
  const target = blows[at]?.target ?? '';
  const nth = blows.slice(0, at).filter((blow) => blow.target === target).length;
  return nth === 0 ? target : `${target}.${nth + 1}`;
};
