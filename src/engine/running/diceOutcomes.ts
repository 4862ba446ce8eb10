/** Every fall of a question's dice that its rules can tell apart, each with its chance. */
import type { DieGroup } from '../dice/dice.ts';
import { type Chance, distribution } from '../dice/distribution.ts';
import type { Answer, Ask, Roll } from '../question.ts';

/** One fall of some groups of a roll: the faces by the group's place in the roll. */
interface Way {
  faces: Record<number, Chance['faces']>;
  chance: number;
}
type SumWay = Way & { sum: number };
interface Placed {
  at: number;
  group: DieGroup;
}

const joined = (one: Way, other: Way): Way => ({
  faces: { ...one.faces, ...other.faces },
  chance: one.chance * other.chance,
});
const cross = <T extends Way>(ones: readonly T[], others: readonly T[], sum: (a: T, b: T) => T): T[] =>
  ones.flatMap((a) => others.map((b) => sum(a, b)));

/** Merges the falls that have the same sum, adding their chances. */
function bySum(ways: readonly SumWay[]): SumWay[] {
  const by = new Map<number, SumWay>();
  for (const way of ways) {
    const same = by.get(way.sum);
    if (same) same.chance += way.chance;
    else by.set(way.sum, { ...way });
  }
  return [...by.values()];
}

const waysOfGroup = ({ at, group }: Placed): SumWay[] =>
  distribution(group).map(({ value, chance, faces }) => ({ sum: value, chance, faces: { [at]: faces } }));
const NOTHING: SumWay = { sum: 0, chance: 1, faces: {} };

/** The sums of a set of groups, each with faces that give it. */
const sumsOf = (groups: readonly Placed[]): SumWay[] =>
  groups.reduce<SumWay[]>(
    (so, next) => bySum(cross(so, waysOfGroup(next), (a, b) => ({ ...joined(a, b), sum: a.sum + b.sum }))),
    [NOTHING],
  );

/**
 * Every fall of one roll. For sets that compete, falls are told apart only by the one sum that
 * counts.
 */
function waysOf({ groups, compare }: Roll): Way[] {
  const placed = groups.map((group, at) => ({ at, group }));
  const sets = (compare?.sets ?? []).map((ids) => placed.filter(({ group }) => ids.includes(group.id)));
  const counts = compare?.which === 'lowest' ? Math.min : Math.max;
  const [first, ...others] = sets.map(sumsOf);
  const best = others.reduce<SumWay[]>(
    (so, next) => bySum(cross(so, next, (a, b) => ({ ...joined(a, b), sum: counts(a.sum, b.sum) }))),
    first ?? [NOTHING],
  );
  return placed
    .filter((one) => !sets.some((set) => set.includes(one)))
    .reduce<Way[]>((so, next) => cross<Way>(so, waysOfGroup(next), joined), best);
}

/** Every fall of a question's dice that its rules can tell apart. The chances add up to 1. */
export function diceOutcomes(question: Extract<Ask, { kind: 'dice' }>): { answer: Answer; chance: number }[] {
  let out: { faces: Record<string, Chance['faces'][]>; chance: number }[] = [{ faces: {}, chance: 1 }];
  for (const roll of question.rolls) {
    const ways = waysOf(roll).map(({ faces, chance }) => ({
      faces: roll.groups.map((_, at) => faces[at] ?? []),
      chance,
    }));
    out = out.flatMap((so) =>
      ways.map((way) => ({ faces: { ...so.faces, [roll.id]: way.faces }, chance: so.chance * way.chance })),
    );
  }
  return out.map(({ faces, chance }) => ({ answer: { kind: 'dice', faces }, chance }));
}
