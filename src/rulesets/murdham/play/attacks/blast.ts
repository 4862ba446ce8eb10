/** Blasts and sweeps: everyone in a zone and on its borders; a miss goes to a random neighbouring zone (MU-30, MU-31, MU-32). */

import { choose, type Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { inZone } from '../../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { isGone, knows } from '../../sheet/standing.ts';
import { exchange, type Met } from '../blows/exchange.ts';
import { type Hit, landHit, rollBlows } from '../blows/land.ts';
import { aimed, setOff, spendOn } from '../blows/launching.ts';
import { askTicks, tick, withHard } from '../blows/manner.ts';
import { landAttack } from '../harm/nonlethal.ts';
import { reveal } from '../hiding.ts';
import { type Blow, blowOf } from '../table/blow.ts';
import { unawareOf, whereText } from '../table/ground.ts';
import { breaksPeace } from '../table/peace.ts';
import { audienceFor, seat, tell } from '../table/table.ts';
import { isMelee, type Weapon } from '../table/weapons.ts';
import { beginTurn } from '../turns/opening.ts';
import { aimAtZone, reached, stray, zoneOptions } from './blastAim.ts';
import { answer } from './reactions.ts';

/**
 * A blast in one's turn: picks the zone, spends the main action, may miss and stray, and hits all who are there. `ask`: what to
 * tick with it is asked.
 */
export function* blast(
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
      : yield* choose(
          {
            seat: seat(fight, who),
            title: `${nameOf(fight, who)}: which zone with ${weapon.name}?`,
            rule: melee ? 'MU-31' : 'MU-32',
            about: [who],
            audience: audienceFor(fight, who),
          },
          options,
        );
  const ticks =
    ask === 'ask' ? yield* askTicks(fight, { who, weapon, does: sweep === 'sweep' ? 'sweep' : 'damage' }) : [];
  const needs = withHard(
    melee ? [] : aimAtZone(fight, who, zone, weapon).needs,
    ticks.includes('hard') ? true : undefined,
  );
  yield* beginTurn(fight, who);
  spendOn(fight, who, weapon);
  if (!melee && fight.state.turn) fight.state.turn.shot = true;
  const unaware = unawareOf(fight, who);
  const template = tick(fight, blowOf(who, who, weapon), ticks);
  setOff(fight, template);
  reveal(fight, who, 'attacking');
  const onTarget = yield* aimed(fight, who, needs, [who]);
  if (!onTarget) zone = yield* stray(fight, who, zone);
  const caught = reached(fight, who, zone).filter(
    (id) => !(melee && id === who) && (sweep === 'blast' || isLarger(sheetOf(fight, who), sheetOf(fight, id))),
  );
  falls(fight, who, weapon, zone);
  const blows = caught.map(
    (target): Blow => ({
      ...template,
      target,
      saved: needs.length > 0,
      unaware: onTarget ? unaware : strayed(fight, unaware, caught),
      times: sweep === 'sweep' ? [{ label: 'Sweep', up: 1, down: 2 }] : [],
    }),
  );
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}
const falls = (fight: MurdhamFight, who: Id, weapon: Weapon, zone: string): void =>
  tell(fight, 'MU-30', `${weapon.name} hits ${whereText(fight, inZone(zone))} and its borders.`, {
    who: [who],
    tone: 'turn',
  });

/** MU-32: those whom a stray blast reaches react as the aimed-at do (ruling 21), unless the house has it surprise them. */
const strayed = (fight: MurdhamFight, unaware: readonly Id[], caught: readonly Id[]): readonly Id[] =>
  fight.house.strayReact ? unaware : caught;

/**
 * MU-21, MU-30: a blast thrown as a counter falls on all the others there too, once it has come to its blow; one that missed strays.
 * Nobody counters it.
 */
export function* spread(fight: MurdhamFight, counter: Blow, met: Met): Flow<void> {
  const { attacker: who, target: first, weapon, zone: at, heldBack, throughCover } = counter;
  if (at === undefined || met.counter === 'stopped') return;
  const missed = met.counter === 'missed';
  const zone = missed ? yield* stray(fight, who, at) : at;
  const others = reached(fight, who, zone).filter((id) => (missed || id !== first) && !(isMelee(weapon) && id === who));
  falls(fight, who, weapon, zone);
  const unaware = missed ? strayed(fight, [], others) : [];
  const blows = others.map(
    (target): Blow => ({ ...blowOf(who, target, weapon), unaware, skilled: false, heldBack, throughCover }),
  );
  yield* fallOn(fight, who, blows, { counter: 'counter taken', known: met.hits.find(({ blow }) => blow === counter) });
}

/** Everybody in a zone and on its borders is struck from afar, with no throw of its own: lightning through water (MU-32). */
export function* burst(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon, saved: boolean): Flow<void> {
  tell(fight, 'MU-32', `${weapon.name} leaps through the water of ${whereText(fight, inZone(zone))}.`, {
    who: [who],
    tone: 'turn',
  });
  const blows = reached(fight, who, zone).map((target): Blow => ({ ...blowOf(who, target, weapon), saved }));
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}

/** Skilled blow and Skilled shot help against one target of a blast only. */
function* bestDie(fight: MurdhamFight, blows: Blow[]): Flow<void> {
  const [first] = blows;
  if (!first || blows.length < 2) return;
  const skill = isMelee(first.weapon) ? 'skilled-blow' : 'skilled-shot';
  if (!knows(sheetOf(fight, first.attacker), skill)) return;
  const target = yield* choose(
    {
      seat: seat(fight, first.attacker),
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
 * Reactions of all who are caught, one counter at most; then the dice, one roll for all who are hit alike. `known`: dice of this
 * blast that have fallen already.
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
        : yield* answer(fight, blow, met ? 'counter taken' : before.counter);
    if (reacted.kind === 'missed') continue;
    if (reacted.kind === 'counter') met = { blow, counter: reacted.counter };
    else hit.push(blow);
  }
  let known = before.known;
  if (met) {
    const { blow, counter } = met;
    const fell = yield* exchange(fight, blow, counter);
    yield* spread(fight, counter, fell);
    // MU-21: only a counter that came first and felled the thrower stops the blast for the others.
    if (fell.attack === 'stopped') return;
    known = fell.hits.find((one) => one.blow === blow);
  }
  const struck = fight.house.blastTwice ? hit : once(hit, met?.blow.target);
  for (const blow of struck.filter(({ effect }) => effect.kind !== 'damage')) yield* landAttack(fight, blow);
  const harmful = struck.filter(({ effect }) => effect.kind === 'damage');
  const hits = yield* rollBlows(
    fight,
    harmful.map((blow, at) => ({ id: rollId(harmful, at), blow })),
    fight.house.blastRoll === 'once' ? 'shared' : 'own',
    known,
  );
  for (const one of hits) if (!isGone(sheetOf(fight, one.blow.target))) yield* landHit(fight, one);
}
/** MU-30: one attack hits one target once, however many it stands in for: as whoever has reacted, if it has. */
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
/** The target names its roll; a second one on the same target is numbered. */
const rollId = (blows: readonly Blow[], at: number): string => {
  const target = blows[at]?.target ?? '';
  const nth = blows.slice(0, at).filter((blow) => blow.target === target).length;
  return nth === 0 ? target : `${target}.${nth + 1}`;
};
