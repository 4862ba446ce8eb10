/**
 * Attacks (EW-16, EW-20, EW-25 to EW-28). The reaction is asked for before any die falls; the uses
 * of extra successes are in `extras.ts`.
 */

import { countAttack } from '../../../../engine/facts.ts';
import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import { capitalized, countWords, type Id, notAllowed, type RuleId, seatOf } from '../../../../engine/words.ts';
import { landsUnless } from '../../../common/landing.ts';
import { nameOf, pronounOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { isArmed, isUp } from '../../sheet/sheet.ts';
import type { Skill } from '../../sheet/skills.ts';
import type { Spell } from '../../sheet/spells.ts';
import type { Weapon } from '../../sheet/weapons.ts';
import { type Aimed, handling, weaponHere, whyNotAt, zoneOf } from '../ground/ground.ts';
import { failedTest } from '../harm/failing.ts';
import { ARMOUR, armourDice, sufferHarm, throughArmour } from '../harm/harm.ts';
import { canForce, forceSwap } from '../swaps.ts';
import { hindered } from '../table/circumstances.ts';
import { diceInWords } from '../table/pools.ts';
import { tell } from '../table/tell.ts';
import { type ExtraDice, type Fell, rollTrial, type Tested, type Testing } from '../table/trials.ts';
import { hasFast, maneuverPrice, spendReaction } from '../turns/rounds.ts';
import { type Menu, spendExtras } from './extras.ts';

/**
 * Whether a combatant can react at all: standing, with a maneuver left, and not burning. A held
 * combatant can only parry.
 */
export const canReact = (fight: EinfelstFight, who: Id, held: 'parry' | 'other'): boolean => {
  const one = combatantOf(fight, who);
  return isUp(one) && hasFast(fight, who) && one.sheet.fire === null && (one.sheet.held === null || held === 'parry');
};

/** A reaction of a target: its name as an answer, its Action, its rule. */
interface Reaction {
  name: 'dodge' | 'parry' | 'resist' | 'stand-firm';
  skill: Skill;
  rule: RuleId;
}
/** The words for a reaction before the dice, when only its attempt is certain. */
const TRIED: Record<Reaction['name'], string> = {
  dodge: 'tries to dodge',
  parry: 'tries to parry',
  resist: 'tries to resist',
  'stand-firm': 'tries to stand firm',
};
/**
 * EW-26: a target dodges shots and throws, and parries close attacks: with Strike when armed, with
 * Force when not.
 */
const answerTo = (fight: EinfelstFight, target: Id, ranged: boolean): Reaction =>
  ranged
    ? { name: 'dodge', skill: 'finesse', rule: 'EW-26' }
    : { name: 'parry', skill: isArmed(combatantOf(fight, target)) ? 'strike' : 'force', rule: 'EW-26' };

/**
 * EW-16: asks whether the target reacts, before any die is known. A target who cannot react is not
 * asked. Gives the target's test.
 */
export function* reaction(
  fight: EinfelstFight,
  attacker: Id,
  target: Id,
  title: string,
  able: Reaction | undefined,
): Flow<Testing | undefined> {
  if (!able) return undefined;
  const asking = { seat: seatOf(target), title: `${title}: any reaction?`, rule: 'EW-16', about: [attacker, target] };
  const chosen = yield* askChoice(asking, [
    {
      id: able.name,
      label: `${nameOf(fight, target)} ${TRIED[able.name]}`,
      detail: `${capitalized(able.skill)}, ${diceInWords(fight, target, able.skill)}; ${maneuverPrice(fight, target)}`,
      combatant: target,
    },
    { id: 'pass', label: 'No reaction', tone: 'pass' as const },
  ]);
  if (chosen === 'pass') return undefined;
  spendReaction(fight, target, able.rule, sentence`${personRef(target)} ${TRIED[able.name]}.`);
  return { who: target, skill: able.skill, name: able.name };
}

/** What one test against another gave. */
export interface Opposed {
  left: number;
  mine: Tested;
  theirs?: Tested;
  dice: LoggedDice[];
  beside: Record<string, Fell>;
}

/**
 * EW-27: one test against another, or against nothing. `left` is the rest of the first test's
 * successes.
 */
export function* opposedTest(
  fight: EinfelstFight,
  asking: { title: string; rule: RuleId },
  mine: Testing,
  theirs: Testing | undefined,
  beside: readonly ExtraDice[] = [],
): Flow<Opposed> {
  const rolled = yield* rollTrial(fight, asking, [mine, ...(theirs ? [theirs] : [])], { last: beside });
  const [first, against] = rolled.tests as [Tested, Tested?];
  return {
    left: first.successes - (against?.successes ?? 0),
    mine: first,
    ...(against ? { theirs: against } : {}),
    dice: [...first.dice, ...(against?.dice ?? [])],
    beside: rolled.beside,
  };
}

/**
 * Marks a weapon as used in this attack: a crossbow is unloaded, and a thrown weapon lies in the
 * target's zone.
 */
function spendArm(fight: EinfelstFight, arm: Weapon, ranged: boolean, target: Id): void {
  if (arm.loaded === 'yes' && fight.house.reload) arm.loaded = 'no';
  if (!ranged || arm.skill === 'shoot' || arm.where !== 'hand' || !fight.house.thrownLies) return;
  arm.where = 'dropped';
  arm.lies = zoneOf(fight, target)?.id ?? null;
}

/**
 * Whether a deed still reaches its target: a ruling may have moved or felled somebody since the
 * target was chosen. If not, the log tells why. Everybody reaches themself.
 */
export function stillReaches(fight: EinfelstFight, who: Id, target: Id, arm: Aimed): boolean {
  if (who === target) return true;
  const fallen = [who, target].find((id) => !isUp(combatantOf(fight, id)));
  const why =
    fallen === undefined
      ? whyNotAt(fight, who, target, arm)
      : notAllowed('EW-20', `${nameOf(fight, fallen)} is out of the fight.`);
  return landsUnless(fight, { by: who, at: target }, why, tell);
}

/** One attack with a weapon. */
export function* attackWith(fight: EinfelstFight, who: Id, arm: Weapon, target: Id): Flow<void> {
  const { name } = arm;
  const title = `${nameOf(fight, who)} attacks ${nameOf(fight, target)} with ${name}`;
  if (!stillReaches(fight, who, target, weaponHere(fight, arm))) return;
  const shot = handling(fight, who, target, arm).ranged;
  const able = canReact(fight, target, shot ? 'other' : 'parry') ? answerTo(fight, target, shot) : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  if (!stillReaches(fight, who, target, weaponHere(fight, arm))) return;
  const { ranged, skill } = handling(fight, who, target, arm);
  const { left, mine, theirs, dice, beside } = yield* opposedTest(
    fight,
    { title, rule: 'EW-20' },
    { who, skill, name: ranged ? 'shot' : 'blow', against: target },
    answer,
    armourDice(fight, target),
  );
  spendArm(fight, arm, ranged, target);
  countAttack(fight, who, target, left < 1 ? 'miss' : 'hit');
  // EW-27: each success of the defender cancels one; with none left the attack misses.
  if (left < 1) {
    const rule = answer ? 'EW-27' : 'EW-20';
    tell(fight, rule, sentence`${personRef(who)} misses ${personRef(target)}${missed(mine, theirs)}.`, {
      happened: { is: !theirs?.successes ? 'missed' : ranged ? 'dodged' : 'blocked', whom: [target], by: who },
      dice,
    });
    if (left < 0) yield* spare(fight, target, who);
    return yield* failedTest(fight, who, ranged ? 'shot' : 'blow');
  }
  tell(
    fight,
    answer ? 'EW-27' : 'EW-20',
    sentence`${personRef(who)} hits ${personRef(target)} with ${itemRef(name)}: ${countWords(left, 'success', 'successes')}.`,
    { happened: { is: 'hit', whom: [target], by: who }, dice, tone: 'good' },
  );
  if (!stillReaches(fight, who, target, weaponHere(fight, arm))) return;
  const list: Menu = ranged ? 'shoot' : skill === 'force' ? fight.house.unarmedMenu : 'strike';
  const { harm, kind } = yield* spendExtras(fight, who, target, list, left - 1);
  const through = throughArmour(fight, target, weaponHere(fight, arm).damage + harm, kind, beside[ARMOUR]);
  yield* sufferHarm(fight, target, through, kind, 'EW-20', 'weapon', who);
}
/** Why an attack with successes missed all the same. */
function missed(mine: Tested, theirs: Tested | undefined): Sentence | string {
  const left = mine.rolled - (theirs?.successes ?? 0);
  if (left > 0) return sentence` (${left} of ${1 + mine.extra} successes needed: ${writtenRef(mine.why.join(', '))})`;
  return theirs && theirs.successes > 0
    ? ` (${countWords(mine.rolled, 'success', 'successes')} against ${theirs.successes} of the defence)`
    : '';
}

/** EW-28: a defender with successes to spare may swap cards with the attacker. */
function* spare(fight: EinfelstFight, defender: Id, attacker: Id): Flow<void> {
  if (!canForce(fight, defender, attacker)) return;
  const chosen = yield* askChoice(
    {
      seat: seatOf(defender),
      title: `${nameOf(fight, defender)} has a success to spare: swap cards?`,
      rule: 'EW-28',
      about: [defender, attacker],
    },
    [
      { id: 'card', label: `Swap cards with ${nameOf(fight, attacker)}` },
      { id: 'pass', label: 'Keep the cards as they are', tone: 'pass' as const },
    ],
  );
  if (chosen === 'card') yield* forceSwap(fight, defender, attacker, 'EW-28');
}

/**
 * EW-25: a Cast test. The target may spend a reaction to resist with the Action that the spell
 * names.
 */
export function* castSpell(fight: EinfelstFight, who: Id, spell: Spell, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} casts ${spell.name} on ${who === target ? pronounOf(fight, who, 'reflexive') : nameOf(fight, target)}`;
  const aimed = { ...spell, near: 0, skill: 'shoot' as const };
  if (!stillReaches(fight, who, target, aimed)) return;
  const willing = who === target || (spell.harm === 0 && areFriends(fight, who, target));
  const able: Reaction | undefined =
    !willing && spell.resist !== 'none' && canReact(fight, target, 'other')
      ? { name: 'resist', skill: spell.resist, rule: 'EW-25' }
      : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  if (!stillReaches(fight, who, target, aimed)) return;
  const { left, mine, dice } = yield* opposedTest(
    fight,
    { title, rule: 'EW-25' },
    { who, skill: 'cast', name: 'spell', ...(who === target ? {} : { against: target }) },
    answer,
  );
  if (!willing) countAttack(fight, who, target, left > 0 ? 'hit' : 'miss');
  const about = who === target ? [who] : [who, target];
  tell(
    fight,
    'EW-25',
    left > 0
      ? sentence`${itemRef(spell.name)} takes hold of ${personRef(target)}.`
      : sentence`${itemRef(spell.name)} has no effect on ${personRef(target)}${hindered(mine.why)}.`,
    { who: about, dice, tone: left > 0 ? 'good' : 'plain' },
  );
  if (left < 1) return yield* failedTest(fight, who, 'spell');
  const more = fight.house.magicExtra === 'harm' ? left - 1 : 0;
  if (spell.harm > 0) yield* sufferHarm(fight, target, spell.harm + more, spell.kind, 'EW-25', 'other', who);
}
