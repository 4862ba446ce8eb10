/**
 * The exact distribution of a group of dice: each value it can have, its chance, and faces that
 * give it.
 */
import { type DieGroup, type Faces, readValues } from './dice.ts';

export interface Chance {
  value: number;
  /** From 0 to 1; the chances of a group add up to 1. */
  chance: number;
  /** An example of faces that read as this value, with which a procedure can be run. */
  faces: Faces;
}

/**
 * How many explosions are followed: until the chance of any more is under 10⁻⁹. That tail counts as
 * the last value.
 */
const explosions = (sides: number): number => (sides < 2 ? 0 : Math.ceil(9 / Math.log10(sides)));

interface DieChance {
  value: number;
  chance: number;
  chain: number[];
}

/**
 * The values of one die. Faces that the reading cannot tell apart are merged first, which keeps big
 * pools small.
 */
function oneDie(group: DieGroup): DieChance[] {
  const { sides, read } = group;
  const eachTop = group.explode === 'whole' ? sides : sides - 1;
  if (!group.explode) {
    const faces = Array.from({ length: sides }, (_, at) => ({ value: at + 1, chance: 1 / sides, chain: [at + 1] }));
    if (read.by === 'bands' && group.count === 1) return merge(faces, (die) => readValues(read, [die.value]));
    return faces;
  }
  const out: DieChance[] = [];
  const most = explosions(sides);
  for (let tops = 0; tops <= most; tops += 1) {
    const before = Array.from({ length: tops }, () => sides);
    const chance = (1 / sides) ** (tops + 1);
    for (let face = 1; face < sides; face += 1)
      out.push({ value: tops * eachTop + face, chance, chain: [...before, face] });
    const last = out.at(-1);
    if (tops === most && last) last.chance += chance;
  }
  return merge(out, (die) => Math.min(die.value, group.cap ?? Number.POSITIVE_INFINITY));
}

function merge(dice: readonly DieChance[], key: (die: DieChance) => number): DieChance[] {
  const by = new Map<number, DieChance>();
  for (const die of dice) {
    const same = by.get(key(die));
    if (same) same.chance += die.chance;
    else by.set(key(die), { ...die });
  }
  return [...by.values()];
}

/** The outcomes of one die of a pool as values: 1 is a success, 0 is none. */
const asSuccesses = (dice: readonly DieChance[], from: number): DieChance[] =>
  merge(dice, ({ value }) => Number(value >= from)).map((die) => ({ ...die, value: Number(die.value >= from) }));

/**
 * A value of some dice of a group, with the link to the dice before the last ones. The faces are
 * read along these links.
 */
interface Fallen {
  value: number;
  chance: number;
  last?: { chain: number[]; times: number; before: Fallen };
}

function facesOf(fallen: Fallen): Faces {
  const faces: Faces = [];
  for (let { last } = fallen; last; last = last.before.last)
    for (let n = 0; n < last.times; n += 1) faces.unshift([...last.chain]);
  return faces;
}

/** Adds a way to fall to the ways with the same key. */
function addWay(ways: Map<number, Fallen>, key: number, way: Fallen): void {
  const same = ways.get(key);
  if (same) same.chance += way.chance;
  else ways.set(key, way);
}

/** The sums of `count` equal dice, added die by die. */
function addedUp(die: readonly DieChance[], count: number): Fallen[] {
  let sums = new Map<number, Fallen>([[0, { value: 0, chance: 1 }]]);
  for (let n = 0; n < count; n += 1) {
    const next = new Map<number, Fallen>();
    for (const before of sums.values())
      for (const { value, chance, chain } of die)
        addWay(next, before.value + value, {
          value: before.value + value,
          chance: before.chance * chance,
          last: { chain, times: 1, before },
        });
    sums = next;
  }
  return [...sums.values()];
}

/**
 * The sums of the best or worst of `count` equal dice, worked out face by face. The first face is
 * the one that is kept first: dice that show it are kept as long as fewer than `of` are kept.
 */
function keptSums(
  die: readonly DieChance[],
  count: number,
  { which, of }: { which: 'highest' | 'lowest'; of: number },
): Fallen[] {
  const faces = [...die].sort((a, b) => (which === 'highest' ? b.value - a.value : a.value - b.value));
  // For each number of dice that have shown a face so far, the sums of the kept dice.
  let byDice: Map<number, Fallen>[] = [new Map([[0, { value: 0, chance: 1 }]])];
  for (const [at, { value, chance, chain }] of faces.entries()) {
    const next: Map<number, Fallen>[] = [];
    for (const [used, sums] of byDice.entries())
      for (const before of sums?.values() ?? []) {
        let ways = 1;
        for (let times = 0; times <= count - used; times += 1) {
          if (times > 0) ways *= ((count - used - times + 1) / times) * chance;
          if (at === faces.length - 1 && used + times < count) continue;
          const sum = before.value + value * Math.max(0, Math.min(of - used, times));
          next[used + times] ??= new Map();
          addWay(next[used + times] as Map<number, Fallen>, sum, {
            value: sum,
            chance: before.chance * ways,
            last: { chain, times, before },
          });
        }
      }
    byDice = next;
  }
  return [...(byDice[count]?.values() ?? [])];
}

/**
 * The largest group whose values are counted: the most dice, and the most faces of all dice
 * together.
 */
const MOST_COUNTED = { dice: 120, faces: 1200 };

/**
 * Tells whether a group is small enough for `distribution`. Hundreds of dice would take seconds.
 */
export const isCountable = ({ count, sides }: DieGroup): boolean =>
  count <= MOST_COUNTED.dice && count * sides <= MOST_COUNTED.faces;

/**
 * Every value of the group with its chance, ascending by value, and faces that give the value.
 * Values are added up die by die or face by face. So the work grows with the dice and faces, and
 * not with the number of ways in which the dice can fall.
 */
export function distribution(group: DieGroup): Chance[] {
  const { count, read } = group;
  const die = read.by === 'successes' ? asSuccesses(oneDie(group), read.from) : oneDie(group);
  const fallen = read.by === 'keep' ? keptSums(die, count, read) : addedUp(die, count);
  const by = new Map<number, Chance>();
  for (const one of fallen) {
    const value = read.by === 'bands' ? readValues(read, [one.value]) : one.value;
    const same = by.get(value);
    if (same) same.chance += one.chance;
    else by.set(value, { value, chance: one.chance, faces: facesOf(one) });
  }
  return [...by.values()].sort((a, b) => a.value - b.value);
}
