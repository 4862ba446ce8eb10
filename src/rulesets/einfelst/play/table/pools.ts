/**
 * Pools of d6 (preface, EW-50): attribute and Action, minus the dice that Harm takes, never under
 * one die.
 */
import { combatantOf } from '../../../../engine/fight.ts';
import { countWords, type Id, type RuleId, type Tally, tallyOf } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Attribute, Skill } from '../../sheet/skills.ts';
import { HARMS, type HarmKind } from '../../sheet/spells.ts';

/**
 * The attributes of each Action; where the book lists two, the house rule says which one counts.
 */
const ATTRIBUTE_OF: Record<Skill, readonly Attribute[]> = {
  strike: ['strength'],
  shoot: ['dexterity'],
  force: ['strength'],
  endure: ['strength', 'intuition'],
  finesse: ['dexterity'],
  sneak: ['dexterity'],
  track: ['intuition', 'reason'],
  read: ['intuition'],
  study: ['reason'],
  persuade: ['reason', 'presence'],
  charm: ['presence'],
  intimidate: ['presence', 'intuition'],
  cast: ['reason'],
};
/**
 * The purpose of a test. A maneuver uses up an ambusher's dice; a hazard does not; fear is tested
 * with the mind.
 */
export type Purpose = 'maneuver' | 'hazard' | 'fear';
/**
 * The kind of Harm that hinders an Action: bodily Harm for strength and dexterity, Mental Harm for
 * the other attributes.
 */
const feels = (skill: Skill, purpose: Purpose): HarmKind =>
  purpose !== 'fear' && ['strike', 'shoot', 'force', 'endure', 'finesse', 'sneak'].includes(skill)
    ? 'physical'
    : 'mental';

export interface Extra {
  label: string;
  value: number;
  rule: RuleId;
}

/** EW-50: the dice that Harm takes. */
export function harmDice(fight: EinfelstFight, one: Fighter, kind: HarmKind): number {
  const { sheet } = one;
  const { house } = fight;
  if (sheet.counts === 'points') return house.soreness === 'always' ? sheet.points : sheet.sore;
  const kinds = house.touches === 'all' ? HARMS : [kind];
  return kinds
    .map((each) => sheet[each])
    .reduce(
      (sum, row) =>
        sum + row.lesser * house.lesserCosts + row.moderate * house.moderateCosts + row.severe * house.severeCosts,
      0,
    );
}

/** The dice of a test, with reasons. */
export function poolOf(
  fight: EinfelstFight,
  who: Id,
  skill: Skill,
  extras: readonly Extra[] = [],
  purpose: Purpose = 'maneuver',
): Tally {
  const one = combatantOf(fight, who);
  const { attributes, skills, firstDice, nextDice } = one.sheet;
  const attribute = ATTRIBUTE_OF[skill].reduce((best, id) =>
    fight.house.attribute === 'better' && attributes[id] > attributes[best] ? id : best,
  );
  return tallyOf(skill, [
    { label: attribute, value: attributes[attribute], rule: 'EW-20' },
    { label: skill, value: skills[skill], rule: 'EW-20' },
    { label: 'Harm', value: -harmDice(fight, one, feels(skill, purpose)), rule: 'EW-50' },
    { label: 'ambush', value: purpose === 'maneuver' ? firstDice : 0, rule: 'EW-37' },
    { label: 'a controlled success', value: nextDice, rule: 'EW-41' },
    ...extras,
  ]);
}

/** The number of a combatant's dice for an Action now, in words: at least one. */
export const diceInWords = (fight: EinfelstFight, who: Id, skill: Skill): string =>
  countWords(Math.max(1, poolOf(fight, who, skill).total), 'die', 'dice');

/**
 * Uses up the dice of a test: the bonus of a controlled success, the dice that fresh Harm points
 * took and, in a maneuver, an ambusher's extra dice.
 */
export function spendPool(one: Fighter, purpose: Purpose): void {
  if (purpose === 'maneuver') one.sheet.firstDice = 0;
  one.sheet.nextDice = 0;
  one.sheet.sore = 0;
}
