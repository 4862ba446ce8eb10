/**
 * The attack: a target, a save where it is hard, a stunt if proposed, the reaction, and the blow
 * (MU-11 to MU-24, MU-29, MU-33).
 */

import { countAttack } from '../../../../engine/facts.ts';
import { areEnemies, areFriends } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { nameOf, plainFight, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { exchange } from '../blows/exchange.ts';
import { landHit } from '../blows/land.ts';
import { stillLands } from '../blows/landing.ts';
import { hasHit, setOff, spendOn } from '../blows/launching.ts';
import { askTicks, type Doing, isTick, type Manner, tickedBlow, ticksOf, whyUnfit } from '../blows/manner.ts';
import { rollBlows } from '../blows/rollBlows.ts';
import { stuntFirst, stuntLast } from '../blows/stunt.ts';
import { type Aim, aimAt, aimText, whyUseless } from '../blows/targets.ts';
import { killFighter, refusesDeath } from '../harm/decline.ts';
import { chooseDisarm, landAttack } from '../harm/nonlethal.ts';
import { revealFighter } from '../hiding.ts';
import { type Blow, blowOf, type Effect, surprises } from '../table/blow.ts';
import { unawareOf } from '../table/ground.ts';
import { breaksPeace } from '../table/peace.ts';
import { allFighters, audienceFor, isSecret, isThere, seatOfFighter, tell } from '../table/table.ts';
import { isMelee, type Weapon } from '../table/weapons.ts';
import { beginTurn } from '../turns/opening.ts';
import { spreadBlast } from './blast.ts';
import { askReactions } from './reactions.ts';

const secretFoe = (fight: MurdhamFight, id: Id, from: Id): boolean =>
  isConditionActive(sheetOf(fight, id), 'concealed') && !areFriends(fight, id, from);

/**
 * MU-14: anybody may give a final blow to any helpless fighter, also as mercy. Other attacks are
 * for targets who are no friends; the manner `friend` is for friends.
 */
const isMeant = (fight: MurdhamFight, who: Id, target: Id, manner: Manner): boolean =>
  manner === 'final' || areFriends(fight, who, target) === (manner === 'friend');
/**
 * Says why the attacker has no quarrel with this target. Such targets are listed after the enemies.
 */
const standingOf = (fight: MurdhamFight, who: Id, target: Id, manner: Manner): string | undefined =>
  areEnemies(fight, who, target) || manner === 'friend'
    ? undefined
    : areFriends(fight, who, target)
      ? 'a friend: a mercy'
      : 'no enemy';

/**
 * Lists the targets that the attacker may pick, the reachable ones first. Each one out of reach
 * carries the reason.
 */
export function targetsOf(live: MurdhamFight, who: Id, weapon: Weapon, manner: Manner): (Option & { aim: Aim })[] {
  const fight = plainFight(live);
  return allFighters(fight)
    .filter(
      (one) =>
        one.id !== who &&
        isThere(fight, one.id) &&
        !secretFoe(fight, one.id, who) &&
        isMeant(fight, who, one.id, manner),
    )
    .map((one) => {
      const aim = aimAt(fight, who, one.id, weapon);
      const fit = whyUnfit(fight, who, one.id, manner);
      const verdict = fit === true ? aim.verdict : fit;
      const standing = standingOf(fight, who, one.id, manner);
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        detail: `${aimText(aim)}${standing === undefined ? '' : `; ${standing}`}`,
        combatant: one.id,
        ...(verdict === true ? {} : { blocked: verdict }),
        ...(standing === undefined ? {} : { tone: 'danger' as const }),
        aim,
      };
    })
    .sort(
      (a, b) =>
        Number('blocked' in a) - Number('blocked' in b) ||
        Number('tone' in a) - Number('tone' in b) ||
        a.aim.distance - b.aim.distance,
    );
}

/** Tells whether the fighter can use this weapon on anybody now; if not, gives the first reason. */
export function canAttack(fight: MurdhamFight, who: Id, weapon: Weapon, manner: Manner): Verdict {
  const useless = whyUseless(fight, who, weapon);
  if (useless) return useless;
  let reason: Verdict | undefined;
  for (const one of allFighters(fight)) {
    if (one.id === who || !isThere(fight, one.id) || secretFoe(fight, one.id, who)) continue;
    if (!isMeant(fight, who, one.id, manner)) continue;
    // An unseen fighter of the attacker's own side is no option, because the option would betray it
    // to the players.
    if (manner === 'friend' && isSecret(fight, one.id) && !isSecret(fight, who)) continue;
    const fit = whyUnfit(fight, who, one.id, manner);
    const verdict = fit === true ? aimAt(fight, who, one.id, weapon).verdict : fit;
    if (verdict === true) return true;
    reason ??= verdict;
  }
  return reason ?? notAllowed('MU-15', 'There is nobody to attack.');
}

/** Says what the attacker does to the target, in words. A hold needs no weapon. */
function deedWith({ name }: Weapon, manner: Manner): string {
  if (manner === 'grapple') return 'grab';
  const deed = manner === 'disarm' ? 'disarm' : manner === 'final' ? 'finish' : 'attack';
  return `${deed} with ${name}`;
}

/** The manners of attacking that have a rule of their own: whom they are for. */
const OWN_RULES: Partial<Record<Manner, string>> = { final: 'MU-14', disarm: 'MU-35', grapple: 'MU-36' };

/**
 * Runs a whole attack in the attacker's turn: the attacker picks the target, spends the main
 * action, and strikes. With `ask` the attacker is also asked what to tick.
 */
export function* attackInTurn(
  fight: MurdhamFight,
  who: Id,
  weapon: Weapon,
  manner: Manner,
  ask: 'ask' | 'plain' = 'plain',
): Flow<void> {
  const targets = targetsOf(fight, who, weapon, manner).map(({ aim: _, ...option }) => option);
  // A ruling in the middle of the move may have removed the last target.
  if (targets.every(({ blocked }) => blocked)) {
    tell(fight, 'MU-15', sentence`${personRef(who)} finds nobody to attack any more.`);
    return;
  }
  const target = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `Whom does ${nameOf(fight, who)} ${deedWith(weapon, manner)}?`,
      rule: OWN_RULES[manner] ?? (isMelee(weapon) ? 'MU-15' : 'MU-16'),
      about: [who],
      meant: 'harm',
      audience: audienceFor(fight, who),
    },
    targets,
  );
  const effect = yield* effectOf(fight, who, target, weapon, manner);
  const does = isTick(manner) || manner === 'plain' ? 'damage' : (manner as Doing);
  const ticks = ask === 'ask' ? yield* askTicks(fight, { who, target, weapon, does }) : ticksOf(manner);
  yield* breaksPeace(fight, who, target);
  yield* beginTurn(fight, who);
  spendOn(fight, who, weapon);
  if (!isMelee(weapon) && fight.state.turn) fight.state.turn.shot = true;
  const blow: Blow = {
    ...blowOf(who, target, weapon),
    ...(effect ? { effect } : {}),
    times: manner === 'focused' ? [{ label: 'Focused', up: 2, down: 1 }] : [],
  };
  yield* launchAttack(fight, tickedBlow(fight, blow, ticks));
}

function* effectOf(fight: MurdhamFight, who: Id, target: Id, weapon: Weapon, manner: Manner): Flow<Effect | undefined> {
  if (manner === 'final') return { kind: 'final' };
  if (manner === 'grapple') return { kind: 'grapple' };
  if (manner === 'stun') return { kind: 'stun' };
  if (manner !== 'disarm') return undefined;
  return { kind: 'disarm', item: (yield* chooseDisarm(fight, who, target, weapon.name)) ?? '' };
}

/**
 * Runs an attack from its launch to its end. A fighter with Cleave may strike once more after it.
 */
export function* launchAttack(fight: MurdhamFight, blow: Blow): Flow<void> {
  const { attacker, target } = blow;
  blow.unaware = [...blow.unaware, ...unawareOf(fight, attacker)];
  setOff(fight, blow);
  revealFighter(fight, attacker, 'attacking');
  if (!stillLands(fight, blow)) return;
  if (!(yield* hasHit(fight, blow))) {
    countAttack(fight, attacker, target, 'miss');
    tell(fight, 'MU-11', sentence`${personRef(attacker)} misses ${personRef(target)}.`, {
      happened: { is: 'missed', whom: [target], by: attacker },
    });
    return;
  }
  // A shot that misses takes nobody by surprise, so the save comes first.
  if (surprises(blow))
    tell(fight, 'MU-42', sentence`${personRef(target)} is taken by surprise and cannot react.`, {
      who: [attacker],
      shown: sentence`${personRef(target)} is taken by surprise.`,
    });
  if (yield* stuntFirst(fight, blow)) return;
  const outcome = yield* resolveBlow(fight, blow);
  if (outcome === 'felled' && blow.follows !== true) yield* cleaveOn(fight, blow);
}

/**
 * Runs the reactions to a blow, then the blow or the exchange. Says whether the attack itself took
 * its target out.
 */
export function* resolveBlow(fight: MurdhamFight, blow: Blow): Flow<'missed' | 'landed' | 'felled'> {
  const answered = yield* askReactions(fight, blow);
  if (answered.kind === 'missed') return 'missed';
  if (answered.kind === 'stands') return yield* strike(fight, blow);
  const met = yield* exchange(fight, blow, answered.counter);
  yield* spreadBlast(fight, answered.counter, met);
  return met.attack === 'stopped' ? 'missed' : met.attack;
}

/** Lands a blow: its dice do damage, or its effect comes about. */
function* strike(fight: MurdhamFight, blow: Blow): Flow<'missed' | 'landed' | 'felled'> {
  if (yield* stuntLast(fight, blow)) return 'landed';
  if (!stillLands(fight, blow)) return 'missed';
  if (blow.effect.kind === 'final') return yield* finish(fight, blow);
  if (blow.effect.kind !== 'damage' && blow.effect.kind !== 'stun') {
    yield* landAttack(fight, blow);
    return 'landed';
  }
  const [hit] = yield* rollBlows(fight, [{ id: 'damage', blow }]);
  if (!hit || !stillLands(fight, blow)) return 'missed';
  const { outcome } = yield* landHit(fight, hit);
  return outcome === 'critical' || outcome === 'killed' ? 'felled' : 'landed';
}

/**
 * MU-14: the final blow kills. When somebody steps in who is not helpless, the blow is a plain one.
 */
function* finish(fight: MurdhamFight, blow: Blow): Flow<'missed' | 'landed' | 'felled'> {
  if (!isHelpless(sheetOf(fight, blow.target))) return yield* strike(fight, { ...blow, effect: { kind: 'damage' } });
  countAttack(fight, blow.attacker, blow.target, 'hit');
  if (yield* refusesDeath(fight, blow.target)) return 'landed';
  killFighter(
    fight,
    blow.target,
    `a final blow by ${isSecret(fight, blow.attacker) ? 'somebody' : nameOf(fight, blow.attacker)}`,
    'MU-14',
  );
  return 'felled';
}

/**
 * Gives a fighter with Cleave a second attack, with the same weapon on another target, when one of
 * its melee attacks crits or kills. That happens once a turn. An opportunity attack brings a second
 * attack too (ruling 38). The second target is not moving and may react in full.
 */
export function* cleaveOn(fight: MurdhamFight, blow: Blow): Flow<void> {
  const { attacker, weapon } = blow;
  const { turn } = fight.state;
  if (!knowsSkill(sheetOf(fight, attacker), 'cleave') || !isMelee(weapon) || isHelpless(sheetOf(fight, attacker)))
    return;
  if (turn?.who === attacker && turn.cleft) return;
  if (weapon.gear && !sheetOf(fight, attacker).gear.some(({ id }) => id === weapon.gear?.id)) return;
  const options = targetsOf(fight, attacker, weapon, 'plain').filter(
    (option) => option.id !== blow.target && !option.blocked && !isHelpless(sheetOf(fight, option.id)),
  );
  if (options.length === 0) return;
  const next = yield* askChoice(
    {
      seat: seatOfFighter(fight, attacker),
      title: `${nameOf(fight, attacker)} cleaves: whom next?`,
      rule: 'MU',
      about: [attacker],
      meant: 'harm',
      audience: audienceFor(fight, attacker),
    },
    [...options.map(({ aim: _, ...option }) => option), { id: 'pass', label: 'Nobody', tone: 'pass' as const }],
  );
  if (next === 'pass') return;
  if (turn?.who === attacker) turn.cleft = true;
  yield* launchAttack(fight, { ...blowOf(attacker, next, weapon), follows: true });
}
