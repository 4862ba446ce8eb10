/** Blasts and sweeps: everyone in a zone and on its borders; a miss goes to a random neighbouring zone (MU-30, MU-31, MU-32). */
import { choose, type Flow, roll } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { count, type Id, no, type Verdict } from '../../../../engine/words.ts';
import { sightLeaning } from '../../../../space/sight.ts';
import { zoneName } from '../../../../space/zoneName.ts';
import { distance, inZone, neighbourNumbers } from '../../../../space/zones.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { is, isGone, knows } from '../../sheet/standing.ts';
import { exchange, type Met } from '../blows/exchange.ts';
import { type Hit, landHit, rollBlows } from '../blows/land.ts';
import { aimed, setOff, spendOn } from '../blows/launching.ts';
import { askTicks, tick, withHard } from '../blows/manner.ts';
import { type Aim, hasMoved, rangeOf, whyUseless } from '../blows/targets.ts';
import { land } from '../harm/nonlethal.ts';
import { type Blow, blowOf } from '../table/blow.ts';
import { inBlast, isShielded, mapOf, placeOf, unawareOf, whereText, zonesHere } from '../table/ground.ts';
import { breaksPeace } from '../table/peace.ts';
import { audienceFor, diceOf, isSecret, nameOf, seat, sheetOf, tell } from '../table/table.ts';
import { hasWord, isMelee, type Weapon } from '../table/weapons.ts';
import { beginTurn, reveal } from '../turns/turn.ts';
import { answer } from './reactions.ts';

/** How a blast falls on a zone from here: allowed or why not, and what asks for a WIT save. */
function aimAtZone(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon): Aim {
  const scene = mapOf(fight);
  const far = distance(scene, placeOf(fight, who), inZone(zone));
  const needs: Aim['needs'] = [];
  const { range, half } = rangeOf(fight, who, weapon);
  const moved = hasMoved(fight, who);
  const stop = (rule: string, text: string): Aim => ({ verdict: no(rule, text), needs, distance: far });
  if (far > range) return stop('MU-32', `${count(far, 'zone')} away: ${weapon.name} reaches ${range}.`);
  if (hasWord(weapon, 'indirect')) {
    if (far <= half) return stop('MU-17', `Too near: an indirect attack needs more than ${count(half, 'zone')}.`);
    if (moved) return stop('MU-17', 'An indirect attack cannot be made while moving.');
    needs.push({ text: 'Indirect attacks always ask for a save.', rule: 'MU-17' });
    return { verdict: true, needs, distance: far };
  }
  // MU-27: over a barrier that one stands beside.
  const seen = sightLeaning(scene, placeOf(fight, who), inZone(zone));
  if (!seen.seen) return stop('MU-16', seen.reason);
  if (far > half && moved) return stop('MU-16', `${count(far, 'zone')} away is beyond half range: not while moving.`);
  if (far > half) needs.push({ text: 'Beyond half range.', rule: 'MU-16' });
  if (moved) needs.push({ text: 'Shooting while moving.', rule: 'MU-16' });
  return { verdict: true, needs, distance: far };
}

/** The zones that a blast may be sent to. MU-31: a melee blast hits the own zone; from a border one of the two. */
function zoneOptions(fight: MurdhamFight, who: Id, weapon: Weapon): Option[] {
  const scene = mapOf(fight);
  const zones = isMelee(weapon) ? zonesHere(fight, who) : Object.keys(scene.zones);
  return zones
    .map((zone): Option & { far: number } => {
      const aim: Aim = isMelee(weapon)
        ? { verdict: true, needs: [], distance: 0 }
        : aimAtZone(fight, who, zone, weapon);
      const caught = inBlast(fight, zone).filter(
        (id) => !isSecret(fight, id) && !isShielded(fight, who, id) && !(isMelee(weapon) && id === who),
      );
      const [need] = aim.needs;
      return {
        id: zone,
        label: whereText(fight, inZone(zone)),
        detail: `${caught.length === 0 ? 'nobody' : caught.map((id) => nameOf(fight, id)).join(', ')}${need ? `. ${need.text} WIT save` : ''}`,
        place: inZone(zone),
        far: aim.distance,
        ...(aim.verdict === true ? {} : { blocked: aim.verdict }),
      };
    })
    .sort((a, b) => Number('blocked' in a) - Number('blocked' in b) || a.far - b.far)
    .map(({ far: _, ...option }) => option);
}

/** Whether a blast has a zone to go to. */
export function canBlast(fight: MurdhamFight, who: Id, weapon: Weapon): Verdict {
  const useless = whyUseless(fight, who, weapon);
  if (useless) return useless;
  if (isMelee(weapon)) return true;
  const options = zoneOptions(fight, who, weapon);
  return options.some(({ blocked }) => !blocked) ? true : (options[0]?.blocked ?? no('MU-32', 'No zone is in range.'));
}

/** Sweeps at the smaller ones around: a melee blast at half damage, open to everybody. */
export const sweepable = (fight: MurdhamFight, who: Id): Id[] =>
  zonesHere(fight, who)
    .flatMap((zone) => inBlast(fight, zone))
    .filter(
      (id) => id !== who && isLarger(sheetOf(fight, who), sheetOf(fight, id)) && !is(sheetOf(fight, id), 'concealed'),
    );

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

/** MU-27, MU-30: all in a zone and on its borders, save those whom a barrier shields from the one who throws. */
function reached(fight: MurdhamFight, who: Id, zone: string): Id[] {
  const there = inBlast(fight, zone);
  const safe = there.filter((id) => isShielded(fight, who, id));
  for (const id of safe)
    tell(fight, 'MU-27', `A barrier shields ${nameOf(fight, id)} from the blast.`, { who: [id], tone: 'good' });
  return there.filter((id) => !safe.includes(id));
}

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

/** MU-32: a miss goes to a random neighbouring zone, by a die over the numbered neighbours. */
function* stray(fight: MurdhamFight, who: Id, zone: string): Flow<string> {
  const next = neighbourNumbers(mapOf(fight), zone);
  if (next.length === 0) return zone;
  const groups = [{ id: 'zone', count: 1, sides: next.length, read: { by: 'sum' as const } }];
  const rolled = yield* roll(
    {
      seat: seat(fight, who),
      title: 'Where does the blast stray?',
      rule: 'MU-32',
      detail: next.map((one) => `${one.number} ${zoneName(mapOf(fight), one.zone.id)}`).join(', '),
    },
    groups,
  );
  const found = next.find(({ number }) => number === rolled.values.zone);
  tell(fight, 'MU-32', `The blast strays to ${found ? zoneName(mapOf(fight), found.zone.id) : 'nowhere'}.`, {
    who: [who],
    dice: diceOf('Neighbour', groups, rolled),
  });
  return found?.zone.id ?? zone;
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
  for (const blow of struck.filter(({ effect }) => effect.kind !== 'damage')) yield* land(fight, blow);
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
