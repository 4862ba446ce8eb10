/**
 * Flight (EW-33 to EW-35): the ways that no enemy bars, who gives chase, and the price of failing.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, placeRef, sentence } from '../../../../engine/log/sentence.ts';
import {
  capitalized,
  clauseOf,
  gmSeat,
  type Id,
  notAllowed,
  seatOf,
  seatOfSide,
  sentenceAbout,
  type Verdict,
} from '../../../../engine/words.ts';
import { landsUnless } from '../../../common/landing.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import type { Skill } from '../../sheet/skills.ts';
import { fallOut } from '../ground/grip.ts';
import {
  enterZone,
  freestOptions,
  heldByFoe,
  leadsOut,
  sameZone,
  waysOf,
  zoneOf,
  zoneWords,
} from '../ground/ground.ts';
import { failedTest } from '../harm/failing.ts';
import { payPin } from '../harm/harm.ts';
import { hindered } from '../table/circumstances.ts';
import { diceInWords } from '../table/pools.ts';
import { standingFoes, tell } from '../table/tell.ts';
import type { Testing } from '../table/trials.ts';
import { endTurn, maneuverPrice, spendReaction, spendSlow } from '../turns/rounds.ts';
import { canReact, opposedTest } from './combat.ts';

/**
 * EW-33: the zones that bar no flight although an enemy is in them: the zone where the turn began
 * and, by house rule, the combatant's own zone.
 */
function freeZones(fight: EinfelstFight, who: Id): string[] {
  const { turn } = fight.state;
  const here = zoneOf(fight, who)?.id ?? '';
  const began = (turn?.who === who ? turn.from : null) ?? here;
  return fight.house.fleeThrough === 'here' ? [began, here] : [began];
}
/**
 * EW-33: the ways of flight that no enemy holds; where the zone itself is an exit, also straight
 * out.
 */
export function flightWays(fight: EinfelstFight, who: Id) {
  const here = zoneOf(fight, who);
  const free = freeZones(fight, who);
  const barred = (zone: string): boolean => !free.includes(zone) && heldByFoe(fight, who, zone);
  const shutIn =
    here && barred(here.id)
      ? notAllowed('EW-33', 'An enemy is in this zone, and the turn did not begin here.')
      : undefined;
  const out = here?.features.some(({ kind }) => kind === 'exit')
    ? [{ id: 'out', label: 'Straight out of the scene', ...(shutIn ? { blocked: shutIn } : {}) }]
    : [];
  const ways = waysOf(fight, who)
    .filter(({ shut }) => !shut)
    .map(({ zone, asks, obstacle }) => {
      const blocked =
        shutIn ??
        (asks === 'test'
          ? notAllowed('EW-11', `${obstacle?.label || 'An obstacle'} has to be got past first.`)
          : barred(zone.id)
            ? notAllowed('EW-33', 'An enemy holds that zone.')
            : leadsOut(fight, zone.id, barred)
              ? undefined
              : notAllowed('EW-33', 'From there every way out leads through a zone that an enemy holds.'));
      return {
        id: `zone:${zone.id}`,
        label: `By way of ${zoneWords(fight, zone.id)}`,
        place: { kind: 'zone' as const, zone: zone.id },
        ...(blocked ? { blocked } : {}),
      };
    });
  return [...out, ...freestOptions(ways)];
}
/**
 * Whether a way of flight is free. If none is free, gives the reason that bars the first way, with
 * its rule.
 */
export function mayFlee(fight: EinfelstFight, who: Id): Verdict {
  const ways = flightWays(fight, who);
  if (ways.some(({ blocked }) => !blocked)) return true;
  const [first] = ways;
  if (!first?.blocked) return notAllowed('EW-33', 'No way leads out of this zone: every door from here is shut.');
  const { rule, text } = first.blocked;
  const isShared = ways.every(({ blocked }) => blocked?.rule === rule);
  return notAllowed(isShared ? rule : 'EW-33', `No way out is free. ${sentenceAbout(text, clauseOf(first.label))}`);
}

/**
 * The seat that is asked to give chase: that of the one combatant who can, the side of several, or
 * the Director where they are of several sides.
 */
const seatOfChase = (fight: EinfelstFight, ids: readonly Id[]) => {
  const [first = ''] = ids;
  const { side } = combatantOf(fight, first);
  if (ids.length === 1) return seatOf(first);
  return ids.every((id) => combatantOf(fight, id).side === side) ? seatOfSide(side) : gmSeat;
};

/** EW-33 to EW-35: a flight, which one opponent of the zone may chase. */
export function* fleeFight(fight: EinfelstFight, who: Id, skill: Skill): Flow<void> {
  const way = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)} tries to flee: which way?`, rule: 'EW-33', about: [who] },
    flightWays(fight, who),
  );
  spendSlow(fight, who);
  const chasers = standingFoes(fight, who).filter(
    (foe) => sameZone(fight, who, foe.id) && canReact(fight, foe.id, 'other'),
  );
  // EW-34: one opponent of the zone may spend a reaction; each of its successes cancels one.
  let chaser: Testing | undefined;
  if (chasers.length > 0) {
    const chosen = yield* askChoice(
      {
        seat: seatOfChase(
          fight,
          chasers.map(({ id }) => id),
        ),
        title: `${nameOf(fight, who)} tries to flee: who gives chase?`,
        rule: 'EW-34',
        about: [who, ...chasers.map(({ id }) => id)],
      },
      [
        ...chasers.flatMap((foe) =>
          (['finesse', 'track'] as const).map((id) => ({
            id: `${id}:${foe.id}`,
            label: `${nameOf(fight, foe.id)} chases with ${capitalized(id)}`,
            detail: `${diceInWords(fight, foe.id, id)}; ${maneuverPrice(fight, foe.id)}`,
            combatant: foe.id,
            by: foe.id,
          })),
        ),
        { id: 'pass', label: 'Nobody', tone: 'pass' as const },
      ],
    );
    const [word, id] = chosen.split(':');
    if (id !== undefined) {
      chaser = { who: id, skill: word === 'track' ? 'track' : 'finesse', name: 'chase' };
      spendReaction(fight, id, 'EW-34', sentence`${personRef(id)} gives chase.`);
    }
  }
  if (chaser && !(isUp(combatantOf(fight, chaser.who)) && sameZone(fight, who, chaser.who))) {
    const why = notAllowed('EW-34', `${nameOf(fight, chaser.who)} is not in this zone any more.`);
    landsUnless(fight, { by: chaser.who, at: who }, why, tell);
    chaser = undefined;
  }
  const { left, mine, dice } = yield* opposedTest(
    fight,
    { title: `${nameOf(fight, who)} tries to flee`, rule: 'EW-33' },
    { who, skill, name: 'flight' },
    chaser,
  );
  const one = combatantOf(fight, who);
  const about = chaser ? [who, chaser.who] : [who];
  if (mine.successes < 1) {
    tell(fight, 'EW-33', sentence`${personRef(who)} does not get away${hindered(mine.why)}.`, {
      who: about,
      dice,
    });
    return yield* failedTest(fight, who, 'flight');
  }
  yield* payPin(fight, who);
  if (!isUp(one)) return;
  if (left > 0) {
    tell(fight, 'EW-33', sentence`${personRef(who)} gets away.`, {
      happened: { is: 'fled', whom: [who] },
      who: about,
      dice,
      tone: 'good',
    });
    fallOut(fight, one, 'fled');
    one.place = { kind: 'off' };
    return yield* endTurn(fight);
  }
  tell(
    fight,
    'EW-35',
    chaser
      ? sentence`${personRef(chaser.who)} catches up with ${personRef(who)}.`
      : sentence`${personRef(who)} is caught.`,
    { who: about, dice },
  );
  if (way === 'out') return;
  if (chaser) yield* payPin(fight, chaser.who);
  for (const id of about)
    if (isUp(combatantOf(fight, id))) enterZone(fight, combatantOf(fight, id), way.replace('zone:', ''));
  tell(
    fight,
    'EW-35',
    sentence`${peopleRef(about)} ${about.length > 1 ? 'are' : 'is'} in ${placeRef(way.replace('zone:', ''))} now.`,
  );
}
