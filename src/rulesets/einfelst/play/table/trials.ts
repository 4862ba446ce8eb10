/** Tests as the table is asked for them (preface, EW-13): several at once, with dice that fall beside them, and what the Director rules on each. */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { combatantOf, type LoggedDice } from '../../../../engine/fight.ts';
import { type Flow, netRuled, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { logged } from '../../../../engine/log.ts';
import type { Roll, Rolled, Ruling } from '../../../../engine/question.ts';
import {
  capital,
  count,
  type Id,
  type RuleId,
  type Seat,
  seatOf,
  type Tally,
  tally,
} from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Skill, TestName } from '../../sheet/skills.ts';
import { needed } from './circumstances.ts';
import { type Extra, type Purpose, poolOf, spend } from './pools.ts';
import { tellRuling } from './tell.ts';

export interface Testing {
  who: Id;
  skill: Skill;
  /** What it is made for: circumstances may name it (EW-13). */
  name: TestName;
  extras?: readonly Extra[];
  purpose?: Purpose;
  /** Whom it is aimed at, though it does not roll: the question is about it too. */
  against?: Id;
  /** The id and label of its roll, where it is not one of two who oppose each other. */
  id?: string;
  label?: string;
}
export interface Tested {
  /** Successes that count: those rolled, less what circumstances and cover ask for beyond the usual (EW-12, EW-13). */
  successes: number;
  rolled: number;
  /** How many more it took than usual, and why. */
  extra: number;
  why: string[];
  dice: LoggedDice[];
}
/** Dice of no test: a poison's, a fall's, an armour's. Each success counts. */
export interface Beside {
  id: string;
  seat: Seat;
  label: string;
  count: number;
}
export interface Fell {
  successes: number;
  dice: LoggedDice[];
}

const groupOf = (fight: EinfelstFight, dice: number): DieGroup => ({
  id: 'pool',
  count: Math.max(1, dice),
  sides: 6,
  read: { by: 'successes', from: fight.house.success },
});
const MORE: Ruling = { id: 'more', label: '+1 die' };
const FEWER: Ruling = { id: 'less', label: '−1 die' };
const HARDER: Ruling = { id: 'harder', label: 'one success more is needed' };
const EASIER: Ruling = { id: 'easier', label: 'one success fewer is needed' };

/** What a test rolls and needs, with what has been ruled on it. */
function underway(fight: EinfelstFight, testing: Testing, id: string, ruled: Ruled) {
  const { who, skill, name, against, extras, purpose } = testing;
  const pool = poolOf(fight, who, skill, extras, purpose);
  const dice = netRuled(ruled, id, 'more', 'less');
  const asked = needed(fight, who, name, skill, against);
  const harder = netRuled(ruled, id, 'harder', 'easier');
  return {
    pool: tally(pool.label, [...pool.parts, { label: 'by ruling', value: dice, rule: 'by hand' }]),
    extra: Math.max(0, asked.extra + harder),
    why: harder > 0 ? [...asked.why, 'by ruling'] : asked.why,
  };
}
type Underway = ReturnType<typeof underway>;

const labelOf = (fight: EinfelstFight, { who, skill, label }: Testing): string =>
  label ?? `${nameOf(fight, who)}: ${capital(skill)}`;
const aimOf = (fight: EinfelstFight, extra: number): string => {
  const faces = fight.house.success === 6 ? 'sixes' : `faces of ${fight.house.success} and more`;
  return extra > 0 ? `${faces}, ${count(extra, 'success', 'successes')} more than usual` : faces;
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
const countOf = (one: Beside, ruled: Ruled): number => Math.max(1, one.count + netRuled(ruled, one.id, 'more', 'less'));
const rollBeside = (fight: EinfelstFight, one: Beside, ruled: Ruled): Roll => ({
  id: one.id,
  seat: one.seat,
  label: one.label,
  groups: [groupOf(fight, countOf(one, ruled))],
  rulings: countOf(one, ruled) > 1 ? [MORE, FEWER] : [MORE],
});

const UNROLLED: Rolled = { faces: [], values: {} };
const idOf = ({ id }: Testing, at: number): string => id ?? (at === 0 ? 'first' : `against-${at}`);

/** Rolls the tests of several people at once, in the order given; what falls beside them comes last, or `first`. */
export function* trial(
  fight: EinfelstFight,
  asking: { title: string; rule: RuleId; seat?: Seat },
  tests: readonly [Testing, ...Testing[]],
  beside: { first?: readonly Beside[]; last?: readonly Beside[] } = {},
): Flow<{ tests: Tested[]; beside: Record<string, Fell> }> {
  const { first = [], last = [] } = beside;
  const about = tests.flatMap(({ who, against }) => (against === undefined ? [who] : [who, against]));
  const { rolled, ruled } = yield* rollRuled(
    { seat: seatOf(tests[0].who), ...asking, about },
    (made) => [
      ...first.map((one) => rollBeside(fight, one, made)),
      ...tests.map((one, at) => rollOfTest(fight, one, idOf(one, at), underway(fight, one, idOf(one, at), made))),
      ...last.map((one) => rollBeside(fight, one, made)),
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
      dice: logged(labelOf(fight, one), [groupOf(fight, pool.total)], fell),
    };
  });
  for (const { who, purpose } of tests) spend(combatantOf(fight, who), purpose ?? 'maneuver');
  return {
    tests: read,
    beside: Object.fromEntries(
      [...first, ...last].map((one) => {
        const fell = rolled[one.id] ?? UNROLLED;
        const dice = logged(one.label, [groupOf(fight, countOf(one, ruled))], fell);
        return [one.id, { successes: fell.values.pool ?? 0, dice }];
      }),
    ),
  };
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
