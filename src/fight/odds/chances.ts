/**
 * The chances of the dice in a question, read as the rule reads them: which results may come, and
 * how often.
 */
import type { DieGroup } from '../../engine/dice/dice.ts';
import { type Chance, distribution } from '../../engine/dice/distribution.ts';

/** The words and the bars for one group of dice. */
export interface ChanceView {
  text: string;
  bars: { label: string; chance: number }[];
}

/**
 * A chance as whole per cent. A possible result never reads 0, and an uncertain one never reads
 * 100.
 */
export function chanceInPercent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance < 0.005) return '<1 %';
  if (chance >= 0.995 && chance < 1 - 1e-9) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}

/**
 * Chances that are parts of one whole, as per cent that add up to that whole. The remainder of
 * rounding goes to the largest remainders.
 */
export function percents(chances: readonly number[]): string[] {
  const whole = chances.map((chance) => Math.floor(chance * 100 + 1e-9));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  const left = Math.round(sum * 100) - whole.reduce((all, n) => all + n, 0);
  const rest = (at: number) => (chances[at] ?? 0) * 100 - (whole[at] ?? 0);
  const raised = new Set([...chances.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, left)));
  return chances.map((chance, at) => {
    const n = (whole[at] ?? 0) + (raised.has(at) ? 1 : 0);
    if (n === 0 && chance > 0) return '<1 %';
    return n === 100 && chance < 1 - 1e-9 ? '>99 %' : `${n} %`;
  });
}

/** The screen works out no more dice than this, because more would take too long. */
const MOST_DICE = 14;

const bandLabel = (marks: readonly number[], value: number): string => {
  const from = marks[value - 1];
  const to = marks[value];
  if (from === undefined) return to === undefined ? 'any' : `${to - 1} or less`;
  return to === undefined ? `${from} or more` : to - 1 === from ? `${from}` : `${from}–${to - 1}`;
};

const atLeast = (chances: readonly Chance[], value: number): number =>
  chances.filter((one) => one.value >= value).reduce((sum, { chance }) => sum + chance, 0);

/**
 * The possible results of a group of dice. Undefined when the group is too big to be worth the
 * time.
 */
export function chancesOf(group: DieGroup): ChanceView | undefined {
  if (group.count > MOST_DICE || group.sides > 100 || group.count < 1) return undefined;
  const chances = distribution(group);
  const { read } = group;
  if (read.by === 'bands') {
    const bars = chances.map(({ value, chance }) => ({ label: bandLabel(read.marks, value), chance }));
    return { bars, text: bars.map(({ label, chance }) => `${label}: ${chanceInPercent(chance)}`).join(' · ') };
  }
  const bars = chances.map(({ value, chance }) => ({ label: String(value), chance }));
  if (read.by === 'successes') {
    const most = Math.min(3, group.count);
    const words = Array.from({ length: most }, (_, at) => `${at + 1}+: ${chanceInPercent(atLeast(chances, at + 1))}`);
    return { bars, text: `successes ${words.join(' · ')}` };
  }
  const mean = chances.reduce((sum, { value, chance }) => sum + value * chance, 0);
  return { bars, text: `${mean.toFixed(1)} on average` };
}
