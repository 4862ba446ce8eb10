/**
 * Dice told as a number: how many successes, or the sum. The program chooses matching faces and
 * marks them as told.
 */

import { deviceStore, recallValue, rememberValue } from '../../browser/kept.ts';
import type { DieGroup, Faces } from '../../engine/dice/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { countWords } from '../../engine/words.ts';

/** From this many dice on, a sum is quicker to type than the faces. */
const SUM_FROM = 3;

/** The numbers by which a group of dice may be told. */
export interface DiceTotal {
  /** What the number means: "successes" or "sum". */
  word: 'successes' | 'sum';
  least: number;
  most: number;
  /** The number is the quicker way, so the question form starts with it. */
  quick: boolean;
  /** The groups of the roll that the number stands for, by their index. */
  groups: readonly number[];
}

const isPlain = ({ read, explode }: DieGroup): boolean => read.by === 'sum' && !explode;

/**
 * Tells whether a group of a roll can be told as a number, alone or with others, and which numbers
 * fit. Groups of which only the sum counts can be. Other groups cannot if the rule reads more than
 * the number: the rule looks at kept dice one by one, and an exploding die leaves no trace in a
 * sum.
 */
export function diceTotalFor(roll: Pick<Roll, 'groups' | 'compare'>, at: number): DiceTotal | undefined {
  const group = roll.groups[at];
  const ids = roll.compare?.sets.find((set) => group && set.includes(group.id)) ?? [];
  const groups = roll.groups.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
  const set = groups.flatMap((place) => roll.groups[place] ?? []);
  if (set.length > 1 && set.every(isPlain)) {
    const least = set.reduce((sum, { count: dice }) => sum + dice, 0);
    const most = set.reduce((sum, { count: dice, sides }) => sum + dice * sides, 0);
    return { word: 'sum', least, most, quick: true, groups };
  }
  const alone = group && toldAlone(group);
  return alone && { ...alone, groups: [at] };
}

function toldAlone({ count: dice, sides, read, explode }: DieGroup): Omit<DiceTotal, 'groups'> | undefined {
  if (dice < 2) return undefined;
  if (read.by === 'successes') {
    // Every face counts, or none does: there is nothing to tell.
    if (read.from <= 1 || read.from > sides) return undefined;
    return { word: 'successes', least: 0, most: dice, quick: true };
  }
  if (read.by === 'keep' || explode) return undefined;
  return { word: 'sum', least: dice, most: dice * sides, quick: dice >= SUM_FROM };
}

/**
 * Chooses faces of groups that together give a number. The faces are as unremarkable as possible:
 * no ones and no top faces where other faces fit.
 */
export function facesForTotal(groups: readonly DieGroup[], value: number): Faces[] {
  const faces: Faces[] = groups.map(({ count: dice, sides, read, explode }) => {
    if (read.by !== 'successes') return Array.from({ length: dice }, () => [1]);
    const miss = [read.from - 1];
    // An exploding die on its top face needs another face after the top one.
    const hit = read.from < sides ? [read.from] : explode ? [sides, 1] : [sides];
    return Array.from({ length: dice }, (_, at) => [...(at < value ? hit : miss)]);
  });
  if (groups.some(({ read }) => read.by === 'successes')) return faces;
  const dice = faces.flatMap((group, at) => group.map((chain) => ({ chain, sides: groups[at]?.sides ?? 1 })));
  // Each die in turn gets one more, as long as any is left.
  for (let left = value - dice.length, round = 1; left > 0 && dice.some(({ sides }) => sides > round); round += 1)
    for (const { chain, sides } of dice)
      if (left > 0 && sides > round) {
        chain[0] = round + 1;
        left -= 1;
      }
  return faces;
}

/** What was told, in words for the log. */
export function diceTotalWords({ word, groups }: DiceTotal, value: number): string {
  if (word === 'successes') return value === 0 ? 'no success' : countWords(value, 'success', 'successes');
  return `a sum of ${value}${groups.length > 1 ? ' in all' : ''}`;
}

const STORED = 'affray-dice';

/** How the GM enters dice on this device: the quickest way, unless the GM has chosen faces. */
export const diceWay = (): 'quickest' | 'faces' =>
  recallValue(deviceStore, STORED) === 'faces' ? 'faces' : 'quickest';
/** Remembers on this device how the GM enters dice. */
export const rememberWay = (way: 'quickest' | 'faces'): void => rememberValue(deviceStore, STORED, way);
