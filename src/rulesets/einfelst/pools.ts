/** Pools of d6 (preface, EW-50): attribute and Action, less what Harm takes, never under one die. */
import type { DieGroup } from '../../engine/dice.ts';
import { combatantOf, type LoggedDice } from '../../engine/fight.ts';
import { type Flow, rollAll } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import type { Roll, Rolled } from '../../engine/question.ts';
import { count, type Id, type RuleId, seatOf, type Tally, tally } from '../../engine/words.ts';
import { needed } from './circumstances.ts';
import { type EinfelstFight, type Fighter, HARMS, type HarmKind } from './sheet.ts';
import type { Attribute, Skill, TestName } from './skills.ts';
import { nameOf } from './tell.ts';

/** The attributes of each Action; where it lists two, the house rule says which counts. */
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
/** What a test is for: a maneuver takes an ambusher's dice with it; hazards do not, and fear is felt in the mind. */
export type Purpose = 'maneuver' | 'hazard' | 'fear';
/** Which Harm an Action feels: bodies for strength and dexterity, minds for the rest. */
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
  return tally(skill, [
    { label: attribute, value: attributes[attribute], rule: 'EW-20' },
    { label: skill, value: skills[skill], rule: 'EW-20' },
    { label: 'Harm', value: -harmDice(fight, one, feels(skill, purpose)), rule: 'EW-50' },
    { label: 'ambush', value: purpose === 'maneuver' ? firstDice : 0, rule: 'EW-37' },
    { label: 'a controlled success', value: nextDice, rule: 'EW-41' },
    ...extras,
  ]);
}

/** How many dice somebody has for an Action as it stands, in words: one at the least. */
export const diceInWords = (fight: EinfelstFight, who: Id, skill: Skill): string =>
  count(Math.max(1, poolOf(fight, who, skill).total), 'die', 'dice');

const groupOf = (fight: EinfelstFight, pool: Tally): DieGroup => ({
  id: 'pool',
  count: Math.max(1, pool.total),
  sides: 6,
  read: { by: 'successes', from: fight.house.success },
});

export const rollOf = (fight: EinfelstFight, id: string, who: Id, label: string, pool: Tally): Roll => ({
  id,
  seat: seatOf(who),
  label,
  groups: [groupOf(fight, pool)],
  tally: pool,
  aim: fight.house.success === 6 ? 'sixes' : `faces of ${fight.house.success} and more`,
});

export interface Tested {
  /** Successes that count: those rolled, less what circumstances and cover ask for beyond the usual (EW-12, EW-13). */
  successes: number;
  rolled: number;
  /** How many more it took than usual, and why. */
  extra: number;
  why: string[];
  dice: LoggedDice[];
}
/** What a test came to: its successes as they fell, and as they count here. */
export function read(fight: EinfelstFight, testing: Testing, pool: Tally, fell: Rolled | undefined): Tested {
  const { who, skill, name, against } = testing;
  const rolled = fell?.values.pool ?? 0;
  const { extra, why } = needed(fight, who, name, skill, against);
  return {
    successes: Math.max(0, rolled - extra),
    rolled,
    extra,
    why,
    dice: logged(labelOf(fight, testing), [groupOf(fight, pool)], fell ?? { faces: [], values: {} }),
  };
}
const labelOf = (fight: EinfelstFight, { who, skill }: Testing): string => `${nameOf(fight, who)}: ${skill}`;

/** What a test uses up: the bonus of a controlled success, the soreness of fresh Harm points, and as a maneuver an ambusher's extra dice. */
export function spend(one: Fighter, purpose: Purpose): void {
  if (purpose === 'maneuver') one.sheet.firstDice = 0;
  one.sheet.nextDice = 0;
  one.sheet.sore = 0;
}

export interface Testing {
  who: Id;
  skill: Skill;
  /** What it is made for: circumstances may name it (EW-13). */
  name: TestName;
  extras?: readonly Extra[];
  purpose?: Purpose;
  /** Whom it is aimed at, though it does not roll: the question is about it too. */
  against?: Id;
}
const idOf = (at: number): string => (at === 0 ? 'first' : `against-${at}`);
/** Rolls the tests of several people at once, in the order given, and whatever else falls with them. */
export function* trial(
  fight: EinfelstFight,
  asking: { title: string; rule: RuleId },
  tests: readonly [Testing, ...Testing[]],
  beside: readonly Roll[] = [],
): Flow<{ tests: Tested[]; beside: Record<string, Rolled> }> {
  const made = tests.map((one) => ({
    ...one,
    pool: poolOf(fight, one.who, one.skill, one.extras, one.purpose),
  }));
  const rolled = yield* rollAll(
    {
      ...asking,
      seat: seatOf(tests[0].who),
      about: made.flatMap(({ who, against }) => (against === undefined ? [who] : [who, against])),
    },
    [...made.map((one, at) => rollOf(fight, idOf(at), one.who, labelOf(fight, one), one.pool)), ...beside],
  );
  for (const { who, purpose } of made) spend(combatantOf(fight, who), purpose ?? 'maneuver');
  return { tests: made.map((one, at) => read(fight, one, one.pool, rolled[idOf(at)])), beside: rolled };
}
/** A trial of tests alone. */
export function* test(
  fight: EinfelstFight,
  title: string,
  rule: RuleId,
  ...tests: readonly [Testing, ...Testing[]]
): Flow<Tested[]> {
  return (yield* trial(fight, { title, rule }, tests)).tests;
}
