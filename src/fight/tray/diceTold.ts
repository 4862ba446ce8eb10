/** Dice told as a number: how many successes, or the sum. Faces are chosen to match, and marked as told. */
import type { DieGroup, Faces } from '../../engine/dice/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { count } from '../../engine/words.ts';
import { recall, remember } from '../../store/session.ts';

/** So many dice are quicker told by their sum than by their faces. */
const SUM_FROM = 3;

/** The numbers that a group of dice may be told by. */
export interface Told {
  /** What is typed: "successes", "sum". */
  word: 'successes' | 'sum';
  least: number;
  most: number;
  /** It is the quicker way, so the tray starts with it. */
  quick: boolean;
  /** The groups of the roll that it stands for, by their places. */
  groups: readonly number[];
}

const isPlain = ({ read, explode }: DieGroup): boolean => read.by === 'sum' && !explode;

/**
 * Whether a group of a roll can be told as a number, alone or with others, and by which. Not where the rule reads more than that number:
 * kept dice are looked at one by one, and a die that explodes leaves no trace in a sum. Groups of which only the sum counts are told by it.
 */
export function toldBy(roll: Pick<Roll, 'groups' | 'compare'>, at: number): Told | undefined {
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

function toldAlone({ count: dice, sides, read, explode }: DieGroup): Omit<Told, 'groups'> | undefined {
  if (dice < 2) return undefined;
  if (read.by === 'successes') {
    // Every face counts, or none does: nothing to be told.
    if (read.from <= 1 || read.from > sides) return undefined;
    return { word: 'successes', least: 0, most: dice, quick: true };
  }
  if (read.by === 'keep' || explode) return undefined;
  return { word: 'sum', least: dice, most: dice * sides, quick: dice >= SUM_FROM };
}

/** Faces of groups that together give a number, as unremarkable as can be: no ones and no top faces where others do. */
export function facesFor(groups: readonly DieGroup[], value: number): Faces[] {
  const faces: Faces[] = groups.map(({ count: dice, sides, read, explode }) => {
    if (read.by !== 'successes') return Array.from({ length: dice }, () => [1]);
    const miss = [read.from - 1];
    // An exploding die on its top face needs another face after it.
    const hit = read.from < sides ? [read.from] : explode ? [sides, 1] : [sides];
    return Array.from({ length: dice }, (_, at) => [...(at < value ? hit : miss)]);
  });
  if (groups.some(({ read }) => read.by === 'successes')) return faces;
  const dice = faces.flatMap((group, at) => group.map((chain) => ({ chain, sides: groups[at]?.sides ?? 1 })));
  // One more on each die in turn, as far as it goes.
  for (let left = value - dice.length, round = 1; left > 0 && dice.some(({ sides }) => sides > round); round += 1)
    for (const { chain, sides } of dice)
      if (left > 0 && sides > round) {
        chain[0] = round + 1;
        left -= 1;
      }
  return faces;
}

/** What was told, for the log. */
export function toldWords({ word, groups }: Told, value: number): string {
  if (word === 'successes') return value === 0 ? 'no success' : count(value, 'success', 'successes');
  return `a sum of ${value}${groups.length > 1 ? ' in all' : ''}`;
}

const STORED = 'affray-dice';
const device = typeof localStorage === 'undefined' ? undefined : localStorage;

/** How this device's GM enters dice: as is quickest, unless faces were asked for. */
export const diceWay = (): 'quickest' | 'faces' => (recall(device, STORED) === 'faces' ? 'faces' : 'quickest');
/** Remembers it. */
export const rememberWay = (way: 'quickest' | 'faces'): void => remember(device, STORED, way);
