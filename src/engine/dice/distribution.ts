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
    if (read.by === 'successes') return merge(faces, (die) => (die.value >= read.from ? 1 : 0));
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

/** The sums of `count` equal dice, added die by die, each with the first faces that give it. */
function addedUp(die: readonly DieChance[], count: number): Chance[] {
  let sums = new Map<number, Chance>([[0, { value: 0, chance: 1, faces: [] }]]);
  for (let n = 0; n < count; n += 1) {
    const next = new Map<number, Chance>();
    for (const so of sums.values())
      for (const { value, chance, chain } of die) {
        const same = next.get(so.value + value);
        if (same) same.chance += so.chance * chance;
        else
          next.set(so.value + value, {
            value: so.value + value,
            chance: so.chance * chance,
            faces: [...so.faces, [...chain]],
          });
      }
    sums = next;
  }
  return [...sums.values()].sort((a, b) => a.value - b.value);
}

/**
 * Every value of the group with its chance, ascending by value. Sums are added up die by die; other
 * readings count multisets, so ten d6 are 3003 cases, not 60 million.
 */
export function distribution(group: DieGroup): Chance[] {
  const die = oneDie(group);
  if (group.read.by === 'sum') return addedUp(die, group.count);
  const by = new Map<number, Chance>();
  const factorial = Array.from({ length: group.count + 1 }, () => 1);
  for (let n = 2; n <= group.count; n += 1) factorial[n] = (factorial[n - 1] ?? 1) * n;
  const picked: number[] = Array.from({ length: die.length }, () => 0);
  const visit = (at: number, left: number, chance: number): void => {
    if (at === die.length - 1 || left === 0) {
      if (left > 0) picked[at] = left;
      const rest = left > 0 ? (die[at]?.chance ?? 0) ** left / (factorial[left] ?? 1) : 1;
      const chains = picked.flatMap((n, which) => Array.from({ length: n }, () => die[which]));
      const value = readValues(
        group.read,
        chains.map((one) => one?.value ?? 0),
      );
      const weight = chance * rest * (factorial[group.count] ?? 1);
      const same = by.get(value);
      if (same) same.chance += weight;
      else by.set(value, { value, chance: weight, faces: chains.map((one) => [...(one?.chain ?? [])]) });
      picked[at] = 0;
      return;
    }
    for (let n = 0; n <= left; n += 1) {
      picked[at] = n;
      visit(at + 1, left - n, (chance * (die[at]?.chance ?? 0) ** n) / (factorial[n] ?? 1));
    }
    picked[at] = 0;
  };
  visit(0, group.count, 1);
  return [...by.values()].sort((a, b) => a.value - b.value);
}
