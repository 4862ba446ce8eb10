/**
 * Dice: what is rolled, how faces are read into one value, and drawing them from a seeded source.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import * as z from 'zod/mini';

/**
 * How the dice of a group become one value. The rules, the log and the odds all read faces in this
 * way.
 */
export type DiceReading =
  /** All dice added up. */
  | { by: 'sum' }
  /** The n highest or lowest dice added up: boons and banes, enhanced and impaired. */
  | { by: 'keep'; which: 'highest' | 'lowest'; of: number }
  /** How many dice show at least this face: pools. */
  | { by: 'successes'; from: number }
  /**
   * The band of the sum: how many of these ascending marks the sum reaches. `[13]` on a d20: 0 is
   * 12 or less, 1 is 13 or more.
   */
  | { by: 'bands'; marks: number[] };

/** A handful of equal dice. */
export interface DieGroup {
  id: string;
  count: number;
  sides: number;
  /**
   * Dice that show the top face are rolled again, as long as the top face comes up. Each top face
   * adds one less than its number, or its whole number with `whole`.
   */
  explode?: boolean | 'whole';
  read: DiceReading;
  /**
   * Values of a die from this one up are equal for the rule, so the odds need not tell them apart.
   */
  cap?: number;
  label?: string;
}

/**
 * The faces of one group: for each die the faces it showed. Only a die that exploded has more than
 * one.
 */
export type Faces = number[][];
/**
 * The most dice of a roll: more than any rule asks for, including a fall from the highest cliff by
 * the hardest house rule.
 */
const MOST_DICE = 2000;
export const facesSchema = z
  .array(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(50)))
  .check(z.maxLength(MOST_DICE));

/**
 * The value of one die: a plain die's face; for an exploding die what each top face adds, and then
 * the last face.
 */
export const dieValue = (chain: readonly number[], { sides, explode }: Pick<DieGroup, 'sides' | 'explode'>): number =>
  (chain.length - 1) * (explode === 'whole' ? sides : sides - 1) + (chain.at(-1) ?? 0);

/** Reads die values (not faces) into the group's value. */
export function readValues(read: DiceReading, values: readonly number[]): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  switch (read.by) {
    case 'sum':
      return sum(values);
    case 'keep': {
      const sorted = [...values].sort((a, b) => (read.which === 'highest' ? b - a : a - b));
      return sum(sorted.slice(0, read.of));
    }
    case 'successes':
      return values.filter((value) => value >= read.from).length;
    case 'bands': {
      const total = sum(values);
      return read.marks.filter((mark) => total >= mark).length;
    }
  }
}

/**
 * Which dice of a group count, by their place: the dice kept, or the successes. Undefined where all
 * dice count.
 */
export function countingDice(group: Pick<DieGroup, 'read' | 'sides' | 'explode'>, faces: Faces): number[] | undefined {
  const { read } = group;
  const values = faces.map((chain, at) => ({ at, value: dieValue(chain, group) }));
  if (read.by === 'successes') return values.filter(({ value }) => value >= read.from).map(({ at }) => at);
  if (read.by !== 'keep' || read.of >= faces.length) return undefined;
  const best = [...values].sort((a, b) => (read.which === 'highest' ? b.value - a.value : a.value - b.value));
  return best
    .slice(0, read.of)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/** The value of a group from the faces that fell. */
export const readFaces = (group: DieGroup, faces: Faces): number =>
  readValues(
    group.read,
    faces.map((chain) => dieValue(chain, group)),
  );

/** A sentence on what is wrong with faces for a group; undefined when the faces fit. */
export function faultOfFaces(group: DieGroup, faces: Faces): string | undefined {
  const what = `${group.count}d${group.sides}`;
  if (faces.length !== group.count)
    return `${what} needs ${group.count} ${group.count === 1 ? 'die' : 'dice'}, not ${faces.length}.`;
  for (const chain of faces) {
    for (const [at, face] of chain.entries()) {
      if (!Number.isInteger(face) || face < 1 || face > group.sides)
        return `A d${group.sides} shows 1 to ${group.sides}, not ${face}.`;
      const last = at === chain.length - 1;
      if (!last && !group.explode) return `A d${group.sides} shows one face here, not ${chain.length}.`;
      if (!last && face !== group.sides) return `A d${group.sides} is rolled again only on a ${group.sides}.`;
      if (last && group.explode && face === group.sides && chain.length < 50)
        return `A d${group.sides} that shows ${group.sides} is rolled again: the next face is missing.`;
    }
  }
  return undefined;
}

/** The state of the seeded source: plain JSON, saved and undone with the rest. */
export const diceStateSchema = z.array(z.int()).check(z.length(4));
export type DiceState = readonly number[];

/** A fresh source. The seed comes from outside (the browser's own randomness, or a test). */
export const seededDice = (seed: number): DiceState => xoroshiro128plus(seed).getState();

/**
 * Draws the faces of several groups. Gives the faces by group, and the state of the source after
 * the draw.
 */
export function drawDice(state: DiceState, groups: readonly DieGroup[]): { faces: Faces[]; state: DiceState } {
  const source = xoroshiro128plusFromState(state);
  const one = (sides: number) => uniformInt(source, 1, sides);
  const faces = groups.map((group) =>
    Array.from({ length: group.count }, () => {
      const chain = [one(group.sides)];
      while (group.explode && group.sides > 1 && chain.at(-1) === group.sides && chain.length < 50)
        chain.push(one(group.sides));
      return chain;
    }),
  );
  return { faces, state: source.getState() };
}

/**
 * Draws a whole number from `from` to `to`, both included. Policies and random play use this; a
 * rule never does.
 */
export function drawInt(state: DiceState, from: number, to: number): { value: number; state: DiceState } {
  const source = xoroshiro128plusFromState(state);
  return { value: uniformInt(source, from, to), state: source.getState() };
}
