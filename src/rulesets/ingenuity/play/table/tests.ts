/**
 * Tests: an attribute die, a skill die and at most one proficiency, with the luck die beside them;
 * advantage as the table plays it.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import { type Flow, netRuled, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../../../engine/question.ts';
import { type Id, type RuleId, seatOf, type Tally, tallyOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Attribute, Proficiency, Skill } from '../../sheet/items.ts';
import { type Fighter, hasState } from '../../sheet/sheet.ts';
import { tellRuling } from './tell.ts';

/** The parts of a test. */
export interface Check {
  title: string;
  rule: RuleId;
  attribute: { name: Attribute; sides: number };
  skill: { name: Skill; sides: number };
  bonus: Tally;
  /** Steps of advantage; below 0, of disadvantage. */
  advantage: Tally;
  luck: number;
  /**
   * The luck rolls at which the result changes, ascending. The odds need to tell apart only these.
   */
  marks: readonly number[];
  aim: string;
}
export interface Checked {
  /** The better (or worse) pair and the bonus, without the part that luck adds. */
  total: number;
  /** The d20 and the luck modifier. */
  luck: number;
  dice: LoggedDice[];
}

/** The attribute, skill and proficiency of a test. */
export interface TestParts {
  attribute: Attribute;
  skill: Skill;
  proficiency?: Proficiency;
}
const PROFICIENT = { fortify: 'fortitude', dodge: 'acrobatics', resist: 'composure', resuscitate: 'healing' } as const;

/**
 * The tests that the rules name. The parts of Fortify are the chapter's (IN-43); those of the
 * others are house rules.
 */
export const testOf = (fight: IngenuityFight, name: keyof typeof PROFICIENT): TestParts => ({
  ...(name === 'fortify' ? { attribute: 'strength', skill: 'athletics' } : fight.house.tests[name]),
  proficiency: PROFICIENT[name],
});

/** The attribute and proficiency of a skill test where the rules name none. */
export const BY_SKILL: Record<Skill, { attribute: Attribute; proficiency?: Proficiency }> = {
  combat: { attribute: 'strength', proficiency: 'martial' },
  athletics: { attribute: 'strength' },
  agility: { attribute: 'dexterity', proficiency: 'acrobatics' },
  handling: { attribute: 'dexterity', proficiency: 'sleight' },
  medicine: { attribute: 'wits', proficiency: 'healing' },
  resolve: { attribute: 'will', proficiency: 'composure' },
};

/** The number that a plain test must reach. `against` names it, such as “the difficulty”. */
export interface Reaching {
  what: string;
  rule: RuleId;
  reach: number;
  against: string;
  guards: 'defence' | 'other';
}
/** The number that a test must reach, with its name: "the difficulty of 6". */
export const reachWords = ({ reach, against }: Pick<Reaching, 'reach' | 'against'>): string => `${against} of ${reach}`;

/**
 * A plain test of a combatant, to which a luck roll of 20 adds. `guards`: a defence test, to which
 * Guard adds 1 (IN-11).
 */
export function checkOf(one: Fighter, of: TestParts, asking: { title: string } & Omit<Reaching, 'what'>): Check {
  const { sheet } = one;
  const { proficiency } = of;
  return {
    title: asking.title,
    rule: asking.rule,
    attribute: { name: of.attribute, sides: sheet.attributes[of.attribute] },
    skill: { name: of.skill, sides: sheet.skills[of.skill] },
    bonus: tallyOf('Test', [
      {
        label: proficiency ?? 'no proficiency',
        value: proficiency ? sheet.proficiencies[proficiency] : 0,
        rule: asking.rule,
      },
      {
        label: 'Guard',
        value: asking.guards === 'defence' && hasState(one, 'guarding') ? 1 : 0,
        rule: 'IN-11',
      },
    ]),
    advantage: tallyOf('Advantage', [{ label: 'none', value: 0, rule: asking.rule }]),
    luck: sheet.luck,
    marks: [20],
    aim: `at least ${reachWords(asking)}`,
  };
}

/** The steps of advantage that count, after cancelling and up to the most that stack. */
export const advantageSteps = (fight: IngenuityFight, check: Check): number =>
  Math.max(-fight.house.mostAdvantage, Math.min(fight.house.mostAdvantage, check.advantage.total));

const dieName = (what: { name: string; sides: number }) => `${what.name} d${what.sides}`;
const setIds = (n: number) => [n === 0 ? 'attribute' : `attribute-${n + 1}`, n === 0 ? 'skill' : `skill-${n + 1}`];

/**
 * The dice: one pair and one more for each step (or one more attribute die by the house rule), and
 * the luck d20.
 */
export function groupsOf(fight: IngenuityFight, check: Check): DieGroup[] {
  const net = advantageSteps(fight, check);
  const pairs = fight.house.advantage === 'again' ? 1 + Math.abs(net) : 1;
  const attributes = fight.house.advantage === 'die' ? 1 + Math.abs(net) : 1;
  const plain = { count: 1, read: { by: 'sum' as const } };
  const groups: DieGroup[] = Array.from({ length: pairs }, (_, n) => n).flatMap((n) => {
    const [attribute = '', skill = ''] = setIds(n);
    return [
      attributes === 1
        ? { ...plain, id: attribute, sides: check.attribute.sides, label: dieName(check.attribute) }
        : {
            id: attribute,
            count: attributes,
            sides: check.attribute.sides,
            label: dieName(check.attribute),
            read: { by: 'keep' as const, which: net > 0 ? ('highest' as const) : ('lowest' as const), of: 1 },
          },
      { ...plain, id: skill, sides: check.skill.sides, label: dieName(check.skill) },
    ];
  });
  const marks = check.marks.map((mark) => mark - check.luck);
  return [...groups, { id: 'luck', count: 1, sides: 20, read: { by: 'bands', marks }, label: 'luck d20' }];
}

function rollOf(fight: IngenuityFight, id: string, who: Id, check: Check): Roll {
  const net = advantageSteps(fight, check);
  const pairs = fight.house.advantage === 'again' ? 1 + Math.abs(net) : 1;
  return {
    id,
    seat: seatOf(who),
    label: check.title,
    groups: groupsOf(fight, check),
    tally: check.bonus,
    aim: `${check.aim}${net === 0 ? '' : `; ${net > 1 || net < -1 ? 'double ' : ''}${net > 0 ? 'advantage: the better' : 'disadvantage: the worse'} counts`}`,
    compare: {
      which: net < 0 ? 'lowest' : 'highest',
      sets: Array.from({ length: pairs }, (_, n) => setIds(n)),
    },
  };
}

/** Reads a rolled check. */
function read(fight: IngenuityFight, check: Check, rolled: Rolled): Checked {
  const groups = groupsOf(fight, check);
  const net = advantageSteps(fight, check);
  const sums: number[] = [];
  for (let n = 0; n * 2 + 1 < groups.length; n += 1) {
    const [attribute = '', skill = ''] = setIds(n);
    sums.push((rolled.values[attribute] ?? 0) + (rolled.values[skill] ?? 0));
  }
  const pair = net < 0 ? Math.min(...sums) : Math.max(...sums);
  const face = rolled.faces.at(-1)?.[0]?.[0] ?? 1;
  return { total: pair + check.bonus.total, luck: face + check.luck, dice: loggedDiceOf(check.title, groups, rolled) };
}

/**
 * The GM's rulings on a test before it is rolled: advantage, as far as it still counts, and a
 * number.
 */
function rulingsOn(fight: IngenuityFight, check: Check): Ruling[] {
  const net = check.advantage.total;
  const most = fight.house.mostAdvantage;
  return [
    ...(net < most ? [{ id: 'advantage', label: 'advantage' }] : []),
    ...(net > -most ? [{ id: 'disadvantage', label: 'disadvantage' }] : []),
    { id: 'more', label: '+1 to the result' },
    { id: 'less', label: '−1 to the result' },
  ];
}
const withRuling = (of: Tally, value: number): Tally =>
  value === 0 ? of : tallyOf(of.label, [...of.parts, { label: 'by ruling', value, rule: 'by hand' }]);
const asRuled = (check: Check, id: string, ruled: Ruled): Check => ({
  ...check,
  bonus: withRuling(check.bonus, netRuled(ruled, id, 'more', 'less')),
  advantage: withRuling(check.advantage, netRuled(ruled, id, 'advantage', 'disadvantage')),
});

/** Rolls several checks at once, each for its own combatant. Gives the result of each by its id. */
export function* rollChecks(
  fight: IngenuityFight,
  asking: Parameters<typeof rollRuled>[0],
  checks: readonly { id: string; who: Id; check: Check }[],
): Flow<Record<string, Checked>> {
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (so) =>
      checks.map(({ id, who, check }) => {
        const under = asRuled(check, id, so);
        return { ...rollOf(fight, id, who, under), rulings: rulingsOn(fight, under) };
      }),
    (words) => tellRuling(fight, words),
  );
  return Object.fromEntries(
    checks.map(({ id, check }) => [
      id,
      read(fight, asRuled(check, id, ruled), rolled[id] ?? { faces: [], values: {} }),
    ]),
  );
}

/** Rolls one check for one combatant. */
export function* rollCheck(fight: IngenuityFight, who: Id, check: Check, about: Id[] = [who]): Flow<Checked> {
  const asking = { seat: seatOf(who), title: check.title, rule: check.rule, about };
  const read = yield* rollChecks(fight, asking, [{ id: 'roll', who, check }]);
  return read.roll ?? { total: 0, luck: 0, dice: [] };
}

/** The result of a plain test. */
export interface Tested {
  passed: boolean;
  total: number;
  words: string;
  dice: LoggedDice[];
}
/** Reads a plain test against its number. A luck roll of 20 or more adds to the total. */
export function testResult(fight: IngenuityFight, fell: Checked, asked: Pick<Reaching, 'reach' | 'against'>): Tested {
  const lucky = fell.luck >= 20;
  const total = fell.total + (lucky ? fight.house.luckAdds : 0);
  const words = `${total} against ${reachWords(asked)}${lucky ? `, luck adds ${fight.house.luckAdds}` : ''}`;
  return { passed: total >= asked.reach, total, words, dice: fell.dice };
}

/**
 * Rolls a plain test against a number: adds the part of luck, and says whether the number was
 * reached.
 */
export function* rollTest(fight: IngenuityFight, who: Id, of: TestParts, asking: Reaching): Flow<Tested> {
  const check = checkOf(combatantOf(fight, who), of, { ...asking, title: `${nameOf(fight, who)}: ${asking.what}` });
  return testResult(fight, yield* rollCheck(fight, who, check), asking);
}

/**
 * The dice of a test in words, for the details of options: "d6 + d4 + 1". Guard adds to defence
 * tests (IN-11).
 */
export const testWords = (one: Fighter, of: TestParts, guards: 'defence' | 'other' = 'other'): string => {
  const guard = guards === 'defence' && hasState(one, 'guarding') ? 1 : 0;
  const bonus = (of.proficiency ? one.sheet.proficiencies[of.proficiency] : 0) + guard;
  return `d${one.sheet.attributes[of.attribute]} + d${one.sheet.skills[of.skill]}${bonus > 0 ? ` + ${bonus}` : ''}`;
};
