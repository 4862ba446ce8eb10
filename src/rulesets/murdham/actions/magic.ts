/**
 * Profane powers in a fight: choosing, aiming, the target's counter, and what each does (MU-08).
 */

import { areEnemies } from '../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import type { Option } from '../../../engine/question.ts';
import { allOf, countWords, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { Place } from '../../../space/scene.ts';
import { inZone, zonesWithin } from '../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { launchAttack } from '../play/attacks/attack.ts';
import { burstInZone, spreadBlast } from '../play/attacks/blast.ts';
import { askReactions } from '../play/attacks/reactions.ts';
import { answered } from '../play/blows/exchange.ts';
import { landHit } from '../play/blows/land.ts';
import { aimedSave } from '../play/blows/launching.ts';
import { rollBlows } from '../play/blows/rollBlows.ts';
import { aimAt } from '../play/blows/targets.ts';
import { revealFighter } from '../play/hiding.ts';
import { reversed, wrongTarget } from '../play/powers/astray.ts';
import { canSpeak, levelCap, payForPower, powersAtHand, powerWeapon } from '../play/powers/invoking.ts';
import { effectOf, type Invocation, plainInvocation, shielded } from '../play/powers/powerEffects.ts';
import { type Blow, blowOf } from '../play/table/blow.ts';
import {
  featuresAt,
  isNear,
  isShielded,
  mapOf,
  placeOf,
  unawareOf,
  whereText,
  whyBarred,
  whyUnseen,
  zonesApart,
  zonesHere,
} from '../play/table/ground.ts';
import { breaksPeace } from '../play/table/peace.ts';
import { allFighters, audienceFor, isThere, seatOfFighter, tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { enhancements, type PowerSpec } from '../sheet/powerKinds.ts';
import { doesIll } from '../sheet/powers.ts';
import { isConditionActive, isGone, isHelpless } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

const reaches = ['personal', 'near', 'sight', 'connection'] as const;
/**
 * Lists the enhancements that the invoker can pay for: levels up to the invoker's mana, and one
 * more by corruption.
 */
function enhancing(fight: MurdhamFight, who: Id, power: PowerSpec): Option[] {
  const cap = levelCap(fight, who) + 1;
  return [...power.more, ...enhancements].map(({ id, label, level }) => ({
    id,
    label,
    detail: countWords(level, 'level'),
    price: level,
    ...(id === 'silent' && canSpeak(fight, who) !== true ? { usual: true as const } : {}),
    ...(level > cap ? { blocked: notAllowed('MU-08', `That is more than ${countWords(cap, 'level')}.`) } : {}),
  }));
}

function* enhanced(fight: MurdhamFight, who: Id, power: PowerSpec): Flow<Invocation> {
  const cap = levelCap(fight, who) + 1;
  const options = enhancing(fight, who, power);
  const every = [...power.more, ...enhancements];
  for (;;) {
    const chosen = yield* askPicks(
      {
        seat: seatOfFighter(fight, who),
        title: `${power.name}: which enhancements?`,
        rule: 'MU',
        detail: `Up to level ${cap}; the last level costs 2 corruption.${canSpeak(fight, who) === true ? '' : ' Only a silent power can be invoked now.'}`,
        about: [who],
        audience: audienceFor(fight, who),
      },
      options,
      0,
      options.length,
      { budget: { of: cap, word: 'level' }, none: 'None of them' },
    );
    const level = every.filter(({ id }) => chosen.includes(id)).reduce((sum, one) => sum + one.level, 0);
    // An invocation that nobody can pay for, or whose words cannot be spoken here, is asked for
    // again.
    if (level > cap || canSpeak(fight, who, chosen.includes('silent')) !== true) continue;
    const at = reaches.indexOf(power.range) + (chosen.includes('range') ? 1 : 0);
    return {
      power,
      level,
      range: reaches[Math.min(at, reaches.length - 1)] ?? power.range,
      silent: chosen.includes('silent'),
      throughShield: chosen.includes('through-shield'),
      extra: chosen,
    };
  }
}

/** Tells whether a place lies inside a warding, where profane powers do nothing. */
const isWarded = (fight: MurdhamFight, place: Place): boolean =>
  featuresAt(fight, place).some(({ detail }) => detail === 'warding');

/** Gives the zone of water in which a fighter stands. */
const waterAt = (fight: MurdhamFight, who: Id): string | undefined =>
  zonesHere(fight, who).find((zone) => featuresAt(fight, inZone(zone)).some(({ kind }) => kind === 'water'));

/** Lists the fighters and zones at which a power may be aimed from here. */
function aims(fight: MurdhamFight, who: Id, { power, range }: Invocation): Option[] {
  const far = range === 'near' ? 0 : range === 'sight' ? 8 : range === 'personal' ? -1 : Number.POSITIVE_INFINITY;
  if (power.aims === 'zone')
    return zonesWithin(mapOf(fight), placeOf(fight, who), Math.max(0, far)).map(({ id }) => ({
      id,
      label: whereText(fight, inZone(id)),
      place: inZone(id),
    }));
  return allFighters(fight)
    .filter((one) => (power.aims === 'corpse' ? isConditionActive(one.sheet, 'dead') : isThere(fight, one.id)))
    .filter((one) => one.id !== who || power.aims === 'ally' || (power.aims === 'creature' && !doesIll(power)))
    .filter((one) => one.sheet.craft === undefined || power.effect.kind === 'attack')
    .filter((one) => !(isConditionActive(one.sheet, 'concealed') && areEnemies(fight, one.id, who)))
    .filter((one) => power.aims !== 'ally' || !areEnemies(fight, one.id, who))
    .map((one): Option => {
      const apart = zonesApart(fight, who, one.id);
      const strikes = power.effect.kind === 'attack' && one.id !== who;
      const unseen =
        far !== 8 || one.id === who
          ? undefined
          : strikes
            ? whyBarred(fight, who, one.id, 'attacker')
            : whyUnseen(fight, who, one.id);
      const blocked =
        power.aims === 'corpse' && !isNear(fight, who, one.id)
          ? notAllowed('MU-08', 'The corpse must be nearby.')
          : apart > far && one.id !== who
            ? notAllowed('MU-08', `${countWords(apart, 'zone')} away: out of the power’s range.`)
            : strikes && range !== 'connection' && isShielded(fight, who, one.id)
              ? notAllowed('MU-27', `A barrier shields ${nameOf(fight, one.id)}.`)
              : unseen !== undefined
                ? notAllowed('MU-08', unseen)
                : undefined;
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        ...(blocked ? { blocked } : {}),
        // The option is marked as dangerous, so that nobody harms a friend by accident when no
        // enemy is in range.
        ...(doesIll(power) && !areEnemies(fight, who, one.id) ? { tone: 'danger' as const } : {}),
      };
    })
    .sort((a, b) => Number('blocked' in a) - Number('blocked' in b));
}

const mine = (fight: MurdhamFight, who: Id, id: string | undefined) =>
  powersAtHand(fight, who).find((power) => power.id === id);

const canInvoke = (fight: MurdhamFight, who: Id, id: string | undefined, how: 'plain' | 'more'): Verdict => {
  const power = mine(fight, who, id);
  if (!power) return notAllowed('MU-08', 'The scroll must be in hand.');
  const target = (): Verdict => {
    if (power.aims === 'self' || power.aims === 'thing') return true;
    const options = aims(fight, who, plainInvocation(power));
    return how === 'more' || options.some(({ blocked }) => !blocked)
      ? true
      : (options[0]?.blocked ?? notAllowed('MU-08', 'There is nothing to aim it at.'));
  };
  return allOf(
    mainNow(fight, who),
    () => canSpeak(fight, who, how === 'more'),
    () => (isWarded(fight, placeOf(fight, who)) ? notAllowed('MU-08', 'A warding: profane powers fail here.') : true),
    () =>
      sheetOf(fight, who).spent.includes(`power:${power.id}`)
        ? notAllowed('MU-08', 'This power has been used this watch.')
        : true,
    target,
  );
};

const invoke = (how: 'plain' | 'more'): MurdhamAction => ({
  id: how === 'plain' ? 'invoke' : 'invoke-more',
  scope: 'combatant',
  label: how === 'plain' ? 'Invoke a power' : 'Invoke a power, enhanced',
  help:
    how === 'plain'
      ? 'Costs 1 mana, or 2 corruption. The target may counter.'
      : 'With more reach, targets or force, for higher levels.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    powersAtHand(fight, who).map((power) => ({
      id: power.id,
      label: how === 'plain' ? power.name : `${power.name}, enhanced`,
      detail: power.does,
    })),
  allowed: (fight, who, variant) => canInvoke(fight, who, variant, how),
  *perform(fight, who, variant) {
    const power = mine(fight, who, variant);
    if (!power) return;
    const what = how === 'plain' ? plainInvocation(power) : yield* enhanced(fight, who, power);
    const target = yield* aimPower(fight, who, what);
    if (target === NOTHING) return;
    if (fight.combatants[target] && doesIll(power)) yield* breaksPeace(fight, who, target);
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    const unaware = unawareOf(fight, who);
    if (!what.silent) revealFighter(fight, who, 'invoking');
    tell(fight, 'MU-08', sentence`${personRef(who)} invokes ${itemRef(power.name)}.`, { tone: 'turn' });
    const cast = yield* payForPower(fight, who, power, what.level);
    if (cast === 'fizzles') return;
    if (cast === 'reversed') return yield* reversed(fight, who, what, target);
    if (cast === 'works') return yield* release(fight, who, what, target, unaware);
    yield* release(fight, who, what, yield* wrongTarget(fight, who, what, aims(fight, who, what), target), []);
  },
});

/**
 * The answer that the invoker gives when the chosen enhancements leave no target. The invoker then
 * spends nothing.
 */
const NOTHING = 'nothing';

function* aimPower(fight: MurdhamFight, who: Id, what: Invocation): Flow<string> {
  if (what.power.aims === 'self' || what.power.aims === 'thing') return who;
  const options = aims(fight, who, what);
  const stop: Option = { id: NOTHING, label: 'Nothing: leave it', tone: 'pass' };
  return yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${what.power.name}: at what?`,
      rule: 'MU-08',
      about: [who],
      meant: doesIll(what.power) ? 'harm' : 'help',
      audience: audienceFor(fight, who),
    },
    options.some(({ blocked }) => !blocked) ? options : [...options, stop],
  );
}

/**
 * Lets a power take effect: a blast as an attack, any other power after the target had its chance
 * to counter.
 */
function* release(fight: MurdhamFight, who: Id, what: Invocation, target: string, unaware: readonly Id[]): Flow<void> {
  const { power } = what;
  const isSomebody = fight.combatants[target] !== undefined;
  if (isWarded(fight, isSomebody ? placeOf(fight, target) : inZone(target))) {
    tell(fight, 'MU-08', sentence`${itemRef(power.name)} fails: a warding lies there.`, { who: [who] });
    return;
  }
  if (isSomebody && (yield* shielded(fight, target, what))) return;
  if (power.effect.kind === 'attack') {
    const element = (['fire', 'lightning', 'cold', 'heat'] as const).find((one) => what.extra.includes(one));
    const weapon = powerWeapon(power, what.range === 'near' ? 'near' : 'sight', element);
    // The power went astray and hits its own invoker. Nobody dodges their own power.
    if (target === who) {
      const [hit] = yield* rollBlows(fight, [{ id: 'damage', blow: blowOf(who, who, weapon) }]);
      if (hit) yield* landHit(fight, hit);
      return;
    }
    const { needs } = aimAt(fight, who, target, weapon);
    const wet = element === 'lightning' ? waterAt(fight, target) : undefined;
    if (wet !== undefined) {
      if (yield* aimedSave(fight, who, needs, [who, target]))
        yield* burstInZone(fight, who, wet, weapon, needs.length > 0);
      return;
    }
    yield* launchAttack(fight, { ...blowOf(who, target, weapon), unaware }, needs);
    return;
  }
  if (isSomebody && target !== who && power.aims === 'creature') {
    const blow: Blow = { ...blowOf(who, target, powerWeapon(power, 'near')), effect: { kind: 'dazzle' }, unaware };
    const reacted = yield* askReactions(fight, blow);
    // MU-34: a power without damage is resolved last. The counter comes first, and the power
    // follows only if its invoker still stands.
    if (reacted.kind === 'counter') {
      yield* spreadBlast(fight, reacted.counter, yield* answered(fight, reacted.counter));
      if (isHelpless(sheetOf(fight, who)) || isGone(sheetOf(fight, who))) return;
    }
    return yield* effectOf(fight, who, what, blow.target);
  }
  yield* effectOf(fight, who, what, target);
}

export const magicActions: readonly MurdhamAction[] = [invoke('plain'), invoke('more')];
