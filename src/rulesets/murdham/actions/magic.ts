/**
 * Profane powers in a fight: choosing, the target's counter, and what each does (MU-08).
 */

import { askChoice, type Flow } from '../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import type { Option } from '../../../engine/question.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { Place } from '../../../space/scene.ts';
import { inZone } from '../../../space/zones/zones.ts';
import { landsUnless } from '../../common/landing.ts';
import { sheetOf } from '../../common/people.ts';
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
import { askEnhancements, enhancedAims, isMeantFor, powerAims } from '../play/powers/aiming.ts';
import { reversed, wrongTarget } from '../play/powers/astray.ts';
import { canSpeak, payForPower, powersAtHand, powerWeapon } from '../play/powers/invoking.ts';
import { effectOf, type Invocation, plainInvocation, shielded } from '../play/powers/powerEffects.ts';
import { type Blow, blowOf } from '../play/table/blow.ts';
import { featuresAt, placeOf, unawareOf, zonesHere } from '../play/table/ground.ts';
import { breaksPeace } from '../play/table/peace.ts';
import { audienceFor, seatOfFighter, tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { doesIll } from '../sheet/powers.ts';
import { isGone, isHelpless } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

/** Tells whether a place lies inside a warding, where profane powers do nothing. */
const isWarded = (fight: MurdhamFight, place: Place): boolean =>
  featuresAt(fight, place).some(({ detail }) => detail === 'warding');

/** Gives the zone of water in which a fighter stands. */
const waterAt = (fight: MurdhamFight, who: Id): string | undefined =>
  zonesHere(fight, who).find((zone) => featuresAt(fight, inZone(zone)).some(({ kind }) => kind === 'water'));

const mine = (fight: MurdhamFight, who: Id, id: string | undefined) =>
  powersAtHand(fight, who).find((power) => power.id === id);

const canInvoke = (fight: MurdhamFight, who: Id, id: string | undefined, how: 'plain' | 'more'): Verdict => {
  const power = mine(fight, who, id);
  if (!power) return notAllowed('MU-08', 'The scroll must be in hand.');
  const target = (): Verdict => {
    if (power.aims === 'self' || power.aims === 'thing') return true;
    const options = how === 'more' ? enhancedAims(fight, who, power) : powerAims(fight, who, plainInvocation(power));
    return options.some(({ blocked }) => !blocked)
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
    const what = how === 'plain' ? plainInvocation(power) : yield* askEnhancements(fight, who, power);
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
    yield* release(fight, who, what, yield* wrongTarget(fight, who, what, powerAims(fight, who, what), target), []);
  },
});

/**
 * The answer that the invoker gives when the chosen enhancements leave nobody whom the power is
 * meant for. The invoker then spends nothing.
 */
const NOTHING = 'nothing';

function* aimPower(fight: MurdhamFight, who: Id, what: Invocation): Flow<string> {
  if (what.power.aims === 'self' || what.power.aims === 'thing') return who;
  const options = powerAims(fight, who, what);
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
    options.some((option) => isMeantFor(fight, who, what, option)) ? options : [...options, stop],
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
    const wet = element === 'lightning' ? waterAt(fight, target) : undefined;
    if (wet !== undefined) {
      const { needs } = aimAt(fight, who, target, weapon);
      if (yield* aimedSave(fight, who, needs, [who, target]))
        yield* burstInZone(fight, who, wet, weapon, needs.length > 0);
      return;
    }
    const anywhere = what.range === 'connection' ? { anywhere: true as const } : {};
    yield* launchAttack(fight, { ...blowOf(who, target, weapon), unaware, ...anywhere });
    return;
  }
  if (isSomebody && target !== who && power.aims === 'creature') {
    const blow: Blow = {
      ...blowOf(who, target, powerWeapon(power, 'near')),
      effect: { kind: 'dazzle' },
      unaware,
      anywhere: true,
    };
    if (!stillAims(fight, who, what, target)) return;
    const reacted = yield* askReactions(fight, blow);
    if (reacted.kind === 'missed') return;
    // MU-34: a power without damage is resolved last. The counter comes first, and the power
    // follows only if its invoker still stands.
    if (reacted.kind === 'counter') {
      yield* spreadBlast(fight, reacted.counter, yield* answered(fight, reacted.counter));
      if (isHelpless(sheetOf(fight, who)) || isGone(sheetOf(fight, who))) return;
    }
    if (blow.target === target && !stillAims(fight, who, what, target)) return;
    return yield* effectOf(fight, who, what, blow.target);
  }
  yield* effectOf(fight, who, what, target);
}

/** Whether a power still reaches whom it was aimed at. If not, the log tells why. */
function stillAims(fight: MurdhamFight, who: Id, what: Invocation, target: Id): boolean {
  const blocked = powerAims(fight, who, what).find(({ id }) => id === target)?.blocked;
  return landsUnless(fight, { by: who, at: target }, blocked, tell);
}

export const magicActions: readonly MurdhamAction[] = [invoke('plain'), invoke('more')];
