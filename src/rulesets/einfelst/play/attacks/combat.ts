/** Attacks (EW-16, EW-20, EW-25 to EW-28): the reaction is asked before any die falls; `extras.ts` has what further successes buy. */

import { countAttack } from '../../../../engine/facts.ts';
import { areFriends, combatantOf, type LoggedDice } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { capital, count, type Id, type RuleId, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { isArmed, isUp } from '../../sheet/sheet.ts';
import type { Skill } from '../../sheet/skills.ts';
import type { Spell } from '../../sheet/spells.ts';
import type { Weapon } from '../../sheet/weapons.ts';
import { figured, handling, zoneOf } from '../ground/ground.ts';
import { failing } from '../harm/failing.ts';
import { ARMOUR, armourDice, suffer, throughArmour } from '../harm/harm.ts';
import { canForce, forceSwap } from '../swaps.ts';
import { hindered } from '../table/circumstances.ts';
import { diceInWords } from '../table/pools.ts';
import { tell } from '../table/tell.ts';
import { type Beside, type Fell, type Tested, type Testing, trial } from '../table/trials.ts';
import { hasFast, price, react } from '../turns/rounds.ts';
import { type Menu, menu } from './extras.ts';

/** Whether somebody can spend a maneuver to react at all: up, with one left, not burning, and by hold only what holding leaves. */
export const canReact = (fight: EinfelstFight, who: Id, held: 'parry' | 'other'): boolean => {
  const one = combatantOf(fight, who);
  return isUp(one) && hasFast(fight, who) && one.sheet.fire === null && (one.sheet.held === null || held === 'parry');
};

/** A reaction to something aimed at oneself: what it is called as an answer, what is told of it, what it tests. */
interface Reaction {
  name: 'dodge' | 'parry' | 'resist' | 'stand-firm';
  skill: Skill;
  rule: RuleId;
}
const TOLD: Record<Reaction['name'], string> = {
  dodge: 'dodges',
  parry: 'parries',
  resist: 'resists',
  'stand-firm': 'stands firm',
};
/** EW-26: dodge answers what is shot or thrown, parry what comes close: with Strike when armed, Force when not. */
const answerTo = (fight: EinfelstFight, target: Id, ranged: boolean): Reaction =>
  ranged
    ? { name: 'dodge', skill: 'finesse', rule: 'EW-26' }
    : { name: 'parry', skill: isArmed(combatantOf(fight, target)) ? 'strike' : 'force', rule: 'EW-26' };

/** EW-16: asks whether the target reacts, before any die is known; nobody able is not asked. Gives the test that it makes. */
export function* reaction(
  fight: EinfelstFight,
  attacker: Id,
  target: Id,
  title: string,
  able: Reaction | undefined,
): Flow<Testing | undefined> {
  if (!able) return undefined;
  const told = `${nameOf(fight, target)} ${TOLD[able.name]}`;
  const chosen = yield* choose({ seat: seatOf(target), title, rule: 'EW-16', about: [attacker, target] }, [
    {
      id: able.name,
      label: told,
      detail: `${capital(able.skill)}, ${diceInWords(fight, target, able.skill)}; ${price(fight, target)}`,
      combatant: target,
    },
    { id: 'pass', label: 'No reaction', tone: 'pass' as const },
  ]);
  if (chosen === 'pass') return undefined;
  react(fight, target, able.rule, `${told}.`);
  return { who: target, skill: able.skill, name: able.name };
}

/** EW-27: one test against another, or against nothing; `left` is what remains of the first one's successes. */
export function* opposed(
  fight: EinfelstFight,
  asking: { title: string; rule: RuleId },
  mine: Testing,
  theirs: Testing | undefined,
  beside: readonly Beside[] = [],
): Flow<{ left: number; mine: Tested; theirs?: Tested; dice: LoggedDice[]; beside: Record<string, Fell> }> {
  const rolled = yield* trial(fight, asking, [mine, ...(theirs ? [theirs] : [])], { last: beside });
  const [first, against] = rolled.tests as [Tested, Tested?];
  return {
    left: first.successes - (against?.successes ?? 0),
    mine: first,
    ...(against ? { theirs: against } : {}),
    dice: [...first.dice, ...(against?.dice ?? [])],
    beside: rolled.beside,
  };
}

/** Uses a weapon up for this attack: a crossbow is loaded no longer, what is thrown lies where the target is. */
function spendArm(fight: EinfelstFight, arm: Weapon, ranged: boolean, target: Id): void {
  if (arm.loaded === 'yes' && fight.house.reload) arm.loaded = 'no';
  if (!ranged || arm.skill === 'shoot' || arm.where !== 'hand' || !fight.house.thrownLies) return;
  arm.where = 'dropped';
  arm.lies = zoneOf(fight, target)?.id ?? null;
}

/** One attack with a weapon. */
export function* attack(fight: EinfelstFight, who: Id, arm: Weapon, target: Id): Flow<void> {
  const { ranged, skill } = handling(fight, who, target, arm);
  const { name, damage } = figured(fight, arm);
  const title = `${nameOf(fight, who)} attacks ${nameOf(fight, target)} with ${name}`;
  const able = canReact(fight, target, ranged ? 'other' : 'parry') ? answerTo(fight, target, ranged) : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  const { left, mine, theirs, dice, beside } = yield* opposed(
    fight,
    { title, rule: 'EW-20' },
    { who, skill, name: ranged ? 'shot' : 'blow', against: target },
    answer,
    armourDice(fight, target),
  );
  spendArm(fight, arm, ranged, target);
  countAttack(fight, who, target, left < 1 ? 'miss' : 'hit');
  // EW-27: each success of the defender takes one away; with none left it misses.
  if (left < 1) {
    const rule = answer ? 'EW-27' : 'EW-20';
    tell(fight, rule, `${nameOf(fight, who)} misses ${nameOf(fight, target)}${missed(mine, theirs)}.`, {
      who: [who, target],
      dice,
    });
    if (left < 0) yield* spare(fight, target, who);
    return yield* failing(fight, who, ranged ? 'shot' : 'blow');
  }
  tell(
    fight,
    answer ? 'EW-27' : 'EW-20',
    `${nameOf(fight, who)} hits ${nameOf(fight, target)} with ${count(left, 'success', 'successes')}.`,
    { who: [who, target], dice, tone: 'good' },
  );
  const list: Menu = ranged ? 'shoot' : skill === 'force' ? fight.house.unarmedMenu : 'strike';
  const { harm, kind } = yield* menu(fight, who, target, list, left - 1);
  const through = throughArmour(fight, target, damage + harm, kind, beside[ARMOUR]);
  yield* suffer(fight, target, through, kind, 'EW-20', 'weapon', who);
}
/** Why an attack that showed successes missed all the same. */
function missed(mine: Tested, theirs: Tested | undefined): string {
  const left = mine.rolled - (theirs?.successes ?? 0);
  if (left > 0) return ` (${left} of ${1 + mine.extra} needed: ${mine.why.join(', ')})`;
  return theirs && theirs.successes > 0 ? ` (${mine.rolled} against ${theirs.successes})` : '';
}

/** EW-28: a defender with more successes than it took may swap cards with the attacker. */
function* spare(fight: EinfelstFight, defender: Id, attacker: Id): Flow<void> {
  if (!canForce(fight, defender, attacker)) return;
  const chosen = yield* choose(
    {
      seat: seatOf(defender),
      title: `${nameOf(fight, defender)} has a success to spare`,
      rule: 'EW-28',
      about: [defender, attacker],
    },
    [
      { id: 'card', label: `Swap cards with ${nameOf(fight, attacker)}` },
      { id: 'pass', label: 'Leave it', tone: 'pass' as const },
    ],
  );
  if (chosen === 'card') yield* forceSwap(fight, defender, attacker, 'EW-28');
}

/** EW-25: a Cast test; the target may spend a reaction to resist with the Action that the spell names. */
export function* cast(fight: EinfelstFight, who: Id, spell: Spell, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} casts ${spell.name} on ${who === target ? 'itself' : nameOf(fight, target)}`;
  const willing = who === target || (spell.harm === 0 && areFriends(fight, who, target));
  const able: Reaction | undefined =
    !willing && spell.resist !== 'none' && canReact(fight, target, 'other')
      ? { name: 'resist', skill: spell.resist, rule: 'EW-25' }
      : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  const { left, mine, dice } = yield* opposed(
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
      ? `${spell.name} takes hold of ${nameOf(fight, target)}.`
      : `${spell.name} comes to nothing on ${nameOf(fight, target)}${hindered(mine.why)}.`,
    { who: about, dice, tone: left > 0 ? 'good' : 'plain' },
  );
  if (left < 1) return yield* failing(fight, who, 'spell');
  const more = fight.house.magicExtra === 'harm' ? left - 1 : 0;
  if (spell.harm > 0) yield* suffer(fight, target, spell.harm + more, spell.kind, 'EW-25', 'other', who);
}
