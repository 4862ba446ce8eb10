/**
 * The falls of a question's dice that its rules can tell apart, part by part, with their chances.
 */
import type { DieGroup } from '../dice/dice.ts';
import { type Chance, distribution, isCountable } from '../dice/distribution.ts';
import type { Answer, Ask, Roll } from '../question.ts';

/** One fall of some groups of a roll: the faces by the group's place in the roll. */
interface Way {
  faces: Record<number, Chance['faces']>;
  chance: number;
}
type DiceAsked = Extract<Ask, { kind: 'dice' }>;
type SumWay = Way & { sum: number };
interface Placed {
  at: number;
  group: DieGroup;
}

const joined = (one: Way, other: Way): Way => ({
  faces: { ...one.faces, ...other.faces },
  chance: one.chance * other.chance,
});

/**
 * The falls of two parts together. Falls with the same sum are one, so the pairs are never listed:
 * two large pools have a million.
 */
function together(
  ones: readonly SumWay[],
  others: readonly SumWay[],
  sumOf: (a: number, b: number) => number,
): SumWay[] {
  const by = new Map<number, SumWay>();
  for (const a of ones)
    for (const b of others) {
      const sum = sumOf(a.sum, b.sum);
      const same = by.get(sum);
      if (same) same.chance += a.chance * b.chance;
      else by.set(sum, { ...joined(a, b), sum });
    }
  return [...by.values()];
}

const waysOfGroup = ({ at, group }: Placed): SumWay[] =>
  distribution(group).map(({ value, chance, faces }) => ({ sum: value, chance, faces: { [at]: faces } }));
const NOTHING: SumWay = { sum: 0, chance: 1, faces: {} };

/** The sums of a set of groups, each with faces that give it. */
const sumsOf = (groups: readonly Placed[]): SumWay[] =>
  groups.reduce<SumWay[]>((so, next) => together(so, waysOfGroup(next), (a, b) => a + b), [NOTHING]);

/**
 * The parts of a roll that fall independently of each other, each with all its falls. Competing
 * sets are one part, told apart only by the one sum that counts.
 */
function partsOf({ groups, compare }: Roll): Way[][] {
  const placed = groups.map((group, at) => ({ at, group }));
  const sets = (compare?.sets ?? []).map((ids) => placed.filter(({ group }) => ids.includes(group.id)));
  const counts = compare?.which === 'lowest' ? Math.min : Math.max;
  const [first, ...others] = sets.map(sumsOf);
  const alone = placed.filter((one) => !sets.some((set) => set.includes(one))).map(waysOfGroup);
  if (!first) return alone;
  const best = others.reduce<SumWay[]>((so, next) => together(so, next, (a, b) => counts(a, b)), first);
  return [best, ...alone];
}

/** A part of a question's dice that falls by itself: all its falls, the likeliest first. */
export interface DicePart {
  /** The id of the roll that the part belongs to. */
  readonly roll: string;
  readonly falls: readonly Way[];
  /** The chance that all parts after this one show their likeliest falls. */
  readonly rest: number;
}

/**
 * The parts of a question's dice, each with every fall that the rules can tell apart. The chances
 * of a part add up to 1, and the parts fall independently of each other. Undefined if there are too
 * many dice to count.
 */
export function dicePartsOf({ rolls }: DiceAsked): DicePart[] | undefined {
  if (rolls.some(({ groups }) => !groups.every(isCountable))) return undefined;
  const parts: DicePart[] = [];
  let rest = 1;
  for (const { roll, ways } of rolls.flatMap((one) => partsOf(one).map((ways) => ({ roll: one.id, ways }))).reverse()) {
    const falls = ways.toSorted((a, b) => b.chance - a.chance);
    parts.unshift({ roll, falls, rest });
    rest *= falls[0]?.chance ?? 0;
  }
  return parts.length > 0 ? parts : [NO_DICE];
}

/** The only part of a question that asks for no dice at all. */
const NO_DICE: DicePart = { roll: '', falls: [{ faces: {}, chance: 1 }], rest: 1 };

/** The answer in which each part of a question's dice shows the fall given for it. */
export function answerOfFalls({ rolls }: DiceAsked, parts: readonly DicePart[], shown: readonly Way[]): Answer {
  const faces = rolls.map(({ id, groups }) => {
    const fallen = Object.assign({}, ...parts.map(({ roll }, at) => (roll === id ? shown[at]?.faces : undefined)));
    return [id, groups.map((_, at) => fallen[at] ?? [])];
  });
  return { kind: 'dice', faces: Object.fromEntries(faces) };
}
