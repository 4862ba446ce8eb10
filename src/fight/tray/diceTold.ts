/** Dice told as a number: how many successes, or the sum. Faces are chosen to match, and marked as told. */
import type { DieGroup, Faces } from '../../engine/dice/dice.ts';
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
}

/**
 * Whether a group can be told as a number, and by which. Not where the rule reads more than that number: kept dice are looked at one by
 * one, and a die that explodes leaves no trace in a sum.
 */
export function toldBy({ count: dice, sides, read, explode }: DieGroup): Told | undefined {
  if (dice < 2) return undefined;
  if (read.by === 'successes') {
    // Every face counts, or none does: nothing to be told.
    if (read.from <= 1 || read.from > sides) return undefined;
    return { word: 'successes', least: 0, most: dice, quick: true };
  }
  if (read.by === 'keep' || explode) return undefined;
  return { word: 'sum', least: dice, most: dice * sides, quick: dice >= SUM_FROM };
}

/** Faces that give a number, as unremarkable as can be: no ones and no top faces where others do. */
export function facesFor({ count: dice, sides, read, explode }: DieGroup, value: number): Faces {
  if (read.by === 'successes') {
    const miss = [read.from - 1];
    // An exploding die on its top face needs another face after it.
    const hit = read.from < sides ? [read.from] : explode ? [sides, 1] : [sides];
    return Array.from({ length: dice }, (_, at) => (at < value ? hit : miss));
  }
  const each = Math.floor(value / dice);
  const more = value - each * dice;
  return Array.from({ length: dice }, (_, at) => [each + (at < more ? 1 : 0)]);
}

/** What was told, for the log. */
export const toldWords = (told: Told, value: number): string =>
  told.word === 'sum' ? `a sum of ${value}` : value === 0 ? 'no success' : count(value, 'success', 'successes');

const STORED = 'affray-dice';
const device = typeof localStorage === 'undefined' ? undefined : localStorage;

/** How this device's GM enters dice: as is quickest, unless faces were asked for. */
export const diceWay = (): 'quickest' | 'faces' => (recall(device, STORED) === 'faces' ? 'faces' : 'quickest');
/** Remembers it. */
export const rememberWay = (way: 'quickest' | 'faces'): void => remember(device, STORED, way);
