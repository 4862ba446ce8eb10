/**
 * MU-24: runs opportunity attacks on a fighter who moves away. The movement stops, the blow is
 * resolved, and the mover's turn goes on.
 */

import { countAttack } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, seatOf } from '../../../../engine/words.ts';
import { type Place, samePlace } from '../../../../space/scene.ts';
import { isNearby } from '../../../../space/zones/zones.ts';
import { nameOf, plainFight, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive, isHelpless } from '../../sheet/standing.ts';
import { stillLands } from '../blows/landing.ts';
import { hasHit, setOff } from '../blows/launching.ts';
import { askTicks, canStun, oneOf, tickedBlow, whyUnfit } from '../blows/manner.ts';
import { stuntFirst } from '../blows/stunt.ts';
import { aimAt } from '../blows/targets.ts';
import { draggedOf } from '../harm/holds.ts';
import { chooseDisarm } from '../harm/nonlethal.ts';
import { revealFighter } from '../hiding.ts';
import { type Blow, blowOf } from '../table/blow.ts';
import { isUnawareOf, mapOf, placeOf, unawareOf, whereText } from '../table/ground.ts';
import { allFighters, audienceFor, seatOfFighter, tell } from '../table/table.ts';
import { bestOf, hasWord, isMelee, trickWeapon, type Weapon, weaponOf, weaponsOf } from '../table/weapons.ts';
import { canReact, spendReaction } from '../turns/readiness.ts';
import { cleaveOn, resolveBlow } from './attack.ts';

interface Opening {
  id: string;
  who: Id;
  target: Id;
  /**
   * All weapons with which this enemy may strike now. With `ask` the enemy chooses among them and
   * what to tick with the blow.
   */
  weapons: Weapon[];
  ask: 'ask' | 'plain';
}

/**
 * Lists the enemies whom the step would leave behind and who may strike now. A fighter who is
 * dragged along is not moving away (MU-24).
 */
function openings(live: MurdhamFight, movers: readonly Id[], to: Place): Opening[] {
  const fight = plainFight(live);
  const scene = mapOf(fight);
  const dragged = draggedOf(fight, movers);
  const leaving = movers.filter((id) => !dragged.includes(id));
  return allFighters(fight).flatMap((one) =>
    leaving.flatMap((target): Opening[] => {
      if (movers.includes(one.id) || !areEnemies(fight, one.id, target)) return [];
      const here = placeOf(fight, target);
      if (!isNearby(scene, one.place, here)) return [];
      // The step must end nearness. By house rule it is enough to leave the same place, as a step
      // from a zone to its border does.
      const parts = fight.house.leaving === 'place' && samePlace(one.place, here) && !samePlace(one.place, to);
      if (isNearby(scene, one.place, to) && !parts) return [];
      if (canReact(fight, one.id) !== true || isUnawareOf(fight, one.id, target) || isHelpless(sheetOf(fight, target)))
        return [];
      if (isConditionActive(one.sheet, 'must-yield')) return [];
      const strikes = weaponsOf(one.sheet).filter(
        (weapon) =>
          (isMelee(weapon) || fight.house.opportunityShots) &&
          !hasWord(weapon, 'blast') &&
          aimAt(fight, one.id, target, weapon).verdict === true,
      );
      if (strikes.length === 0) return [];
      const plain = bestOf(strikes).slice(0, 2);
      return [
        ...plain.map(
          (weapon): Opening => ({
            id: `${one.id}.${weapon.id}.${target}`,
            who: one.id,
            target,
            weapons: [weapon],
            ask: 'plain',
          }),
        ),
        { id: `${one.id}.how.${target}`, who: one.id, target, weapons: strikes, ask: 'ask' },
      ];
    }),
  );
}

/** MU-24: the enemies who might strike as these fighters take a step. Changes nothing. */
export const strikersAt = (fight: MurdhamFight, movers: readonly Id[], to: Place): Id[] =>
  openings(fight, movers, to).map(({ who }) => who);

/**
 * Before a step each enemy that is left behind may spend its turn on an attack, one after another.
 * Gives false when the mover cannot go on, or would rather stay after a blow; the mover's turn then
 * resumes where it stands. A mover who is moved by force is not asked.
 */
export function* opportunities(
  fight: MurdhamFight,
  movers: readonly Id[],
  to: Place,
  will: 'own' | 'forced' = 'own',
): Flow<boolean> {
  const [leader] = movers;
  if (leader === undefined) return true;
  let struck = false;
  for (;;) {
    const ways = openings(fight, movers, to);
    if (ways.length === 0) break;
    const [first] = ways;
    const single = ways.every(({ who }) => who === first?.who);
    const answer = yield* askChoice(
      {
        seat: single && first ? seatOf(first.who) : gmSeat,
        title: `${nameOf(fight, leader)} moves away: does ${single && first ? nameOf(fight, first.who) : 'anybody'} make an opportunity attack?`,
        rule: 'MU-24',
        about: [leader, ...new Set(ways.map(({ who }) => who))],
        audience: audienceFor(fight, leader, ...ways.map(({ who }) => who)),
      },
      [
        ...ways.map(({ id, who, target, weapons: [weapon], ask }) => ({
          id,
          label: `${nameOf(fight, who)} strikes ${nameOf(fight, target)}${ask === 'ask' ? ', choosing how' : ` with ${weapon?.name ?? ''}`}`,
          detail: `${ask === 'ask' ? 'held back, a stunt, a hold and the like; ' : ''}takes the turn`,
          combatant: who,
          by: who,
        })),
        { id: 'pass', label: `Let ${nameOf(fight, leader)} go`, tone: 'pass' as const },
      ],
    );
    const way = ways.find(({ id }) => id === answer);
    if (!way) break;
    yield* strikeOut(fight, way);
    struck = true;
    if (isHelpless(sheetOf(fight, leader)) || isConditionActive(sheetOf(fight, leader), 'surrendered')) break;
  }
  const sheet = sheetOf(fight, leader);
  if (isHelpless(sheet) || isConditionActive(sheet, 'grabbed') || isConditionActive(sheet, 'surrendered')) return false;
  return !struck || will === 'forced' || (yield* goesOn(fight, leader, to));
}

/**
 * MU-24: asks the mover after a blow whether to go the rest of the way or to stay and do something
 * else.
 */
function* goesOn(fight: MurdhamFight, leader: Id, to: Place): Flow<boolean> {
  const who = fight.state.turn?.who ?? leader;
  return yield* askConfirmation(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, leader)} was struck at on the way: go on, or stay?`,
      rule: 'MU-24',
      about: [...new Set([who, leader])],
      audience: audienceFor(fight, who, leader),
    },
    to.kind === 'off' ? 'Go on: leave the fight' : `Go on to ${whereText(fight, to)}`,
    'Stay here',
  );
}

/**
 * Gives the blow of an opportunity attack: the plain blow with its one weapon, or what the attacker
 * chooses.
 */
function* dealing(fight: MurdhamFight, { who, target, weapons, ask }: Opening): Flow<Blow | undefined> {
  const plain = (weapon: Weapon) =>
    blowOf(who, target, weaponOf(sheetOf(fight, who), weapon.id) ?? weapon, 'opportunity');
  const title = `${nameOf(fight, who)} strikes ${nameOf(fight, target)}: with what?`;
  const picked = yield* oneOf(
    fight,
    [who, target],
    title,
    weapons.map(({ id, name }) => ({ id, label: name })),
  );
  const seen = weapons.find(({ id }) => id === picked?.id);
  if (!seen) return undefined;
  if (ask === 'plain') return plain(seen);
  const tricks = (['disarm', 'grapple'] as const).filter(
    (one) => isMelee(seen) && whyUnfit(fight, who, target, one) === true,
  );
  const labels = { damage: 'Strike', stun: 'Strike to stun', disarm: 'Disarm', grapple: 'Grapple' } as const;
  const doings = [
    ...(seen.figures.die === undefined ? [] : (['damage'] as const)),
    ...(canStun(fight, who, seen) ? (['stun'] as const) : []),
    ...tricks,
  ];
  const does = (yield* oneOf(
    fight,
    [who, target],
    `${seen.name}: to do what?`,
    doings.map((id) => ({ id, label: labels[id] })),
  ))?.id;
  const item = does === 'disarm' ? yield* chooseDisarm(fight, who, target, seen.name) : undefined;
  const ticks = yield* askTicks(fight, { who, target, weapon: seen, does: does ?? 'damage' });
  const blow = plain(does === 'grapple' ? trickWeapon(sheetOf(fight, who), 'grapple') : seen);
  if (does === 'disarm') blow.effect = { kind: 'disarm', item: item ?? '' };
  if (does === 'grapple' || does === 'stun') blow.effect = { kind: does };
  return tickedBlow(fight, blow, ticks);
}

function* strikeOut(fight: MurdhamFight, opening: Opening): Flow<void> {
  const { who, target } = opening;
  // MU-42: a mover whom somebody strikes out of hiding has not even a free dodge.
  const unaware = unawareOf(fight, who);
  const dealt = yield* dealing(fight, opening);
  if (!dealt) return;
  yield* spendReaction(fight, who);
  revealFighter(fight, who, 'attacking');
  tell(fight, 'MU-24', sentence`${personRef(who)} makes an opportunity attack on ${personRef(target)}.`, {
    tone: 'turn',
  });
  const blow: Blow = { ...dealt, unaware };
  setOff(fight, blow);
  if (!stillLands(fight, blow)) return;
  if (!(yield* hasHit(fight, blow))) return countAttack(fight, who, target, 'miss');
  if (yield* stuntFirst(fight, blow)) return;
  if ((yield* resolveBlow(fight, blow)) === 'felled' && fight.house.cleaveOnLeaving) yield* cleaveOn(fight, blow);
}
