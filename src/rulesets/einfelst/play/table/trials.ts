/**
 * Tests as the table is asked for them (preface, EW-13): several at once, with the dice that fall
 * together with them, and the Director's rulings on each.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { type Flow, netRuled, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../../../engine/question.ts';
import {
  capitalized,
  countWords,
  type Id,
  type RuleId,
  type Seat,
  seatOf,
  type Tally,
  tallyOf,
} from '../../../../engine/words.ts';
import { dicePool } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Skill, TestName } from '../../sheet/skills.ts';
import { neededSuccesses } from './circumstances.ts';
import { type Extra, type Purpose, poolOf, spendPool } from './pools.ts';
import { tellRuling } from './tell.ts';

export interface Testing {
  who: Id;
  skill: Skill;
  /** The kind of the test, which circumstances may name (EW-13). */
  name: TestName;
  extras?: readonly Extra[];
  purpose?: Purpose;
  /** The target of the test, who does not roll. The question is about the target too. */
  against?: Id;
  /** The id and label of the roll, where the test is not one of two that oppose each other. */
  id?: string;
  label?: string;
}
export interface Tested {
  /**
   * The successes that count: those rolled, minus the extra ones that circumstances and cover ask
   * for (EW-12, EW-13).
   */
  successes: number;
  rolled: number;
  /** How many successes more than usual the test needed, and why. */
  extra: number;
  why: string[];
  dice: LoggedDice[];
}
/** Dice that belong to no test: a poison's, a fall's, an armour's. Each success counts. */
export interface ExtraDice {
  id: string;
  seat: Seat;
  label: string;
  count: number;
}
export interface Fell {
  successes: number;
  dice: LoggedDice[];
}

const groupOf = (fight: EinfelstFight, dice: number): DieGroup =>
  dicePool('pool', 6, Math.max(1, dice), fight.house.success);
const MORE: Ruling = { id: 'more', label: '+1 die' };
const FEWER: Ruling = { id: 'less', label: '−1 die' };
const HARDER: Ruling = { id: 'harder', label: 'one success more is needed' };
const EASIER: Ruling = { id: 'easier', label: 'one success fewer is needed' };

/** The dice and the needed successes of a test, with the rulings made on it. */
function underway(fight: EinfelstFight, testing: Testing, id: string, ruled: Ruled) {
  const { who, skill, name, against, extras, purpose } = testing;
  const pool = poolOf(fight, who, skill, extras, purpose);
  const dice = netRuled(ruled, id, 'more', 'less');
  const asked = neededSuccesses(fight, who, name, skill, against);
  const harder = netRuled(ruled, id, 'harder', 'easier');
  return {
    pool: tallyOf(pool.label, [...pool.parts, { label: 'by ruling', value: dice, rule: 'by hand' }]),
    extra: Math.max(0, asked.extra + harder),
    why: harder > 0 ? [...asked.why, 'by ruling'] : asked.why,
  };
}
type Underway = ReturnType<typeof underway>;

const labelOf = (fight: EinfelstFight, { who, skill, label }: Testing): string =>
  label ?? `${nameOf(fight, who)}: ${capitalized(skill)}`;
const aimOf = (fight: EinfelstFight, extra: number): string => {
  const faces = fight.house.success === 6 ? 'sixes' : `faces of ${fight.house.success} and more`;
  return extra > 0 ? `${faces}, ${countWords(extra, 'success', 'successes')} more than usual` : faces;
};
const rollOfTest = (fight: EinfelstFight, testing: Testing, id: string, { pool, extra }: Underway): Roll => ({
  id,
  seat: seatOf(testing.who),
  label: labelOf(fight, testing),
  groups: [groupOf(fight, pool.total)],
  tally: pool as Tally,
  aim: aimOf(fight, extra),
  rulings: [MORE, FEWER, HARDER, ...(extra > 0 ? [EASIER] : [])],
});
const countOf = (one: ExtraDice, ruled: Ruled): number =>
  Math.max(1, one.count + netRuled(ruled, one.id, 'more', 'less'));
const rollExtraDice = (fight: EinfelstFight, one: ExtraDice, ruled: Ruled): Roll => ({
  id: one.id,
  seat: one.seat,
  label: one.label,
  groups: [groupOf(fight, countOf(one, ruled))],
  rulings: countOf(one, ruled) > 1 ? [MORE, FEWER] : [MORE],
});

const UNROLLED: Rolled = { faces: [], values: {} };
const idOf = ({ id }: Testing, at: number): string => id ?? (at === 0 ? 'first' : `against-${at}`);

/**
 * Rolls the tests of several people at once, in the order given. The dice of no test come last, or
 * `first`.
 */
export function* rollTrial(
  fight: EinfelstFight,
  asking: { title: string; rule: RuleId; seat?: Seat },
  tests: readonly [Testing, ...Testing[]],
  beside: { first?: readonly ExtraDice[]; last?: readonly ExtraDice[] } = {},
): Flow<{ tests: Tested[]; beside: Record<string, Fell> }> {
  const { first = [], last = [] } = beside;
  const about = tests.flatMap(({ who, against }) => (against === undefined ? [who] : [who, against]));
  const { rolled, ruled } = yield* rollRuled(
    { seat: seatOf(tests[0].who), ...asking, about },
    (made) => [
      ...first.map((one) => rollExtraDice(fight, one, made)),
      ...tests.map((one, at) => rollOfTest(fight, one, idOf(one, at), underway(fight, one, idOf(one, at), made))),
      ...last.map((one) => rollExtraDice(fight, one, made)),
    ],
    (words) => tellRuling(fight, words),
  );
  const read = tests.map((one, at): Tested => {
    const { pool, extra, why } = underway(fight, one, idOf(one, at), ruled);
    const fell = rolled[idOf(one, at)] ?? UNROLLED;
    const successes = fell.values.pool ?? 0;
    return {
      successes: Math.max(0, successes - extra),
      rolled: successes,
      extra,
      why,
      dice: loggedDiceOf(labelOf(fight, one), [groupOf(fight, pool.total)], fell),
    };
  });
  for (const { who, purpose } of tests) spendPool(combatantOf(fight, who), purpose ?? 'maneuver');
  return {
    tests: read,
    beside: Object.fromEntries(
      [...first, ...last].map((one) => {
        const fell = rolled[one.id] ?? UNROLLED;
        const dice = loggedDiceOf(one.label, [groupOf(fight, countOf(one, ruled))], fell);
        return [one.id, { successes: fell.values.pool ?? 0, dice }];
      }),
    ),
  };
}
/** Rolls tests alone, without further dice. */
export function* rollTests(
  fight: EinfelstFight,
  title: string,
  rule: RuleId,
  ...tests: readonly [Testing, ...Testing[]]
): Flow<Tested[]> {
  return (yield* rollTrial(fight, { title, rule }, tests)).tests;
}
