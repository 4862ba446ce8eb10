/** The exact average of dice as the rules read them, so that luck can be told from skill. */
import { type DieGroup, dieValue, type Faces, readFaces } from '../dice/dice.ts';
import { distribution } from '../dice/distribution.ts';
import type { Roll } from '../question.ts';

/**
 * Points that were added up, or successes that were counted: the rolled amount and the expected
 * amount.
 */
export interface Luck {
  rolled: number;
  expected: number;
}

/** The average of one die: an exploding one adds its top face, or one less, and is rolled again. */
function plainMean({ sides, explode }: Pick<DieGroup, 'sides' | 'explode'>): number {
  const plain = (sides + 1) / 2;
  if (!explode || sides < 2) return plain;
  return explode === 'whole' ? (plain * sides) / (sides - 1) : 1 + sides / 2;
}

const averages = new Map<string, number>();
/**
 * The mean of a reading that is no plain sum, from its exact distribution. The result is kept for
 * each kind of dice.
 */
function meanOf(group: DieGroup): number {
  const { cap: _cap, label: _label, id: _id, ...dice } = group;
  const key = JSON.stringify(dice);
  const kept = averages.get(key);
  if (kept !== undefined) return kept;
  // Each die is a success or not, independently of the others, so the mean of n dice is n times the
  // mean of one die.
  const single = dice.read.by === 'successes' ? { ...dice, id: 'one', count: 1 } : { ...dice, id: 'all' };
  const mean = distribution(single).reduce((sum, { value, chance }) => sum + value * chance, 0);
  const all = dice.read.by === 'successes' ? mean * dice.count : mean;
  averages.set(key, all);
  return all;
}

/**
 * Whether the dice themselves count as the points rolled. A band says only which mark was reached,
 * so the dice count there too.
 */
const isSum = ({ read }: DieGroup): boolean => read.by === 'sum' || read.by === 'bands';
const sumOf = (group: DieGroup, faces: Faces): number => faces.reduce((sum, chain) => sum + dieValue(chain, group), 0);

/** What a group of dice gave as the rules read it, and what it gives on average. */
export const luckOf = (group: DieGroup, faces: Faces): Luck =>
  isSum(group)
    ? { rolled: sumOf(group, faces), expected: group.count * plainMean(group) }
    : { rolled: readFaces(group, faces), expected: meanOf(group) };

type Chances = ReadonlyMap<number, number>;
const crossed = (a: Chances, b: Chances, read: (x: number, y: number) => number): Chances => {
  const out = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) out.set(read(x, y), (out.get(read(x, y)) ?? 0) + p * q);
  return out;
};
const chancesOf = (group: DieGroup): Chances =>
  new Map(distribution(group).map(({ value, chance }) => [value, chance]));

/**
 * For competing sets (advantage): the set that counts, and the average of the best or worst set.
 */
function competing(groups: readonly { group: DieGroup; faces: Faces }[][], which: 'highest' | 'lowest'): Luck {
  const counts = which === 'lowest' ? Math.min : Math.max;
  const rolled = counts(
    ...groups.map((set) => set.reduce((sum, { group, faces }) => sum + luckOf(group, faces).rolled, 0)),
  );
  const sums = groups.map((set) =>
    set.map(({ group }) => chancesOf(group)).reduce((a, b) => crossed(a, b, (x, y) => x + y), new Map([[0, 1]])),
  );
  const best = sums.reduce((a, b) => crossed(a, b, counts));
  return { rolled, expected: [...best].reduce((sum, [value, chance]) => sum + value * chance, 0) };
}

/**
 * The result of one roll. Points and successes stay apart because they cannot be added to each
 * other.
 */
export interface RollLuck {
  dice: number;
  points: Luck;
  successes: Luck;
}
export const noLuck = (): RollLuck => ({
  dice: 0,
  points: { rolled: 0, expected: 0 },
  successes: { rolled: 0, expected: 0 },
});

/**
 * Reads one roll from the faces it showed; `fell` holds the faces in the order of the roll's
 * groups.
 */
export function luckOfRoll({ groups, compare }: Roll, fell: readonly Faces[]): RollLuck {
  const all = groups.map((group, at) => ({ group, faces: fell[at] ?? [] }));
  const sets = (compare?.sets ?? [])
    .map((ids) => all.filter(({ group }) => ids.includes(group.id)))
    .filter((set) => set.length > 0);
  const rivals = compare && sets.length > 1 ? sets : [];
  const luck = noLuck();
  const add = (to: Luck, more: Luck) => {
    to.rolled += more.rolled;
    to.expected += more.expected;
  };
  if (compare && rivals.length > 0) add(luck.points, competing(rivals, compare.which));
  for (const one of all) {
    luck.dice += one.faces.reduce((sum, chain) => sum + chain.length, 0);
    if (rivals.some((set) => set.includes(one))) continue;
    const read = luckOf(one.group, one.faces);
    add(one.group.read.by === 'successes' ? luck.successes : luck.points, read);
  }
  return luck;
}
