/** Every fall of a question's dice that its rules can tell apart, each with its chance. */
import type { DieGroup } from '../dice/dice.ts';
import { type Chance, distribution, isCountable } from '../dice/distribution.ts';
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

/** One fall of all dice of a question, with its chance. */
export interface DiceOutcome {
  answer: Answer;
  chance: number;
}

/**
 * Every way in which the dice of a question can fall and that its rules can tell apart, one after
 * the other. The chances add up to 1. The ways are counted through like the wheels of a meter and
 * never listed, so a question with millions of ways takes no memory. Gives none if there are too
 * many dice to count.
 */
export function* diceOutcomes(question: Extract<Ask, { kind: 'dice' }>): Generator<DiceOutcome, void> {
  const { rolls } = question;
  if (rolls.some(({ groups }) => !groups.every(isCountable))) return;
  const wheels = rolls.flatMap((roll) => partsOf(roll).map((ways) => ({ roll: roll.id, ways })));
  const shown = wheels.map(() => 0);
  for (;;) {
    const fallen = wheels.map(({ roll, ways }, at) => ({ roll, way: ways[shown[at] ?? 0] }));
    const faces = rolls.map(({ id, groups }) => {
      const of = Object.assign({}, ...fallen.filter(({ roll }) => roll === id).map(({ way }) => way?.faces));
      return [id, groups.map((_, at) => of[at] ?? [])];
    });
    const chance = fallen.reduce((product, { way }) => product * (way?.chance ?? 0), 1);
    yield { answer: { kind: 'dice', faces: Object.fromEntries(faces) }, chance };
    let at = wheels.length - 1;
    for (; at >= 0; at -= 1) {
      shown[at] = (shown[at] ?? 0) + 1;
      if ((shown[at] ?? 0) < (wheels[at]?.ways.length ?? 0)) break;
      shown[at] = 0;
    }
    if (at < 0) return;
  }
}
