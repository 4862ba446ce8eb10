/**
 * Harm (HE-13): Grit is lost first. The part of one attack beyond Grit becomes Stress; at Grit 0 it
 * is Flesh; at Flesh 0 the combatant dies.
 */

import { countHarm } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, heldStates, inHand, isHere, isUp, MOST_STRESS, putState } from '../../sheet/sheet.ts';
import type { Tag } from '../../sheet/weapons.ts';
import { rollSum } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';
import { noteCasualty } from './casualties.ts';
import { letGo } from './lying.ts';

export interface Blow {
  amount: number;
  /** `flesh`: the harm goes past Grit, as from a critical hit, an opportunist strike or a fall. */
  to: 'grit' | 'flesh';
  tag?: Tag;
  rule: string;
  dice?: LoggedDice[];
  /** The attacker, if there is one, who may be asked to spare a life (house rule). */
  by?: Id;
}

/**
 * HE-15: damage against weak and resistant targets, by the house rule. At least 1 gets through to a
 * resistant one.
 */
export function taggedDamage(fight: HestiaFight, one: Fighter, amount: number, tag: Tag | undefined): number {
  if (tag === undefined || amount === 0) return amount;
  const double = fight.house.weakness === 'double';
  if (one.sheet.weak.includes(tag)) return double ? amount * 2 : amount + 2;
  if (one.sheet.resistant.includes(tag)) return Math.max(1, double ? Math.floor(amount / 2) : amount - 2);
  return amount;
}

/**
 * Deals Stress, and panic once Stress reaches Discipline. Monsters feel no Stress. The effects of
 * panic are assumed: 1 loses a turn, 2 and 3 run for one turn, 4 strikes at the nearest for one
 * turn, 5 drops all that is held, 6 loses a turn on the ground.
 */
export function* dealStress(fight: HestiaFight, who: Id, amount: number, why: string): Flow<void> {
  const one = combatantOf(fight, who);
  if (amount <= 0 || one.sheet.kind === 'monster') return;
  one.sheet.stress = Math.min(MOST_STRESS, one.sheet.stress + amount);
  tell(fight, 'HE-13', sentence`${personRef(who)} takes ${amount} Stress (${why}).`, {
    happened: { is: 'gained', whom: [who], what: 'Stress', amount },
  });
  if (!fight.house.panic || one.sheet.stress < Math.max(1, one.sheet.attributes.discipline) || !isUp(one)) return;
  const rolled = yield* rollSum(
    fight,
    who,
    { title: `${nameOf(fight, who)} panics: how?`, rule: 'HE-13' },
    { dice: 'panic', count: 1, sides: 6 },
  );
  const fell = Math.min(6, Math.max(1, rolled.total));
  one.sheet.stress = 0;
  if (fell === 2 || fell === 3) putState(one, 'panicked');
  else if (fell === 4) putState(one, 'wild');
  else if (fell === 5) for (const arm of inHand(one)) letGo(arm, one.place);
  else {
    putState(one, 'staggered');
    if (fell === 6) putState(one, 'prone');
  }
  const does = ['freezes', 'runs', 'runs to hide', 'strikes at whoever is nearest', 'drops everything', 'faints'];
  tell(fight, 'HE-13', sentence`${personRef(who)} panics and ${does[fell - 1] ?? 'freezes'}.`, {
    dice: rolled.dice,
    tone: 'bad',
  });
}

/**
 * HE-13: whether a blow kills its target, so that nobody has to be asked what else the blow does.
 */
export function isDeadly(fight: HestiaFight, one: Fighter, blow: Blow): boolean {
  const { grit, flesh, bodiless, gone } = one.sheet;
  if (fight.house.lastFlesh !== 'dies' && gone !== 'stopped') return false;
  const amount = taggedDamage(fight, one, blow.amount, blow.tag);
  if (bodiless) return amount >= grit.now;
  return amount >= flesh.now && (blow.to === 'flesh' || grit.now === 0);
}

/**
 * HE-13: the words for damage beyond Grit: it becomes Stress, which monsters do not feel and the
 * bodiless do not have.
 */
function restWords({ sheet }: Fighter, beyond: number): string {
  if (beyond <= 0 || (sheet.bodiless && sheet.grit.now === 0)) return '';
  return sheet.kind === 'monster'
    ? `; ${beyond} more would be Stress, which monsters do not feel`
    : `; ${beyond} more ${beyond === 1 ? 'is' : 'are'} Stress`;
}

/** Deals the harm of one attack to a combatant, and tells its effects. */
export function* doHarm(fight: HestiaFight, who: Id, blow: Blow): Flow<void> {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  if (!isHere(one)) return;
  const amount = taggedDamage(fight, one, blow.amount, blow.tag);
  if (amount !== blow.amount)
    tell(
      fight,
      'HE-15',
      sentence`${personRef(who)} is ${amount > blow.amount ? 'weak' : 'resistant'} to ${blow.tag ?? 'it'}: ${amount} damage in place of ${blow.amount}.`,
    );
  // HE-10: a combatant without a body has no Flesh to strike at.
  const straight = blow.to === 'flesh' && !sheet.bodiless;
  if (!straight && sheet.grit.now > 0) {
    const lost = Math.min(sheet.grit.now, amount);
    sheet.grit.now -= lost;
    countHarm(fight, who, lost, blow.by);
    const beyond = amount - lost;
    tell(fight, blow.rule, sentence`${personRef(who)} loses ${lost} Grit${restWords(one, beyond)}.`, {
      happened: { is: 'lost', whom: [who], what: 'Grit', amount: lost },
      dice: blow.dice,
      tone: lost > 0 ? 'bad' : 'plain',
    });
    if (sheet.bodiless && sheet.grit.now === 0) return yield* lastPoint(fight, one, blow.by);
    yield* dealStress(
      fight,
      who,
      beyond + (fight.house.harmStress && sheet.grit.now === 0 ? 1 : 0),
      'more than Grit could take',
    );
    return;
  }
  if (sheet.bodiless) return yield* lastPoint(fight, one, blow.by);
  const lost = Math.min(sheet.flesh.now, amount);
  sheet.flesh.now -= lost;
  countHarm(fight, who, lost, blow.by);
  if (lost > 0 && !fight.state.bled.includes(who)) fight.state.bled.push(who);
  tell(fight, blow.rule, sentence`${personRef(who)} loses ${lost} Flesh.`, {
    happened: { is: 'lost', whom: [who], what: 'Flesh', amount: lost },
    dice: blow.dice,
    tone: 'bad',
  });
  if (sheet.flesh.now === 0) return yield* lastPoint(fight, one, blow.by);
  if (fight.house.harmStress) yield* dealStress(fight, who, 1, 'a wound');
}

/**
 * HE-13: a combatant without Flesh dies. By house rule a blow may put it out of action instead, or
 * the attacker chooses.
 */
function* lastPoint(fight: HestiaFight, one: Fighter, by: Id | undefined): Flow<void> {
  const { lastFlesh } = fight.house;
  // HE-13: the blow finishes a combatant who lies there already.
  if (by === undefined || lastFlesh === 'dies' || one.sheet.gone === 'stopped') return die(fight, one);
  const spared =
    lastFlesh === 'out' ||
    (yield* askChoice(
      {
        seat: seatOf(by),
        title: `${nameOf(fight, one.id)} has ${one.sheet.bodiless ? 'no Grit' : 'no Flesh'} left: dead, or out of action?`,
        rule: 'HE-13',
        about: [by, one.id],
      },
      [
        { id: 'kill' as const, label: `${nameOf(fight, one.id)} dies`, tone: 'danger' as const },
        { id: 'spare' as const, label: `${nameOf(fight, one.id)} is only out of action` },
      ],
    )) === 'spare';
  if (spared) incapacitate(fight, one);
  else die(fight, one);
}

const die = (fight: HestiaFight, one: Fighter): void => leaveFight(fight, one, 'dead');

const LEAVES = {
  no: undefined,
  dead: { rule: 'HE-13', words: 'dies', is: 'died' },
  stopped: { rule: 'HE-22', words: 'is out of action', is: 'fell' },
  surrendered: { rule: 'HE-23', words: 'surrenders', is: 'surrendered' },
  fled: { rule: 'HE-25', words: 'has fled', is: 'fled' },
} as const;

/**
 * Takes a combatant out of the fight in one of the ways, and tells it. HE-19: effects of tags last
 * while the combatant lives and is here.
 */
export function leaveFight(fight: HestiaFight, one: Fighter, how: Fighter['sheet']['gone']): void {
  one.sheet.gone = how;
  one.sheet.states = isHere(one) ? heldStates(one) : [];
  noteCasualty(fight, one);
  const told = LEAVES[how];
  if (told)
    tell(fight, told.rule, sentence`${personRef(one.id)} ${told.words}.`, {
      happened: { is: told.is, whom: [one.id] },
      tone: how === 'dead' || how === 'stopped' ? 'bad' : 'good',
    });
}

/** HE-22: puts a combatant out of action: incapacitated, alive, and a casualty. */
export function incapacitate(fight: HestiaFight, one: Fighter): void {
  if (isHere(one) && one.sheet.gone !== 'stopped') leaveFight(fight, one, 'stopped');
}

/** HE-13: a combatant falls this many feet; the harm goes straight to Flesh. */
export function* fallDown(fight: HestiaFight, who: Id, feet: number): Flow<void> {
  const amount = fallHarm(fight, combatantOf(fight, who), feet);
  tell(fight, 'HE-13', sentence`${personRef(who)} falls ${feet} ft${amount > 0 ? '' : ' and is unhurt'}.`, {
    happened: { is: 'fell', whom: [who] },
  });
  if (amount > 0) yield* doHarm(fight, who, { amount, to: 'flesh', rule: 'HE-13' });
}

/**
 * The harm of a fall (HE-13): by the house rule an amount of Flesh for each full ten feet and each
 * Flesh die of the combatant's size; tiny ones take none.
 */
export const fallHarm = (fight: HestiaFight, { sheet }: Fighter, feet: number): number =>
  Math.floor(feet / 10) * fight.house.fallFlesh * { tiny: 0, small: 1, medium: 1, large: 2, huge: 4 }[sheet.size];
